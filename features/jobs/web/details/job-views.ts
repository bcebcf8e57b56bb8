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
    if (id === undefined) return;
    const view = sourceOf(window.location.search);
    if (firstView(id, view.source)) call(countJobView, { params: { id }, body: view }).catch(() => undefined);
  }, [id]);
}

/** The `source` of the link that led here, where it is a short name. */
export function sourceOf(search: string): { source?: string } {
  const source = new URLSearchParams(search).get('source')?.trim().toLowerCase() ?? '';
  return VIEW_SOURCE.test(source) ? { source } : {};
}

/** Whether this is the first time that this tab shows the job. Stores its view with the source. */
export function firstView(id: number, source = ''): boolean {
  try {
    if (viewOf(id) !== undefined) return false;
    sessionStorage.setItem(KEY, `${sessionStorage.getItem(KEY) ?? ''} ${id}:${source}`.trim());
    return true;
  } catch {
    // Without storage each view would count again.
    return false;
  }
}

/** The source of the view that this tab counted of the job: that of an application sent from it. */
export function viewedSource(id: number): { source?: string } {
  try {
    const source = viewOf(id);
    return source ? { source } : {};
  } catch {
    return {};
  }
}

/** The source of this tab's view of the job, which may be empty. */
function viewOf(id: number): string | undefined {
  const views = (sessionStorage.getItem(KEY) ?? '').split(' ').map((view) => view.split(':'));
  const view = views.find(([viewed]) => viewed === String(id));
  return view && (view[1] ?? '');
}
