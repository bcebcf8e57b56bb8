import { useMutation } from '@tanstack/react-query';
import { findJobs, getJob } from '#features/jobs/contract.ts';
import { mutation } from '#kit/ui/query.ts';
import { acceptOffer, declineOffer, findApplications, getApplication, withdrawApplication } from '../contract.ts';

const invalidates = [findApplications, getApplication, findJobs, getJob];

export type ApplicationEnd = 'accept' | 'decline' | 'withdraw';

/** Accepts or declines an offer, or withdraws an application, and refreshes every list that shows it. */
export function useEndApplication(id: number) {
  const ends = {
    accept: useMutation(mutation(acceptOffer, { invalidates, success: 'Offer accepted' })),
    decline: useMutation(mutation(declineOffer, { invalidates, success: 'Offer declined' })),
    withdraw: useMutation(mutation(withdrawApplication, { invalidates, success: 'Application withdrawn' })),
  };
  return {
    pending: Object.values(ends).some(({ isPending }) => isPending),
    /** @param done runs when the server has replied, also with a refusal */
    end: (how: ApplicationEnd, done: () => void) => ends[how].mutate({ params: { id } }, { onSettled: done }),
  };
}
