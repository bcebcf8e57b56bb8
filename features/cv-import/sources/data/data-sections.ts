import { Fields, isObject, labelOfKey, listOf } from './data-fields.ts';

/** What a section of an export contains. */
export type DataKind =
  | 'person'
  | 'summary'
  | 'profiles'
  | 'work'
  | 'military'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'awards'
  | 'volunteer'
  | 'projects'
  | 'interests'
  | 'publications'
  | 'references'
  | 'more';

export type DataSection = { kind: DataKind; title: string; entries: unknown[] };

/** The names of sections in JSON Resume, Reactive Resume 3 to 5, FlowCV and others, without case and marks. */
const NAMES: Record<Exclude<DataKind, 'more'>, string> = {
  person: `basics basic basicinfo personaldetails personaldetail personalinfo personalinformation personal contact contacts contactinfo
    contactinformation contactdetails userinfo identification header person candidate`,
  summary: `summary about aboutme objective professionalsummary careersummary bio profilesummary executivesummary personalstatement`,
  profiles: 'profiles socialprofiles social socials sociallinks socialmedia links onlineprofiles',
  work: `work experience experiences workexperience workexperiences employment employments employmenthistory workhistory jobs positions
    professionalexperience career careerhistory`,
  military: 'military militaryservice militaryexperience militaryhistory',
  education: 'education educations study studies academics educationhistory educationandtraining schools schooling',
  skills: `skill skills technicalskills softskills hardskills keyskills coreskills competencies corecompetencies technologies expertise`,
  languages: 'language languages spokenlanguages languageskills',
  certificates: `certificate certificates certification certifications license licenses licence licences course courses training trainings`,
  awards:
    'award awards honor honors honour honours honorsandawards honoursandawards awardsandhonors awardsandhonours achievement achievements accomplishments',
  volunteer: 'volunteer volunteering volunteerwork volunteerexperience volunteerings voluntarywork organisation organisations',
  projects: 'project projects personalprojects',
  interests: 'interest interests hobby hobbies hobbiesandinterests',
  publications: 'publication publications',
  references: 'reference references referees',
};
const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.split(/\s+/).map((name) => [name, kind as DataKind] as const)),
);
/** Settings of programs. Their layout, styles and versions say nothing about a person. */
const NOT_READ =
  /^(?:\$schema|meta|metadata|schemaVersion|version|customization|settings|theme|template|layout|css|picture|image|public|isPublic)$/i;
const LISTS = ['items', 'entries', 'list'];
const plain = (key: string) => key.toLowerCase().replace(/[^a-z]/g, '');

export const kindOfKey = (key: string): DataKind | undefined => KINDS.get(plain(key));

/**
 * The sections of an export, in the order of the file. Those of some programs are in `sections` or `content`, with their entries in `items`
 * or `entries`; those that people add themselves have a title and sometimes a known type.
 */
export function sectionsOf(resume: Record<string, unknown>): DataSection[] {
  return Object.entries(resume).flatMap(([key, value]) => {
    if (NOT_READ.test(key)) return notesOf(key, value);
    if (/^(?:sections|content|customSections|custom)$/i.test(key) && typeof value === 'object' && value !== null)
      return Array.isArray(value)
        ? value.map((part) => typedSection(part))
        : Object.entries(value).flatMap(([name, part]) =>
            name === 'custom' && isObject(part) && !LISTS.some((list) => list in part)
              ? Object.values(part).map((own) => typedSection(own))
              : [namedSection(name, part)],
          );
    // FlowCV's `profile` is a section, others' is the person.
    if (plain(key) === 'profile') return [{ ...namedSection(key, value), kind: isPerson(value) ? 'person' : 'summary' }];
    return [namedSection(key, value)];
  });
}

/** What the person noted beside the resume in Reactive Resume. */
function notesOf(key: string, value: unknown): DataSection[] {
  const notes = isObject(value) && /^metadata$/i.test(key) ? value.notes : undefined;
  return typeof notes === 'string' ? [{ kind: 'more', title: 'Notes', entries: [{ text: notes }] }] : [];
}

const isPerson = (value: unknown) =>
  isObject(value) && Object.keys(value).some((key) => /^(?:name|fullName|first_?name|email|phone)$/i.test(key));

function namedSection(key: string, value: unknown): DataSection {
  const kind = plain(key) === 'profile' ? (isPerson(value) ? 'person' : 'summary') : (kindOfKey(key) ?? 'more');
  if (!isObject(value) || kind === 'person') return { kind, title: labelOfKey(key), entries: listOf(value) };
  const list = LISTS.find((name) => Array.isArray(value[name]));
  const title = titleOf(value) || labelOfKey(key);
  if (list) return { kind: kind === 'more' ? (kindOfKey(title) ?? kind) : kind, title, entries: listOf(value[list]) };
  // The text of a section, beside its settings.
  if (kind === 'summary' && 'content' in value) return { kind, title, entries: listOf(value.content) };
  return { kind, title: labelOfKey(key), entries: [value] };
}

/** A section that has its type or title inside. */
function typedSection(value: unknown): DataSection {
  if (!isObject(value)) return { kind: 'more', title: '', entries: [value] };
  const section = new Fields(value);
  const [type, key, title] = [section.text('type', 'kind', 'sectionType'), section.text('key'), titleOf(value)];
  section.take('name', 'title', 'displayName');
  const list = section.take(...LISTS, 'content', 'data', 'text');
  const kind = kindOfKey(type) ?? kindOfKey(key) ?? kindOfKey(title) ?? 'more';
  return { kind, title: title || labelOfKey(type || key), entries: list === undefined ? [value] : listOf(list) };
}

function titleOf(value: Record<string, unknown>): string {
  const title = value.displayName ?? value.name ?? value.title;
  return typeof title === 'string' ? title.trim() : '';
}
