import { textOf } from '../document/lines.ts';
import { paragraphsOf } from '../document/paragraphs.ts';
import { isBreak, linesOfBreak } from '../entries/breaks.ts';
import { entriesOf } from '../entries/entries.ts';
import type { Entry } from '../entries/entry.ts';
import { withHeadlinesOfGroups } from '../entries/headlines-of-groups.ts';
import { narratedJob, splitNarrated } from '../entries/narrated-entries.ts';
import type { Section } from '../sections/sections.ts';
import type { ReadCv } from '../shapes.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly, type Span } from '../vocabulary/dates.ts';
import { namesService } from '../vocabulary/headings.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import { isService, readService } from '../vocabulary/military.ts';
import { serviceIn } from '../vocabulary/services.ts';
import { runSteps } from '../vocabulary/steps.ts';
import { withSourcesOf } from './provenance.ts';
import { type PrintedWork, readWork } from './work.ts';

/** Reads the jobs of a section. Posts of service among them go to the service record. @param whole the text of the CV */
export function readJobs(context: Context, cv: ReadCv, section: Section, whole: string): void {
  for (const printed of readWork(context, jobsOf(context, cv, section))) {
    if (isService(context, printed))
      cv.military.push(withSourcesOf(readService(context, { ...printed, location: printed.station }, `\n${whole}`), printed));
    else cv.work.push(withoutPrint(printed));
  }
}

/** Reads the posts of a section about service. Civilian jobs among them go to the jobs. @param whole the text of the CV */
export function readServicePosts(context: Context, cv: ReadCv, section: Section, whole: string): void {
  if (cv.military.length > 0 && isFormOfService(context, section)) {
    cv.more.push({ title: section.title, lines: paragraphsOf(section.lines) });
    return;
  }
  const jobs = readWork(
    context,
    runSteps(context, jobsOf(context, cv, withoutTimeOfService(context, section)), { withHeadlinesOfGroups }),
  );
  for (const job of jobs) {
    if (isBeforeService(context, section, job) || isBesideService(context, section, job, jobs)) {
      cv.work.push(withoutPrint(job));
      continue;
    }
    const last = cv.military.at(-1);
    const isBare = job.printedDates === '' && job.highlights.length === 0;
    // `MOS: 92A` on a line after the posts is none.
    if (last && isBare && job.headline.length > 0 && job.headline.every(isTradeLine))
      last.summary = [last.summary, ...job.headline, job.summary].filter(Boolean).join('\n');
    else
      cv.military.push(withSourcesOf(readService(context, { ...job, location: job.station }, `${section.title}\n${whole}`), job));
  }
}

const withoutPrint = ({ headline: _headline, hints: _hints, group: _group, station: _station, ...job }: PrintedWork) => job;

/** The dates beside the name of a service, which heads the section: `ROYAL AIR FORCE   Feb 05 – to date`. */
function timeOfService(context: Context, { title, lines }: Section): Span | null {
  const [only, second] = lines[0]?.cells ?? [];
  return only && !second && lines.length > 2 && serviceIn(title) !== null && isDateOnly(context, only.text)
    ? findSpan(context, only.text)
    : null;
}

const withoutTimeOfService = (context: Context, section: Section): Section =>
  timeOfService(context, section) ? { ...section, lines: section.lines.slice(1) } : section;

/** A post that ended before the service began, and that names no rank or unit. */
function isBeforeService(context: Context, section: Section, job: PrintedWork): boolean {
  const began = timeOfService(context, section)?.startDate ?? '';
  return began !== '' && job.endDate !== '' && job.endDate.slice(0, 7) <= began && !isService(context, job);
}

/** `Police Officer, Oceanside Police Department` among postings: the heading names no service, other posts in it do. */
const isBesideService = (context: Context, { title }: Section, job: PrintedWork, jobs: PrintedWork[]) =>
  serviceIn(title) === null &&
  !namesService(title) &&
  titleScore(context, job.name) < 0 &&
  !isService(context, job) &&
  jobs.some((job) => isService(context, job));

/** The entries of a section that are jobs. What someone did between jobs is kept for the person to place. */
function jobsOf(context: Context, cv: ReadCv, section: Section): Entry[] {
  const lines = runSteps(context, section.lines, {
    narratedJob: (_, narrated) => splitNarrated(narrated, (text) => narratedJob(context, text)),
  });
  const entries = entriesOf(context, lines);
  const breaks = entries.filter(isBreak);
  if (breaks.length > 0) cv.more.push({ title: 'Career breaks', lines: breaks.flatMap(linesOfBreak) });
  return entries.filter((entry) => !breaks.includes(entry));
}

/** `Branch: United States Army` above `Rank: E5`, as a job site repeats the service of the posts. */
const isFormOfService = (context: Context, { lines }: Section) =>
  lines.some((line) => /^branch\s*:/i.test(textOf(line))) &&
  lines.every(
    (line) => /^(?:branch|service country|country|rank|grade)\s*:/i.test(textOf(line)) || isDateOnly(context, textOf(line)),
  );

const isTradeLine = (text: string) => /^(?:mos|afsc|nec|trade|branch|rating|rate)s?\b/i.test(text);
