import { resumeInText } from '#kit/country/country.ts';

/** Tasks that lead here are done once the person has a job alert. */
export const ALERTS_PAGE = '/veteran/alerts';

/** What the links of tasks lead to, the longest path first. */
const LABELS: readonly (readonly [path: string, label: string])[] = [
  ['/veteran/onboarding?step=2', 'Upload your {cv}'],
  ['/veteran/jobs?jobType=applied', 'See your applications'],
  ['/veteran/jobs?jobType=saved', 'See saved jobs'],
  ['/veteran/cover-letters', 'Open your cover letters'],
  ['/veteran/federal-resume', 'Open your federal resume'],
  ['/veteran/resume', 'Open your {cv}'],
  ['/veteran/jobs', 'See jobs'],
  [ALERTS_PAGE, 'Open your job alerts'],
  ['/veteran/courses', 'See courses'],
  ['/veteran/service-providers', 'See service providers'],
  ['/veteran/transition-plan', 'See your plans'],
  ['/veteran/refine-action-plan', 'Answer the questions again'],
  ['/veteran/profile', 'Open your profile'],
  ['/trade', 'See what your trade leads to'],
];

/** What a link into the product leads to. @param word the country's word for a CV */
export function linkLabel(path: string, word: 'CV' | 'Resume'): string {
  const found = LABELS.find(([start]) => path.startsWith(start))?.[1] ?? 'Open';
  return found.replace('{cv}', resumeInText(word));
}

/** The pages that tasks may link to. */
export const TASK_PAGES: readonly string[] = LABELS.map(([path]) => path);
