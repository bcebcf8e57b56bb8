import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '#kit/ui/announce.tsx';
import { ApiError, call } from '#kit/ui/api.ts';
import { keyOf, mutation } from '#kit/ui/query.ts';
import { toast } from '#kit/ui/toast.tsx';
import { type Applicant, findApplicants, getApplicant, moveApplicant } from '../contract.ts';
import { STAGE_LABEL, type Stage, UNDO_SECONDS } from '../rules.ts';

export type Move = { stage: Stage; reason?: string; note?: string };
type Wanted = { applicant: Applicant; move: Move; undoes?: boolean };

/** Moves applicants between stages. Announces each move and offers an undo where the reverse move is allowed. */
export function useApplicantMoves() {
  const client = useQueryClient();
  const keyOfOne = ({ id }: Applicant) => keyOf(getApplicant, { params: { id } });

  const { mutateAsync, isPending } = useMutation(
    mutation(
      ({ applicant, move, undoes }: Wanted) =>
        call(moveApplicant, {
          params: { id: applicant.id },
          body: { ...move, from: applicant.stage, revision: applicant.revision, ...(undoes && { undo: true }) },
        }),
      {
        onSuccess: (reply, { applicant: { stage: from }, undoes }) => {
          const moved = reply.data;
          client.setQueryData(keyOfOne(moved), { status: true, data: moved });
          // Not awaited: the applicant can be moved again while the list loads.
          void client.invalidateQueries({ queryKey: keyOf(findApplicants) });
          const label = STAGE_LABEL[moved.stage];
          const text = `${moved.veteran.full_name} ${undoes ? 'is back in' : 'moved to'} ${label}`;
          if (!undoes) toast.undo(text, () => send({ applicant: moved, move: { stage: from }, undoes: true }), UNDO_SECONDS);
          else toast.success(text);
          announce(text);
        },
        onError: (error, { applicant }) => {
          if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) return;
          // A colleague moved the applicant first: the message names them, and the screen reloads the current stage.
          void Promise.all(
            [keyOf(findApplicants), keyOfOne(applicant)].map((queryKey) => client.invalidateQueries({ queryKey })),
          ).then(() => announce(`${error.message} The page now shows the current stage.`));
        },
      },
    ),
  );

  /** @returns whether the move was made */
  const send = (wanted: Wanted): Promise<boolean> =>
    mutateAsync(wanted).then(
      () => true,
      () => false,
    );

  return { move: (applicant: Applicant, move: Move) => send({ applicant, move }), moving: isPending };
}
