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
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { announce } from '#kit/ui/announce.tsx';
import { call, download } from '#kit/ui/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { counted } from '#kit/ui/counted.ts';
import { mutation, query } from '#kit/ui/query.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import {
  countMove,
  downloadCvExport,
  getCvExport,
  moveMany,
  startCvExport,
  tagMany,
  undoBatch,
} from '../../pipeline-contract.ts';
import { MOST_CVS } from '../../pipeline-rules.ts';
import { PIPELINE, STAGE_LABEL, type Stage, UNDO_SECONDS } from '../../rules.ts';
import type { BulkAction } from '../extra-section.ts';
import { ApplicantNotSelectedDialog } from './ApplicantNotSelectedDialog.tsx';
import { refreshApplicants } from './useApplicantMoves.ts';

type BulkBarProps = {
  jobId: number;
  ids: readonly number[];
  actions: readonly BulkAction[];
  total: number;
  /** Chooses everybody who matches the filters. */
  onAll: () => void;
  choosing: boolean;
  onClear: () => void;
};

type Reach = { reached: number; skipped: readonly { why: string; count: number }[] };

const applicantsIn = (count: number) => counted(count, 'applicant', 'applicants');

/** What can be done with the chosen applicants: each change says first whom it reaches, and can be undone for ten seconds. */
export function BulkBar({ jobId, ids, actions, total, onAll, choosing, onClear }: BulkBarProps) {
  const client = useQueryClient();
  const [menu, setMenu] = useState(false);
  const [asked, setAsked] = useState<'tag' | 'not_selected' | null>(null);
  const [action, setAction] = useState<BulkAction | null>(null);
  const [wanted, setWanted] = useState<{ stage: Stage; reach: Reach } | null>(null);
  const [exportId, setExportId] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const params = { id: jobId };

  const undo = useMutation(
    mutation((id: number) => call(undoBatch, { params: { id } }), {
      onSuccess: ({ data }) => {
        void refreshApplicants(client);
        const kept = data.skipped.map(({ why, count }) => ` ${applicantsIn(count)}: ${why.toLowerCase()}.`).join('');
        toast.success(`Taken back for ${applicantsIn(data.reached)}.${kept}`);
      },
    }),
  );
  const done = (text: string, batchId: number) => {
    void refreshApplicants(client);
    onClear();
    announce(text);
    toast.undo(text, () => undo.mutate(batchId), UNDO_SECONDS);
  };
  const count = useMutation(
    mutation((stage: Stage) => call(countMove, { params, body: { ids: [...ids], stage } }), {
      onSuccess: ({ data }, stage) => setWanted({ stage, reach: data }),
    }),
  );
  const move = useMutation(
    mutation(
      ({ stage, reason }: { stage: Stage; reason?: string }) =>
        call(moveMany, { params, body: { ids: [...ids], stage, ...(reason && { reason }) } }),
      {
        onSuccess: ({ data }, { stage }) => {
          setWanted(null);
          setAsked(null);
          done(`${applicantsIn(data.reached)} moved to ${STAGE_LABEL[stage]}`, data.batch_id);
        },
        onError: () => {
          setWanted(null);
          void refreshApplicants(client);
        },
      },
    ),
  );
  const pack = useMutation(
    mutation(() => call(startCvExport, { params, body: { ids: ids.slice(0, MOST_CVS) } }), {
      onSuccess: ({ data }) => setExportId(data.id),
    }),
  );

  if (ids.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Chosen applicants"
      sx={{
        position: 'sticky',
        top: 72,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1.5,
        p: 1.25,
        border: 1,
        borderColor: 'primary.text',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {ids.length} chosen
      </Typography>
      {ids.length < total && (
        <Button size="small" color="inherit" loading={choosing} onClick={onAll}>
          Choose all {total}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={onClear} sx={{ mr: 'auto' }}>
        Clear
      </Button>
      <Button
        ref={button}
        size="small"
        variant="contained"
        loading={count.isPending}
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
              count.mutate(stage);
            }}
          >
            {STAGE_LABEL[stage]}
          </MenuItem>
        ))}
      </Menu>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setAsked('not_selected')}>
        Not selected…
      </Button>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setAsked('tag')}>
        Tag…
      </Button>
      <Button size="small" variant="outlined" color="inherit" loading={pack.isPending} onClick={() => pack.mutate()}>
        CVs as ZIP
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
      {wanted && (
        <ConfirmDialog
          open
          title={`Move ${applicantsIn(wanted.reach.reached)} to ${STAGE_LABEL[wanted.stage]}?`}
          confirmLabel={`Move ${applicantsIn(wanted.reach.reached)}`}
          pending={move.isPending}
          onConfirm={() => move.mutate({ stage: wanted.stage })}
          onCancel={() => setWanted(null)}
        >
          {describeReach(wanted.reach)}
        </ConfirmDialog>
      )}
      {asked === 'not_selected' && (
        <ApplicantNotSelectedDialog
          name={applicantsIn(ids.length)}
          many
          onCancel={() => setAsked(null)}
          onConfirm={async (reason) => {
            await move.mutateAsync({ stage: 'not_selected', reason }).catch(() => setAsked(null));
          }}
        />
      )}
      {asked === 'tag' && (
        <TagDialog
          jobId={jobId}
          ids={ids}
          onClose={() => setAsked(null)}
          onDone={(text, batchId) => {
            setAsked(null);
            done(text, batchId);
          }}
        />
      )}
      {exportId !== null && (
        <ExportDialog id={exportId} left={Math.max(0, ids.length - MOST_CVS)} onClose={() => setExportId(null)} />
      )}
    </Box>
  );
}

function describeReach({ reached, skipped }: Reach): ReactNode {
  const told = reached > 0 ? 'Each of them is notified, unless you undo within ten seconds.' : 'Nobody can move there.';
  return [told, ...skipped.map(({ why, count }) => `Skipped: ${applicantsIn(count)}. ${why}.`)].join(' ');
}

type TagDialogProps = {
  jobId: number;
  ids: readonly number[];
  onClose: () => void;
  onDone: (text: string, batchId: number) => void;
};

function TagDialog({ jobId, ids, onClose, onDone }: TagDialogProps) {
  const id = useId();
  const form = useForm({ defaultValues: { tag: '' } });
  const { control, handleSubmit } = form;
  const tag = useMutation(
    mutation((text: string) => call(tagMany, { params: { id: jobId }, body: { ids: [...ids], tag: text } }), {
      form,
      onSuccess: ({ data }, text) => onDone(`${applicantsIn(data.reached)} tagged “${text}”`, data.batch_id),
    }),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={handleSubmit(({ tag: text }) => tag.mutate(text.trim()))}>
        <DialogTitle id={`${id}-title`}>Tag {applicantsIn(ids.length)}</DialogTitle>
        <DialogContent>
          <TextInput
            control={control}
            name="tag"
            label="Tag"
            maxLength={40}
            help="Colleagues see it. Applicants don’t."
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={tag.isPending}>
            Add tag
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const POLL_MS = 700;

function ExportDialog({ id, left, onClose }: { id: number; left: number; onClose: () => void }) {
  const label = useId();
  const params = { id };
  const { data, isError } = useQuery({
    ...query(getCvExport, { params }),
    refetchInterval: ({ state }) => (state.data && ['ready', 'failed'].includes(state.data.data.status) ? false : POLL_MS),
  });
  const save = useMutation(mutation(() => download(downloadCvExport, { params }, 'CVs.zip')));
  const found = data?.data;
  const failed = isError || found?.status === 'failed';
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={label}>
      <DialogTitle id={label}>CVs as ZIP</DialogTitle>
      <DialogContent>
        {failed ? (
          <Alert severity="error">{found?.error ?? 'The ZIP could not be made. Try again.'}</Alert>
        ) : (
          <>
            <Typography role="status" sx={{ mb: 1.5 }}>
              {found?.status === 'ready'
                ? `${counted(found.done, 'CV is', 'CVs are')} ready. The ZIP is kept for a day.`
                : `Packing CVs: ${found?.done ?? 0} of ${found?.total ?? '…'}`}
            </Typography>
            <LinearProgress
              variant="determinate"
              aria-label="CVs packed"
              value={found ? (100 * found.done) / Math.max(1, found.total) : 0}
            />
            {left > 0 && (
              <Alert severity="info" sx={{ mt: 2 }}>
                A ZIP has up to {MOST_CVS} CVs. {applicantsIn(left)} are left out.
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
