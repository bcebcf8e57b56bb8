import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLocale } from '../text/locale.tsx';

export type Figure = { label: string; value: ReactNode; note?: ReactNode };

/** Key figures side by side. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  const { language } = useLocale();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: '1px',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'divider',
      }}
    >
      {figures.map(({ label, value, note }) => (
        <Box
          key={label}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', p: 2, bgcolor: 'background.paper' }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: 24, lineHeight: '32px', fontWeight: 700 }}>
            {typeof value === 'number' ? value.toLocaleString(language) : value}
            {note && (
              <Box component="span" sx={{ ml: 0.75, typography: 'body2', fontWeight: 400, color: 'text.secondary' }}>
                {note}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
