import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { faultOfTokens, fillTokens, type TokenValues } from '../rules.ts';

type WrittenPreviewProps = { label: string; written: { subject: string; body: string }; values: TokenValues };

/** A text as its reader gets it, or what can't be filled in. */
export function WrittenPreview({ label, written, values }: WrittenPreviewProps) {
  const fault = faultOfTokens(`${written.subject}\n${written.body}`);
  return (
    <Box component="section" aria-label={label}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {fault && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {fault}
        </Alert>
      )}
      <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.neutral', minHeight: 56 }}>
        {written.subject.trim() && (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fillTokens(written.subject, values)}</Typography>
        )}
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{fillTokens(written.body, values)}</Typography>
      </Box>
    </Box>
  );
}
