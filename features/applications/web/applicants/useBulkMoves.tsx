import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { announce } from '#kit/ui/announce.tsx';
import { call } from '#kit/ui/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { counted } from '#kit/ui/counted.ts';
import { mutation } from '#kit/ui/query.ts';
import { toast } from '#kit/ui/toast.tsx';
import { countMove, moveMany, undoBatch } from '../../pipeline-contract.ts';
import { STAGE_LABEL, type Stage, UNDO_SECONDS } from '../../rules.ts';
import { ApplicantNotSelectedDialog } from './ApplicantNotSelectedDialog.tsx';
import { refreshApplicants } from './useApplicantMoves.ts';

type Reach = { reached: number; skipped: readonly { why: string; count: number }[] };

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
export function useBulkMoves(jobId: number, ids: readonly number[], onDone: () => void): BulkMoves {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<{ stage: Stage; reach: Reach } | null>(null);
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
    onDone();
    announce(text);
    toast.undo(text, () => undo.mutate(batchId), UNDO_SECONDS);
  };
  const count = useMutation(
    mutation((stage: Stage) => call(countMove, { params, body: { ids: [...ids], stage } }), {
      onSuccess: ({ data }, stage) => {
        if (data.reached > 0) setWanted({ stage, reach: data });
        else toast.error(`Nobody can move to ${STAGE_LABEL[stage]}. ${describeSkipped(data)}`);
      },
    }),
  );
  const move = useMutation(
    mutation(
      ({ stage, reason }: { stage: Stage; reason?: string }) =>
        call(moveMany, { params, body: { ids: [...ids], stage, ...(reason && { reason }) } }),
      {
        onSuccess: ({ data }, { stage }) => {
          setWanted(null);
          done(`${applicantsIn(data.reached)} moved to ${STAGE_LABEL[stage]}`, data.batch_id);
        },
        onError: () => {
          setWanted(null);
          void refreshApplicants(client);
        },
      },
    ),
  );

  const dialogs = (
    <>
      {wanted && wanted.stage !== 'not_selected' && (
        <ConfirmDialog
          open
          title={`Move ${applicantsIn(wanted.reach.reached)} to ${STAGE_LABEL[wanted.stage]}?`}
          confirmLabel={`Move ${applicantsIn(wanted.reach.reached)}`}
          pending={move.isPending}
          onConfirm={() => move.mutate({ stage: wanted.stage })}
          onCancel={() => setWanted(null)}
        >
          {TOLD} {describeSkipped(wanted.reach)}
        </ConfirmDialog>
      )}
      {wanted?.stage === 'not_selected' && (
        <ApplicantNotSelectedDialog
          name={applicantsIn(wanted.reach.reached)}
          many={`${TOLD} ${describeSkipped(wanted.reach)}`}
          onCancel={() => setWanted(null)}
          onConfirm={(reason) =>
            move.mutateAsync({ stage: 'not_selected', reason }).then(
              () => {},
              () => {},
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

const TOLD = `Each of them is notified, unless you undo within ${UNDO_SECONDS} seconds.`;

const describeSkipped = ({ skipped }: Reach): string =>
  skipped.map(({ why, count }) => `Skipped: ${applicantsIn(count)}. ${why}.`).join(' ');
