import { BEFORE_NAME, isRank } from './ranks.ts';
import { anyOf, either } from './terms.ts';

const PART =
  /^(?:\p{Lu}[\p{L}.'’-]*|\p{Lu}\.?|de|da|di|du|del|der|den|van|von|la|le|bin|al|el|ap|ab|mac|st\.?|\(?["“”]?\p{Lu}\p{L}+["“”]?\)?)$/u;
const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|dame|sgt|ssgt|wo[12]|cpl|lcpl|capt|maj|lt|col)\.?\s+(?=[\p{L}'’-]+\s+\p{L})/iu;
const AFTER =
  /(?:,\s*|\s+)(?:phd|ph\.d\.?|md|mba|msc|bsc|ba|ma|obe|mbe|cbe|bem|pmp|cissp|cpa|esq|rn|pe|ceng|meng|\([^)]*\))\.?$/iu;
const NOT_A_NAME = new RegExp(String.raw`\b${anyOf('no-names-of-people')}\b`, 'i');

export const RETIRED = /\s*(?:,\s*)?\((?:ret(?:ired|d|’d|'d)?\.?)\)|,\s*ret(?:ired|d)?\.?$/i;

/** With its titles, ranks and letters. */
const LONGEST = 160;

/** Whether a text can be a person's name: two to five parts, each beginning with a capital. */
export function isName(text: string): boolean {
  if (text.length > LONGEST) return false;
  const name = withoutTitles(text);
  const parts = name.split(/\s+/);
  return (
    parts.length >= 2 &&
    parts.length <= 5 &&
    name.length <= 50 &&
    !/[\d@:/|]/.test(name) &&
    !NOT_A_NAME.test(name) &&
    parts.every((part) => PART.test(part)) &&
    parts.some((part) => part.length > 1)
  );
}

/** Whether a text of a document without capitals can be a person's name. */
export const isNameInSmallLetters = (text: string) =>
  text === text.toLowerCase() && isName(text.replace(/(^|[\s'’-])\p{L}/gu, (first) => first.toUpperCase()));

/** A printed name in title case: `JOHN DOE` becomes `John Doe`. */
export function nameAsWritten(text: string): string {
  const name = withoutTitles(text);
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’"“(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ (?:ii|iii|iv)$/i, (number: string) => number.toUpperCase())
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** What announces or follows a name on the first line of a document: `CV – Jane Frost`, `Resume of Jane Frost`. */
export const DOCUMENT =
  /^(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé])\s*(?:[-–—:|]|of\b|for\b)\s*|\s*(?:[-–—|:]\s*|’s\s+|'s\s+)(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé])$/i;

/** Numbers of pages and titles of documents, which say nothing of the person. */
export const SAYS_NOTHING =
  /^(?:page\s*)?\d{1,3}\s*(?:of|\/)\s*\d{1,3}$|^page\s*\d{1,3}$|^page\s+(?:of|\/)$|^(?:curriculum vitae|resume|résumé|c\.?v\.?|lebenslauf)$/i;

/** The service in full behind a name: `Helen Astley, Royal Navy`. */
const SERVICE_BEHIND =
  /(?:,\s*|\s+)(?:royal (?:navy|marines|air force|engineers|signals|artillery)|british army|(?:u\.?s\.?|united states) (?:army|navy|air force|marine corps|coast guard|space force))$/i;
/** Corps, services and orders that follow the name of a person who served. */
const SERVED = new RegExp(String.raw`(?:,\s*|\s+)\(?${anyOf('letters-of-service')}\)?$`);
/** Letters for a degree or membership as they are printed behind a name: `IEng`, `MIMarEST`, `FCMI`, `P.Eng.` Surnames can be all in capitals too. */
const MIXED_LETTERS = String.raw`(?!(?:Mc|Mac|Fitz|De|Di|Du|La|Le|Van|Von|St|[OD]['’])\p{Lu})(?=\S*\p{Ll})(?=\S*\p{Lu}{2})(?:\p{Lu}\p{Ll}{0,3}){2,}`;
const LETTERS = either(
  'u',
  /,\s*\p{Lu}{2,6}$|,\s*(?:\p{Lu}\p{Ll}{0,3}\.){2,4}$/u,
  new RegExp(
    String.raw`(?:,\s*|\s+)\(?(?:${MIXED_LETTERS}|[BCDFGHJ-NP-TV-XZ]{2,5}|${anyOf('letters-of-members')})(?:\(\p{Lu}\p{L}+\))?\)?$`,
    'u',
  ),
);

function withoutTitles(printed: string): string {
  const text = printed.trim().replace(DOCUMENT, '').replace(RETIRED, '');
  const bare = text.trim().replace(BEFORE_NAME, '');
  let rest = (/\s/.test(bare) ? bare : text.trim()).replace(TITLES, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(AFTER, '').trim();
    const bare = rest.replace(SERVICE_BEHIND, '').replace(SERVED, '').trim();
    if (/\p{L}\s+\S*\p{L}{2}/u.test(bare)) rest = bare;
    // A rank behind a comma follows the name: `RENEE FROST, MSgt, USAF (Ret)`
    const [, name = '', rank = ''] = /^(\S+\s[^,]+),\s+([^,]+)$/.exec(rest) ?? [];
    if (rank !== '' && isRank(rank.replace(/\.$/, ''), null)) rest = name;
    // In a name all in capitals, letters of a degree look like its parts.
    const short = rest.replace(LETTERS, '').trim();
    if (/\p{Ll}/u.test(short) && /\S\s+\S*\p{Ll}/u.test(short)) rest = short;
  }
  return rest.replace(/,(?= (?:jr|sr|ii|iii|iv)\.?$)/i, '');
}
