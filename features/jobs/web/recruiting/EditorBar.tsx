import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconEye } from '@tabler/icons-react';
import { fieldWords } from './recruiting-words.ts';
import type { AutosaveStatus } from './useAutosave.ts';

export type Wanted = 'save' | 'publish';

type EditorBarProps = {
  isDraft: boolean;
  busy: Wanted | null;
  isDirty: boolean;
  /** Of a draft, whether the server has it; null for a job that is public. */
  autosaved: AutosaveStatus | null;
  onPreview: () => void;
  onSaveDraft: () => void;
};

export function EditorBar({ isDraft, busy, isDirty, autosaved, onPreview, onSaveDraft }: EditorBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 3,
        mx: { xs: -2, sm: 0 },
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {isDraft ? (
        <>
          <Button type="submit" variant="contained" loading={busy === 'publish'} disabled={busy !== null}>
            Publish
          </Button>
          <Button variant="outlined" color="inherit" loading={busy === 'save'} disabled={busy !== null} onClick={onSaveDraft}>
            Save draft
          </Button>
        </>
      ) : (
        <Button type="submit" variant="contained" loading={busy === 'save'} disabled={busy !== null}>
          Save changes
        </Button>
      )}
      <Button color="inherit" startIcon={<IconEye size={18} aria-hidden />} onClick={onPreview}>
        Preview
      </Button>
      <Typography role="status" variant="body2" sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
        {statusText(autosaved, isDirty)}
      </Typography>
    </Box>
  );
}

function statusText(autosaved: AutosaveStatus | null, isDirty: boolean): string {
  if (autosaved?.is === 'saving') return 'Saving…';
  if (autosaved?.is === 'offline') return 'No connection. Your changes are stored in this browser.';
  if (autosaved?.is === 'invalid' && isDirty) return `Not saved: check ${fieldWords(autosaved.field).toLowerCase()}`;
  if (autosaved?.is === 'saved' && !isDirty) return `Saved ${timeOf(autosaved.at)}`;
  return isDirty ? 'Not saved yet' : '';
}

const timeOf = (at: number) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
