import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { type Control, type UseFormSetError, useWatch } from 'react-hook-form';
import type { Job } from '#features/jobs/shapes.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { applyFieldErrors, mutation } from '#kit/ui/data/query.ts';
import { paths } from '#kit/ui/paths.ts';
import { findApplicationDrafts, getApplicationDraft, saveApplicationDraft } from '../../draft-contract.ts';
import { applyDraft, toServer } from './apply-draft.ts';
import type { ApplyValues } from './apply-values.ts';

export type Saved = NonNullable<ReplyOf<typeof getApplicationDraft>['data']>;

/** Saves the draft in the browser. @returns a function that clears it, for after sending or leaving on purpose */
export function useStoredDraft(control: Control<ApplyValues>, userId: number, jobId: number, stores: boolean): () => void {
  const [cover_letter, answers, notice_period, available_from, cv, own] = useWatch({
    control,
    name: ['cover_letter', 'answers', 'notice_period', 'available_from', 'cv', 'own'],
  });
  const own_id = own?.id ?? null;
  const begun = useRef(false);
  const ended = useRef(false);
  useEffect(() => {
    // The initial values weren't typed.
    if (stores && begun.current && !ended.current)
      applyDraft.set(userId, jobId, { cover_letter, answers, notice_period, available_from, cv, own_id });
    begun.current = true;
  }, [stores, userId, jobId, cover_letter, answers, notice_period, available_from, cv, own_id]);
  return () => {
    ended.current = true;
    applyDraft.clear(userId, jobId);
  };
}

/** The resume and the letter that the address names, as the links from their editors do, until they are forgotten. */
export function useRequested() {
  const { resume_id, letter_id }: { resume_id?: number | string; letter_id?: number | string } = useSearch({ strict: false });
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const isThere = resume_id !== undefined || letter_id !== undefined;
  const forget = useCallback(() => {
    if (!isThere) return;
    const rest = new URLSearchParams(searchStr);
    rest.delete('resume_id');
    rest.delete('letter_id');
    void navigate({ href: rest.size > 0 ? `${pathname}?${rest}` : pathname, replace: true, resetScroll: false });
  }, [isThere, navigate, pathname, searchStr]);
  return { requestedResume: Number(resume_id) || null, requestedLetter: Number(letter_id) || null, forget };
}

/** Saves what is typed on the server, and leaves for the list of applications. */
export function useSaving({
  job,
  revision,
  getValues,
  setError,
  done,
}: {
  job: Job;
  revision: number;
  getValues: () => ApplyValues;
  setError: UseFormSetError<ApplyValues>;
  done: () => void;
}) {
  const navigate = useNavigate();
  const left = useRef(false);
  const saving = useMutation(
    mutation(() => call(saveApplicationDraft, { params: { id: job.id }, body: { revision, content: toServer(getValues()) } }), {
      invalidates: [findApplicationDrafts, getApplicationDraft],
      success: ({ message }) => message,
      onSuccess: () => {
        done();
        // Before the navigation, which would otherwise ask whether to lose what is typed.
        left.current = true;
        void navigate({ href: paths.veteran.jobs({ jobType: 'applied' }) });
      },
      onError: (error) => {
        if (!(error instanceof ApiError)) return false;
        const named = Object.entries(error.errors).map(
          ([field, messages]) => [field.replace(/^content[.]/, ''), messages] as const,
        );
        return applyFieldErrors(new ApiError(error.status, error.message, { errors: Object.fromEntries(named) }), setError);
      },
    }),
  );
  return { save: () => saving.mutate(), saving: saving.isPending, left };
}
