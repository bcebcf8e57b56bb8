import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type SecurityRow = { id: string | number; title: ReactNode; text: ReactNode; action?: ReactNode };

/** Rows of a card: sessions, passkeys, events. */
export function SecurityList({ label, rows }: { label: string; rows: readonly SecurityRow[] }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ id, title, text, action }) => (
        <Box
          key={id}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            py: 1.25,
            borderTop: 1,
            borderColor: 'divider',
            '&:last-of-type': { pb: 0 },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ typography: 'subtitle2', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              {title}
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text}</Box>
          </Box>
          {action}
        </Box>
      ))}
    </Box>
  );
}
