import { readFileSync } from 'node:fs';

/** Registrations and licences, and the occupations that the law keeps for people who have one: the files in `data/`. */

export type RegistrationCountry = 'UK' | 'US';
/** `code` begins with its country: `uk-nmc-adult`. */
export type Registration = {
  code: string;
  country: RegistrationCountry;
  name: string;
  body: string;
  phrases: readonly string[];
  /** The words of its name, and the ways to write its body, which name it together: "Physiotherapist, HCPC". */
  words: readonly string[];
  bodies: readonly string[];
};

/**
 * `all`: nobody may do the work without one of the registrations. `some`: only part of the work needs one, or only some employers, nations or
 * states. `source` is the law, `date` the year in which it was known so.
 */
export type Needed = { scope: 'all' | 'some'; any_of: readonly Registration[]; source: string; date: string };

/** A registration as the record states it. `expires` is a month `2027-03`, a year `2027` or empty. */
export type HeldRegistration = { code: string; expires: string };

const linesOf = (name: string) =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const countryIn = (text: string): RegistrationCountry => (text === 'US' ? 'US' : 'UK');
const codeOf = (country: string, name: string) => `${country.toLowerCase()}-${name}`;

/** Words that the names of many registrations have. */
const OF_ANY = new Set(['licence', 'license', 'registration', 'certificate', 'registered', 'to', 'or', 'and', 'the']);

/** A body in full and by its initials: `health and care professions council`, `hcpc`. A state's body has the name of the state before it. */
function bodiesOf(body: string): string[] {
  const words = plain(body)
    .split(' ')
    .filter((word) => word !== 'state');
  const initials = words.filter((word) => !['and', 'of', 'the', 'for', 'or'].includes(word)).map((word) => word[0] ?? '');
  return [...(words.length > 1 ? [words.join(' ')] : []), ...(initials.length > 2 ? [initials.join('')] : [])];
}

let registrations: readonly Registration[] | undefined;
/** Every registration, in the order of the list. */
export function allRegistrations(): readonly Registration[] {
  registrations ??= linesOf('registrations.txt').map((line) => {
    const [, country = '', code = '', name = '', body = '', phrases = ''] =
      /^(UK|US) (\S+) \| ([^|]+) \| ([^|]+) \| (.+)$/.exec(line) ?? [];
    return {
      code: codeOf(country, code),
      country: countryIn(country),
      name,
      body,
      phrases: phrases.split(', ').map(plain),
      words: plain(name.replace(/\([^)]*\)/g, ' '))
        .split(' ')
        .filter((word) => !OF_ANY.has(word)),
      bodies: bodiesOf(body),
    };
  });
  return registrations;
}

type Rule = { country: RegistrationCountry; occupation: string; needed: Needed | null };
let rules: readonly Rule[] | undefined;

/** The rules of `regulated.txt`, the longest beginning of a code first. A rule without registrations excludes its occupation. */
export function regulatedRules(): readonly Rule[] {
  rules ??= linesOf('regulated.txt')
    .flatMap((line) => {
      const [, country = '', occupations = '', scope = '', codes = '', source = '', date = ''] =
        /^(UK|US) ((?:\d\d-\S+ )+)(all|some|-) =([^|]*)\|([^|]*)\|(.*)$/.exec(line) ?? [];
      const wanted = codes
        .trim()
        .split(' ')
        .map((code) => codeOf(country, code));
      const any_of = allRegistrations().filter(({ code }) => wanted.includes(code));
      const needed: Needed | null =
        scope === '-' ? null : { scope: scope === 'all' ? 'all' : 'some', any_of, source: source.trim(), date: date.trim() };
      return occupations
        .trim()
        .split(' ')
        .map((occupation): Rule => ({ country: countryIn(country), occupation, needed }));
    })
    .sort((one, other) => other.occupation.length - one.occupation.length);
  return rules;
}

/** The registration that the law of a country asks of people in an occupation (O*NET-SOC); null where it asks none. */
export const registrationNeeded = (onetSoc: string, country: RegistrationCountry): Needed | null =>
  regulatedRules().find((rule) => rule.country === country && onetSoc.startsWith(rule.occupation))?.needed ?? null;

/**
 * Whether a record has one of the registrations that the law asks of people in an occupation; true where it asks none. Only the registrations of the
 * record count: no wish, no aim in a summary and no experience of a similar occupation. The record is the content of a CV (`ResumeContent`): the
 * person's main CV as stored, or for employers that of the CV that was sent, without its hidden entries. A registration typed freely has no code and
 * never counts.
 * @param day the day on which it must be valid, `2026-11-28`
 */
export function holdsRegistration(
  record: { registrations: readonly HeldRegistration[] },
  onetSoc: string,
  country: RegistrationCountry,
  day: string,
): boolean {
  const needed = registrationNeeded(onetSoc, country);
  if (needed === null) return true;
  return record.registrations.some(
    ({ code, expires }) => needed.any_of.some((one) => one.code === code) && !isExpired(expires, day),
  );
}

/** A registration is valid to the end of the month or year in which it expires. */
export const isExpired = (expires: string, day: string): boolean => expires !== '' && expires < day.slice(0, expires.length);

/** Lower case, without punctuation: `NMC-registered (Adult)` is `nmc registered adult`. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Words that make a mention no registration held: what somebody wants, studies for or once had. */
const NOT_HELD =
  /\b(?:working towards?|studying|seeking|aim(?:s|ing)? to|hop(?:e|ing)|looking to|want(?:s|ing)?|plan(?:s|ning)? to|eligible|pending|applied|applying|expired|lapsed|former|exam booked|student|trainee|preparing|pursuing|not yet|modules?|theory)\b/;
/** A licence of another country is none of the tenant's. */
const ABROAD = /\b(?:canad(?:a|ian)|australian?|new zealand|south africa|republic of ireland|india|nigeria|philippines)\b/;

export type NamedRegistration = { registration: Registration; number: string };

/** The registrations of a country that certificates name, each once, with the number beside it. The most specific phrase counts. */
export function registrationsNamed(texts: readonly string[], country: RegistrationCountry): NamedRegistration[] {
  const found = new Map<string, NamedRegistration>();
  for (const text of texts) {
    const words = ` ${plain(text)} `;
    if (NOT_HELD.test(words) || ABROAD.test(words)) continue;
    const matches = allRegistrations().flatMap((registration) =>
      registration.country === country
        ? [
            ...registration.phrases.filter((phrase) => words.includes(` ${phrase} `)),
            ...(isNamedWithBody(registration, words) ? [registration.words.join(' ')] : []),
          ].map((phrase) => ({ registration, phrase }))
        : [],
    );
    const best = matches.sort((one, other) => other.phrase.length - one.phrase.length)[0];
    if (best && !found.has(best.registration.code))
      found.set(best.registration.code, { registration: best.registration, number: numberIn(text) });
  }
  return [...found.values()];
}

const isNamedWithBody = ({ words, bodies }: Registration, text: string): boolean =>
  words.length > 0 && words.every((word) => text.includes(` ${word} `)) && bodies.some((body) => text.includes(` ${body} `));

/** `NMC PIN 12A3456E` gives `12A3456E`; numbers may be printed in groups, `1014 0000 0000 0000`. */
const numberIn = (text: string): string =>
  /\b(?:pin|no|number|num|reg|licen[cs]e|id|#)\b[.:#\s]*(\d{3,4}(?: \d{3,4}){2,3}|[A-Z]{0,3}\d[A-Z0-9/-]{3,14})\b/i.exec(
    text,
  )?.[1] ?? '';
