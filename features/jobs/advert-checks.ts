/** What an advert could do better before it is published. Each finding helps and none blocks. */
export const ADVERT_CHECKS = ['pay', 'degree', 'requirements', 'gendered', 'jargon', 'reading'] as const;
export type AdvertCheck = (typeof ADVERT_CHECKS)[number];

export type CheckedField =
  | 'title'
  | 'description'
  | 'responsibilities'
  | 'requirements'
  | 'salary_from'
  | 'show_salary'
  | 'military_skills_accepted';

/** Words of the advert, with what is next to them. */
export type CheckedWords = { field: CheckedField; before: string; words: string; after: string; better?: string };

export type AdvertFinding = { check: AdvertCheck; field: CheckedField; message: string; words: CheckedWords[] };

export type CheckedJob = {
  title: string;
  description: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
  salary_from: number | null;
  salary_to: number | null;
  show_salary: boolean;
  military_skills_accepted: boolean;
};

export const MOST_REQUIREMENTS = 8;
/** Words shown of one check; a longer list helps nobody. */
const MOST_SHOWN = 6;
/** Characters shown on each side of the words. */
const AROUND = 28;
/** Shorter texts say too little about how they read. */
const LEAST_WORDS = 80;
/** The grade of the Flesch-Kincaid formula from which a text is hard to read for many. */
export const HARD_GRADE = 13;
/** Words of a sentence that is worth splitting. */
const LONG_SENTENCE = 28;

type Phrase = { pattern: RegExp; better?: string };

const phrases = (list: readonly (readonly [pattern: string, better?: string])[]): readonly Phrase[] =>
  list.map(([pattern, better]) => ({
    pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${pattern})(?![\\p{L}\\d-])`, 'giu'),
    ...(better !== undefined && { better }),
  }));

/** Words that say little, or nothing to somebody who comes from elsewhere. */
const JARGON = phrases([
  ['rock ?stars?', 'the skill you need'],
  ['ninjas?', 'the skill you need'],
  ['gurus?', 'expert'],
  ['fast[- ]paced', 'how many tasks or customers a day'],
  ['hit the ground running', 'what has to be done in the first month'],
  ['self[- ]starters?', 'what is decided alone'],
  ['go[- ]getters?', 'what is to be achieved'],
  ['synerg(?:y|ies|istic)', 'working together'],
  ['think(?:s|ing)? outside (?:of )?the box', 'what is to be solved'],
  ['wear(?:s|ing)? (?:many|multiple|different) hats', 'the tasks'],
  ['results[- ](?:driven|oriented)', 'the result you need'],
  ['move the needle', 'the result you need'],
  ['low[- ]hanging fruit', 'the first tasks'],
  ['blue[- ]sky thinking', 'new ideas'],
  ['thought leaders?(?:hip)?', 'expert'],
  ['value[- ]adds?', 'benefit'],
  ['leverag(?:e|es|ing)', 'use'],
  ['utilis(?:e|es|ing)|utiliz(?:e|es|ing)', 'use'],
  ['paradigm shifts?', 'change'],
  ['deep dives?', 'study'],
  ['circle back', 'reply'],
  ['drink(?:s|ing)? from (?:the|a) fire ?hose', 'how much there is to learn'],
  ['work hard,? play hard', 'the hours'],
  ['best[- ]of[- ]breed', 'best'],
  ['mission[- ]critical', 'essential'],
  ['holistic', 'whole'],
  ['facilitat(?:e|es|ing)', 'help, run'],
  ['commenc(?:e|es|ing)', 'start'],
  ['in order to', 'to'],
  ['going forward', 'from now on'],
]);

/** Words that name one gender. Ranks and trades of the forces are names of work and not in the list. */
const GENDERED = phrases([
  ['salesm[ae]n|saleswom[ae]n', 'salesperson'],
  ['chairm[ae]n', 'chair'],
  ['forem[ae]n', 'supervisor'],
  ['handym[ae]n', 'maintenance worker'],
  ['workm[ae]n', 'worker'],
  ['tradesm[ae]n', 'tradesperson'],
  ['businessm[ae]n', 'businessperson'],
  ['draughtsm[ae]n|draftsm[ae]n', 'drafter'],
  ['groundsm[ae]n', 'groundskeeper'],
  ['storem[ae]n', 'stores assistant'],
  ['linesm[ae]n', 'line worker'],
  ['repairm[ae]n', 'repairer'],
  ['policem[ae]n', 'police officer'],
  ['firem[ae]n', 'firefighter'],
  ['waitress(?:es)?', 'waiting staff'],
  ['manpower', 'staff'],
  ['man[- ]hours?', 'working hours'],
  ['he/she|she/he|\\(s\\)he|s/he|he or she|she or he', 'they'],
  ['his/her|her/his|his or her|her or his', 'their'],
  ['him/her|her/him|him or her|her or him', 'them'],
  ['he|she', 'you, they'],
  ['his|hers', 'your, their'],
  ['guys', 'people, team'],
  ['girls|gals', 'people'],
  ['gentlem[ae]n', 'people'],
  ['cleaning lad(?:y|ies)', 'cleaner'],
]);

/** A degree of education. Degrees of an angle, a temperature or in “a high degree of” are none. */
const DEGREE =
  /(?<![\p{L}\d-])(?:bachelor(?:['’]?s)?(?: degree)?|master['’]?s(?: degree)|university degree|(?:under|post)?graduate degree|degree[- ]educated|degree[- ]qualified|educated to degree level|(?:(?:engineering|science|business|honours|relevant|technical|related|college|first|four[- ]year|4[- ]year|associate['’]?s?) )?degree(?= (?:in|is|level|qualification|required|essential|preferred|from)\b|[ ]*[,.;)]|[ ]*$)|BSc|BEng|MSc|MEng|HND)(?![\p{L}\d-])/giu;
/** The advert takes something else instead. */
const OR_EQUIVALENT =
  /\b(?:or|and\/or) (?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:equivalent|equal|comparable|experience|service|qualified by experience|apprenticeship)|equivalent (?:experience|qualification|service|military)|in lieu|instead of a degree|not (?:required|needed|essential|necessary)|no degree|desirable|preferred|nice to have|advantage/iu;
const NO_EDUCATION = /\b(?:high|some|certain|large|great|any|the|greater|\d+)[- ]$/i;

/** Finds what to improve, in the order of `ADVERT_CHECKS`. */
export function checkAdvert(job: CheckedJob): AdvertFinding[] {
  const texts = textsOf(job);
  return [
    ...payFinding(job),
    ...degreeFinding(job, texts),
    ...requirementsFinding(job),
    ...wordFindings(texts),
    ...reading(texts),
  ];
}

type Text = { field: 'title' | 'description' | 'responsibilities' | 'requirements'; text: string };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The lines of HTML, one for each block. */
export function linesOfHtml(html: string): string[] {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d|\/td|\/th|\/tr|\/div)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#\d{1,7}|\w{1,10});/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? (name === '#39' ? "'" : whole))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function textsOf(job: CheckedJob): Text[] {
  return [
    { field: 'title', text: job.title.trim() },
    ...linesOfHtml(job.description).map((text): Text => ({ field: 'description', text })),
    ...job.responsibilities.map((text): Text => ({ field: 'responsibilities', text })),
    ...job.requirements.map((text): Text => ({ field: 'requirements', text })),
  ];
}

function payFinding({ salary_from, salary_to, show_salary }: CheckedJob): AdvertFinding[] {
  if (salary_from === null && salary_to === null)
    return [
      {
        check: 'pay',
        field: 'salary_from',
        message: 'Add the pay, so that people can judge whether the job is for them.',
        words: [],
      },
    ];
  if (show_salary) return [];
  return [{ check: 'pay', field: 'show_salary', message: 'The pay is hidden. Show it, or people have to ask.', words: [] }];
}

function degreeFinding(job: CheckedJob, texts: readonly Text[]): AdvertFinding[] {
  if (job.military_skills_accepted) return [];
  const words = texts.flatMap((text) => {
    if (OR_EQUIVALENT.test(text.text)) return [];
    return [...text.text.matchAll(DEGREE)]
      .filter(({ index }) => !NO_EDUCATION.test(text.text.slice(0, index)))
      .map((match) => shown(text, match.index, match[0].length));
  });
  const [first] = words;
  if (!first) return [];
  const message =
    'You ask for a degree. Unless the law requires one, tick “Military experience counts instead of a degree”: service gives many of the same skills.';
  return [{ check: 'degree', field: 'military_skills_accepted', message, words: words.slice(0, MOST_SHOWN) }];
}

function requirementsFinding({ requirements }: CheckedJob): AdvertFinding[] {
  if (requirements.length <= MOST_REQUIREMENTS) return [];
  const message = `${requirements.length} requirements. Keep up to ${MOST_REQUIREMENTS}: only those without which nobody can start.`;
  return [{ check: 'requirements', field: 'requirements', message, words: [] }];
}

function wordFindings(texts: readonly Text[]): AdvertFinding[] {
  const found = (check: AdvertCheck, list: readonly Phrase[], message: string): AdvertFinding[] => {
    const words = texts.flatMap((text) => findPhrases(text, list));
    const [first] = words;
    return first ? [{ check, field: first.field, message, words: words.slice(0, MOST_SHOWN) }] : [];
  };
  return [
    ...found('gendered', GENDERED, 'Some words name one gender. Use words for everyone.'),
    ...found('jargon', JARGON, 'Some words say little to people from outside. Say what is meant.'),
  ];
}

/** The phrases of a list in a text, in order, without one inside another. */
function findPhrases(text: Text, list: readonly Phrase[]): CheckedWords[] {
  const taken: [from: number, to: number][] = [];
  const found: { at: number; words: CheckedWords }[] = [];
  for (const { pattern, better } of list)
    for (const match of text.text.matchAll(pattern)) {
      const to = match.index + match[0].length;
      if (taken.some(([from, end]) => match.index < end && from < to)) continue;
      taken.push([match.index, to]);
      found.push({ at: match.index, words: { ...shown(text, match.index, match[0].length), ...(better && { better }) } });
    }
  return found.sort((one, other) => one.at - other.at).map(({ words }) => words);
}

function reading(texts: readonly Text[]): AdvertFinding[] {
  const sentences = texts.filter(({ field }) => field !== 'title').flatMap(sentencesOf);
  const words = sentences.flatMap(({ text }) => wordsIn(text));
  if (words.length < LEAST_WORDS) return [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  // Flesch-Kincaid grade level: 0.39 words per sentence + 11.8 syllables per word - 15.59.
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  if (grade < HARD_GRADE) return [];
  const long = sentences
    .map(({ field, text }) => ({ field, text, count: wordsIn(text).length }))
    .filter(({ count }) => count >= LONG_SENTENCE)
    .sort((one, other) => other.count - one.count)
    .slice(0, 3);
  const message = `Hard to read (Flesch-Kincaid grade ${Math.round(grade)}, plain adverts are below ${HARD_GRADE}). ${
    long.length > 0 ? 'Split long sentences and use shorter words.' : 'Use shorter words.'
  }`;
  return [
    {
      check: 'reading',
      field: long[0]?.field ?? 'description',
      message,
      words: long.map(({ field, text }) => ({ field, before: '', words: shortened(text), after: '' })),
    },
  ];
}

/** Sentences of a line; a line of a list without a full stop is one. */
const sentencesOf = ({ field, text }: Text): Text[] =>
  text
    .split(/(?<=[.!?:;])\s+(?=[\p{Lu}\d“"'(])/u)
    .filter((sentence) => wordsIn(sentence).length > 0)
    .map((sentence) => ({ field, text: sentence }));

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];

function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

const shortened = (text: string) => (text.length <= 90 ? text : `${text.slice(0, 90).replace(/\s+\S*$/, '')}…`);

/** The words with up to `AROUND` characters on each side, cut between words. */
function shown({ field, text }: Text, at: number, length: number): CheckedWords {
  const before = text.slice(Math.max(0, at - AROUND), at);
  const after = text.slice(at + length, at + length + AROUND);
  return {
    field,
    before: at > AROUND ? `…${before.replace(/^\S*\s/, '')}` : before,
    words: text.slice(at, at + length),
    after: at + length + AROUND < text.length ? `${after.replace(/\s\S*$/, '')}…` : after,
  };
}
