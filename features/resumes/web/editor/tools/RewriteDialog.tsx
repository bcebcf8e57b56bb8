import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { rewriteText, TONES } from '../../../resumes-contract.ts';
import type { PlacedText } from '../../../wording/placed-texts.ts';
import { TONE_NAMES } from '../../resume-words.ts';

type RewriteDialogProps<Content> = {
  /** One text, or the lines of a field to choose from. */
  texts: PlacedText<Content>[];
  /** The preselected line. */
  line: number | null;
  of: 'resume' | 'letter';
  onAccept: (at: PlacedText<Content>, text: string) => void;
  onClose: () => void;
};

/** Shows a suggestion next to the current text. It can be edited before accepting; nothing changes otherwise. */
export function RewriteDialog<Content>({ texts, line, of, onAccept, onClose }: RewriteDialogProps<Content>) {
  const id = useId();
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      texts.findIndex((one) => one.line === line),
    ),
  );
  const [tone, setTone] = useState<(typeof TONES)[number]>('rephrase');
  const [unchanged, setUnchanged] = useState<{ of: string; tones: readonly (typeof TONES)[number][] }>({ of: '', tones: [] });
  const [edited, setEdited] = useState<string | null>(null);
  const at = texts[chosen];
  const text = at?.text ?? '';
  const answer = useQuery({
    ...query(rewriteText, { body: { text, tone, of } }),
    enabled: at !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const found = answer.data?.data;
  // Known for the text, while the suggestion in another tone is still to come.
  if (found && unchanged.of !== text) setUnchanged({ of: text, tones: found.unchanged });
  const proposal = edited ?? found?.proposal ?? '';
  // The tone that is shown stays, with the reason below it.
  const isWithoutChange = (one: (typeof TONES)[number]) => one !== tone && unchanged.of === text && unchanged.tones.includes(one);
  if (!at) return null;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Rewrite {texts.length > 1 ? 'your letter' : at.name}</DialogTitle>
      <DialogContent>
        {texts.length > 1 && (
          <Box sx={{ mb: 2, maxWidth: 480 }}>
            <FormLabel htmlFor={`${id}-part`}>Which part</FormLabel>
            <NativeSelect
              fullWidth
              variant="outlined"
              input={<OutlinedInput size="small" />}
              inputProps={{ id: `${id}-part` }}
              value={chosen}
              onChange={({ target }) => {
                setChosen(Number(target.value));
                setEdited(null);
              }}
              sx={{ mt: 0.5 }}
            >
              {texts.map((one, index) => (
                <option key={one.name} value={index}>
                  {one.name}: {one.text.length > 50 ? `${one.text.slice(0, 48)}…` : one.text}
                </option>
              ))}
            </NativeSelect>
          </Box>
        )}
        <Box role="group" aria-label="Tone" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {TONES.map((one) => (
            <Chip
              key={one}
              label={isWithoutChange(one) ? `${TONE_NAMES[one]}: no change for this text` : TONE_NAMES[one]}
              clickable
              disabled={isWithoutChange(one)}
              color={one === tone ? 'primary' : 'default'}
              variant={one === tone ? 'filled' : 'outlined'}
              aria-pressed={one === tone}
              onClick={() => {
                setTone(one);
                setEdited(null);
              }}
            />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <section aria-labelledby={`${id}-now`}>
            <FormLabel component="h3" id={`${id}-now`} sx={{ display: 'block', m: 0, mb: 0.5 }}>
              Current
            </FormLabel>
            <Box
              sx={{
                p: 1.5,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.subtle',
                typography: 'body2',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {text}
            </Box>
          </section>
          <div>
            <FormLabel htmlFor={`${id}-proposal`} sx={{ display: 'block', mb: 0.5 }}>
              Suggestion
            </FormLabel>
            {answer.error ? (
              <Alert severity="error">{messageOf(answer.error)}</Alert>
            ) : !found ? (
              <Box role="status" aria-label="Writing a suggestion">
                <Skeleton />
                <Skeleton width="85%" />
              </Box>
            ) : (
              <OutlinedInput
                fullWidth
                multiline
                minRows={3}
                id={`${id}-proposal`}
                value={proposal}
                onChange={({ target }) => setEdited(target.value)}
              />
            )}
            {found?.notice && (
              <Alert severity="info" sx={{ mt: 1 }}>
                {found.notice}
              </Alert>
            )}
            {found && proposal !== text && (
              <Typography variant="caption" component="p" sx={{ mt: 0.75, color: 'text.secondary' }}>
                {found.engine === 'service'
                  ? 'Written by an external service that received only this text. Check that every fact is still correct.'
                  : 'Written by this site’s built-in rules. Check that every fact is still correct.'}
              </Typography>
            )}
          </div>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Discard
        </Button>
        <Button
          variant="contained"
          disabled={!found || proposal.trim() === '' || proposal === text}
          onClick={() => onAccept(at, proposal)}
        >
          Accept
        </Button>
      </DialogActions>
    </Dialog>
  );
}
