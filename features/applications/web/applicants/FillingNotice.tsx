import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findRecruiterJobs, getRecruiterJob } from '#features/jobs/recruiting-contract.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { announce } from '#kit/ui/page/announce.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import { closeFilledJob, type Filling, getFilling } from '../../filling-contract.ts';
import { undoBatch } from '../../pipeline-contract.ts';
import { UNDO_SECONDS } from '../../rules.ts';
import { refreshApplicants } from './useApplicantMoves.ts';

/** Once all openings of a job are filled: offers to close the job and to tell everybody who still waits. */
export function FillingNotice({ jobId }: { jobId: number }) {
  const { data } = useQuery(query(getFilling, { params: { id: jobId } }));
  return data ? <Notice jobId={jobId} filling={data.data} /> : null;
}

const isOpen = ({ status }: Filling) => status === 'published' || status === 'paused' || status === 'expired';
const waiting = (count: number) => counted(count, 'applicant', 'applicants');

function Notice({ jobId, filling }: { jobId: number; filling: Filling }) {
  const client = useQueryClient();
  const { openings, hired, undecided } = filling;
  // A hire while the page is open asks at once, unless this was answered for it already.
  const [hiredBefore, setHiredBefore] = useState(hired);
  const [wanted, setWanted] = useState(false);
  const isFilled = isOpen(filling) && hired >= openings;
  const asks = isFilled && (wanted || hired > hiredBefore);
  const later = () => {
    setHiredBefore(hired);
    setWanted(false);
  };
  const invalidates = [getRecruiterJob, findRecruiterJobs];
  const undo = useMutation(
    mutation((id: number) => call(undoBatch, { params: { id } }), {
      invalidates,
      onSuccess: ({ data }) => {
        void refreshApplicants(client);
        toast.success(`The job is open again. Undone for ${waiting(data.reached)}.`);
      },
    }),
  );
  const close = useMutation(
    mutation(() => call(closeFilledJob, { params: { id: jobId }, body: { undecided } }), {
      invalidates,
      onSuccess: ({ data }) => {
        later();
        void refreshApplicants(client);
        const text = data.reached === 0 ? 'Job closed as filled' : `Job closed as filled. ${waiting(data.reached)} will be told.`;
        announce(text);
        toast.undo(text, () => undo.mutate(data.batch_id), UNDO_SECONDS);
      },
      onError: () => {
        void refreshApplicants(client);
      },
    }),
  );
  if (!isFilled) return null;
  return (
    <>
      <Alert
        severity="success"
        sx={{ mb: 2, alignItems: 'center' }}
        action={
          <Button size="small" color="inherit" variant="outlined" onClick={() => setWanted(true)}>
            Close the job…
          </Button>
        }
      >
        {openings === 1 ? 'The opening is filled.' : `All ${openings} openings are filled.`}{' '}
        {undecided === 0
          ? 'Nobody else waits for an answer.'
          : `${waiting(undecided)} still ${undecided === 1 ? 'waits' : 'wait'} for an answer.`}
      </Alert>
      <ConfirmDialog
        open={asks}
        title="Close this job as filled?"
        confirmLabel={undecided === 0 ? 'Close job' : `Close job and tell ${waiting(undecided)}`}
        cancelLabel="Not now"
        pending={close.isPending}
        onConfirm={() => close.mutate()}
        onCancel={later}
      >
        {hired === 1 ? '1 person is' : `${hired} people are`} hired for {openings === 1 ? '1 opening' : `${openings} openings`}.{' '}
        {undecided === 0
          ? 'Nobody else waits for an answer. New people can no longer apply.'
          : `${waiting(undecided)} who still ${undecided === 1 ? 'waits' : 'wait'} will read: “The position has been filled. Thank you for your application and the time you gave it.” Open offers are withdrawn and interviews cancelled. You can undo this for ${UNDO_SECONDS} seconds, before any email is sent.`}
      </ConfirmDialog>
    </>
  );
}
