import type { Context } from './context.ts';
import { titleScore } from './job-titles.ts';
import { SERVICES_ABROAD } from './services.ts';
import { anyOf, anyOfTerms, termsOf } from './terms.ts';

/** A rating of the US Navy or Coast Guard, which names a trade; with a class it is a rank. */
const RATING_NAME = anyOf('ratings');
/** Their abbreviations with a class: `HM2`, `BM1`, `ETC`. */
const RATE_CODE = `${anyOf('rate-codes')}(?:[123]|C[SM]?)`;
const CLASS = '(?:first|second|third|1st|2nd|3rd) class';
/** A rating with its class, or as a chief: `Boatswain's Mate First Class`, `Senior Chief Engineman` */
const RATED = `${RATING_NAME} ${CLASS}|(?:master |senior )?chief ${RATING_NAME}`;

/** Ranks in full and in short, of all services that are parsed. Longer ones come before those that they begin with. */
const NAMES = [...termsOf('ranks'), ...termsOf('ranks-abroad')].sort(
  (a, b) => Number(b.startsWith('~')) - Number(a.startsWith('~')) || b.length - a.length,
);
const NAME = `(?:${RATED}|${anyOfTerms(NAMES)})`;
const RANK = `(?:(?:acting|temporary|local|substantive) )?${NAME}`;
/** `SO1 Plans` is a staff officer's post. */
const GRADE_NAME = [
  String.raw`[EOW]-?\d{1,2}|OR-?\d|OF-?\d`,
  String.raw`${RATE_CODE}(?:[,/ -]{1,2}E-?\d)?`,
  String.raw`E-?\d[,/ -]{1,2}${RATE_CODE}`,
].join('|');
const GRADE = String.raw`\(?(?!SO[123] \p{L})(?:${GRADE_NAME})(?:\([A-Z/]{2,8}\))?\)?`;
/** `Craftsman to Sergeant`: what someone was at the beginning and at the end. */
const WHOLE = new RegExp(`^${RANK}(?:\\s?(?: to |[/–>→-])\\s?${RANK})?$`, 'i');
/** Rates of the Royal Navy by their branch: `POMEM`, `LS(MW)`, `CPOET(ME)`. */
const NAVAL_RATE = /^(?:AB|L|PO|CPO|WO[12]|CC)(?:[A-Z]{1,5}[12]?)?(?:\s?\([A-Z&/]{1,6}\))?$/;
const WHOLE_RATE = new RegExp(`^${RATE_CODE}(?:\\s?\\([A-Z/]{2,8}\\))?$`);
const GRADED = new RegExp(`(?<![\\p{L}])(${RANK})(,?\\s*${GRADE})(?![\\p{L}\\d])`, 'iu');
const ONLY_GRADE = new RegExp(`^${GRADE}$`);
/** Ranks after which a post can follow without a comma; others begin titles too: `General Manager`, `Marine Engineer`. */
const OPENS_TITLE =
  /sergeant|corporal|petty officer|lieutenant|warrant|aircraftman|^(?:sgt|ssgt|ssg|sfc|cpl|lcpl|tsgt|msgt|capt|cpt|maj|lt)$/;
const BEFORE = new RegExp(
  String.raw`^(${anyOfTerms(NAMES.filter((name) => OPENS_TITLE.test(name)))})\s+(?=\p{Lu})(.{3,})$`,
  'iu',
);

const UK_ONLY =
  /^(?:guardsman|trooper|gunner|sapper|signaller|kingsman|fusilier|rifleman|craftsman|highlander|drummer|able rate|engineering technician|leading engineering technician|marine)\b/i;
const US_ONLY = /^(?:specialist|airman|senior airman|fireman)/i;
/** In this service a word is the name of a trade, not of a rank. */
const TRADES: Record<string, RegExp> = {
  'Royal Air Force': /^(?:craftsman|gunner|engineering technician|rifleman|sapper|signaller|marine)/i,
  'Royal Navy': /^(?:craftsman|gunner|rifleman|sapper|marine|specialist)/i,
  'British Army': /^(?:engineering technician|marine|commander|able|seaman|squadron leader)/i,
  'Royal Marines': /^(?:craftsman|engineering technician|commander)/i,
  'US Army': /^commander/i,
  'US Air Force': /^(?:specialist|commander)/i,
  'US Marine Corps': /^(?:specialist|commander|marine)/i,
  'US Navy': /^specialist/i,
  ...Object.fromEntries(SERVICES_ABROAD.map(({ name }) => [name, UK_ONLY])),
};

/** Ranks of the Irish Defence Forces that are appointments elsewhere. */
const IRISH = /^(?:(?:company|battalion) (?:quartermaster )?sergeant|[cb]qms)$/i;

function isOf(rank: string, service: OfService): boolean {
  if (IRISH.test(rank) && service?.name !== 'Irish Defence Forces') return false;
  // `Gunner's Mate` and `Marine Science Technician` begin like British ranks.
  if (service?.country === 'US' && UK_ONLY.test(rank) && ratingIn(rank) === '') return false;
  if (service?.country === 'UK' && US_ONLY.test(rank)) return false;
  return !(service && TRADES[service.name]?.test(rank) && ratingIn(rank) === '');
}

type OfService = { name: string; country: 'UK' | 'US' | null } | null;

/** Whether a text is a rank of the service and nothing more. */
export const isRank = (text: string, service: OfService) =>
  // `Hauptmann d. R.`: of the reserve
  (WHOLE.test(text.trim().replace(/ d\.\s?R\.?$/, '')) && isOf(text.trim(), service)) ||
  (service?.name === 'Royal Navy' && /^[A-Z]{2}/.test(text.trim()) && NAVAL_RATE.test(text.trim())) ||
  ((service?.name === 'US Navy' || service?.name === 'US Coast Guard') && WHOLE_RATE.test(text.trim()));

/** Whether a rank names the trade too: `Rifleman`, `Chief Engineman`. Beside another rank it is the trade. */
export const isRankOfTrade = (rank: string) => UK_ONLY.test(rank) || ratingIn(rank) !== '';

const RATING = new RegExp(String.raw`^(?:(?:master |senior )?chief )?(${RATING_NAME})(?:,? ${CLASS})?\b`, 'i');
/** The trade that a rank of the US Navy or Coast Guard names: `Boatswain's Mate` of `Boatswain's Mate First Class`. */
export const ratingIn = (rank: string) => RATING.exec(rank)?.[1] ?? '';

/** A rank with its pay grade: as printed, and the words before it when it ends a job title. */
export function gradedRank(text: string): { rank: string; grade: string; endsTitle: boolean } | null {
  const match = GRADED.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const before = text.slice(0, match.index);
  // The bracket of `Motor Sergeant (Staff Sergeant, E-6)` begins before the rank.
  const isOpenBefore = match[0].endsWith(')') && !match[0].includes('(');
  const [rank, grade] = [match[0], match[2]].map((printed) => (isOpenBefore ? printed.slice(0, -1) : printed).trim());
  return { rank: rank ?? '', grade: isOpenBefore ? (grade ?? '') : match[2], endsTitle: /[\p{L}]\s+$/u.test(before) };
}

export const isPayGrade = (text: string) => ONLY_GRADE.test(text.trim());

/** `Captain Operations Officer`, `Leading Hand Marine Engineering Mechanic`: after other ranks what follows must plainly be a post. */
const isAlsoTitle = (name: string) => /^~?(?:specialist|general|commander|marine|diver|builder)/.test(name);
const RANKS_ONLY = [
  `${anyOfTerms(termsOf('ratings').filter((name) => !isAlsoTitle(name)))} ${CLASS}`,
  `(?:master |senior )?chief ${RATING_NAME}`,
  anyOfTerms(NAMES.filter((name) => !isAlsoTitle(name))),
].join('|');
const ANY_BEFORE = new RegExp(String.raw`^(${RANKS_ONLY})\s+(?=\p{Lu})(.{3,})$`, 'iu');
/** Words of offices and trades that begin like a rank. */
const NO_RANK =
  /^(?:private (?:secretary|tutor|client|hire)|major (?:incidents?|projects?|programmes?|programs?|accounts?|events?|crimes?|works|gifts)|captain of)\b/i;
function beforeTitle(context: Context, text: string): RegExpExecArray | null {
  const match = NO_RANK.test(text) ? null : ANY_BEFORE.exec(text);
  return match?.[2] && titleScore(context, match[2]) > 1 && !WHOLE.test(text) ? match : null;
}

/** `Sergeant Platoon Commander` as the rank and the post. */
export function rankBefore(context: Context, text: string, service: OfService): { rank: string; rest: string } | null {
  const match = BEFORE.exec(text.trim()) ?? (service ? beforeTitle(context, text.trim()) : null);
  return match?.[1] && match[2] && isOf(match[1], service) && !isRank(text, service) ? { rank: match[1], rest: match[2] } : null;
}

/** Says in a text what someone was at the end. */
const NARRATED = new RegExp(
  [
    String.raw`^(${RANK})(?= (?:aboard|on board|in|with|of the|at)\s)`,
    String.raw`\b(?:${[
      String.raw`(?:left|retired|finished|ended|discharged|demobbed|separated|released)(?: the \p{L}+)? as (?:an? )?`,
      String.raw`(?:rising|promoted|advanced) (?:from [\p{L} ]{1,40} )?to |rank of `,
    ].join('|')})(${RANK})(?![\p{L}])`,
  ].join('|'),
  'iu',
);

/** The rank that the text of a post tells: as a sentence of its own, at its beginning or as what someone was at the end. */
export function narratedRank(text: string, service: OfService): string {
  for (const sentence of text.split(/(?<=\p{L}{2,}[.;])\s+|\n/u)) {
    const statement = sentence.replace(/[.;]$/, '').trim();
    if (/^\p{Lu}/u.test(statement) && isRank(statement, service)) return statement;
    const narrated = NARRATED.exec(statement);
    const rank = narrated?.[1] ?? narrated?.[2] ?? '';
    if (rank !== '' && /^\p{Lu}/u.test(rank) && isOf(rank, service)) return rank;
  }
  return '';
}

/** A service number and rank before a name, which belong to neither. */
export const BEFORE_NAME = new RegExp(
  String.raw`^(?:[A-Z]{0,2}\d{6,10}[A-Z]?\s+)?(?:(?:${NAME}\.?|${RATE_CODE}(?<=\d))(?:\s?\([A-Z&/]{1,6}\))?\s+)?`,
  'i',
);
