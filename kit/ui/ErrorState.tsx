import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type ErrorStateProps = {
  /** What happened: "The jobs could not be loaded". */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
};

/** A part of the page that could not be shown; the rest of the page stays usable. */
export function ErrorState({
  title,
  children = 'Check your connection, then try again.',
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2.5,
        border: 1,
        borderColor: 'error.text',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box component={IconAlertCircle} size={24} aria-hidden sx={{ flexShrink: 0, color: 'error.text' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="p">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {children}
        </Typography>
        {onRetry && (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            onClick={onRetry}
            loading={retrying}
            loadingPosition="start"
            startIcon={<IconRefresh size={18} aria-hidden />}
            sx={{ mt: 2 }}
          >
            Try again
          </Button>
        )}
      </Box>
    </Box>
  );
}
