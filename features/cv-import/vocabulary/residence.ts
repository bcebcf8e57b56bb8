import type { Context } from './context.ts';
import { titleScore } from './job-titles.ts';
import { isPlace, isStreetAddress } from './places.ts';
import { anyOf, either } from './terms.ts';
import { isTownName } from './towns.ts';

/** Whether someone would move, behind where they live: `, open to relocation`, `(willing to relocate)`. */
const MOVES = new RegExp(String.raw`(?<![\s,;(–-])[\s,;(–-]+((?:but |and )?${anyOf('moves')}\b[^,;|()]*)\)?$`, 'iu');

/** What a person adds to a place: `Peterborough, UK (originally from Poznań, Poland)`. */
const REMARK = /^([^()]{3,60}?)\s+\((\p{Ll}{2,}[^()]*)\)$/u;

/** A text of contacts without what it says of moving or adds to a place, and that. */
export function withoutMoves(context: Context, text: string): { place: string; moves: string } {
  const [, place = '', remark = ''] = REMARK.exec(text) ?? [];
  if (place !== '' && isResidence(context, place)) return { place, moves: remark };
  const match = MOVES.exec(text);
  return match?.[1] && match.index > 0
    ? { place: text.slice(0, match.index), moves: match[1].trim() }
    : { place: text, moves: '' };
}

const AREA = /^(?:the\s+)?(?:greater|metro(?:politan)?)\s+|,?\s+(?:metro(?:politan)?\s+)?(?:area|region)$/gi;
/** Postcodes of several countries, beside a town. */
const CODE = either(
  'u',
  /^(?:[A-Z]-)?(?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2})\s+(?=\p{L})/u,
  /[\s,-]+(?:\d{4,6}(?:-\d{4})?|\d{3} \d{3}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?|[A-Z]\d\d [A-Z\d]{4})$/u,
);
/** A postal district behind a town: `Dublin 9`, `Paris 15e` */
const DISTRICT = /^(\p{Lu}[\p{L}'’-]+) \d{1,2}(?:e|er|W)?(?:, \p{Lu}[\p{L} ]+)?$/u;
/** A British postcode or its first half behind a comma: `Swansea, SA2`. */
const ONLY_CODE = /^[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?$/;
const PLACE_NAME =
  /^(?:\p{Lu}|[dl]['’]\p{Lu})[\p{L}.'’-]*(?: (?:(?:[dl]['’])?\p{Lu}[\p{L}.'’-]*|of|or|the|upon|on|in|by|y|de|del|la|le|sur|am|an|der|den|and|&)){0,4}$/u;
const HOUSE_NUMBER = /^\d{1,5}[a-z]? \p{L}|\s\d{1,4}[a-z]?(?:\/\d{1,4})?$/iu;

/** A street with the number of a house and nothing else: `14 Mill Lane`, `ul. Ogrodowa 5/7`. */
export const isNumberedStreet = (context: Context, text: string) =>
  text.length < 50 && !/[,:;@|]|\d{5}/.test(text) && HOUSE_NUMBER.test(text) && isStreetAddress(context, `${text}, Town`);

/** Whether a text where a place of residence is expected is one: an address, a town with or without its region and postcode. */
export function isResidence(context: Context, printed: string): boolean {
  const text = printed.replace(/[.,;]$/, '').trim();
  if (text.length < 3 || text.length > 100 || /[@:!?%]|\b(?:19|20)\d\d\s?[–-]/.test(text)) return false;
  if (isPlace(context, text) || isStreetAddress(context, text)) return true;
  const [, town = ''] = DISTRICT.exec(text) ?? [];
  if (town !== '' && isTownName(context, town)) return true;
  // A town and state without a comma: `Jacksonville NC`
  const [, city = '', state = ''] = /^(\p{Lu}[\p{L}.'’ -]{3,30}) ([A-Z]{2})$/u.exec(text) ?? [];
  if (state !== '' && isTownName(context, city) && isPlace(context, `${city}, ${state}`)) return true;
  const core = text.replace(AREA, '');
  const parts = core.split(/,\s+/);
  const bare = parts.map((part) => (ONLY_CODE.test(part) ? '' : part.replace(CODE, '').trim()));
  const isCoded = bare.some((part, index) => part !== parts[index]);
  const names = bare.filter((part, index) => part !== '' && !(HOUSE_NUMBER.test(part) && index < bare.length - 1));
  const isHouse = names.length < bare.length;
  if (names.length === 0 || names.length > 4 || !names.every((name) => PLACE_NAME.test(name) && titleScore(context, name) <= 0))
    return false;
  if (isCoded && isHouse) return true;
  if (names.length === 1) return isTownName(context, names[0] ?? '') && !isWord(names[0] ?? '');
  return (
    isPlace(context, names.join(', ')) ||
    (names.slice(0, 2).some((text) => isTownName(context, text)) &&
      names.every((name) => titleScore(context, name) === 0 || isTownName(context, name)))
  );
}

/** Words of CVs that are names of small towns too. */
const isWord = (text: string) =>
  /^(?:home|mobile|sales|profile|about|contact|skills|personal|media|security|senior|page)$/i.test(text);
