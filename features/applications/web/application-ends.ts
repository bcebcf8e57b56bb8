import { useQueryClient } from '@tanstack/react-query';
import { findJobs, getJob } from '#features/jobs/contract.ts';
import { call, toastError } from '#kit/ui/api.ts';
import { keyOf } from '#kit/ui/query.ts';
import { toast } from '#kit/ui/toast.tsx';
import { type Application, declineOffer, findApplications, getApplication, withdrawApplication } from '../contract.ts';

/** Withdraws an application or declines an offer, and refetches every list that shows it. */
export function useEndApplication() {
  const client = useQueryClient();
  return async ({ id }: Application, how: 'withdraw' | 'decline'): Promise<void> => {
    try {
      await call(how === 'withdraw' ? withdrawApplication : declineOffer, { params: { id } });
      toast.success(how === 'withdraw' ? 'Application withdrawn' : 'Offer declined');
    } catch (error) {
      toastError(error);
    }
    // Also after a refusal: the employer may have moved it meanwhile.
    await Promise.all(
      [findApplications, getApplication, findJobs, getJob].map((route) => client.invalidateQueries({ queryKey: keyOf(route) })),
    );
  };
}
