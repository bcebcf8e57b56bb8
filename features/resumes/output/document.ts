import type { ReadListed } from '#features/cv-import/shapes.ts';
import {
  type Contact,
  clean,
  type Entry,
  type Fact,
  type Group,
  type ResumeDocument,
  type ResumeKind,
  type Section,
} from '#features/typesetting/document.ts';
import { telHref } from '#kit/contract/phone.ts';
import { PREFERENCES } from '../advice/federal-rules.ts';
import { type ResumeContent, type ResumeDesign, SECTIONS } from '../content.ts';
import { datesWithSeason } from '../date-rules.ts';
import { sectionOrder } from '../order.ts';
import { visibleContent } from './visible.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Builds the document of a resume for readers in one of the two countries. */
export function resumeDocument(
  content: ResumeContent,
  design: ResumeDesign,
  kind: ResumeKind,
  country: 'UK' | 'US',
): ResumeDocument {
  const printed = visibleContent(content, design, kind);
  // A federal resume contains no links.
  const linked = kind === 'resume';
  const { basics } = printed;
  const renamed = new Map(design.sections.map(({ key, title }) => [key, clean(title ?? '')]));
  const titled = (key: string, usual: string) => renamed.get(key) || usual;

  const bySection: Record<(typeof SECTIONS)[number], () => Section[]> = {
    summary: () => [textSection('summary', titled('summary', country === 'UK' ? 'Profile' : 'Summary'), basics.summary)],
    military: () => [
      entriesSection(
        'military',
        titled('military', 'Military experience'),
        printed.military.map((post) => servicePost(post, linked)),
      ),
    ],
    work: () => [
      entriesSection(
        'work',
        titled('work', printed.military.length > 0 ? 'Civilian experience' : 'Experience'),
        printed.work.map((post) => ({
          ...entryOf(post, linked),
          title: clean(post.position) || clean(post.name),
          by: clean(post.position) ? clean(post.name) : '',
          facts: federalFacts(post),
        })),
      ),
    ],
    education: () => [
      entriesSection(
        'education',
        titled(
          'education',
          printed.education.some((entry) => entry.kind === 'training') ? 'Education and training' : 'Education',
        ),
        printed.education.map((entry) => {
          const course = joined([entry.studyType, entry.area], ', ');
          return {
            ...entryOf(entry, linked),
            title: course || clean(entry.institution),
            by: course ? clean(entry.institution) : '',
          };
        }),
      ),
    ],
    skills: () => [
      section('skills', titled('skills', 'Skills'), [
        {
          title: null,
          kind: 'skills',
          skills: printed.skills
            .map((skill) =>
              skill.keywords.length > 0
                ? { label: joined([skill.name, skill.level], ', '), text: joined(skill.keywords, ', ') }
                : { label: '', text: clean(skill.level) ? `${clean(skill.name)} (${clean(skill.level)})` : clean(skill.name) },
            )
            .filter((skill) => skill.label || skill.text),
        },
      ]),
    ],
    misc: () => miscSections(printed, renamed.get('misc') ?? '', linked),
  };
  const custom = new Map<string, Section>();
  for (const own of printed.custom) {
    // Two sections with the same id remain two sections.
    const key = custom.has(`custom:${own.id}`) ? `custom:${own.id}:${custom.size}` : `custom:${own.id}`;
    const title = titled(`custom:${own.id}`, clean(own.title) || 'More');
    custom.set(
      key,
      entriesSection(
        key,
        title,
        own.items.map((item) => listed(item, linked)),
      ),
    );
  }
  const sections = sectionOrder(printed, design, [...custom.keys()]).flatMap((key) => {
    const own = custom.get(key);
    if (own) return [own];
    const known = SECTIONS.find((one) => one === key);
    return known ? bySection[known]() : [];
  });

  return {
    title: country === 'UK' ? 'CV' : 'Resume',
    name: clean(basics.name),
    label: clean(basics.label),
    contact: contactOf(basics, linked),
    facts: kind === 'federal' ? federalHead(printed) : [],
    sections: sections.flatMap(withoutEmpty),
    country,
    paper: design.paper,
  };
}

/** A month `2019-09` as `Sep 2019`; a year and anything else as it is. */
function when(date: string): string {
  const month = /^(\d{4})-(\d{2})/.exec(date);
  if (month) return `${MONTHS[Number(month[2]) - 1] ?? ''} ${month[1]}`.trim();
  return date === 'present' ? 'Present' : clean(date);
}

function span(entry: { startDate: string; endDate: string; printedDates: string }): string {
  const season = datesWithSeason(entry);
  if (season) return clean(season);
  const [from, to] = [when(entry.startDate), when(entry.endDate)];
  if (from && to && from !== to) return `${from} – ${to}`;
  return from || to || clean(entry.printedDates);
}

type ListedEntry = Omit<ReadListed, 'name' | 'by'>;

/** What every entry has: dates, place and description. */
function entryOf(entry: ListedEntry, linked: boolean): Entry {
  return {
    title: '',
    by: '',
    place: clean(entry.location),
    dates: span(entry),
    facts: [],
    paragraphs: paragraphs(entry.summary),
    bullets: entry.highlights.map(clean).filter(Boolean),
    link: linked ? linkTo(entry.url) : null,
  };
}

function listed(entry: ReadListed, linked: boolean): Entry {
  const name = clean(entry.name);
  return { ...entryOf(entry, linked), title: name || clean(entry.by), by: name ? clean(entry.by) : '' };
}

function servicePost(post: ResumeContent['military'][number], linked: boolean): Entry {
  const title = joined([post.trade, post.rank], ', ');
  const by = joined([post.unit, post.service], ', ');
  return {
    ...entryOf(post, linked),
    title: title || by,
    by: title ? by : '',
    facts: [
      ...(post.operations.length > 0 ? [{ label: 'Operations', text: joined(post.operations, ', ') }] : []),
      ...(post.clearance ? [{ label: 'Clearance', text: clean(post.clearance) }] : []),
      ...federalFacts(post),
    ],
  };
}

function federalFacts(post: ResumeContent['work'][number] | ResumeContent['military'][number]): Fact[] {
  const may = { true: 'may be contacted', false: 'please ask me first', null: '' }[String(post.mayContact)] ?? '';
  return [
    { label: 'Hours per week', text: clean(post.hours) },
    { label: 'Series and grade', text: clean(post.grade) },
    { label: 'Salary', text: clean(post.salary) },
    { label: 'Supervisor', text: joined([post.supervisor, post.supervisorPhone, post.supervisor ? may : ''], ', ') },
  ].filter((fact) => fact.text);
}

function federalHead({ federal, clearance }: ResumeContent): Fact[] {
  return [
    { label: 'Applying for', text: joined([federal.targetTitle, federal.announcement], ', ') },
    { label: 'Citizenship', text: clean(federal.citizenship) },
    { label: "Veterans' preference", text: PREFERENCES.get(federal.preference) ?? clean(federal.preference) },
    { label: 'Highest federal grade', text: clean(federal.highestGrade) },
    { label: 'Security clearance', text: clearanceText(clearance) },
  ].filter((fact) => fact.text);
}

const clearanceText = ({ level, year }: ResumeContent['clearance']) =>
  level.includes(year) ? level : joined([level, year], ', ');

/** `Registered midwife, Nursing and Midwifery Council, number 12A3456E, valid to Sep 2027` */
const registrationText = ({ name, body, number, issued, expires }: ResumeContent['registrations'][number]) =>
  joined(
    [name, body, number && `number ${number}`, issued && `issued ${when(issued)}`, expires && `valid to ${when(expires)}`],
    ', ',
  );

function miscSections(content: ResumeContent, title: string, linked: boolean): Section[] {
  const groups: Group[] = [
    { title: 'Registrations', kind: 'row', items: content.registrations.map(registrationText) },
    { title: 'Certificates', kind: 'entries', entries: content.certificates.map((entry) => listed(entry, linked)), rows: false },
    { title: 'Projects', kind: 'entries', entries: content.projects.map((entry) => listed(entry, linked)), rows: false },
    { title: 'Awards', kind: 'entries', entries: content.awards.map((entry) => listed(entry, linked)), rows: false },
    { title: 'Volunteering', kind: 'entries', entries: content.volunteer.map((entry) => listed(entry, linked)), rows: false },
    {
      title: 'Languages',
      kind: 'row',
      items: content.languages.map(({ language, fluency }) =>
        clean(fluency) ? `${clean(language)} (${clean(fluency)})` : clean(language),
      ),
    },
    // A federal resume has it among the facts at its head.
    { title: 'Security clearance', kind: 'row', items: linked ? [clearanceText(content.clearance)] : [] },
    { title: 'Interests', kind: 'row', items: content.interests.map(clean) },
  ];
  if (title) return [section('misc', title, groups)];
  return groups.map((group) => section('misc', group.title ?? '', [{ ...group, title: null }]));
}

/** The contact line; with `linked`, its items are links. */
export function contactOf(
  basics: Pick<ResumeContent['basics'], 'location' | 'phone' | 'email' | 'url' | 'profiles'>,
  linked: boolean,
): Contact[] {
  const links = linked
    ? [basics.url, ...basics.profiles.map((profile) => profile.url || joined([profile.network, profile.username], ': '))]
    : [];
  return [
    { kind: 'place' as const, text: clean(basics.location), href: '' },
    {
      kind: 'phone' as const,
      text: clean(basics.phone),
      href: telHref(basics.phone) ?? '',
    },
    {
      kind: 'email' as const,
      text: clean(basics.email),
      href: /^\S+@\S+$/.test(basics.email) ? `mailto:${clean(basics.email)}` : '',
    },
    ...links.flatMap((link) => linkTo(link) ?? []),
  ]
    .filter((one) => one.text)
    .map((one) => (linked ? one : { ...one, href: '' }));
}

/** Only web addresses become links; other text in a link's field is shown as text. */
function linkTo(url: string): Contact | null {
  const text = clean(url);
  if (!text) return null;
  const href = /^https?:\/\/[^\s"<>]+$/i.test(text)
    ? text
    : /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s"<>]*)?$/i.test(text)
      ? `https://${text}`
      : '';
  return { kind: 'link', text: text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '') || text, href };
}

const section = (key: string, title: string, groups: Group[]): Section => ({ key, title, groups });
const textSection = (key: string, title: string, text: string) =>
  section(key, title, [{ title: null, kind: 'text', paragraphs: paragraphs(text) }]);
const entriesSection = (key: string, title: string, entries: Entry[]) =>
  section(key, title, [{ title: null, kind: 'entries', entries, rows: false }]);

function withoutEmpty(part: Section): Section[] {
  const mayBeRows = !WITH_LINES.includes(part.key);
  const groups = part.groups
    .map(withoutBlanks)
    .filter((group) => lengthOf(group) > 0)
    .map((group) => (group.kind === 'entries' && mayBeRows ? { ...group, rows: areRows(group.entries) } : group));
  return groups.length > 0 ? [{ ...part, groups }] : [];
}

/** Sections whose entries always have a line of their own for the employer or school. */
const WITH_LINES = ['military', 'work', 'education'];
/** So many characters and a date fit on a line of every template. */
const LONGEST_ROW = 70;
/** The share of entries that may be longer, and continue on a second line. */
const MOST_LONG = 0.25;

/** Whether the entries are short enough for a single line each, as most certificates and awards are. */
const areRows = (entries: Entry[]): boolean =>
  entries.every(isBare) && entries.filter((entry) => !isShort(entry)).length <= entries.length * MOST_LONG;

const isBare = ({ title, facts, paragraphs: content, bullets, link }: Entry): boolean =>
  title !== '' && !link && facts.length + content.length + bullets.length === 0;

const isShort = ({ title, by, place }: Entry): boolean => title.length + by.length + place.length < LONGEST_ROW;

function withoutBlanks(group: Group): Group {
  if (group.kind === 'row') return { ...group, items: group.items.filter(Boolean) };
  if (group.kind !== 'entries') return group;
  const saysSomething = ({ title, dates, place, facts, paragraphs: content, bullets, link }: Entry) =>
    title || dates || place || link || facts.length + content.length + bullets.length > 0;
  return { ...group, entries: group.entries.filter(saysSomething) };
}

function lengthOf(group: Group): number {
  switch (group.kind) {
    case 'text':
      return group.paragraphs.length;
    case 'skills':
      return group.skills.length;
    case 'row':
      return group.items.length;
    case 'entries':
      return group.entries.length;
  }
}

const paragraphs = (text: string) => text.split(/\r?\n/).map(clean).filter(Boolean);
const joined = (parts: string[], by: string) => parts.map(clean).filter(Boolean).join(by);
