import type { ResumeContent } from '../../content.ts';
import { ADDABLE, type Addable, isSameEntry } from '../../tailoring/additions.ts';
import type { Requirement, ShownLine, Suggestion } from '../../tailoring/contract.ts';
import { keyWords } from '../../tailoring/key-words.ts';
import { advertBlocks, requirementsIn, requiringSentences } from './advert.ts';

/** The part of the skills vocabulary that a comparison needs. */
export type SkillReader = {
  recogniseStated: (text: string, speaker: 'record') => readonly { code: string }[];
  recognise: (text: string) => { code: string; name: string; kind: 'plain' | 'common' | 'licence' }[];
  find: (code: string) => { code: string; name: string; kind: 'plain' | 'common' | 'licence' } | null;
};

export type Advert = {
  title: string;
  description: string;
  requirements: readonly string[];
  skills: readonly string[];
  /** The skills that were recognised when the job was stored. */
  skill_codes: readonly string[];
};

/** A resume of the same person, as it is in the editor: with what its owner hides. */
export type RecordedResume = { title: string; content: ResumeContent };

/** Adverts have at most about this many; more would not be read. */
const MOST_REQUIREMENTS = 15;
const MOST_SKILLS = 12;
const MOST_SHOWN = 2;
const MOST_SUGGESTED = 3;
/** Words of one requirement that are looked for. */
const MOST_WORDS = 6;

/** What a text says, for comparing: the codes of its skills and the stems of its words. */
type Read = { codes: ReadonlySet<string>; stems: ReadonlySet<string> };
type ReadLine = ShownLine & Read;
type Wanted = { code: string; name: string } | { stem: string; name: string };

/**
 * What an advert asks for, in its order, and where a resume shows it. What the resume does not show is looked for in the rest of the person's
 * record. Nothing is suggested that the person has not written.
 * @param visible the content without what its owner hides, @param whole with it
 */
export function compareWithAdvert(
  advert: Advert,
  { visible, whole }: { visible: ResumeContent; whole: ResumeContent },
  others: readonly RecordedResume[],
  skills: SkillReader,
): Requirement[] {
  const read = reader(skills);
  const lines = linesOf(visible).map((line): ReadLine => ({ ...line, ...read(line.text) }));
  const own: Read = {
    codes: new Set(lines.flatMap(({ codes }) => [...codes])),
    stems: new Set(lines.flatMap(({ stems }) => [...stems])),
  };
  const listed = new Set(lines.flatMap(({ section, codes }) => (section === 'skills' ? [...codes] : [])));
  const printed = new Set(lines.map(({ text }) => text.trim()));
  const facts = [...factsOf(whole, null, whole), ...others.flatMap(({ title, content }) => factsOf(content, title, whole))]
    .filter(({ text }) => !printed.has(text))
    .map((fact) => ({ ...fact, ...read(fact.text) }));

  const compare = (text: string, kind: Requirement['kind'], wanted: readonly Wanted[]): Requirement => {
    const words = wanted.map(({ name, ...one }) => ({ name, is_found: has(own, one) }));
    const found = words.filter(({ is_found }) => is_found).length;
    const state = found === words.length ? 'found' : found > 0 ? 'partly' : 'missing';
    const missing = wanted.filter((one) => !has(own, one));
    // One word of several in common says little.
    const least = 'stem' in (wanted[0] ?? {}) ? Math.min(2, missing.length) : 1;
    const suggestions = best(facts, missing, least).map(({ suggestion }) => suggestion);
    const unlisted = kind === 'requirement' ? [] : wanted.flatMap((one) => ('code' in one && !listed.has(one.code) ? [one] : []));
    return {
      text,
      kind,
      state,
      words,
      shown: best(lines, wanted, Math.min(2, 'stem' in (wanted[0] ?? {}) ? wanted.length : 1))
        .slice(0, MOST_SHOWN)
        .map(({ section, name, text: line }) => ({ section, name, text: line })),
      suggestions: [
        ...distinctBy(suggestions, (one) => one.text.toLowerCase()),
        ...unlisted.flatMap((one) => skillSuggestion(one, lines)),
      ].slice(0, MOST_SUGGESTED),
    };
  };

  const requirements = requirementsOf(advert, skills)
    .slice(0, MOST_REQUIREMENTS)
    .flatMap((text) => {
      const wanted = wantedIn(text, skills);
      return wanted.length > 0 ? [compare(text, 'requirement', wanted)] : [];
    });
  const named = distinctBy(
    [
      ...advert.skills.map((text) => ({ text, wanted: wantedIn(text, skills) })),
      ...advert.skill_codes.flatMap((code) => {
        const skill = skills.find(code);
        return skill && skill.kind !== 'common' ? [{ text: skill.name, wanted: [skill] }] : [];
      }),
    ].filter(({ wanted }) => wanted.length > 0),
    ({ wanted }) => wanted.map((one) => ('code' in one ? one.code : one.stem)).join(),
  );
  return [
    ...requirements,
    ...named.slice(0, MOST_SKILLS).map(({ text, wanted }) => {
      const isLicence = wanted.some((one) => 'code' in one && skills.find(one.code)?.kind === 'licence');
      return compare(text, isLicence ? 'licence' : 'skill', wanted);
    }),
  ];
}

/** The requirements as the employer listed them, else those of the text. A sentence that names no skill is mostly a formality. */
function requirementsOf({ requirements, description }: Advert, skills: SkillReader): readonly string[] {
  if (requirements.length > 0) return requirements;
  const blocks = advertBlocks(description);
  const listed = requirementsIn(blocks);
  if (listed.length > 0) return listed;
  return requiringSentences(blocks).filter((sentence) => skills.recognise(sentence).some(({ kind }) => kind !== 'common'));
}

/** Texts repeat between copies of a resume, so each is read once. */
function reader(skills: SkillReader): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const read = {
      codes: new Set(skills.recogniseStated(text, 'record').map(({ code }) => code)),
      stems: new Set(keyWords(text).map(({ stem }) => stem)),
    };
    known.set(text, read);
    return read;
  };
}

/** The skills that a requirement names; where it names none, its words that say something. */
function wantedIn(text: string, skills: SkillReader): Wanted[] {
  const named = skills.recognise(text);
  const telling = named.filter(({ kind }) => kind !== 'common');
  if (named.length > 0) return (telling.length > 0 ? telling : named).map(({ code, name }) => ({ code, name }));
  return keyWords(text)
    .slice(0, MOST_WORDS)
    .map(({ stem, word }) => ({ stem, name: word }));
}

const has = ({ codes, stems }: Read, one: { code: string } | { stem: string }) =>
  'code' in one ? codes.has(one.code) : stems.has(one.stem);

/** The texts that contain the most of what is wanted, and at least so much. */
function best<T extends Read>(texts: readonly T[], wanted: readonly Wanted[], least: number): T[] {
  if (wanted.length === 0) return [];
  return texts
    .map((text) => ({ text, count: wanted.filter((one) => has(text, one)).length }))
    .filter(({ count }) => count >= Math.max(1, least))
    .sort((one, other) => other.count - one.count)
    .map(({ text }) => text);
}

/** A skill that a line of the resume shows and its section of skills does not name. */
function skillSuggestion({ code, name }: { code: string; name: string }, lines: readonly ReadLine[]): Suggestion[] {
  const line = lines.find(({ codes, section }) => section !== 'skills' && codes.has(code));
  if (!line) return [];
  const addition = { skill: name, line: null };
  return [{ text: name, name: line.text, resume_title: null, action: 'add_skill', addition }];
}

/** Every text of a resume that can show something, with the entry that it belongs to. */
function linesOf(content: ResumeContent): ShownLine[] {
  const { basics } = content;
  const alone = (section: string, name: string, texts: readonly string[]) => texts.map((text) => ({ section, name, text }));
  return [
    ...alone('basics', 'Headline', [basics.label]),
    ...alone('summary', 'Summary', [basics.summary]),
    ...ADDABLE.flatMap((section) =>
      content[section].flatMap((entry) => {
        const name = nameOf(section, entry);
        return [name, entry.summary, ...entry.highlights].map((text) => ({ section: editorSection(section), name, text }));
      }),
    ),
    ...content.skills.flatMap(({ name, keywords }) => alone('skills', 'Skills', [name, ...keywords])),
    ...alone(
      'misc',
      'Languages',
      content.languages.map(({ language }) => language),
    ),
    ...content.awards.flatMap(({ name, summary, highlights }) => alone('misc', name, [name, summary, ...highlights])),
    ...alone('misc', 'Security clearance', [content.clearance.level]),
    ...alone('misc', 'Interests', content.interests),
    ...content.custom.flatMap(({ id, items }) =>
      items.flatMap(({ name, summary, highlights }) => alone(`custom:${id}`, name, [name, summary, ...highlights])),
    ),
  ].filter(({ text }) => text.trim() !== '');
}

/** Certificates are edited with education, volunteering and projects under Misc. */
const editorSection = (section: Addable) =>
  section === 'certificates' ? 'education' : section === 'volunteer' || section === 'projects' ? 'misc' : section;

function nameOf(section: Addable, entry: object): string {
  const parts: Record<Addable, readonly string[]> = {
    military: ['rank', 'trade', 'unit', 'service'],
    work: ['position', 'name'],
    education: ['studyType', 'area', 'institution'],
    certificates: ['name', 'by'],
    volunteer: ['name', 'by'],
    projects: ['name', 'by'],
  };
  return parts[section]
    .map((part) => String((entry as Record<string, unknown>)[part] ?? '').trim())
    .filter(Boolean)
    .join(', ');
}

type Fact = { text: string; suggestion: Suggestion };

/** What a resume states that could be added to `target`. @param title null for the target itself, whose hidden entries can be shown */
function factsOf(content: ResumeContent, title: string | null, target: ResumeContent): Fact[] {
  const entries = ADDABLE.flatMap((section) =>
    content[section]
      .filter(({ hidden }) => (title === null ? hidden : !hidden))
      .flatMap((entry) => {
        const name = nameOf(section, entry);
        const isThere = target[section].some((own) => isSameEntry(section, own, entry));
        const fact = (text: string, line: string | null): Fact => ({
          text,
          suggestion: {
            text,
            name,
            resume_title: title,
            action: title === null ? 'show' : isThere ? 'add_line' : 'add_entry',
            addition: { skill: null, line: title === null ? null : line, [section]: entry },
          },
        });
        return [...(name ? [fact(name, null)] : []), ...entry.highlights.map((line) => fact(line.trim(), line.trim()))];
      }),
  );
  const skills = content.skills
    .filter(({ hidden }) => (title === null ? hidden : !hidden))
    .flatMap(({ name, keywords }) =>
      [name, ...keywords].map(
        (text): Fact => ({
          text: text.trim(),
          suggestion: {
            text: text.trim(),
            name: 'Skills',
            resume_title: title,
            action: 'add_skill',
            addition: { skill: text.trim(), line: null },
          },
        }),
      ),
    );
  return [...entries, ...skills].filter(({ text }) => text !== '');
}

function distinctBy<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  const known = new Map<string, T>();
  for (const one of list) if (!known.has(keyOf(one))) known.set(keyOf(one), one);
  return [...known.values()];
}
