import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { STAGE_LABEL } from '#features/jobs/stages.ts';
import { resumeInText } from '#kit/country/country.ts';
import { call, download } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { downloadCvExport, getCvExport, startCvExport, tagMany } from '../../pipeline-contract.ts';
import { MOST_AT_ONCE, MOST_CVS } from '../../pipeline-rules.ts';
import { PIPELINE } from '../../rules.ts';
import type { BulkAction } from '../extra-section.ts';
import { APPLICANTS_PANEL } from './ApplicantStageTabs.tsx';
import { applicantsIn, type BulkMoves } from './useBulkMoves.tsx';

type BulkBarProps = {
  jobId: number;
  ids: readonly number[];
  moves: BulkMoves;
  actions: readonly BulkAction[];
  total: number;
  /** Chooses everybody who matches the filters. */
  onAll: () => void;
  choosing: boolean;
  onClear: () => void;
  /** Keeps its dialogs, and what was typed in them, while one applicant fills the page. */
  hidden: boolean;
};

/** What can be done with the chosen applicants: each change says first whom it reaches, and can be undone for ten seconds. */
export function BulkBar({ jobId, ids, moves, actions, total, onAll, choosing, onClear, hidden }: BulkBarProps) {
  const { countryId } = useLocale();
  const [menu, setMenu] = useState(false);
  const [tagging, setTagging] = useState(false);
  const [action, setAction] = useState<BulkAction | null>(null);
  const [exportId, setExportId] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const params = { id: jobId };
  const pack = useMutation(
    mutation(() => call(startCvExport, { params, body: { ids: ids.slice(0, MOST_CVS) } }), {
      onSuccess: ({ data }) => setExportId(data.id),
    }),
  );

  const isShown = ids.length > 0;
  useEffect(() => {
    if (!isShown) return;
    // The bar and its dialogs are gone, and with them the focus.
    return () => {
      if (document.activeElement === document.body) document.getElementById(APPLICANTS_PANEL)?.focus({ preventScroll: true });
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <Box
      role="group"
      aria-label="Selected applicants"
      sx={{
        position: 'sticky',
        // Docked below the list, so that nothing above it moves when it appears.
        bottom: 8,
        zIndex: 3,
        display: hidden ? 'none' : 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 1.5,
        p: 1.25,
        border: 1,
        borderColor: 'primary.text',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 4,
      }}
    >
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {ids.length.toLocaleString('en-GB')} selected
      </Typography>
      {ids.length < Math.min(total, MOST_AT_ONCE) && (
        <Button size="small" color="inherit" loading={choosing} onClick={onAll}>
          {total > MOST_AT_ONCE
            ? `Select the first ${MOST_AT_ONCE.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`
            : `Select all ${total.toLocaleString('en-GB')}`}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={onClear} sx={{ mr: 'auto' }}>
        Clear
      </Button>
      <Button
        ref={button}
        size="small"
        variant="contained"
        loading={moves.counting}
        aria-haspopup="menu"
        aria-expanded={menu}
        endIcon={<IconChevronDown size={16} aria-hidden />}
        onClick={() => setMenu(true)}
      >
        Move to
      </Button>
      <Menu anchorEl={() => button.current} open={menu} onClose={() => setMenu(false)}>
        {PIPELINE.map((stage) => (
          <MenuItem
            key={stage}
            onClick={() => {
              setMenu(false);
              moves.ask(stage);
            }}
          >
            {STAGE_LABEL[stage]}
            {stage === 'offer' && '…'}
          </MenuItem>
        ))}
      </Menu>
      <Button size="small" variant="outlined" color="inherit" onClick={() => moves.ask('not_selected')}>
        Not selected…
      </Button>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setTagging(true)}>
        Tag…
      </Button>
      <Button size="small" variant="outlined" color="inherit" loading={pack.isPending} onClick={() => pack.mutate()}>
        {resumeWord(countryId)}s as ZIP
      </Button>
      {actions.map((one) => (
        <Button key={one.key} size="small" variant="outlined" color="inherit" onClick={() => setAction(one)}>
          {one.label}
        </Button>
      ))}
      {action && (
        <Suspense fallback={null}>
          <action.Dialog
            applicationIds={ids}
            onClose={() => setAction(null)}
            onDone={() => {
              setAction(null);
              onClear();
            }}
          />
        </Suspense>
      )}
      {moves.dialogs}
      {tagging && (
        <TagDialog
          jobId={jobId}
          ids={ids}
          onClose={() => setTagging(false)}
          onDone={(text, batchId) => {
            setTagging(false);
            moves.done(text, batchId);
          }}
        />
      )}
      {exportId !== null && (
        <ExportDialog id={exportId} left={Math.max(0, ids.length - MOST_CVS)} onClose={() => setExportId(null)} />
      )}
    </Box>
  );
}

type TagDialogProps = {
  jobId: number;
  ids: readonly number[];
  onClose: () => void;
  onDone: (text: string, batchId: number) => void;
};

function TagDialog({ jobId, ids, onClose, onDone }: TagDialogProps) {
  const form = useForm({ defaultValues: { tag: '' } });
  const tag = useMutation(
    mutation((text: string) => call(tagMany, { params: { id: jobId }, body: { ids: [...ids], tag: text } }), {
      form,
      onSuccess: ({ data }, text) => onDone(`${applicantsIn(data.reached)} tagged “${text}”`, data.batch_id),
    }),
  );
  return (
    <FormDialog
      form={form}
      draft={null}
      title={`Tag ${applicantsIn(ids.length)}`}
      submitLabel="Add tag"
      pending={tag.isPending}
      maxWidth="xs"
      onSubmit={form.handleSubmit(({ tag: text }) => tag.mutate(text.trim()))}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="tag"
        label="Tag"
        maxLength={40}
        help="Colleagues see it. Applicants don’t."
        autoFocus
      />
    </FormDialog>
  );
}

const POLL_MS = 700;

function ExportDialog({ id, left, onClose }: { id: number; left: number; onClose: () => void }) {
  const label = useId();
  const { countryId } = useLocale();
  const word = resumeWord(countryId);
  const inText = resumeInText(word);
  const params = { id };
  const { data, isError } = useQuery({
    ...query(getCvExport, { params }),
    refetchInterval: ({ state }) => (state.data && ['ready', 'failed'].includes(state.data.data.status) ? false : POLL_MS),
  });
  const save = useMutation(mutation(() => download(downloadCvExport, { params }, `${word}s.zip`)));
  const found = data?.data;
  const failed = isError || found?.status === 'failed';
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={label}>
      <DialogTitle id={label}>{word}s as ZIP</DialogTitle>
      <DialogContent>
        {failed ? (
          <Alert severity="error">{found?.error ?? 'We couldn’t create the ZIP. Try again.'}</Alert>
        ) : (
          <>
            <Typography role="status" sx={{ mb: 1.5 }}>
              {found?.status === 'ready'
                ? `${counted(found.done, `${inText} is`, `${inText}s are`)} ready. The ZIP is kept for a day.`
                : `Packing ${inText}s: ${found?.done ?? 0} of ${found?.total ?? '…'}`}
            </Typography>
            <LinearProgress
              variant="determinate"
              aria-label={`${word}s packed`}
              value={found ? (100 * found.done) / Math.max(1, found.total) : 0}
            />
            {left > 0 && (
              <Alert severity="info" sx={{ mt: 2 }}>
                A ZIP has up to {MOST_CVS} {inText}s. {applicantsIn(left)} are left out.
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button variant="contained" disabled={found?.status !== 'ready'} loading={save.isPending} onClick={() => save.mutate()}>
          Download
        </Button>
      </DialogActions>
    </Dialog>
  );
}
