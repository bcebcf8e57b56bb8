import Box from '@mui/material/Box';
import { DateText } from './DateText.tsx';

/** When the figures beside it were counted, if not for this page. */
export function CountedAt({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      Counted <DateText value={at} />.
    </Box>
  );
}
