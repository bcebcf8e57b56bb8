import Box from '@mui/material/Box';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import type { OpenDraft } from './resume-draft.ts';
import { useDraftPart } from './useDraft.ts';

const SAID = {
  saved: ['Saved', IconCloudCheck, 'text.secondary'],
  waiting: ['Saving', IconCloudUp, 'text.secondary'],
  saving: ['Saving', IconCloudUp, 'text.secondary'],
  away: ['Not saved yet. Your changes are stored in this browser until the connection is back', IconCloudOff, 'warning.text'],
  refused: ['Not saved', IconAlertTriangle, 'error.text'],
} as const;

/** The save status. */
export function SavedState<Content, Design>({ draft }: { draft: OpenDraft<Content, Design> }) {
  const status = useDraftPart(draft, (state) => state.status);
  const refusal = useDraftPart(draft, (state) => state.refusal);
  const [text, Icon, color] = SAID[status];
  return (
    <Box
      role="status"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, typography: 'body2', color, minHeight: 24 }}
    >
      <Icon size={18} aria-hidden />
      {refusal ? `${text}: ${refusal}` : text}
    </Box>
  );
}
