import { annotated, type Context } from './context.ts';
import { SERVICES_ABROAD, UNIT_ABROAD } from './services.ts';
import { anyOf } from './terms.ts';
import { EMPLOYER_ABROAD, JOB_TITLE_ABROAD } from './words-abroad.ts';

/** Names of forces and units contain words for people: `infanterie de marine`. */
const FORCE_ABROAD = new RegExp(
  [UNIT_ABROAD, ...SERVICES_ABROAD.map(({ words }) => words)].map(({ source }) => source).join('|'),
  'giu',
);

const JOB_TITLE = new RegExp(String.raw`\b${anyOf('job-titles')}s?\b`, 'giu');
/** Posts that only forces have. */
const SERVICE_JOB_TITLE = new RegExp(String.raw`\b${anyOf('service-job-titles')}s?\b`, 'giu');
const EMPLOYER = new RegExp(String.raw`\b${anyOf('employer-words')}\b\.?`, 'gi');

/** Names of public bodies without a word of `FIRM`. */
const BODY = new RegExp(String.raw`\b${anyOf('public-bodies')}\b|\b(?:administration|directorate|commission|affairs)$`, 'i');

const ENDS_AS_JOB_TITLE = new RegExp(`(?:${JOB_TITLE.source}|${SERVICE_JOB_TITLE.source})$`, 'iu');

/** A name of two words or more that ends in several people. */
const ENDS_IN_PLURAL = new RegExp(`^\\p{Lu}.* (?:${JOB_TITLE.source.replace(/\)s\?\\b$/, ')s\\b')})$`, 'iu');

/** Says how someone worked, in the place of a post or of an employer. */
const OWN_ACCOUNT = /^(?:self[- ]employed|freelance|various(?: \S+)?|agency|contract)$/i;

/** Positive for a post, negative for an employer, 0 if no word decides. */
export const titleScore = annotated((_context, printed: string): number => {
  if (OWN_ACCOUNT.test(printed)) return 0.5;
  // Names of forces contain words for people.
  const text = printed
    .replace(FORCE_ABROAD, ' Army ')
    .replace(/\b(?:national|coast|home|air) guard\b|\b\d+(?:st|nd|rd|th) marines\b/gi, 'Army')
    // `Second in Department` is a post at a school.
    .replace(/\b(?:second|third) in (?:department|charge)\b/i, 'Deputy')
    // Whom or what an officer commands is part of the post: `Officer Commanding Supply Squadron`, `Squadron Second-in-Command`.
    .replace(/^(?:\d{1,4} )?(?:(?:officer (?:commanding|in charge)|commanding officer)\b|OC\b(?= \p{Lu})).*$/iu, 'Commander')
    .replace(/^(?:\p{Lu}[\p{L}\d]* ){0,4}(?:second|third)[- ]in[- ]command\b/iu, 'Deputy')
    // Several people at the end of a name are an employer: `Wardle Partners`.
    .replace(/ (?:associates|partners)$/i, ' Company');
  const posts = [JOB_TITLE, SERVICE_JOB_TITLE, JOB_TITLE_ABROAD].flatMap((words) => [...text.matchAll(words)]);
  const employers = [...text.matchAll(EMPLOYER)];
  const first = (text.split(/[,(/]|\s(?:of|for|at|in|-|–)\s/)[0] ?? text).trim().replace(/ (?:[IV]{1,3}|\d)$/, '');
  // One person has a post in the singular; `Lakeside Barbers` are an employer.
  const namesSeveralPeople = ENDS_IN_PLURAL.test(first) && employers.length === 0;
  if (namesSeveralPeople) return posts.length > 1 ? 0.5 : 0;
  const endsAsTitle = ENDS_AS_JOB_TITLE.test(first) || posts.some(({ 0: post }) => first.length === post.length);
  return (
    (posts.length > 0 ? 1 : 0) +
    (endsAsTitle ? 1.5 : 0) -
    (employers.length > 0 || BODY.test(text) || EMPLOYER_ABROAD.test(text) ? 1.2 : 0) -
    (/\b(?:inc|ltd|llc|plc|gmbh|corp)\b\.?/i.test(text) ? 1.5 : 0)
  );
});

/** The end of a text that is looked at for such a word, in characters. */
const LONGEST_WORD = 60;
/** Endings of words for what a person does, and words with such an ending that are something else. */
const AGENT = /\p{L}{2,}(?:er|or|ist|ian|man|woman|person|stress)s?$/iu;
const NO_AGENT = new RegExp(`${anyOf('no-agents')}s?$`, 'i');
/** How names of employers are written: `The Salt Cellar`, `Brennan's Fresh`, `Cobalt & Rye`, `H. Garza Produce`. */
const NAME_OF_EMPLOYER = /^The \p{Lu}|['’]s (?=\p{Lu})|\s(?:&|\+)\s|^(?:\p{Lu}\.\s?)+\p{Lu}\p{L}/u;

/** `Pollard's Chemist`: a trade behind the name of whoever has the shop. */
const SHOP =
  /^(?:The )?\p{Lu}[\p{L}-]+(?:['’]s|s['’]) (?:(?:\p{L}+|&) )*\p{L}*(?:chemist|butcher|baker|florist|jeweller|barber|grocer|fishmonger|newsagent|optician|tailor|hairdresser|decorator)s?$/iu;

/** What a pupil does at an employer, in the place of a post. */
const STAY = /^work (?:experience|placement|shadowing)$/i;

/** Like `titleScore`; the form of the name counts too: a little where no word decides, more against a word like `Pharmacy` before `Dispenser`. */
export function evidenceOf(context: Context, text: string): number {
  if (STAY.test(text)) return 1.5;
  if (SHOP.test(text)) return -1;
  const score = titleScore(context, text);
  if (score > 0) return score;
  const first = (text.split(/[,(/]|\s(?:of|for|at|in|-|–)\s/)[0] ?? text).trim().replace(/ (?:[IV]{1,3}|\d)$/, '');
  const last = first.slice(-LONGEST_WORD);
  const isAgent = AGENT.test(last) && !NO_AGENT.test(last);
  if (score < 0) return isAgent && / /.test(first) ? score + 1.5 : score;
  if (NAME_OF_EMPLOYER.test(text)) return -0.4;
  return isAgent ? 0.5 : 0;
}
