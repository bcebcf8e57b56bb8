import { plainLetters } from '#kit/contract/fold.ts';

const OTHER_NAMES: [string, string][] = [
  ['UK', 'GB'],
  ['Great Britain', 'GB'],
  ['Britain', 'GB'],
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['Northern Ireland', 'GB'],
  ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
  ['USA', 'US'],
  ['United States of America', 'US'],
  ['America', 'US'],
  ['Republic of Ireland', 'IE'],
  ['Eire', 'IE'],
  ['Holland', 'NL'],
  ['The Netherlands', 'NL'],
  ['Czech Republic', 'CZ'],
  ['Turkey', 'TR'],
  ['Hong Kong', 'HK'],
  ['UAE', 'AE'],
  ...['GBR GB', 'IRL IE', 'CAN CA', 'AUS AU', 'NZL NZ', 'DEU DE', 'FRA FR', 'ESP ES', 'ITA IT', 'NLD NL', 'POL PL'].map(
    (pair): [string, string] => [pair.slice(0, 3), pair.slice(4)],
  ),
];

const letters = (text: string) =>
  plainLetters(text)
    .replace(/^the\s+/, '')
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '');

const CODES = allCodes();

function allCodes(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = new Map<string, string>();
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of alphabet.flatMap((first) => alphabet.map((second) => first + second))) {
    const name = names.of(code);
    // Withdrawn codes have the name of the code in use.
    if (name && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`) codes.set(letters(name), code);
  }
  for (const [name, code] of OTHER_NAMES) codes.set(letters(name), code);
  return codes;
}

/** The two-letter code of a country by its code or English name: `GB`, `uk`, `U.S.A.`, `Germany`. Other text is returned as it is. */
export function countryCodeOf(text: string): string {
  const code = text.trim().toUpperCase();
  return CODES.get(letters(text)) ?? code;
}
