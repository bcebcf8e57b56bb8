import Box from '@mui/material/Box';

/** What is known of an entry, name beside value. Empty values are left out. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string | null])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(104px, max-content) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.75,
        typography: 'body2',
      }}
    >
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
