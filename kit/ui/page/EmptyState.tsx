import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ContourMotif } from './ContourMotif.tsx';

type EmptyStateProps = {
  /** What is missing: "No saved jobs yet". */
  title: string;
  /** One sentence about what appears here. */
  children?: ReactNode;
  /** The main action. */
  action?: ReactNode;
  /** An outlined icon of 28 px. */
  icon?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  seed?: number;
};

/** Shown for a list or page without content: what appears here and what to do next. */
export function EmptyState({ title, children, action, icon, headingLevel = 'h2', seed = 11 }: EmptyStateProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        textAlign: 'center',
      }}
    >
      {/* The lines have a separate band and never run behind text. */}
      <Box
        sx={{
          position: 'relative',
          height: 96,
          overflow: 'hidden',
          color: 'text.primary',
          maskImage: 'linear-gradient(black, transparent)',
        }}
      >
        <ContourMotif seed={seed} opacity={0.1} />
      </Box>
      <Box sx={{ position: 'relative', px: 3, pb: 5, mt: icon ? -3 : 0 }}>
        {icon && (
          <Box
            aria-hidden
            sx={{
              display: 'inline-flex',
              p: 1.25,
              mb: 2,
              borderRadius: '50%',
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              color: 'text.secondary',
            }}
          >
            {icon}
          </Box>
        )}
        <Typography variant="h3" component={headingLevel}>
          {title}
        </Typography>
        {children && <Typography sx={{ mt: 0.5, mx: 'auto', maxWidth: '52ch', color: 'text.secondary' }}>{children}</Typography>}
        {action && <Box sx={{ mt: 2.5, display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 1 }}>{action}</Box>}
      </Box>
    </Box>
  );
}
