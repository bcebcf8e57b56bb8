import type { FigureSeries } from '#kit/ui/page/BarFigure.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import type { RecruiterDashboard, ToDo } from '../contract.ts';

/** Who waits for whom among the applications of a veteran that are not decided. */
export function openInWords({ open, offers }: { open: number; offers: number }): string {
  const waiting = open - offers > 0 || offers === 0 ? `${open - offers} waiting for a reply` : null;
  return [waiting, offers > 0 && `${counted(offers, 'offer', 'offers')} to answer`].filter(Boolean).join(', ');
}

/** What is to be done, and where. */
export function toDoInWords(toDo: ToDo): { words: string; href: string; urgent: boolean } {
  switch (toDo.kind) {
    case 'no_answer':
      return {
        words:
          toDo.count === 1
            ? `1 applicant has waited for ${counted(toDo.days, 'day', 'days')}`
            : `${counted(toDo.count, 'applicant', 'applicants')} are waiting, the longest for ${counted(toDo.days, 'day', 'days')}`,
        href: paths.recruiter.jobApplications(toDo.job_id),
        urgent: true,
      };
    case 'to_review':
      return {
        words: `${counted(toDo.count, 'new applicant', 'new applicants')} to review`,
        href: paths.recruiter.jobApplications(toDo.job_id),
        urgent: false,
      };
    case 'closing_soon':
      return { words: 'Closes', href: paths.recruiter.job(toDo.job_id), urgent: false };
    case 'draft':
      return { words: 'Draft, not published', href: paths.recruiter.jobEdit(toDo.job_id), urgent: false };
  }
}

/** What is to be done, by job, in the order of each job's most urgent line. */
export const byJob = (toDo: readonly ToDo[]): ToDo[][] => [...Map.groupBy(toDo, ({ job_id }) => job_id).values()];

type Week = RecruiterDashboard['stages_by_week'][number];
type Stage = keyof Week['stages'];

/** What the bars are made of: the stages in their order, and all the ways out as one. */
const BARS: readonly { label: string; stages: readonly Stage[]; colour: FigureSeries['colour'] }[] = [
  { label: 'Applied', stages: ['submitted'], colour: 'grey' },
  { label: 'In review or shortlisted', stages: ['in_review', 'shortlisted'], colour: 'info' },
  { label: 'Interview', stages: ['interview'], colour: 'secondary' },
  { label: 'Offer', stages: ['offer'], colour: 'warning' },
  { label: 'Hired', stages: ['hired'], colour: 'success' },
  { label: 'Ended', stages: ['not_selected', 'declined', 'withdrawn', 'job_closed'], colour: 'primary' },
];

/** Moves into each stage by week; what never happened is left out. */
export function stageSeries(weeks: readonly Week[]): FigureSeries[] {
  return BARS.map(({ label, stages, colour }) => ({
    label,
    colour,
    values: weeks.map((week) => stages.reduce((sum, stage) => sum + (week.stages[stage] ?? 0), 0)),
  })).filter(({ values }) => values.some((value) => value > 0));
}

/** Whether a company has done nothing here yet. */
export function isNew({ open_jobs, to_do, applications, jobs, stages_by_week }: RecruiterDashboard): boolean {
  return (
    open_jobs === 0 && to_do.length === 0 && applications === 0 && jobs.length === 0 && stageSeries(stages_by_week).length === 0
  );
}
