import type { Job } from '../../shapes.ts';
import { DismissJobMenu } from '../saved/DismissJobMenu.tsx';
import { MatchPanel } from './MatchPanel.tsx';

/** Why a job fits the veteran, or why nothing can be said about it, with the menu that dismisses it. */
export function JobMatch({ job, headingLevel }: { job: Job; headingLevel: 'h2' | 'h3' }) {
  return (
    <MatchPanel
      match={job.match}
      reason={job.no_match}
      title="Why this fits you"
      headingLevel={headingLevel}
      withCourses
      action={<DismissJobMenu jobId={job.id} title={job.title} />}
    />
  );
}
