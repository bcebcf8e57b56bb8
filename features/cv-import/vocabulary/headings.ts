import { annotated, type Context } from './context.ts';
import { anyOf, termsOf } from './terms.ts';

export type SectionKind =
  | 'summary'
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
  | 'contact'
  | 'profiles'
  | 'references'
  | 'other';

const INTRODUCTION = `(?:${anyOf('headings', 'introductory')} )*`;

/** Parts of the list of headings in British and American usage. `work` has `history` behind any word, so it comes after `education`: `Academic history`. */
const KINDS = [
  'military',
  'education',
  'work',
  'skills',
  'languages',
  'certificates',
  'awards',
  'volunteer',
  'projects',
  'interests',
  'summary',
  'contact',
  'profiles',
  'references',
  'other',
] as const satisfies readonly SectionKind[];

/** Parts of the list of headings in other languages. */
const KINDS_ABROAD = [
  'summary',
  'work',
  'military',
  'education',
  'skills',
  'languages',
  'certificates',
  'awards',
  'volunteer',
  'projects',
  'interests',
  'contact',
  'references',
] as const satisfies readonly SectionKind[];

const NAMES = KINDS.map((kind) => [kind, `^${INTRODUCTION}${anyOf('headings', kind)}$`] as const);
const PATTERNS: readonly (readonly [SectionKind, RegExp])[] = [
  ...NAMES.map(([kind, pattern]) => [kind, new RegExp(pattern)] as const),
  ...KINDS_ABROAD.map((kind) => [kind, new RegExp(`^${anyOf('headings-abroad', kind)}$`)] as const),
];

/** The same for letter-spaced headings, which lose their spaces. */
const GLUED = NAMES.map(([kind, pattern]) => [kind, new RegExp(pattern.replaceAll(' ', ' ?'))] as const);

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’'‘`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The kind of section that a heading names, or null where it names none. */
export const headingKind: (context: Context, text: string) => SectionKind | null = annotated((context, printed) => {
  // A remark in brackets is no part of a heading: `JOBS (latest first)`
  const text = printed.replace(/(?<=\p{L})\s*\(\p{Ll}[^()]{2,40}\)(?=:?$)/u, '');
  if (text.length > 60 || /[.,;!?@]\s*$|[:|•].*\S|\d/.test(text)) return null;
  const heading = plain(text);
  if (heading === '' || heading.split(' ').length > 7) return null;
  const mixed = kindOfMixed(heading);
  if (mixed) return mixed;
  // What follows a dash qualifies a heading: `Employment — recent`, `Military experience — United States Army`
  const [first = '', second] = text.split(/\s+[—–-]\s+/);
  if (second !== undefined) return first.length > 2 && first !== text ? headingKind(context, first) : null;
  // “Profiles” are links; one “Profile” is a summary.
  if (heading === 'profiles') return 'profiles';
  if (heading === 'profile') return 'summary';
  for (const [kind, pattern] of PATTERNS) if (pattern.test(heading)) return kind;
  if (isBroken(heading)) {
    const glued = heading.replaceAll(' ', '');
    return GLUED.find(([, pattern]) => pattern.test(glued))?.[0] ?? null;
  }
  if (/^\p{L}{7,}$/u.test(text)) return GLUED.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
  const parts = plain(text.replaceAll('/', ' & '))
    .split(/ (?:and|et|und|y|e|en|i|og|och) /)
    .filter((part) => part !== '' && part !== 'it');
  const kinds = parts.length > 0 ? parts.map((part) => PATTERNS.find(([, pattern]) => pattern.test(part))?.[0]) : [];
  if (kinds.length === 0 || !kinds.every(Boolean)) return null;
  // `Vocational training and school`: studies, among which the courses are told apart.
  return kinds.every((kind) => kind === 'certificates' || kind === 'education') && kinds.includes('education')
    ? 'education'
    : (kinds[0] ?? null);
});

/** `langua g es`: single letters between parts of a word, as letter-spaced words come out of some files. */
const isBroken = (heading: string) => heading.length > 6 && heading.split(' ').some((part) => /^[^aio]$/u.test(part));

/** Words that identify a section with an unusual heading; the first match wins. */
const LOOSE: readonly (readonly [SectionKind, RegExp])[] = [
  ['references', /\b(?:referees?|references?|vouch)\b/],
  ['other', /\b(?:right to work|eligib\w+|visa)\b/],
  ['languages', /\b(?:languages?|i speak|tongues?)\b/],
  ['interests', new RegExp(String.raw`\b${anyOf('words-of-headings', 'interests')}\b`)],
  ['volunteer', new RegExp(String.raw`\b${anyOf('words-of-headings', 'volunteer')}\b`)],
  ['military', new RegExp(String.raw`\b${anyOf('words-of-headings', 'military')}\b`)],
  [
    'certificates',
    new RegExp(
      String.raw`^training\b|\blearning and development\b|\btraining (?:programm?e?s?|courses?|attended)\b|\b${anyOf('words-of-headings', 'certificates')}\b`,
    ),
  ],
  ['awards', new RegExp(String.raw`\b${anyOf('words-of-headings', 'awards')}\b`)],
  ['projects', /\b(?:projects?|built|build|portfolio|made)\b/],
  ['education', /\b(?:stud(?:y|ied|ies)|educat\w+|school\w*|universit\w+|learn\w*|qualif\w+|academ\w+|degrees?|train\w+)\b/],
  ['skills', new RegExp(String.raw`\b${anyOf('words-of-headings', 'skills')}\b`)],
  ['work', new RegExp(String.raw`\b${anyOf('words-of-headings', 'work')}\b`)],
  [
    'contact',
    /\b(?:contact|reach|hello|touch|find me|(?:your|my|applicants?|candidates?) (?:personal )?(?:details|information))\b/,
  ],
  ['summary', new RegExp(String.raw`\b${anyOf('words-of-headings', 'summary')}\b`)],
];

/** The section that a text in heading style is likely to name. */
/** Headings that name service beside something else: `Professional and military experience`, `Military awards`, `Employment since leaving the Army`. */
function kindOfMixed(heading: string): SectionKind | null {
  // A sector before a word for a career: `Charity and public sector career`
  if (/\bsector\b.* (?:career|employment|experience|work)$/.test(heading)) return 'work';
  if (!SERVICE_WORD.test(heading)) return null;
  if (/\b(?:awards|medals|decorations|honou?rs|ribbons)$/.test(heading)) return 'awards';
  if (/\b(?:courses|schools|education|qualifications|certifications|certificates|training)$/.test(heading)) return 'certificates';
  if (/\b(?:since|after|following|post|outside|beyond|non)\b.*\b(?:military|army|navy|raf|forces|service)\b/.test(heading))
    return 'work';
  const isCivil = /\b(?:professional|civilian|work|employment|other)\b/.test(heading);
  return isCivil && / and /.test(heading) ? 'work' : null;
}
/** Whether a heading says in words that it is about service. */
export const namesService = (heading: string) => SERVICE_WORD.test(heading.toLowerCase());
const SERVICE_WORD = /\b(?:military|army|navy|naval|raf|forces|marines|air force|uniformed)\b/;

export const looseKind = annotated((_context, text: string): SectionKind | null => {
  const whole = plain(text);
  const heading = wordsOfGlued(whole) ?? whole;
  return kindOfMixed(heading) ?? LOOSE.find(([, words]) => words.test(heading))?.[0] ?? null;
});

/** Short words of which headings in a person's own words are made. */
const GLUE = new Set(termsOf('glued-headings'));

/** `whereivebeen`: the words of a letter-spaced heading that lost its spaces, or null where they are not all short words of headings. */
function wordsOfGlued(heading: string): string | null {
  const glued = isBroken(heading) ? heading.replaceAll(' ', '') : heading;
  if (!/^[a-z]{5,40}$/.test(glued)) return null;
  // The longest words first: `there` before `the`.
  const wordsFrom = (at: number): string[] | null => {
    if (at === glued.length) return [];
    for (let end = Math.min(glued.length, at + 10); end > at; end--) {
      const rest = GLUE.has(glued.slice(at, end)) ? wordsFrom(end) : null;
      if (rest) return [glued.slice(at, end), ...rest];
    }
    return null;
  };
  return wordsFrom(0)?.join(' ') ?? null;
}

/** Long words of headings that are often misspelt. */
const OFTEN = termsOf('misspelt-words');

/** Whether two words differ in one letter that is missing, added, changed, or in the place of its neighbour. */
function isSlip(word: string, known: string): boolean {
  const [long, short] = word.length > known.length ? [word, known] : [known, word];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const [behind, rest] = [long.slice(at + 1), short.slice(at)];
  if (long.length > short.length) return behind === rest;
  return (
    behind === rest.slice(1) || (long[at] === short[at + 1] && long[at + 1] === short[at] && behind.slice(1) === rest.slice(2))
  );
}

/** The section that a heading with a typing error names: `Intrests`. */
export function misspeltKind(context: Context, text: string): SectionKind | null {
  const words = plain(text).split(' ');
  if (words.length > 4) return null;
  const corrected = words.map((word) => (word.length > 6 ? (OFTEN.find((known) => isSlip(word, known)) ?? word) : word));
  return corrected.join() === words.join() ? null : headingKind(context, corrected.join(' '));
}
