import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '#kit/ui/announce.tsx';
import { ApiError, call, toastError } from '#kit/ui/api.ts';
import { keyOf } from '#kit/ui/query.ts';
import { toast } from '#kit/ui/toast.tsx';
import { type Applicant, findApplicants, getApplicant, moveApplicant } from '../contract.ts';
import { mayMove, STAGE_LABEL, type Stage, UNDO_SECONDS } from '../rules.ts';

export type Move = { stage: Stage; reason?: string; note?: string };

/** Moves applicants between stages. Announces each move and offers an undo where the reverse move is allowed. */
export function useApplicantMoves() {
  const client = useQueryClient();

  const refresh = () => client.invalidateQueries({ queryKey: keyOf(findApplicants) });

  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ applicant, move }: { applicant: Applicant; move: Move }) =>
      call(moveApplicant, { params: { id: applicant.id }, body: { ...move, from: applicant.stage } }),
  });

  /** @returns the moved applicant, or null when the move failed */
  async function send(applicant: Applicant, move: Move): Promise<Applicant | null> {
    const key = keyOf(getApplicant, { params: { id: applicant.id } });
    try {
      const reply = await mutateAsync({ applicant, move });
      client.setQueryData(key, { status: true, data: reply.data });
      refresh();
      return reply.data;
    } catch (error) {
      toastError(error);
      // A colleague moved the applicant first: the message names them, and the screen reloads the current stage.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
        await Promise.all([refresh(), client.invalidateQueries({ queryKey: key })]);
        announce(`${error.message} The page now shows the current stage.`);
      }
      return null;
    }
  }

  async function move(applicant: Applicant, wanted: Move): Promise<boolean> {
    const from = applicant.stage;
    const moved = await send(applicant, wanted);
    if (!moved) return false;
    const text = `${moved.veteran.full_name} moved to ${STAGE_LABEL[moved.stage]}`;
    if (mayMove(moved.stage, from, 'recruiter')) toast.undo(text, () => undo(moved, from), UNDO_SECONDS);
    else toast.success(text);
    announce(text);
    return true;
  }

  async function undo(applicant: Applicant, to: Stage): Promise<void> {
    const back = await send(applicant, { stage: to });
    if (!back) return;
    const text = `${back.veteran.full_name} is back in ${STAGE_LABEL[back.stage]}`;
    toast.success(text);
    announce(text);
  }

  return { move, moving: isPending };
}
