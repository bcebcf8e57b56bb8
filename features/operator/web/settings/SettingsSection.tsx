import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The anchor of a section. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** A card with a group of settings and a short explanation. */
export function SettingsSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="section"
      id={sectionId(title)}
      sx={{
        scrollMarginTop: 88,
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {lead && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '75ch' }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>{children}</Box>
    </Box>
  );
}
