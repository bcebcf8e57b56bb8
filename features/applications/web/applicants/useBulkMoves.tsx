import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { STAGE_LABEL, type Stage } from '#features/jobs/stages.ts';
import { call } from '#kit/ui/data/api.ts';
import { applyFieldErrors, mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { announce } from '#kit/ui/page/announce.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import { countMove, moveMany, undoBatch } from '../../pipeline-contract.ts';
import { MOST_OFFERS } from '../../pipeline-rules.ts';
import { UNDO_SECONDS } from '../../rules.ts';
import { ApplicantNotSelectedDialog } from './ApplicantNotSelectedDialog.tsx';
import { OfferDialog } from './panel/OfferDialog.tsx';
import { atTerms, type OfferForm, termsOf } from './panel/offer-values.ts';
import { refreshApplicants } from './useApplicantMoves.ts';
import type { Chosen } from './useChosen.ts';

type Reach = { reached: number; not_selected: number; skipped: readonly { why: string; count: number }[] };

export const applicantsIn = (count: number) => counted(count, 'applicant', 'applicants');

export type BulkMoves = {
  /** Counts whom a move would reach and asks. */
  ask: (stage: Stage) => void;
  counting: boolean;
  /** Ends a change of the chosen applicants: says so and offers to undo it. */
  done: (text: string, batchId: number) => void;
  dialogs: ReactNode;
};

/** Moves the chosen applicants of a job, from the bar above the list or by dragging on the board. */
export function useBulkMoves(jobId: number, ids: readonly number[], chosen: Pick<Chosen, 'clear' | 'replace'>): BulkMoves {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<{ stage: Stage; reach: Reach } | null>(null);
  const params = { id: jobId };

  const undo = useMutation(
    mutation(({ id }: { id: number; ids: readonly number[] }) => call(undoBatch, { params: { id } }), {
      onSuccess: ({ data }, { ids: before }) => {
        chosen.replace(before);
        void refreshApplicants(client);
        const stored = data.skipped.map(({ why, count }) => ` ${applicantsIn(count)}: ${why.toLowerCase()}.`).join('');
        toast.success(`Undone for ${applicantsIn(data.reached)}.${stored}`);
      },
    }),
  );
  const done = (text: string, batchId: number) => {
    void refreshApplicants(client);
    chosen.clear();
    announce(text);
    toast.undo(text, () => undo.mutate({ id: batchId, ids }), UNDO_SECONDS);
  };
  const count = useMutation(
    mutation((stage: Stage) => call(countMove, { params, body: { ids: [...ids], stage } }), {
      onSuccess: ({ data }, stage) => {
        if (data.reached === 0) toast.error(`Nobody can move to ${STAGE_LABEL[stage]}. ${describeSkipped(data)}`);
        else if (stage === 'offer' && data.reached > MOST_OFFERS)
          toast.error(`Offers go to up to ${MOST_OFFERS} applicants together. Choose fewer than ${data.reached}.`);
        else setWanted({ stage, reach: data });
      },
    }),
  );
  const move = useMutation(
    mutation(
      ({ form: _, ...how }: { stage: Stage; reason?: string; offer?: ReturnType<typeof termsOf>; form?: OfferForm }) =>
        call(moveMany, { params, body: { ids: [...ids], ...how } }),
      {
        onSuccess: ({ data }, { stage }) => {
          setWanted(null);
          const sentOffers = stage === 'offer' ? `${counted(data.reached, 'offer', 'offers')} sent` : null;
          done(sentOffers ?? `${applicantsIn(data.reached)} moved to ${STAGE_LABEL[stage]}`, data.batch_id);
        },
        onError: (error, { form }) => {
          // The dialog keeps the terms that were typed.
          if (form && applyFieldErrors(atTerms(error), form.setError)) return true;
          if (!form) setWanted(null);
          void refreshApplicants(client);
          return false;
        },
      },
    ),
  );

  const dialogs = (
    <>
      {wanted && wanted.stage !== 'not_selected' && wanted.stage !== 'offer' && (
        <ConfirmDialog
          open
          title={`Move ${applicantsIn(wanted.reach.reached)} to ${STAGE_LABEL[wanted.stage]}?`}
          confirmLabel={`Move ${applicantsIn(wanted.reach.reached)}`}
          pending={move.isPending}
          onConfirm={() => move.mutate({ stage: wanted.stage })}
          onCancel={() => setWanted(null)}
        >
          {takenBackText(wanted.reach)}
          {NOTIFIED_TEXT}
          <SkippedList reach={wanted.reach} />
        </ConfirmDialog>
      )}
      {wanted?.stage === 'offer' && (
        <OfferDialog
          jobId={jobId}
          name={applicantsIn(wanted.reach.reached)}
          draftName={`offers of job ${jobId}`}
          many={{
            count: wanted.reach.reached,
            sentence: (
              <>
                {takenBackText(wanted.reach)}
                {NOTIFIED_TEXT}
                <SkippedList reach={wanted.reach} />
              </>
            ),
          }}
          onCancel={() => setWanted(null)}
          onSend={(values, form) =>
            move.mutateAsync({ stage: 'offer', offer: termsOf(values), form }).then(
              () => true,
              () => false,
            )
          }
        />
      )}
      {wanted?.stage === 'not_selected' && (
        <ApplicantNotSelectedDialog
          name={applicantsIn(wanted.reach.reached)}
          draftName={`not selected of job ${jobId}`}
          many={
            <>
              {NOTIFIED_TEXT}
              <SkippedList reach={wanted.reach} />
            </>
          }
          onCancel={() => setWanted(null)}
          onConfirm={(reason) =>
            move.mutateAsync({ stage: 'not_selected', reason }).then(
              () => true,
              () => false,
            )
          }
        />
      )}
    </>
  );
  return {
    ask: (stage) => count.mutate(stage),
    counting: count.isPending,
    done,
    dialogs,
  };
}

/** A move of many may take back decisions that the chosen applicants have read. */
function takenBackText({ reached, not_selected }: Reach): string {
  if (not_selected === 0) return '';
  if (reached === 1) return 'They were not selected before. ';
  return `${not_selected.toLocaleString('en-GB')} of them ${not_selected === 1 ? 'was' : 'were'} not selected. `;
}

const NOTIFIED_TEXT = `Each of them is notified, unless you undo within ${UNDO_SECONDS} seconds.`;

/** Who stays where they are, and why. */
function SkippedList({ reach: { skipped } }: { reach: Reach }) {
  if (skipped.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      These stay where they are:
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {skipped.map(({ why, count }) => (
          <li key={why}>
            {applicantsIn(count)}: {why.charAt(0).toLowerCase() + why.slice(1)}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const describeSkipped = ({ skipped }: Reach): string =>
  skipped.map(({ why, count }) => `Skipped: ${applicantsIn(count)}. ${why}.`).join(' ');
