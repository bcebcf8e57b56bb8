import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#kit/ui/data/query.ts';
import type { Resume } from '../../../resumes-contract.ts';
import { getTailoring } from '../../../tailoring/contract.ts';

/** The comparison of a tailored resume with its advert, again after each save. */
export function useTailoring({ id, job }: Pick<Resume, 'id' | 'job'>, revision: number) {
  return useQuery({
    ...query(getTailoring, { params: { id } }),
    enabled: job !== null,
    queryKey: [getTailoring.path, id, revision],
    // The previous comparison stays visible while the next one loads.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
