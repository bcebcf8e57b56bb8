import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TOKEN_NAMES, TOKENS } from '../rules.ts';

/** The tokens that can be written, with what they are filled with. */
export function TokenList() {
  return (
    <Box>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        These are filled in for each person
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, typography: 'body2' }}
      >
        {TOKEN_NAMES.map((token) => (
          <Box key={token} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontFamily: 'monospace' }}>{`{${token}}`}</Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {TOKENS[token]}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
