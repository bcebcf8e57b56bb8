import type { Job } from '../../shapes.ts';
import { DismissJobMenu } from '../saved/DismissJobMenu.tsx';
import { MatchPanel } from './MatchPanel.tsx';

/** How a job and the veteran match, or why nothing can be said about it, with the menu that dismisses it. */
export function JobMatch({ job, headingLevel }: { job: Job; headingLevel: 'h2' | 'h3' }) {
  return (
    <MatchPanel
      match={job.match}
      reason={job.no_match}
      title="How you match"
      headingLevel={headingLevel}
      isOwn
      action={<DismissJobMenu jobId={job.id} title={job.title} />}
    />
  );
}
