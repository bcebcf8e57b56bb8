import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '#kit/ui/api.ts';
import { countJobView } from '../contract.ts';
import { isOpen } from '../rules.ts';
import type { Job } from '../shapes.ts';

const KEY = 'viewed-jobs';

/**
 * Counts the job as seen, once in each tab: its employer reads how many looked. The first of a list, which stands beside it without anyone
 * having opened it, is not counted. What cannot be counted bothers nobody.
 */
export function useCountedView(job: Pick<Job, 'id' | 'status'> | undefined): void {
  const { jobId }: { jobId?: string } = useParams({ strict: false });
  const id = jobId !== undefined && job && isOpen(job) ? job.id : undefined;
  useEffect(() => {
    if (id === undefined || !firstView(id)) return;
    call(countJobView, { params: { id } }).catch(() => undefined);
  }, [id]);
}

/** Whether this tab has not shown the job before; from now on it has. */
export function firstView(id: number): boolean {
  try {
    const seen = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (seen.includes(String(id))) return false;
    sessionStorage.setItem(KEY, [...seen, id].join(' ').trim());
    return true;
  } catch {
    // Without a memory each view would count again.
    return false;
  }
}
