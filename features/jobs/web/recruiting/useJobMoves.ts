import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '#kit/ui/data/api.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths } from '#kit/ui/paths.ts';
import {
  closeJob,
  copyJob,
  deleteJob,
  findRecruiterJobs,
  getRecruiterJob,
  publishJob,
  type RecruiterJob,
  withdrawJob,
} from '../../recruiting-contract.ts';
import { savedInWords } from '../../recruiting-rules.ts';
import { copiedInWords } from './recruiting-words.ts';

const ENDED_WORDS = { paused: 'Job paused', closed: 'Job closed', filled: 'Job marked as filled' } as const;

/** The actions of one job's menu. Each shows a message and refreshes the list. */
export function useJobMoves({ id, status }: Pick<RecruiterJob, 'id' | 'status'>) {
  const navigate = useNavigate();
  const params = { id };
  const invalidates = [findRecruiterJobs, keyOf(getRecruiterJob, { params })];

  const publish = useMutation(
    mutation(publishJob, {
      invalidates,
      success: ({ data }) => (data.status === 'published' ? 'Job published' : savedInWords(data, status)),
      onError: (error) => {
        if (!(error instanceof ApiError) || error.status !== 422) return false;
        // The form shows what is missing, next to the fields.
        void navigate({ href: paths.recruiter.jobEdit(id) });
        toast.error('Add the missing details before publishing. They’re listed in the form.');
        return true;
      },
    }),
  );
  const close = useMutation(mutation(closeJob, { invalidates, success: (_, { body }) => ENDED_WORDS[body?.to ?? 'closed'] }));
  const withdraw = useMutation(
    mutation(withdrawJob, { invalidates, success: status === 'held' ? 'Job withdrawn from review' : 'Change dropped' }),
  );
  const copy = useMutation(
    mutation(copyJob, {
      invalidates,
      success: ({ left_out }) => copiedInWords(left_out),
      onSuccess: ({ data }) => navigate({ href: paths.recruiter.jobEdit(data.id) }),
    }),
  );
  const remove = useMutation(
    mutation(deleteJob, {
      invalidates: [findRecruiterJobs],
      success: 'Draft deleted',
      onSuccess: () => navigate({ href: paths.recruiter.jobs() }),
    }),
  );

  return {
    busy: [publish, withdraw, close, copy, remove].some(({ isPending }) => isPending),
    publish: () => publish.mutate({ params, body: {} }),
    withdraw: () => withdraw.mutate({ params }),
    pause: () => close.mutate({ params, body: { to: 'paused' } }),
    close: (to: 'closed' | 'filled', then: () => void) => close.mutate({ params, body: { to } }, { onSuccess: then }),
    copy: () => copy.mutate({ params }),
    remove: (then: () => void) => remove.mutate({ params }, { onSuccess: then }),
  };
}
