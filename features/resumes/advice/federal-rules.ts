import type { ResumeContent } from '../content.ts';

/** Pages of a US federal resume at most, since 27 September 2025 (usajobs.gov). */
export const FEDERAL_PAGES = 2;

/** A rule of the US federal resume that is not met. */
export type FederalFault = {
  rule:
    | 'pages'
    | 'contact'
    | 'citizenship'
    | 'preference'
    | 'title'
    | 'employer'
    | 'place'
    | 'dates'
    | 'hours'
    | 'duties'
    | 'grade'
    | 'links'
    | 'private';
  /** Id of the post, or null for the resume as a whole. */
  entry_id: string | null;
  text: string;
};

type Post = ResumeContent['work'][number] | ResumeContent['military'][number];

/** Veterans' preference in federal hiring, by code (5 U.S.C. 2108; usajobs.gov). */
export const PREFERENCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    SSP: '0-point sole survivorship preference (SSP)',
    TP: '5-point preference (TP)',
    XP: '10-point preference (XP)',
    CP: '10-point compensable disability preference (CP)',
    CPS: '10-point 30 percent compensable disability preference (CPS)',
  }),
);

/** Options of the input for veterans' preference. */
export const PREFERENCE_NAMES = [...PREFERENCES].map(([value, label]) => ({ value, label }));

const LINK = /\bhttps?:\/\/|\bwww\.[a-z0-9]/i;
const SSN = /\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}\b/;
const GRADE = /^[A-Z]{2}-\d{4}-\d{1,2}$/i;

/**
 * What a US federal resume is missing or must not contain (rules of usajobs.gov and the OPM as of November 2026; they are guidance, not a
 * decision on eligibility). @param pages of the PDF; null while they are not counted
 */
export function federalFaults(content: ResumeContent, pages: number | null): FederalFault[] {
  const { basics, federal } = content;
  const found: FederalFault[] = [];
  const fault = (rule: FederalFault['rule'], text: string, entry_id: string | null = null) =>
    found.push({ rule, entry_id, text });

  if (pages !== null && pages > FEDERAL_PAGES)
    fault('pages', `It has ${pages} pages. USAJOBS takes ${FEDERAL_PAGES}: shorten or hide the oldest jobs.`);
  const missing = [
    ['name', basics.name],
    ['email', basics.email],
    ['phone', basics.phone],
    ['address', basics.location],
  ].flatMap(([name, value]) => (value?.trim() ? [] : [name]));
  if (missing.length > 0) fault('contact', `Add your ${missing.join(', ')}.`);
  if (!federal.citizenship.trim()) fault('citizenship', 'Add your country of citizenship.');
  if (federal.preference && !PREFERENCES.has(federal.preference))
    fault('preference', 'Choose a veterans’ preference from the list, or none.');
  if (federal.highestGrade.trim() && !GRADE.test(federal.highestGrade.trim()))
    fault('grade', 'Write the highest grade as series and grade: GS-0343-12.');

  for (const post of [...content.military, ...content.work].filter(({ hidden }) => !hidden)) {
    const of = (rule: FederalFault['rule'], text: string) => fault(rule, text, post.id);
    if (!titleOf(post)) of('title', 'Add the job title.');
    if (!employerOf(post)) of('employer', 'Add the employer.');
    if (!post.location.trim()) of('place', 'Add the city and state.');
    if (!isMonth(post.startDate) || !(post.endDate === 'present' || isMonth(post.endDate)))
      of('dates', 'Add the month and year of the start and end.');
    if (!hoursOf(post.hours)) of('hours', 'Add the hours a week, as a number.');
    if (!post.summary.trim() && post.highlights.every((line) => !line.trim())) of('duties', 'Add what you did and the result.');
    if (post.grade.trim() && !GRADE.test(post.grade.trim())) of('grade', 'Write series and grade as GS-0343-12.');
    const texts = [post.summary, ...post.highlights];
    if (texts.some((text) => LINK.test(text))) of('links', 'Remove the web address: links are not read.');
    if (texts.some((text) => SSN.test(text))) of('private', 'Remove the social security number.');
  }
  if (LINK.test(basics.summary)) fault('links', 'Summary: remove the web address: links are not read.');
  if (SSN.test(basics.summary)) fault('private', 'Summary: remove the social security number.');
  return found;
}

const titleOf = (post: Post) => ('rank' in post ? post.trade.trim() || post.rank.trim() : post.position.trim());
const employerOf = (post: Post) => ('rank' in post ? post.service.trim() : post.name.trim());
const isMonth = (when: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(when);

/** Hours per week of `40` or `37.5 hours`; null for anything that is no number from 1 to 168. */
function hoursOf(text: string): number | null {
  const hours = Number(/^\d{1,3}([.,]\d+)?/.exec(text.trim())?.[0].replace(',', '.') ?? Number.NaN);
  return hours >= 1 && hours <= 168 ? hours : null;
}
