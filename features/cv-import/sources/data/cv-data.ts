import { ReadCv, type ReadListed, type ReadWork } from '../../shapes.ts';
import { Context } from '../../vocabulary/context.ts';
import { dateHabitsOf, findSpan } from '../../vocabulary/dates.ts';
import { isService, readService } from '../../vocabulary/military.ts';
import { takeSpan } from './data-dates.ts';
import { Fields, isObject, labelOfKey, listOf, textLeaves } from './data-fields.ts';
import { readPerson, takePlace, takeUrl } from './data-person.ts';
import { type DataSection, sectionsOf } from './data-sections.ts';
import { resumeOfEuropass } from './europass.ts';
import { markedText } from './marked-text.ts';

/** The resume in a value: it may be in a list of one, or in a field of its own beside what a program stores about it. */
function resumeIn(value: unknown): Record<string, unknown> | null {
  const [only, second] = listOf(value);
  if (!isObject(only) || second !== undefined) return null;
  const europass = resumeOfEuropass(only);
  if (europass) return europass;
  if (isResume(only)) return only;
  for (const name of ['data', 'resume', 'cv', 'content', 'resumeData'])
    if (isObject(only[name]) && isResume(only[name])) return only[name];
  return null;
}

const isResume = (value: Record<string, unknown>) =>
  ['email', 'emailAddress'].some((name) => typeof value[name] === 'string' && 'name' in value) ||
  sectionsOf(value).some(({ kind, entries }) =>
    kind === 'person' ? entries.some((entry) => textLeaves(entry).length > 0) : kind !== 'more' && kind !== 'summary',
  );

/** Whether a value is a CV, judged by its fields. */
export const isCvData = (value: unknown): boolean => resumeIn(value) !== null;

/**
 * Converts a JSON Resume, or what Reactive Resume, FlowCV, Europass and others export, to fields. Every text that has no field goes into
 * `more`; settings of layout and style do not.
 */
export function readCvData(value: unknown): ReadCv {
  const own = ReadCv.safeParse(value);
  // Written by this product, so no conversion is needed.
  if (own.success && isObject(value) && Array.isArray(value.sections)) return own.data;
  const resume = resumeIn(value) ?? {};
  const context = new Context(dateHabitsOf(textLeaves(resume)));
  const cv = ReadCv.parse({ basics: {} });
  const sections = sectionsOf(resume);
  // A flat export has the fields of the person beside its sections.
  const flat = sections.filter(({ kind, entries }) => kind === 'more' && !entries.some((entry) => typeof entry === 'object'));
  const person = sections.flatMap(({ kind, entries }) => (kind === 'person' ? entries : []));
  for (const part of [...person, Object.fromEntries(flat.map(({ title, entries }) => [title, entries[0]]))])
    addRest(cv, 'Personal details', '', readPerson(cv, part));
  for (const section of sections) if (!flat.includes(section)) readSection(context, cv, section);
  for (const { kind, title } of sections) if (kind !== 'more' && kind !== 'person') cv.sections.push({ title, kind });
  return ReadCv.parse(cv);
}

/** Adds what has no field under the name of its entry. */
function addRest(cv: ReadCv, title: string, name: string, entry: Fields): void {
  const lines = entry.rest();
  if (lines.length > 0) cv.more.push({ title: [title, name].filter(Boolean).join(': '), lines });
}

function readSection(context: Context, cv: ReadCv, { kind, title, entries }: DataSection): void {
  const filled = entries.filter((entry) => textLeaves(entry).length > 0);
  switch (kind) {
    case 'person':
      return;
    case 'summary': {
      const lines = filled.flatMap((entry) => textLeaves(entry));
      cv.basics.summary = [cv.basics.summary, ...lines].filter(Boolean).join('\n');
      return;
    }
    case 'profiles':
      addRest(cv, title, '', readPerson(cv, { profiles: filled.length === 1 ? filled[0] : filled }));
      return;
    case 'work':
    case 'military':
      for (const entry of filled) readPosts(context, cv, title, entry, kind === 'military');
      return;
    case 'education':
      for (const entry of filled) readStudy(context, cv, title, entry);
      return;
    case 'skills':
      for (const entry of filled) readSkills(cv, title, entry);
      return;
    case 'languages':
      for (const entry of filled) readLanguage(cv, title, entry);
      return;
    case 'interests':
      for (const entry of filled) {
        const interest = new Fields(isObject(entry) ? entry : { keywords: entry });
        cv.interests.push(...[interest.text('name', 'interest', 'title'), ...interest.words('keywords', 'tags')].filter(Boolean));
        addRest(cv, title, '', interest);
      }
      return;
    case 'certificates':
    case 'awards':
    case 'volunteer':
    case 'projects':
      for (const entry of filled) cv[kind].push(listed(context, cv, title, entry, kind));
      return;
    case 'publications':
    case 'references':
      for (const entry of filled) cv.more.push({ title, lines: textLeaves(entry) });
      return;
    case 'more':
      if (filled.length > 0) cv.more.push({ title, lines: filled.flatMap((entry) => textLeaves(entry)) });
  }
}

/** Words of an entry that is not an object: its name, and the dates among them. */
function fieldsOf(context: Context, entry: unknown, name: string): Fields {
  if (isObject(entry)) return new Fields(entry);
  const text = textLeaves(entry).join(', ');
  const span = findSpan(context, text);
  return new Fields({ [name]: text, ...(span ? { period: span.printedDates } : {}) });
}

const KEYWORDS = ['keywords', 'technologies', 'tags', 'tools', 'skills', 'roles'];
const SUMMARY = ['summary', 'description', 'content', 'details', 'activities', 'infoHtml', 'notes', 'about'];
const HIGHLIGHTS = [
  'highlights',
  'achievements',
  'responsibilities',
  'bullets',
  'bulletPoints',
  'accomplishments',
  'duties',
  'tasks',
];

/** Takes the texts of an entry. Lists are highlights, also those in a description. */
function takeBody(entry: Fields, ...before: string[]) {
  const summary: string[] = before.filter(Boolean);
  const highlights: string[] = [];
  const keywords = entry.words(...KEYWORDS).join(', ');
  if (keywords !== '') summary.push(keywords);
  for (const name of SUMMARY) {
    const value = entry.take(name);
    if (Array.isArray(value)) highlights.push(...value.map((part) => textLeaves(part).join(', ')).filter(Boolean));
    else if (typeof value === 'string') {
      const { paragraphs, items } = markedText(value);
      summary.push(...paragraphs);
      highlights.push(...items);
    } else summary.push(...textLeaves(value));
  }
  for (const name of HIGHLIGHTS) {
    const value = entry.take(name);
    for (const part of listOf(value)) {
      if (typeof part !== 'string') highlights.push(...[textLeaves(part).join(', ')].filter(Boolean));
      else {
        const { paragraphs, items } = markedText(part);
        highlights.push(...(Array.isArray(value) ? [[...paragraphs, ...items].join(' ')] : [...paragraphs, ...items]));
      }
    }
  }
  return { summary: summary.join('\n'), highlights: highlights.filter(Boolean) };
}

/** An entry of work may contain several posts at one employer. */
function readPosts(context: Context, cv: ReadCv, title: string, value: unknown, isMilitary: boolean): void {
  const entry = fieldsOf(context, value, 'position');
  const service = isMilitary
    ? [entry.text('rank'), entry.text('trade'), entry.text('unit'), entry.text('service', 'branch')]
    : [];
  const name = entry.text('company', 'employer', 'organization', 'organisation', 'companyName', 'employerName', 'name');
  const roles = entry.has('roles') ? entry.take('roles') : entry.take('positions');
  const posts = listOf(roles).filter(isObject);
  if (posts.length === 0 && roles !== undefined) entry.add(...textLeaves({ roles }));
  const positions = ['position', 'jobTitle', 'title', 'role', 'designation', 'positionTitle', 'occupation'];
  const own = entry.text(...positions) || service.slice(0, 2).filter(Boolean).join(', ');
  const base = {
    name: name || service.slice(2).filter(Boolean).join(', '),
    position: own,
    location: takePlace(entry),
    url: takeUrl(entry),
  };
  const add = (job: ReadWork) => {
    if (isMilitary || isService(context, job)) cv.military.push(readService(context, job, ''));
    else cv.work.push(job);
  };
  const body = takeBody(entry);
  const span = takeSpan(context, entry);
  if (posts.length === 0 || own !== '' || body.summary !== '' || body.highlights.length > 0) add({ ...base, ...span, ...body });
  for (const part of posts) {
    const post = new Fields(part);
    const position = post.text(...positions, 'name');
    add({
      ...base,
      position,
      location: takePlace(post) || base.location,
      ...takeSpan(context, post),
      ...takeBody(post),
    });
    addRest(cv, title, position, post);
  }
  addRest(cv, title, base.name || base.position, entry);
}

function readStudy(context: Context, cv: ReadCv, title: string, value: unknown): void {
  const entry = fieldsOf(context, value, 'institution');
  const institution = ['institution', 'school', 'university', 'college', 'organization', 'organisation', 'institute'];
  const study = {
    institution: entry.text(...institution, 'institutionName', 'schoolName', 'name'),
    studyType: entry.text('studyType', 'degree', 'degreeName', 'qualification', 'title'),
    area: entry.text('area', 'field', 'fieldOfStudy', 'major', 'subject', 'specialization', 'specialisation'),
    location: takePlace(entry),
    url: takeUrl(entry),
    ...takeSpan(context, entry),
  };
  const score = entry.text('score', 'grade', 'gpa');
  const courses = listOf(entry.take('courses', 'modules')).flatMap((course) => textLeaves(course));
  cv.education.push({ ...study, ...takeBody(entry, score, courses.join('\n')) });
  addRest(cv, title, study.institution, entry);
}

/** A word, a group with its words, or an object with a list for each group. */
function readSkills(cv: ReadCv, title: string, value: unknown): void {
  if (!isObject(value)) {
    cv.skills.push(...new Fields({ words: value }).words('words').map((name) => ({ name, level: '', keywords: [] })));
    return;
  }
  const skill = new Fields(value);
  const name = skill.text('name', 'skill', 'category', 'group', 'title', 'label');
  const levels = [
    skill.text('proficiency', 'levelName'),
    skill.text('level', 'rating'),
    name === '' ? '' : skill.text('description'),
  ];
  const [level = ''] = levels.filter((text) => !/^\d*$/.test(text));
  const number = levels.find((text) => /^[1-9]\d*$/.test(text)) ?? '';
  const keywords = skill.words('keywords', 'items', 'skills', 'tags', 'technologies', 'infoHtml');
  if (name === '' && keywords.length === 0 && level === '') {
    for (const [group, words] of skill.left())
      cv.skills.push({ name: labelOfKey(group), level: '', keywords: new Fields({ words }).words('words') });
    return;
  }
  cv.skills.push({ name, level: level || number, keywords });
  skill.add(...levels.filter((text) => text !== level && !/^\d*$/.test(text)));
  addRest(cv, title, name, skill);
}

function readLanguage(cv: ReadCv, title: string, value: unknown): void {
  if (!isObject(value)) {
    for (const word of new Fields({ words: value }).words('words')) {
      const [, language = word, fluency = ''] = /^(.+?)\s*[(:–—-]\s*([^()]+)\)?$/.exec(word) ?? [];
      cv.languages.push({ language, fluency });
    }
    return;
  }
  const entry = new Fields(value);
  const language = entry.text('language', 'name', 'title');
  const fluencies = ['fluency', 'proficiency', 'description', 'infoHtml', 'level'].map((name) => entry.text(name));
  const words = fluencies.filter((text) => text !== '' && !/^\d+$/.test(text));
  const fluency = words.length > 0 ? words.join(', ') : (fluencies.find((text) => /^[1-9]\d*$/.test(text)) ?? '');
  if (language === '') entry.add(fluency);
  else cv.languages.push({ language, fluency });
  addRest(cv, title, language, entry);
}

/** The fields that name an entry, and those that say by or for whom it was. */
const LISTED = {
  certificates: [
    ['name', 'title', 'certificate', 'certification', 'course', 'courseTitle', 'license'],
    ['issuer', 'authority', 'issuedBy', 'institution', 'organization', 'organisation', 'awarder', 'provider'],
  ],
  awards: [
    ['title', 'name', 'award'],
    ['awarder', 'issuer', 'by', 'awardedBy', 'organization', 'organisation'],
  ],
  volunteer: [
    ['organization', 'organisation', 'organisationName', 'company', 'employer', 'name'],
    ['position', 'role', 'title', 'jobTitle'],
  ],
  projects: [
    ['name', 'title', 'projectTitle', 'project'],
    ['entity', 'subTitle', 'client', 'organization', 'organisation', 'role'],
  ],
} as const;

function listed(context: Context, cv: ReadCv, title: string, value: unknown, kind: keyof typeof LISTED): ReadListed {
  const [names, by] = LISTED[kind];
  const entry = fieldsOf(context, value, names[0]);
  const name = entry.text(...names);
  const parts = [entry.text(...by), kind === 'projects' ? entry.text('type') : ''];
  const read = {
    name,
    by: parts.filter(Boolean).join(', '),
    location: takePlace(entry),
    ...takeSpan(context, entry),
    url: takeUrl(entry),
    ...takeBody(entry),
  };
  addRest(cv, title, name, entry);
  return read;
}
