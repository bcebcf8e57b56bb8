import { HEADINGS_ABROAD } from './headings-abroad.ts';
import { memoizeByText } from './memoize.ts';

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

const ANY =
  '(?:(?:work|top|professional|relevant|other|additional|civilian|career|industry|recent|previous|prior|earlier|selected|paid|key|post service|post military|non military|corporate|leadership|teaching|research|technical|core|main|personal|my|full|general|notable|major|further|academic|formal|and|of|vocational|continuing|special|significant|current|present|last|most recent|former|past|business|executive|early|job related|pre service|pre enlistment) )*';

/** Names of sections in British and American usage, after introductory words. */
const NAMES: readonly (readonly [SectionKind, string])[] = [
  [
    'military',
    '(?:(?:army|naval|air|military|volunteer) )?reserve (?:service|forces?|defence forces?|duty|career)|reserves|national guard service|military(?: experience| service| history| career| background| service history| training| record| employment| summary)?|service (?:history|record|career)|(?:armed|naval|army|air) forces?(?: service| experience| career| history)?|(?:british )?army(?: service| career| experience)?|(?:royal )?(?:navy|air force|marines)(?: service| career| experience)?|(?:army|naval|raf|navy|marine corps|air force) (?:service|career|experience)|uniformed service|military and (?:work|professional) experience|deployments?|operational (?:tours|deployments|experience)|tours of duty',
  ],
  // Before `work`, which has `history` behind any word: `Academic history`.
  [
    'education',
    '(?:academic|educational|scholastic) (?:profile|record|details|background)|education(?:al)?(?: background| history| qualifications| details)?|academics?|academic (?:background|history|qualifications|record)|qualifications?|education (?:and|with) (?:training|qualifications|certifications?|credentials|professional development)|studies|schooling|degrees?|training and education|(?:schools?|college|university|studies)(?: and (?:schools?|college|university|studies|training))*|formations?|ausbildung|studium|schulbildung|addysg',
  ],
  [
    'work',
    'track record|experiences?|employment(?: history| record| experience)?|gwaith|profiad(?: gwaith)?|(?:berufserfahrung|beruflicher werdegang|exp[ée]riences? professionnelles?)|work history|(?:career|job) (?:history|to date|progression)|history|work|jobs?|appointments|positions(?: held)?|contracts|internships?|professional background|work background|professional history|sea (?:service|time)(?: record| history)?|(?:offshore|rope access|site) experience(?: record| history)?|(?:contract|assignment) history|record of (?:service|employment)|places of work(?: and posts)?|(?:present|current|last|most recent|previous|past|former)(?: (?:or|and) (?:most recent|last|previous|present|current))? (?:(?:teaching|paid) )?(?:posts?|jobs?|employments?|positions?|appointments?|roles?|employers?)',
  ],
  [
    'skills',
    '(?:(?:social|organi[sz]ational|communication|computer|digital|artistic|managerial|interpersonal|job related|technical|other) (?:and (?:social|organi[sz]ational|communication|computer|digital|artistic|managerial|interpersonal|technical|other) )?(?:skills and competences|skills|competences)|skills?|skill set|skillset|competenc(?:y|ies)|expertise|proficienc(?:y|ies)|technologies|tech stack|technical (?:proficiencies|summary|environment|tools|knowledge|expertise)|areas of (?:expertise|knowledge)|i(?:c)?t|comput(?:ing|ers?)|it skills|computer skills|hard skills|soft skills|strengths|capabilities|abilities|programming languages|tools and technologies|key skills|core skills|skills summary|comp[ée]tences|kenntnisse|sgiliau|skills and (?:abilities|expertise|tools|technologies|competencies|qualifications|awards|interests|certifications|languages|strengths))',
  ],
  [
    'languages',
    '(?:(?:foreign|spoken|modern|other|my|additional) )?languages?(?: (?:skills|proficiency|known|spoken|abilities|and levels|competence))?|linguistic (?:skills|abilities|knowledge|competence)|sprachen|sprachkenntnisse|langues|ieithoedd',
  ],
  [
    'certificates',
    'certifications?|certificates?|certs?|licen[cs]es?|licen[cs]es? and certifications?|certifications? and licen[cs]es?|accreditations?|credentials|courses?(?: and (?:training|certifications?|certificates))?|training(?: and (?:courses|development|certifications?))?|professional (?:development|training|qualifications|memberships?)|certificates? and (?:licen[cs]es?|courses?)|courses and training|tickets|certificates of (?:competence|competency|proficiency)(?: and proficiency)?|(?:ratings|licen[cs]es)(?: and (?:ratings|endorsements|licen[cs]es))?|(?:stcw|offshore|safety|mandatory|statutory) (?:certificates|certification|training|courses)|(?:certificates|qualifications|licen[cs]es|tickets) (?:held|gained|obtained)|(?:professional )?(?:military|service) (?:education|training|courses|schools|schooling|qualifications)(?: and training)?',
  ],
  [
    'awards',
    'awards?|honou?rs?|achievements?|accomplishments?|honou?rs and awards|awards and (?:honou?rs|achievements|recognition|decorations|medals)|decorations?|medals?|medals and (?:awards|decorations)|commendations?|scholarships?|recognition|decorations and awards|honou?rs and (?:achievements|scholarships)|fellowships?|prizes|grants?(?: (?:and|held|awarded)(?: \\p{L}+)?)?|(?:research )?funding',
  ],
  [
    'volunteer',
    'volunteer(?:ing)?(?: work| experience| history| roles?| activities)?|voluntary (?:work|experience)|community(?: service| involvement| work| engagement)?|charit(?:y|ies)(?: work)?|(?:extracurricular|extra curricular)(?: activities)?|non executive (?:roles|directorships|positions|appointments)|honorary (?:offices?|roles|positions|appointments)|public appointments|leadership and (?:volunteering|activities)|volunteering and leadership',
  ],
  ['projects', 'projects?|(?:side|personal|open source|academic|selected) projects?|portfolio|open source(?: contributions)?'],
  [
    'interests',
    'interests?|hobbies|(?:(?:in )?my )?(?:free|spare) time|hobbies and interests|interests and hobbies|activities(?: and interests)?|interests and activities|pastimes|leisure|loisirs|hobbys|diddordebau',
  ],
  [
    'summary',
    'summary|profile|amdanaf i|about|about me|objective|objectives|statement|overview|introduction|bio|biography|profile summary|professional (?:profile|summary|statement|overview)|executive (?:summary|profile)|career (?:objective|profile|summary|goal|goals|overview)|personal (?:profile|statement|summary)|summary of qualifications|qualifications summary|who am i|mission|(?:professional |career )?synopsis',
  ],
  [
    'contact',
    '(?:name and )?contacts?(?: details)?|name and address|contact (?:me|details|info|information)|personal (?:information|details|info|data|particulars)|bio ?data|details|personalia|get in touch|info',
  ],
  [
    'profiles',
    'profiles?|links?|social(?: media| links| profiles| networks)?|online(?: profiles| presence)?|find me online|websites?|web',
  ],
  ['references', 'references?|referees?|recommendations|testimonials'],
  [
    'other',
    '(?:employment |career )?(?:gaps?|breaks?)(?: in (?:my |your )?(?:employment|career|work|education))?(?: history)?|publications?|papers|patents?|talks|presentations?|conferences?|memberships?|affiliations?|associations|additional information|other information|other|miscellaneous|further information|security clearances?|clearances?|driving licen[cs]e|activities|research|press|speaking|exhibitions|declaration|availability|(?:target|desired|preferred) (?:jobs?|roles?|positions?|employment|occupations?)(?: occupational field)?|work status|job preferences|more',
  ],
];

const PATTERNS = [
  ...NAMES.map(([kind, words]) => [kind, new RegExp(`^${ANY}(?:${words})$`)] as const),
  ...HEADINGS_ABROAD.map(([kind, words]) => [kind, new RegExp(`^(?:${words})$`)] as const),
];

/** The same for letter-spaced headings, which lose their spaces. */
const GLUED = NAMES.map(([kind, words]) => [kind, new RegExp(`^${ANY}(?:${words})$`.replaceAll(' ', ' ?'))] as const);

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
export const headingKind: (text: string) => SectionKind | null = memoizeByText((printed) => {
  // `JOBS (latest first)`
  const text = printed.replace(/(?<=\p{L})\s*\(\p{Ll}[^()]{2,40}\)(?=:?$)/u, '');
  if (text.length > 60 || /[.,;!?@]\s*$|[:|•].*\S|\d/.test(text)) return null;
  const said = plain(text);
  if (said === '' || said.split(' ').length > 7) return null;
  const mixed = kindOfMixed(said);
  if (mixed) return mixed;
  // `Employment — recent`, `Military experience — United States Army`
  const [first = '', second] = text.split(/\s+[—–-]\s+/);
  if (second !== undefined) return first.length > 2 && first !== text ? headingKind(first) : null;
  // “Profiles” are links; one “Profile” is a summary.
  if (said === 'profiles') return 'profiles';
  if (said === 'profile') return 'summary';
  for (const [kind, pattern] of PATTERNS) if (pattern.test(said)) return kind;
  if (isBroken(said)) {
    const glued = said.replaceAll(' ', '');
    return GLUED.find(([, pattern]) => pattern.test(glued))?.[0] ?? null;
  }
  if (/^\p{L}{7,}$/u.test(text)) return GLUED.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
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
const isBroken = (said: string) => said.length > 6 && said.split(' ').some((part) => /^[^aio]$/u.test(part));

/** Words that identify a section with an unusual heading; the first match wins. */
const LOOSE: readonly (readonly [SectionKind, RegExp])[] = [
  ['references', /\b(?:referees?|references?|vouch)\b/],
  ['other', /\b(?:right to work|eligib\w+|visa)\b/],
  ['languages', /\b(?:languages?|i speak|tongues?)\b/],
  [
    'interests',
    /\b(?:loves?|i enjoy|interests?|hobb(?:y|ies)|(?:outside|away from|beyond|besides|after) (?:of )?(?:work|school|college|the office)|(?:free|spare) time|for fun|leisure|pastimes?|sports?|not (?:working|at work|on (?:duty|shift)|in (?:the )?(?:office|uniform))|off (?:duty|the clock)|(?:after|out of) hours|days? off|down ?time)\b/,
  ],
  [
    'volunteer',
    /\b(?:volunt\w+|giving (?:back|time)|helping (?:out|others)|community|charit\w+|governance|trustee\w*|boards?|campus|extra ?curricular|involvement|societies|clubs)\b/,
  ],
  [
    'military',
    /\b(?:uniform|military|army|navy|air force|marines|armed forces|hm forces|forces|served|deploy\w+|postings?|tours?|drafts?|assignments?|regiment\w*|service history)\b/,
  ],
  [
    'certificates',
    /^training\b|\blearning and development\b|\btraining (?:programm?e?s?|courses?|attended)\b|\b(?:certif\w+|licen[cs]\w+|tickets?|cards|courses?|trainings|seminars|cpd|registrations?|credentials?|accredit\w+)\b/,
  ],
  [
    'awards',
    /\b(?:awards?|proud|honou?rs?|medals?|achiev\w+|recogni\w+|accomplish\w+|decorations?|citations?|commendations?|prizes?|distinctions?)\b/,
  ],
  ['projects', /\b(?:projects?|built|build|portfolio|made)\b/],
  ['education', /\b(?:stud(?:y|ied|ies)|educat\w+|school\w*|universit\w+|learn\w*|qualif\w+|academ\w+|degrees?|train\w+)\b/],
  [
    'skills',
    /\b(?:skill\w*|can do|know ?how|i know|strengths?|strong points?|tool\w*|good at|best at|(?:do|does|doing) (?:best|well)|expert\w*|knowledge|proficien\w+|competen\w+|capab\w+|technolog\w+|abilit\w+|bring|offer|toolbox|toolkit|stack|software|systems)\b/,
  ],
  [
    'work',
    /\b(?:work(?!shop|ers?\b)\w*|career|(?:professional|working) (?:life|story|journey)|employ\w+|experience\w*|where i(?:ve| have) been|jobs?|roles?|positions?|posts|appointments?|placements?|done)\b/,
  ],
  [
    'contact',
    /\b(?:contact|reach|hello|touch|find me|(?:your|my|applicants?|candidates?) (?:personal )?(?:details|information))\b/,
  ],
  [
    'summary',
    /\b(?:i am|hi|hey|what i do|looking for|about|profile|summary|brief|objectives?|nutshell|(?:one|a) paragraph|statement|(?:consultant|recruiter|interviewer)s? (?:comments?|notes?|view)|portrait|in brief|snapshot|introduc\w+|overview|pitch)\b/,
  ],
];

/** The section that a text in heading style is likely to name. */
/** Headings that name service beside something else: `Professional and military experience`, `Military awards`, `Employment since leaving the Army`. */
function kindOfMixed(said: string): SectionKind | null {
  // `Charity and public sector career`
  if (/\bsector\b.* (?:career|employment|experience|work)$/.test(said)) return 'work';
  if (!SERVICE_WORD.test(said)) return null;
  if (/\b(?:awards|medals|decorations|honou?rs|ribbons)$/.test(said)) return 'awards';
  if (/\b(?:courses|schools|education|qualifications|certifications|certificates|training)$/.test(said)) return 'certificates';
  if (/\b(?:since|after|following|post|outside|beyond|non)\b.*\b(?:military|army|navy|raf|forces|service)\b/.test(said))
    return 'work';
  const isCivil = /\b(?:professional|civilian|work|employment|other)\b/.test(said);
  return isCivil && / and /.test(said) ? 'work' : null;
}
/** Whether a heading says in words that it is about service. */
export const namesService = (heading: string) => SERVICE_WORD.test(heading.toLowerCase());
const SERVICE_WORD = /\b(?:military|army|navy|naval|raf|forces|marines|air force|uniformed)\b/;

export const looseKind = memoizeByText((text: string): SectionKind | null => {
  const whole = plain(text);
  const said = wordsOfGlued(whole) ?? whole;
  return kindOfMixed(said) ?? LOOSE.find(([, words]) => words.test(said))?.[0] ?? null;
});

/** Short words of which headings in a person's own words are made. */
const GLUE = new Set(
  `a about after all am and are as at away back been before being best better beyond both box brief bring brought by
  can cards career certified clock college contact courses did do does doing done duty earned else enjoy experience far find
  for free from fun gained get good got had hand have hello held hello here hey hi history home hours how i im in is it its
  ive job jobs journey kit know languages learned learnt let lets life like little love made me more my not now of off offer
  on other our out outside over past people places pride proud qualified reach read say school schools self served service
  since skills so spare speak spoken story studied study stuff taught that the there things time to toolbox tools touch
  trained training up use used using was we what when where which who why with work worked working write you your`.split(/\s+/),
);

/** `whereivebeen`: the words of a letter-spaced heading that lost its spaces, or null where they are not all short words of headings. */
function wordsOfGlued(said: string): string | null {
  const glued = isBroken(said) ? said.replaceAll(' ', '') : said;
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
const OFTEN =
  'achievements certificates certifications education employment experience interests languages professional profile qualifications references referees training volunteering voluntary'.split(
    ' ',
  );

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
export function misspeltKind(text: string): SectionKind | null {
  const words = plain(text).split(' ');
  if (words.length > 4) return null;
  const corrected = words.map((word) => (word.length > 6 ? (OFTEN.find((known) => isSlip(word, known)) ?? word) : word));
  return corrected.join() === words.join() ? null : headingKind(corrected.join(' '));
}
