import { useMutation } from '@tanstack/react-query';
import { findJobs, getJob } from '#features/jobs/contract.ts';
import { mutation } from '#kit/ui/query.ts';
import { declineOffer, findApplications, getApplication, withdrawApplication } from '../contract.ts';

const invalidates = [findApplications, getApplication, findJobs, getJob];

/** Withdraws an application or declines an offer, and refreshes every list that shows it. */
export function useEndApplication(id: number) {
  const withdraw = useMutation(mutation(withdrawApplication, { invalidates, success: 'Application withdrawn' }));
  const decline = useMutation(mutation(declineOffer, { invalidates, success: 'Offer declined' }));
  return {
    pending: withdraw.isPending || decline.isPending,
    /** @param done runs when the server has replied, also with a refusal */
    end: (how: 'withdraw' | 'decline', done: () => void) =>
      (how === 'withdraw' ? withdraw : decline).mutate({ params: { id } }, { onSettled: done }),
  };
}
