import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { STAGE_LABEL, type Stage } from '#features/jobs/stages.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { applyFieldErrors, keyOf, mutation } from '#kit/ui/data/query.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { type ApplicantSummary, getApplicant, moveApplicant } from '../../contract.ts';
import { UNDO_SECONDS } from '../../rules.ts';
import { atTerms, type OfferForm, type termsOf } from './panel/offer-values.ts';

export type Move = { stage: Stage; reason?: string; note?: string; offer?: ReturnType<typeof termsOf> };
/** What a move needs to know of an applicant: the state on screen. */
export type Movable = Pick<ApplicantSummary, 'id' | 'stage' | 'revision' | 'next_stages'> & { veteran: { full_name: string } };
type Wanted = { applicant: Movable; move: Move; undoes?: boolean; form?: OfferForm | undefined };

/** Fetches the lists and boards of applicants that are on screen again. */
export const refreshApplicants = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && /\/recruiter\/(jobs\/\{id\}\/)?applications/.test(name),
  });

/** The same without the open applicant, whom the reply of a move has brought up to date. */
const refreshLists = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.includes('/recruiter/jobs/{id}/applications'),
  });

/** Moves applicants between stages. Announces each move and offers to undo it. */
export function useApplicantMoves() {
  const client = useQueryClient();

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
          client.setQueryData(keyOf(getApplicant, { params: { id: moved.id } }), { status: true, data: moved });
          // Not awaited: the applicant can be moved again while the list loads.
          void refreshLists(client);
          const label = STAGE_LABEL[moved.stage];
          const text = `${moved.veteran.full_name} ${undoes ? 'is back in' : 'moved to'} ${label}`;
          if (!undoes) toast.undo(text, () => send({ applicant: moved, move: { stage: from }, undoes: true }), UNDO_SECONDS);
          else toast.success(text);
          announce(text);
        },
        onError: (error, { form }) => {
          if (form && applyFieldErrors(atTerms(error), form.setError)) return true;
          if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) return;
          // A colleague moved the applicant first: the message names them, and the screen reloads the current stage.
          void refreshApplicants(client).then(() => announce(`${error.message} The page now shows the current stage.`));
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

  return {
    /** @param form of the terms of an offer, whose fields receive the errors */
    move: (applicant: Movable, move: Move, form?: OfferForm) => send({ applicant, move, form }),
    moving: isPending,
  };
}
