import Alert from '@mui/material/Alert';
import { type MissingCharacters, missingMessage } from '../../missing-characters.ts';

/** Names the characters that the PDF shows as empty boxes; nothing if there are none. */
export function MissingCharactersNotice({ missing }: { missing: readonly MissingCharacters[] }) {
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {missingMessage(missing)}
    </Alert>
  );
}
