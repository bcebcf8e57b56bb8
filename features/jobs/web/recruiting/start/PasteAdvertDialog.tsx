import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconFileUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type ClipboardEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import type { Option } from '#kit/ui/inputs/SelectInput.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import { type AdvertProposal, MOST_ADVERT, parseAdvert } from '../../../advert-contract.ts';
import type { JobDraft } from '../../../recruiting-contract.ts';
import type { JobFormValues } from '../job-values.ts';
import { AdvertReview } from './AdvertReview.tsx';
import { isTyped, type ParsedAdvert, valuesOfProposals } from './advert-values.ts';

const TOO_LARGE = 'This is larger than 1 MB. Copy only the text of the advert and paste that.';
const MOST_FILE_BYTES = 1_000_000;

type PasteAdvertDialogProps = {
  form: UseFormReturn<JobFormValues, unknown, JobDraft>;
  onTowns: (picked: readonly Option[]) => void;
  onClose: () => void;
};

/** Fills the form from an advert: pasted, or a saved page. The recruiter reviews each field first. */
export function PasteAdvertDialog({ form, onTowns, onClose }: PasteAdvertDialogProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [parsed, setParsed] = useState<ParsedAdvert | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<AdvertProposal['field']>>(new Set());
  /** The formatting of what was pasted, which the box cannot show. */
  const pasted = useRef<{ text: string; html: string } | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const parse = useMutation(
    mutation(parseAdvert, {
      onSuccess: ({ data }) => {
        setParsed(data);
        setChosen(new Set(data.proposals.filter((one) => !isTyped(one, form.getValues())).map(({ field }) => field)));
      },
      onError: (error) => {
        if (!(error instanceof ApiError)) return false;
        setProblem(error.errors.advert?.[0] ?? (error.status === 413 ? TOO_LARGE : error.message));
        return true;
      },
    }),
  );

  const send = (advert: string) => {
    if (advert.trim() === '') return setProblem('Paste the text of the advert');
    if (advert.length > MOST_ADVERT || JSON.stringify(advert).length > MOST_FILE_BYTES) return setProblem(TOO_LARGE);
    setProblem(null);
    parse.mutate({ body: { advert } });
  };

  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    const html = clipboardData.getData('text/html');
    if (html && text.trim() === '') pasted.current = { text: flat(clipboardData.getData('text/plain')), html };
  };

  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    target.value = '';
    if (!picked) return;
    if (picked.size > MOST_FILE_BYTES) return setProblem(TOO_LARGE);
    send(await picked.text());
  };

  const fill = () => {
    if (!parsed) return;
    const values = valuesOfProposals(parsed, chosen);
    const town = parsed.proposals.find(({ field }) => field === 'city_id' && chosen.has(field));
    if (town?.values.city_id) onTowns([{ value: town.values.city_id, label: town.label ?? '' }]);
    for (const [name, value] of Object.entries(values)) form.setValue(name as keyof JobFormValues, value, { shouldDirty: true });
    toast.success(`${counted(chosen.size, 'field', 'fields')} filled in. Check them before you publish.`);
    onClose();
  };

  return (
    <Dialog
      open
      // A click beside the dialog must not lose the pasted text.
      onClose={(_, reason) => reason === 'escapeKeyDown' && text === '' && !parsed && onClose()}
      fullScreen={narrow}
      maxWidth="md"
      fullWidth
      aria-labelledby="paste-advert"
    >
      <DialogTitle id="paste-advert">{parsed ? 'Check what we found' : 'Paste an advert'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {parsed ? (
          <AdvertReview parsed={parsed} values={form.getValues()} chosen={chosen} onChange={setChosen} />
        ) : (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Copy the whole advert from your website, a job board or a document. We fill in what it says, and you check each
              field before it’s used. Nothing is published.
            </Typography>
            <FormField id="pasted-advert" label="Advert" help="Text, HTML or JobPosting data" error={problem ?? undefined}>
              <OutlinedInput
                id="pasted-advert"
                multiline
                minRows={8}
                maxRows={16}
                value={text}
                error={problem !== null}
                onChange={({ target }) => setText(target.value)}
                slotProps={{
                  input: {
                    onPaste,
                    'aria-describedby': problem === null ? 'pasted-advert-help' : 'pasted-advert-help pasted-advert-error',
                    'aria-invalid': problem !== null,
                  },
                }}
                autoFocus
                fullWidth
              />
            </FormField>
          </>
        )}
        <VisuallyHidden role="status">{parse.isPending ? 'Reading the advert' : ''}</VisuallyHidden>
        {parsed && parsed.proposals.length === 0 && (
          <Alert severity="warning">We found nothing to fill in. Paste the whole advert, or fill in the form yourself.</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        {parsed ? (
          <Button color="inherit" sx={{ mr: 'auto' }} onClick={() => setParsed(null)}>
            Back to the text
          </Button>
        ) : (
          <>
            <Button
              color="inherit"
              sx={{ mr: 'auto' }}
              startIcon={<IconFileUpload size={18} aria-hidden />}
              disabled={parse.isPending}
              onClick={() => file.current?.click()}
            >
              Use a saved page
            </Button>
            <input
              ref={file}
              type="file"
              hidden
              aria-label="Saved page"
              accept=".html,.htm,.json,.txt,text/html,text/plain,application/json"
              onChange={(event) => void onFile(event)}
            />
          </>
        )}
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        {parsed ? (
          <Button variant="contained" disabled={chosen.size === 0} onClick={fill}>
            {chosen.size === 0 ? 'Fill in' : `Fill in ${counted(chosen.size, 'field', 'fields')}`}
          </Button>
        ) : (
          <Button
            variant="contained"
            loading={parse.isPending}
            onClick={() => send(pasted.current?.text === flat(text) ? pasted.current.html : text)}
          >
            Read the advert
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
