import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '#kit/contract/route.ts';
import { call } from '#kit/ui/data/api.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import { findJobs, findSimilarJobs, getJob, saveJob, unsaveJob } from '../../contract.ts';
import type { JobCard } from '../../shapes.ts';

type Saveable = Pick<JobCard, 'id' | 'title' | 'is_saved'>;

/**
 * Saves a job or removes it from the saved list. Every copy on the screen changes immediately and is reverted if the server refuses; the toast
 * offers undo. A removed job stays in the list until the next fetch, so nothing moves under the pointer.
 * @param maySave whether the viewer is a veteran; others are asked to sign in
 * @param markElsewhere marks the copies in replies of other features
 */
export function useSavedJobs(
  maySave: boolean,
  markElsewhere?: (client: QueryClient, marked: <Row extends { id: number }>(row: Row) => Row) => void,
) {
  const client = useQueryClient();
  const [signInFor, setSignInFor] = useState<Saveable | null>(null);

  const mark = (id: number, is_saved: boolean) => {
    const marked = <Row extends { id: number }>(row: Row): Row => (row.id === id ? { ...row, is_saved } : row);
    client.setQueriesData<ReplyOf<typeof findJobs>>(
      { queryKey: keyOf(findJobs) },
      (reply) => reply && { ...reply, data: reply.data.map(marked), partial: reply.partial.map(marked) },
    );
    client.setQueriesData<ReplyOf<typeof findSimilarJobs>>(
      { queryKey: keyOf(findSimilarJobs) },
      (reply) => reply && { ...reply, data: reply.data.map(marked) },
    );
    client.setQueriesData<ReplyOf<typeof getJob>>(
      { queryKey: keyOf(getJob) },
      (reply) => reply && { ...reply, data: marked(reply.data) },
    );
    markElsewhere?.(client, marked);
  };

  const { mutate } = useMutation(
    mutation(({ job, save }: { job: Saveable; save: boolean }) => call(save ? saveJob : unsaveJob, { params: { id: job.id } }), {
      optimistic: ({ job, save }) => {
        mark(job.id, save);
        return () => mark(job.id, !save);
      },
      onSuccess: (_, { job, save }) => {
        toast.undo(save ? 'Job saved' : 'Removed from your saved jobs', () => mutate({ job, save: !save }));
      },
    }),
  );

  return {
    toggle: (job: Saveable) => (maySave ? mutate({ job, save: !job.is_saved }) : setSignInFor(job)),
    /** The job that a visitor wanted to save. */
    signInFor: signInFor,
    close: () => setSignInFor(null),
  };
}
