import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '#kit/ui/data/api.ts';
import { countJobView } from '../../contract.ts';
import { isOpen } from '../../rules.ts';
import type { Job } from '../../shapes.ts';
import { VIEW_SOURCE } from '../../view-rules.ts';

const KEY = 'viewed-jobs';

/**
 * Counts a view of the job, once per tab, for its employer's statistics. The first job of a list, which is shown beside it without anyone
 * opening it, is not counted. Errors are ignored.
 */
export function useCountedView(job: Pick<Job, 'id' | 'status'> | undefined): void {
  const { jobId }: { jobId?: string } = useParams({ strict: false });
  const id = jobId !== undefined && job && isOpen(job) ? job.id : undefined;
  useEffect(() => {
    if (id === undefined || !firstView(id)) return;
    call(countJobView, { params: { id }, body: sourceOf(window.location.search) }).catch(() => undefined);
  }, [id]);
}

/** The `source` of the link that led here, where it is a short name. */
export function sourceOf(search: string): { source?: string } {
  const source = new URLSearchParams(search).get('source')?.trim().toLowerCase() ?? '';
  return VIEW_SOURCE.test(source) ? { source } : {};
}

/** Whether this is the first time that this tab shows the job. Marks it as shown. */
export function firstView(id: number): boolean {
  try {
    const seen = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (seen.includes(String(id))) return false;
    sessionStorage.setItem(KEY, [...seen, id].join(' ').trim());
    return true;
  } catch {
    // Without storage each view would count again.
    return false;
  }
}
