import { type Line, lineOf, textOf } from '../document/lines.ts';
import { rowsOfSection } from '../document/rows.ts';
import type { Section } from '../sections/sections.ts';
import type { ReadCv } from '../shapes.ts';
import { emailIn, phoneIn } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDateOnly, type Span } from '../vocabulary/dates.ts';
import { clearanceIn } from '../vocabulary/military.ts';
import { namesSchool } from '../vocabulary/study-words.ts';
import { mayBeTown } from '../vocabulary/town-words.ts';
import { wordsOf } from '../vocabulary/words.ts';
import { isOfAgency } from './contact.ts';
import { rankBeforeName } from './person.ts';
import { readSkills } from './skills.ts';
import { textsIn } from './taken-words.ts';

/** Takes a range alone in the last line of a list: copied pages can have the dates of an entry below everything. */
export function takeLateDates(context: Context, sections: Section[]): Span | null {
  const last = sections.at(-1);
  const [only, second] = last?.lines.at(-1)?.cells ?? [];
  const isList = last !== undefined && LISTS.has(last.kind) && last.lines.length > 1;
  if (!isList || !only || second || only.bullet || !isDateOnly(context, only.text)) return null;
  const span = findSpan(context, only.text);
  if (!span?.startDate) return null;
  last.lines = last.lines.slice(0, -1);
  return { startDate: span.startDate, endDate: span.endDate, printedDates: span.printedDates };
}

const LISTS: ReadonlySet<Section['kind']> = new Set(['skills', 'languages', 'interests']);

/** Completes entries with what the rest of the CV says, and drops those that repeat others or say nothing. @param late from `takeLateDates` */
export function completeEntries(context: Context, cv: ReadCv, late: Span | null): void {
  const [undated, another] = [...cv.work, ...cv.military, ...cv.education].filter(({ printedDates }) => printedDates === '');
  if (late && undated && !another) Object.assign(undated, late);
  if (!context.leavesOut('splitKnownTowns')) splitKnownTowns(context, cv);
  if (cv.skills.length === 0 && !context.leavesOut('skillsOfJobs')) cv.skills.push(...skillsOfJobs(cv));
  const repeated = repeatedPosts(context.leavesOut('repeatedPosts') ? [] : [...cv.work, ...cv.military]);
  cv.work = cv.work.filter((job) => !repeated.has(job) && hasContent(job));
  cv.military = cv.military.filter((post) => !repeated.has(post) && hasContent(post));
  cv.education = cv.education.filter(hasContent);
}

/** Fills in the rank and the clearance of the last post, where the CV has them outside its posts. */
export function completeService(cv: ReadCv, lines: Line[], whole: string): void {
  const [first, ...others] = cv.military;
  const service = others.reduce((latest, post) => (latest && post.startDate > latest.startDate ? post : latest), first);
  // `TSgt Kevin Oyelaran`: the rank before the name is that of the last post.
  const held = cv.military.every(({ rank }) => rank === '') && service ? rankBeforeName(lines, cv.basics.name, service) : '';
  if (service && held) service.rank = held;
  if (service && cv.military.every(({ clearance }) => clearance === ''))
    service.clearance = cv.clearance.level || clearanceIn(whole);
}

/** Finds the email and phone of the person anywhere in the CV, where its head has none. */
export function completeContacts(cv: ReadCv, lines: Line[]): void {
  // A number elsewhere in the profile that an agency made is the agency's.
  const personal = lines.some(isOfAgency) ? [] : lines.map(textOf);
  if (!cv.basics.email) cv.basics.email = emailIn(personal.join('\n'));
  if (!cv.basics.phone)
    cv.basics.phone = phoneIn(
      personal
        .filter((text) => !/\bsupervisor\b/i.test(text))
        .filter((text) => /\+\d|\(0?\d{3,5}\)|\b0\d{3}|\b(?:tel|phone|mobile|cell)/i.test(text))
        .join('\n'),
    );
}

/** `Stack: Ansible, Debian` below the jobs. */
const skillsOfJobs = (cv: ReadCv) =>
  readSkills(
    rowsOfSection(
      cv.work
        .flatMap(({ summary, highlights }) => [...summary.split('\n'), ...highlights])
        .flatMap((line) => (STACK.test(line) ? [lineOf(line.replace(STACK, ''))] : [])),
    ),
  );

/** A label of the tools and technologies of a job. */
const STACK = /^(?:(?:tech(?:nology|nical)? )?stack|technologies(?: used)?|tech|tools(?: used| and technologies)?):\s+(?=\S)/i;

type Post = ReadCv['work' | 'military'][number];

/**
 * Posts that an overview lists in a line each and that the CV has again with more to say: of the same years, with a word of the post and of the
 * employer in common. One alone can be another post of that time.
 */
function repeatedPosts(posts: Post[]): ReadonlySet<Post> {
  const areNear = (one: string, other: string) =>
    one === other || Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4))) < 2;
  const areOfOneTime = (one: Post, other: Post) =>
    one.startDate.slice(0, 4) === other.startDate.slice(0, 4) && areNear(one.endDate, other.endDate);
  const titleOf = (post: Post) => ('name' in post ? post.position : `${post.rank} ${post.trade}`);
  const employerOf = (post: Post) => ('name' in post ? post.name : `${post.service} ${post.unit}`);
  const share = (one: string, other: string) => wordsOf(one).some((word) => word.length > 2 && wordsOf(other).includes(word));
  const isBare = ({ highlights, summary }: Post) => highlights.length === 0 && summary === '';
  const detailed = Map.groupBy(
    posts.filter((post) => !isBare(post)),
    ({ startDate }) => startDate.slice(0, 4),
  );
  const repeated = posts.filter(
    (post) =>
      isBare(post) &&
      post.startDate !== '' &&
      detailed
        .get(post.startDate.slice(0, 4))
        ?.some(
          (other) =>
            areOfOneTime(other, post) && share(titleOf(other), titleOf(post)) && share(employerOf(other), employerOf(post)),
        ),
  );
  return new Set(repeated.length > 1 ? repeated : []);
}

/** Whether an entry has a text of its own; a service alone was taken from its section. */
const hasContent = (entry: ReadCv['work' | 'military' | 'education'][number]) =>
  Object.entries(entry).some(
    ([key, value]) => key !== 'service' && key !== 'country' && key !== 'clearance' && textsIn(value).some((text) => text !== ''),
  );

/**
 * Takes towns from the ends of employers' and schools' names where the CV itself has them elsewhere: in the person's address, as the place of
 * a job, or behind two schools. A campus is a place, too.
 */
function splitKnownTowns(context: Context, cv: ReadCv): void {
  const towns = new Set([cv.basics.location, ...cv.work.map(({ location }) => location)].flatMap((place) => place.split(/,\s+/)));
  for (const job of cv.work) {
    const [, employer = '', town = ''] = (job.location === '' && /^(.+), ([^,]+)$/.exec(job.name)) || [];
    if (towns.has(town) && mayBeTown(context, town)) Object.assign(job, { name: employer, location: town });
  }
  const ended = cv.education.map(({ location, institution }) => (location === '' && /^(.+), ([^,]+)$/.exec(institution)) || []);
  const schools = Map.groupBy(ended, ([, , town = '']) => town);
  cv.education.forEach((study, index) => {
    const [, school = '', town = ''] = ended[index] ?? [];
    const isShared = town !== '' && schools.get(town)?.some(([, other]) => other !== school);
    const isCampus = / campus$/i.test(town);
    if (
      isCampus ||
      ((towns.has(town) || isShared) && mayBeTown(context, town) && namesSchool(school) && !/^University of/i.test(school))
    )
      Object.assign(study, { institution: school, location: town });
  });
}
