import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError, call } from '#kit/ui/api.ts';
import { paths } from '#kit/ui/paths.ts';
import { keyOf, mutation } from '#kit/ui/query.ts';
import { toast } from '#kit/ui/toast.tsx';
import { closeJob, copyJob, deleteJob, findRecruiterJobs, getRecruiterJob, publishJob } from '../recruiting-contract.ts';

type Ended = 'paused' | 'closed' | 'filled';

const ENDED_WORDS: Record<Ended, string> = { paused: 'Job paused', closed: 'Job closed', filled: 'Job marked as filled' };

/** What can be done with one job from a menu, each with its message and a fresh list. */
export function useJobMoves({ id }: { id: number }) {
  const navigate = useNavigate();
  const params = { id };

  const { mutate, isPending } = useMutation(
    mutation((work: () => Promise<unknown>) => work(), {
      invalidates: [findRecruiterJobs, keyOf(getRecruiterJob, { params })],
    }),
  );

  return {
    busy: isPending,
    publish: () =>
      mutate(async () => {
        try {
          await call(publishJob, { params, body: {} });
          toast.success('Job published');
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 422) throw error;
          // What is missing is written in the form, beside the fields.
          await navigate({ href: paths.recruiter.jobEdit(id) });
          toast.error('Add the missing details before publishing. They’re listed in the form.');
        }
      }),
    pause: () =>
      mutate(async () => {
        await call(closeJob, { params, body: { to: 'paused' } });
        toast.success(ENDED_WORDS.paused);
      }),
    close: (to: 'closed' | 'filled', then: () => void) =>
      mutate(async () => {
        await call(closeJob, { params, body: { to } });
        toast.success(ENDED_WORDS[to]);
        then();
      }),
    copy: () =>
      mutate(async () => {
        const { data } = await call(copyJob, { params });
        await navigate({ href: paths.recruiter.jobEdit(data.id) });
        toast.success('Copied as a draft');
      }),
    remove: (then: () => void) =>
      mutate(async () => {
        await call(deleteJob, { params });
        then();
        toast.success('Draft deleted');
        await navigate({ href: paths.recruiter.jobs() });
      }),
  };
}
