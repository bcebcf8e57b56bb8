import { useMutation } from '@tanstack/react-query';
import { findJobs, getJob } from '#features/jobs/contract.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { acceptOffer, declineOffer, findApplications, getApplication, withdrawApplication } from '../../contract.ts';
import { getHire } from '../../hire-contract.ts';
import { getOwnBoard } from '../../tracking-contract.ts';
import type { Declined } from './DeclineDialog.tsx';

/** The dashboard is a higher feature, which says what to do next. */
const DASHBOARD = ['GET /api/dashboard'];
const invalidates = [DASHBOARD, findApplications, getApplication, getOwnBoard, getHire, findJobs, getJob];

/** Accepts or declines an offer, or withdraws an application, and refreshes every list that shows it. */
export function useEndApplication(id: number) {
  const accept = useMutation(mutation(acceptOffer, { invalidates, success: 'Offer accepted' }));
  const decline = useMutation(mutation(declineOffer, { invalidates, success: 'Offer declined' }));
  const withdraw = useMutation(mutation(withdrawApplication, { invalidates, success: 'Application withdrawn' }));
  const params = { id };
  return {
    pending: accept.isPending || decline.isPending || withdraw.isPending,
    /** @param revision the terms on screen; `done` runs when the server has replied, also with a refusal */
    accept: (revision: number | undefined, done: () => void) =>
      accept.mutate(
        { params, body: revision === undefined ? {} : { revision } },
        // The new job leads the page.
        { onSettled: done, onSuccess: () => window.scrollTo({ top: 0 }) },
      ),
    /** `declined` runs only when the server agrees. */
    decline: (answer: Declined, declined: () => void, done: () => void) =>
      decline.mutate({ params, body: answer }, { onSuccess: declined, onSettled: done }),
    withdraw: (done: () => void) => withdraw.mutate({ params }, { onSettled: done }),
  };
}
