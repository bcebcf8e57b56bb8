import type { Entry } from '../entries/entry.ts';
import { describesEmployer, isPartOfEmployer, type JobHeading, type Roles, rolesOfHeadings } from '../entries/roles.ts';
import type { ReadListed, ReadWork } from '../shapes.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan, isDuration, type Span } from '../vocabulary/dates.ts';
import { withoutFederalMark } from '../vocabulary/federal-words.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import type { FieldHint } from '../vocabulary/labels.ts';
import { serviceIn } from '../vocabulary/services.ts';
import { runSteps } from '../vocabulary/steps.ts';
import { withoutTerms } from '../vocabulary/terms-of-work.ts';
import { mayBeTown } from '../vocabulary/town-words.ts';
import { isTownName } from '../vocabulary/towns.ts';
import { gradeIn, readFederal } from './federal.ts';
import { type Sourced, sourcedFrom } from './provenance.ts';

/** The employer, post and place of each entry, and the pieces of its heading that are none of them. */
export function rolesOf(context: Context, entries: Entry[]): Roles[] {
  const roles = rolesOfHeadings(
    context,
    entries.map(({ pieces }) => pieces),
  );
  return entries.map((entry, index) => {
    if (!inheritsEmployer(context, entries, index)) return roles[index] ?? { name: '', position: '', place: '', rest: [] };
    const { jobTitle, terms } = withoutTerms(context, entry.headline[0]?.text ?? '');
    return { name: '', position: jobTitle, place: entry.places[0] ?? '', rest: terms === '' ? [] : [terms] };
  });
}

/** A single plain heading below an entry that has its employer in bold and its post in plain type is another post there. */
function inheritsEmployer(context: Context, entries: Entry[], index: number): boolean {
  const [only, second] = entries[index]?.headline ?? [];
  if (!only || second || only.bold) return false;
  const above = entries.slice(Math.max(0, index - MAX_POSTS), index).findLast(({ headline }) => headline.length > 1)?.headline;
  const [employer, post] = above ?? [];
  return Boolean(
    employer?.bold &&
      post &&
      !post.bold &&
      post.row > employer.row &&
      titleScore(context, employer.text) <= titleScore(context, only.text),
  );
}

/** Posts of one employer that are looked at. */
const MAX_POSTS = 50;

/** How many of the entries below are posts of an employer that has a line with the dates of all of them; 0 for any other entry. */
function groupOf(context: Context, entry: Entry, all: Entry[], index: number): number {
  const { headline, span, highlights, paragraphs } = entry;
  const [employer, second, third] = headline;
  if (!employer || third || highlights.length + paragraphs.length > 0 || !span.startDate || namesTitle(context, employer.text))
    return 0;
  // Its town or a part of it may be below it.
  if (
    second &&
    (second.row === employer.row || !(mayBePlace(context, entry, second.text) || mayBePart(context, employer.text, second.text)))
  )
    return 0;
  const isWithin = (member: Entry) =>
    member.span.startDate !== '' &&
    member.span.startDate.slice(0, 4) >= span.startDate.slice(0, 4) &&
    member.span.endDate.slice(0, 4) <= span.endDate.slice(0, 4);
  let members = 0;
  for (let at = index + 1; members < MAX_POSTS; at++) {
    const member = all[at];
    if (!member || !isWithin(member)) break;
    members++;
  }
  // One post that began later and ended earlier could be anything.
  const next = all[index + 1];
  const isOnlyTitle =
    next !== undefined &&
    titleScore(context, next.headline[0]?.text ?? '') > 0 &&
    (next.headline.length === 1 || titleScore(context, next.headline[1]?.text ?? '') >= 0);
  const isSameTime =
    next !== undefined &&
    next.span.startDate.slice(0, 4) === span.startDate &&
    next.span.endDate.slice(0, 4) === span.endDate.slice(0, 4);
  return members > 1 || (members === 1 && (serviceIn(employer.text) !== null || (isOnlyTitle && isSameTime))) ? members : 0;
}

/** `Royal Engineers (British Army)` names people, but no post. */
const namesTitle = (context: Context, text: string) =>
  titleScore(context, text) > 0 && (serviceIn(text) === null || titleScore(context, text.split(/[,(]/)[0] ?? '') > 2);

const mayBePlace = (context: Context, { places }: Entry, text: string) => {
  const names = text.split(/,\s+/);
  // Of several words, some list has the town: `Customer Care` is none.
  return (
    places.length === 0 &&
    names.every((printed) => mayBeTown(context, printed)) &&
    (names.some((text) => isTownName(context, text)) || names.every((name) => !name.includes(' ')))
  );
};

/** `Vaccines Directorate` below `MINISTRY OF HEALTH`, `Charity for young carers, 40 staff` below any name */
const mayBePart = (context: Context, employer: string, text: string) =>
  (titleScore(context, employer) < 0 && titleScore(context, text) <= 0) ||
  isPartOfEmployer(text) ||
  describesEmployer(context, text);

/** The employer above several posts, its place and its part: `Tern & Sons, Braintree`, or the town or part on the next line. */
function employerAbove(context: Context, entry: Entry): { employer: string; place: string; part: string } {
  const [first, second] = entry.headline;
  const employer = first?.text ?? '';
  const below = second?.text ?? '';
  const isTown = below !== '' && mayBePlace(context, entry, below) && titleScore(context, below) === 0;
  const part = isTown ? '' : below;
  const known = entry.places[0] ?? (isTown ? below : '');
  const [, name = '', town = ''] = /^(.+), ([^,]+)$/.exec(employer) ?? [];
  return known === '' && mayBeTown(context, town) ? { employer: name, place: town, part } : { employer, place: known, part };
}

const NO_EMPLOYER = { employer: '', place: '', part: '', sources: [] as readonly number[] };

/** A job with the pieces of its heading as printed, the place that is known to be one, and the employer that several posts have above them. */
export type PrintedWork = ReadWork & { headline: string[]; hints: FieldHint[]; station: string; group: string } & Sourced;

export function readWork(context: Context, all: Entry[]): PrintedWork[] {
  const headers = all.map((entry, index) => groupOf(context, entry, all, index));
  const entries = all.filter((_, index) => headers[index] === 0);
  let header = -1;
  let above = NO_EMPLOYER;
  /** Of each post, the employer that several have above them; the first has the employer's part too. */
  const groups = all.flatMap((entry, index) => {
    if (headers[index] !== 0) {
      header = index;
      above = { ...employerAbove(context, entry), sources: entry.sources };
      return [];
    }
    const isMember = header >= 0 && index - header <= (headers[header] ?? 0);
    return [isMember ? { ...above, part: index === header + 1 ? above.part : '' } : NO_EMPLOYER];
  });
  const roles = runSteps(context, rolesOf(context, entries), { withSameEmployer: (_, all) => withSameEmployer(all) });
  return entries.map((entry, index) => {
    const { employer: group, place: groupPlace, part, sources } = groups[index] ?? NO_EMPLOYER;
    const role = withinGroup(context, roles[index] ?? { name: '', position: '', place: '', rest: [] }, group);
    // A post without an employer belongs to the employer above.
    const upper =
      role.position && !role.name && !group && !caresForFamily(role.position)
        ? roles.slice(0, index).findLast(({ name }) => name !== '')
        : undefined;
    const { facts, rest } = readFederal(entry.federal);
    const fieldsOf = (heading: JobHeading) => {
      const { position, grade, step } = withoutGrade(heading.position);
      return {
        ...(grade && { grade }),
        name: heading.name || (heading.position && group) || (upper?.name ?? ''),
        position: withoutFederalMark(position),
        location: heading.place || groupPlace || (upper?.place ?? ''),
        ...bodyOf({ ...entry, places: [] }, [...(part ? [part] : []), ...heading.rest, ...rest, ...step]),
      };
    };
    const job = {
      ...facts,
      ...fieldsOf(role),
      ...spanOfPost(entry.span),
      url: entry.url,
      headline: entry.headline.map(({ text }) => text),
      hints: entry.headline.map(({ hint: roles }) => roles),
      station: entry.places[0] ?? (role.place || groupPlace),
      group,
    };
    const { weighed } = role;
    return sourcedFrom(
      job,
      [...sources, ...entry.sources],
      weighed && { sure: weighed.sure, second: weighed.second && fieldsOf(weighed.second) },
    );
  });
}

/** A grade of a federal job is no part of its title: `Analyst, GS-0343-12` */
function withoutGrade(title: string): { position: string; grade: string; step: string[] } {
  const graded = /,?\s*\(?\b(?:[A-Z]{2}-\d{3,4}-\d{1,2}|(?:GS|GG|WG|WL|WS|NF|NH)-\d{1,2})\b\)?/.exec(title)?.[0];
  if (!graded) return { position: title, grade: '', step: [] };
  const step = /,?\s*\(?\bstep \d{1,2}\b\)?/i.exec(title)?.[0] ?? '';
  return {
    position: title.replace(graded, '').replace(step, '').trim(),
    grade: gradeIn(graded),
    step: step === '' ? [] : [step.replace(/^[,\s(]+|\)$/g, '')],
  };
}

const CARER = /\bcarer?\b.*\b(?:my|own|family|father|mother|parents?|husband|wife|son|daughter|grand\p{L}+)\b|\bfamily carer\b/iu;
/** Who cares for their own family has no employer. */
const caresForFamily = (post: string) => post.length < 200 && CARER.test(post);

/** `Same school`, `As above` in the place of an employer. */
export const SAME_EMPLOYER =
  /^(?:(?:the )?same (?:school|company|firm|employer|organi[sz]ation|hospital|unit|place|site|office|practice|trust|team|depot|store|shop)|(?:as|see) above|ditto)$/i;

/** Posts whose employer is that of the entry above. */
function withSameEmployer(roles: Roles[]): Roles[] {
  let above: Roles | undefined;
  return roles.map((role) => {
    const isSame = above !== undefined && SAME_EMPLOYER.test(role.name);
    const known = isSame && above ? certain({ ...role, name: above.name, place: role.place || above.place }) : role;
    if (known.name !== '') above = known;
    return known;
  });
}

/** A post below the line of its employer. */
function withinGroup(context: Context, roles: Roles, group: string): Roles {
  if (!group || !roles.name) return roles;
  // The only piece is the post, whatever its words.
  if (!roles.position && roles.rest.length === 0) return certain({ ...roles, name: '', position: roles.name });
  // Beside the post, what is no employer is a part of this one: `Senior Buyer, Land Equipment`.
  const isPart = roles.position && titleScore(context, group) < 0 && titleScore(context, roles.name) >= 0;
  return isPart ? certain({ ...roles, name: '', rest: [roles.name, ...roles.rest] }) : roles;
}

/** Roles that more than their heading decides. */
const certain = ({ weighed: _, ...heading }: Roles): Roles => heading;

/** A post with one date, `2011` or `June 2023`, began and ended then. */
const spanOfPost = (span: Span): Span =>
  span.startDate === '' && /^\d/.test(span.endDate) ? { ...span, startDate: span.endDate } : span;

/** Text of an entry that fits no field. Durations are left out, because they follow from the dates. */
export function bodyOf(entry: Entry, rest: string[]): { summary: string; highlights: string[] } {
  return {
    summary: [
      ...rest,
      ...entry.places.slice(1),
      ...entry.durations.filter((text) => !isDuration(text)),
      ...entry.paragraphs,
    ].join('\n'),
    highlights: entry.highlights,
  };
}

/** Projects, awards, certificates, posts as a volunteer. A list without headlines gives one for each line. */
export function readListed(context: Context, entries: Entry[]): ReadListed[] {
  return entries.flatMap((entry) => listedIn(context, entry).map((listed) => sourcedFrom(listed, entry.sources)));
}

function listedIn(context: Context, entry: Entry): ReadListed[] {
  if (entry.headline.length === 0)
    return [...entry.paragraphs, ...entry.highlights].flatMap(inList).map((printed) => listedOf(context, printed));
  const several = entry.headline.length === 1 && entry.span.printedDates === '' ? inList(entry.headline[0]?.text ?? '') : [];
  if (several.length > 1 && entry.paragraphs.length + entry.highlights.length === 0)
    return several.map((printed) => listedOf(context, printed));
  const [first = '', second, ...rest] = entry.headline.map((head) => head.text);
  const parted = second === undefined ? issuerAfter(first) : { name: first, by: second };
  return [
    {
      ...parted,
      location: entry.places[0] ?? '',
      ...entry.span,
      url: entry.url,
      ...bodyOf(entry, rest),
    },
  ];
}

/** `Queen’s Jubilee Medal; Iraq Medal with clasp`: short names between semicolons. */
const inList = (text: string): string[] => {
  const parts = text.split(/;\s+/).map((part) => part.replace(/\.$/, ''));
  return parts.length > 1 && parts.every((part) => part.length > 1 && part.length < 80) ? parts : [text];
};

/** A complete entry on one line: `First Aid at Work, St John Ambulance, 2025`. */
export function listedOf(context: Context, printed: string): ReadListed {
  const dated = /^((?:19|20)\d\d)\s*(?:[:–—-]\s+|\s)(?=\p{Lu})(.{3,})$/u.exec(printed);
  // A year before the name: `2023: NEBOSH General Certificate`
  const text = dated?.[1] && dated[2] && !findSpan(context, dated[2]) ? `${dated[2]}, ${dated[1]}` : printed;
  const span = findSpan(context, text);
  const before = text.slice(0, span?.index).replace(/[\s,;|(–—-]+$/, '');
  const ends = span !== null && before !== '' && /^[\s).\]]*$/.test(text.slice(span.index + span.length));
  const { startDate, endDate, printedDates } = ends ? span : { startDate: '', endDate: '', printedDates: '' };
  // A remark in small letters before the date belongs to the date: `CCN1 and CKR1 (all to May 2028)`
  const [, name = before, until = ''] = /^(.*\S)\s+\((\p{Ll}[^()]{0,20})$/u.exec(before) ?? [];
  return {
    ...issuerAfter(ends ? name : text),
    location: '',
    startDate,
    endDate,
    printedDates: until && ends ? `${until} ${printedDates}` : printedDates,
    url: '',
    summary: '',
    highlights: [],
  };
}

/** The text after the last comma, if it can be the issuer's name. */
function issuerAfter(text: string): { name: string; by: string } {
  const parted = /^([^,]{3,}(?:, [^,]+)*?), (\p{Lu}[^,.:;]{1,48})$/u.exec(text);
  // `Chartered Management Accountant (ACMA, CGMA)`: a comma in brackets separates no issuer.
  const isInBrackets = parted?.[1] !== undefined && parted[1].split('(').length !== parted[1].split(')').length;
  return parted?.[1] && parted[2] && !isInBrackets && !/[.:;]/.test(parted[1])
    ? { name: parted[1], by: parted[2] }
    : { name: text, by: '' };
}

/** Volunteering: the organisation goes into `name`, the post into `by`. */
export function readVolunteer(context: Context, entries: Entry[]): ReadListed[] {
  const roles = rolesOf(context, entries);
  return entries.flatMap((entry, index) => {
    const role = roles[index];
    if (!role || entry.headline.length === 0) return readListed(context, [entry]);
    const fieldsOf = ({ name, position, place, rest }: JobHeading) => ({
      name: name || position,
      by: name ? position : '',
      location: place,
      ...bodyOf({ ...entry, places: [] }, rest),
    });
    const { sure, second } = role.weighed ?? {};
    return [
      sourcedFrom(
        { ...fieldsOf(role), ...entry.span, url: entry.url },
        entry.sources,
        sure && { sure: { name: sure.name, by: sure.position }, second: second ? fieldsOf(second) : null },
      ),
    ];
  });
}
