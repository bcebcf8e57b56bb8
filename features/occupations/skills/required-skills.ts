import type { AdvertPart } from './advert-text.ts';
import type { SkillVocabulary } from './vocabulary.ts';

/*
 * Which skills of an advert somebody must have: those that its essential section, a sentence that requires something or its title names. A skill that
 * is named by the way (a department, a colleague, a wish, one of two alternatives) may count as a reason for a job, but its absence is no gap.
 */

/** A sentence that requires something of the reader. */
const REQUIRES =
  /\b(?:must|(?:is|are) essential|requir(?:e|es|ed|ement\w*)|need(?:s|ed)? (?:to|a|an)|experience(?:d)?|knowledge of|qualif\w+|certificat\w+|licen[cs]ed?|regist(?:ered|ration)|trained in|skilled|proficien\w+|competent|background in|degree|track record|expertise|you(?:’|')?(?:ll| will)? (?:have|hold|bring)|you(?:’|'| a)re an?|looking for an?|seeking an?|recruiting an?)\b/i;
/** What is not quite required, or is about something else than doing the work. */
const WEAK =
  /\b(?:awareness|aware|understand\w*|appreciation|passion\w*|enthusias\w+|interest(?:ed)? in|willing\w*|basic|familiar\w*|ideally|preferabl[ey]|desirable|advantage\w*|or equivalent experience|work(?:ing)? (?:closely|towards|with|alongside)|liais\w+|communicat\w+ with|oversight (?:from|of|by)|support(?:ed)? (?:from|by)|led by|reporting to|report to|such as|this could be|our|reading|to enable travel|unlikely|opportunit\w+|courses?|attend\w*|will be required to)\b/i;
/** Alternatives: one of them is enough. */
const ALTERNATIVE = /\bor\b|\/|\beither\b/i;
/** One of several units or services: "nursing;". */
const OF_A_LIST = /^[a-z ]+;$/;
/** A sentence that names more is a list of services or of departments. */
const MOST_IN_A_SENTENCE = 4;
/** Longer texts in an essential section are sentences, which have to require something. */
const LONGEST_ITEM = 90;
/** Longer sentences tell more than they require. */
const LONGEST_SENTENCE = 160;

/** Skills that most people have or learn within days: required only where the occupation or the title is about them. */
const EVERYDAY = new Set([
  'administration',
  'cleaning',
  'coaching',
  'cooking',
  'customer-service',
  'databases',
  'driving',
  'health-safety',
  'hospitality',
  'infection-control',
  'office-software',
  'people-management',
  'operations-management',
  'planning',
  'quality-assurance',
  'records-management',
  'sales',
  'social-care',
  'strategic-leadership',
  'telephone-operation',
  'training-delivery',
  'web-content',
]);

/** Where a title goes on to say where, for whom or for how long: "Nurse – Emergency Department". */
const REST_OF_TITLE = /\s[-–—|]+\s?|\s?[(),:;|]|\s(?:in|for|of|at|with|within|to)\s/;
/** Posts of every field: the words before them name a department as often as a skill. */
const GENERAL_POST =
  /^(?:manager|officer|director|coordinator|ordinator|administrator|analyst|assistant|practitioner|clerk|secretary|receptionist|advis[eo]r|lead|leader|supervisor|worker|specialist|consultant|associate|representative|executive|planner|helper|porter|apprentice|trainee)s?$/i;
/** Nouns for people by their endings, and nouns for things with the same endings. */
const PERSON = /^(?:[a-z]{3,}(?:er|or|ist|ian|eer|man|woman|ant)|nurse|cook|chef|medic|lead|midwife|sister|matron|doctor)s?$/i;
const THING =
  /^(?:cancer|computer|water|power|motor|sector|cent(?:er|re)|theater|laser|tower|paper|order|senior|junior|other|outdoor|indoor|disorder|transfer|summer|winter|corner|major|minor|interior|exterior|customer|consumer|career|labou?r|number|plant|merchant|timber|rubber|copper|silver|data ?center)s?$/i;
const isPost = (word: string) => GENERAL_POST.test(word) || (PERSON.test(word) && !THING.test(word));
/** The part of a title that names the post: the first, unless that is a department ("Cardiology – Ward Clerk"). */
function postOf(title: string): string {
  const parts = title.split(REST_OF_TITLE);
  return parts.find((part) => wordsIn(part).some(isPost)) ?? parts[0] ?? '';
}
const wordsIn = (text: string): string[] => text.match(/[a-z]+/gi) ?? [];
/** The noun of a post, after which a title may name its department: "Project Manager Digital Pathology". */
const UP_TO_POST = /^.+?\b(?:manager|officer|director|coordinator|co-ordinator|administrator|analyst|assistant|practitioner)\b/i;
/** A title that names several posts: one of them is enough. */
const POSTS = /\w ?\/ ?\w/;
/** Skills of a rank, which the level of the job says better. */
const OF_RANK = new Set(['strategic-leadership', 'people-management']);
/** Names of places that a title may contain by the way: "Air Ambulance Pilot". */
const PLACE =
  /\b(?:ambulance|department|dept|unit|team|service|clinic|centre|center|room|ward|school|prison|theatre|theater|hospital|care)s?$/;

export type RequiredText = {
  title: string;
  /** Skills that the employer typed into a list. */
  skills: readonly string[];
  parts: readonly AdvertPart[];
};

/**
 * Codes of the skills that an advert requires, those of the title first.
 * @param needed codes of the skills that its occupation is about
 */
export function requiredSkills(
  vocabulary: SkillVocabulary,
  { title, skills, parts }: RequiredText,
  needed: ReadonlySet<string>,
): string[] {
  const head = postOf(title);
  const post = UP_TO_POST.exec(head)?.[0] ?? head;
  const named = vocabulary.recognise(post);
  const isGeneral = GENERAL_POST.test(wordsIn(post).at(-1) ?? '');
  const titled = (POSTS.test(head) && named.length > 1 ? [] : named)
    .filter(
      ({ code, text }) => !OF_RANK.has(code) && (needed.has(code) || (isGeneral ? isPost(lastOf(text)) : !isPlace(text, post))),
    )
    .map(({ code }) => code);
  const listed = vocabulary.recognise(skills).map(({ code }) => code);
  const about = new Set([...needed, ...titled, ...listed]);
  const hasEssential = parts.some(({ section }) => section === 'essential');
  const stated = parts.flatMap(({ section, text }) => {
    if (section === 'desirable' || (hasEssential && section !== 'essential')) return [];
    if (text.length > LONGEST_SENTENCE || WEAK.test(text)) return [];
    const found = vocabulary.recogniseStated(text, 'advert').filter(({ kind }) => kind !== 'common');
    if (found.length > MOST_IN_A_SENTENCE) return [];
    if (OF_A_LIST.test(text) || found.filter(({ kind }) => kind === 'licence').length > 1) return [];
    // "CIMA or ACCA" are two names of one skill; the other alternative of most sentences has no name here.
    if (ALTERNATIVE.test(text) && (found.length > 1 || found[0]?.kind !== 'licence' || found[0].count < 2)) return [];
    const isRequired = REQUIRES.test(text) || (section === 'essential' && text.length <= LONGEST_ITEM);
    return found.map(({ code }) => code).filter((code) => needed.has(code) || (isRequired && isTelling(code, about)));
  });
  return [...new Set([...titled, ...listed, ...stated])].filter((code) => vocabulary.find(code)?.kind !== 'common');
}

const lastOf = (text: string) => text.split(' ').at(-1) ?? '';
/** Whether a name in a title is a place or the unit that its next word says: "Cardiology Ward Nurse". */
function isPlace(text: string, title: string): boolean {
  if (PLACE.test(text)) return true;
  const words = wordsIn(title.toLowerCase());
  const at = words.lastIndexOf(lastOf(text));
  return at >= 0 && PLACE.test(words[at + 1] ?? '');
}

const isTelling = (code: string, about: ReadonlySet<string>) => !EVERYDAY.has(code) || about.has(code);
