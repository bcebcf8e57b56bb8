import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import type { OpenDraft } from './resume-draft.ts';
import { useDraftPart } from './useDraft.ts';

const STATE_TEXT = {
  saved: ['Saved', IconCloudCheck, 'text.secondary'],
  waiting: ['Saving', IconCloudUp, 'text.secondary'],
  saving: ['Saving', IconCloudUp, 'text.secondary'],
  away: ['Not saved yet. Your changes are stored in this browser until the connection is back', IconCloudOff, 'warning.text'],
  refused: ['Not saved', IconAlertTriangle, 'error.text'],
} as const;

type SavedStateProps<Content, Design> = {
  draft: OpenDraft<Content, Design>;
  /** Leads to the field with this path, which the server refused; null if the editor cannot show it. */
  toField?: ((path: string) => (() => void) | null) | undefined;
};

/** The save status. */
export function SavedState<Content, Design>({ draft, toField }: SavedStateProps<Content, Design>) {
  const status = useDraftPart(draft, (state) => state.status);
  const refusal = useDraftPart(draft, (state) => state.refusal);
  const [text, Icon, color] = STATE_TEXT[status];
  const show = refusal?.at ? toField?.(refusal.at) : null;
  return (
    <Box
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'body2', minHeight: 24 }}
    >
      <Box role="status" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color }}>
        <Icon size={18} aria-hidden />
        {refusal ? `${text}: ${refusal.text}${refusal.rest_saved ? ' Everything else is saved.' : ''}` : text}
      </Box>
      {show && (
        <Link component="button" type="button" variant="body2" onClick={show}>
          Go to the field
        </Link>
      )}
    </Box>
  );
}
