import { readFileSync } from 'node:fs';
import type { Level } from './ranks.ts';
import { type Force, forcesOfLetter, type ServiceKey, serviceOfLetter } from './services.ts';
import { wordsOf, wordsOfJobTitle } from './words.ts';

/** What Muster contains about occupations, codes and military terms: the files in `data/`, each explained in its first lines. */

export type Occupation = {
  code: string;
  title: string;
  job_zone: number | null;
  titles_in_use: string[];
  alternate_titles: string[];
};
/**
 * A military term. `words` is what must be found in a title; `services` is null when it means the same everywhere, `level` when it does for officers
 * and other ranks. A corps says less about the work than other terms of a title, a post that only names the level says less than a corps.
 */
export type Term = {
  words: string[];
  codes: string[];
  services: Force[] | null;
  level?: Level | null;
  kind: 'plain' | 'whole' | 'corps' | 'post' | 'fallback';
  /** Added by operators of the tenant; comes before all others. */
  is_own?: boolean;
};
export type KnownCode = { service: ServiceKey; code: string; title: string; codes: string[]; former: string[] };
export type Field = { service: ServiceKey; prefix: string; codes: string[]; name: string };

/** Reads a table with the first call and returns the same one from then on. */
const once = <T>(make: () => T): (() => T) => {
  let built: T | undefined;
  return () => {
    built ??= make();
    return built;
  };
};
const read = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
const linesOf = (name: string) =>
  read(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
/** `49-2091` is `49-2091.00`. */
const full = (code: string) => (code.length === 7 ? `${code}.00` : code);
const codesIn = (text: string) => text.trim().split(/\s+/).map(full);

export function readOccupations(): Occupation[] {
  return linesOf('onet.tsv')
    .slice(1)
    .map((line) => {
      const [code = '', title = '', zone = '', shown = '', rest = ''] = line.split('\t');
      return { code, title, job_zone: Number(zone) || null, titles_in_use: split(shown), alternate_titles: split(rest) };
    });
}

const split = (text: string) => (text === '' ? [] : text.split('|'));

const KINDS: Record<string, Term['kind']> = { '=': 'whole', '@': 'corps', '~': 'post', '?': 'fallback' };

export const readTerms = once((): readonly Term[] =>
  linesOf('thesaurus.txt').flatMap((line) => {
    const [, letters, level, codes = '', terms = ''] = /^(?:\[([A-Z]*) ?(officer|ranks)?\] )?([^=]+) = (.+)$/.exec(line) ?? [];
    const limits: Pick<Term, 'services' | 'level'> = {
      services: letters ? [...letters].flatMap(forcesOfLetter) : null,
      level: level === 'officer' || level === 'ranks' ? level : null,
    };
    return terms.split(/,\s*/).map((term): Term => {
      const kind = KINDS[term.charAt(0)] ?? 'plain';
      return { words: wordsOf(kind === 'plain' ? term : term.slice(1)), codes: codesIn(codes), ...limits, kind };
    });
  }),
);

/** `A 25B Information Technology Specialist = 15-1244 15-1232 | 25Z, 74B`: the codes after the bar are former ones. */
function codesOf(name: 'codes-us.txt' | 'trades-uk.txt'): KnownCode[] {
  return linesOf(name).map((line) => {
    const [, letter = '', code = '', title = '', codes = '', former = ''] =
      /^([A-Z]) (\S+) (.+?) = ([^|]+)(?:\| (.+))?$/.exec(line) ?? [];
    return {
      service: serviceOfLetter(letter),
      code: code === '-' ? '' : code,
      title: title.trim(),
      codes: codesIn(codes),
      former: former === '' ? [] : former.split(/,\s*/),
    };
  });
}

/** The codes of US services and the trades of British ones. */
export const readCodes = once((): readonly KnownCode[] => [...codesOf('codes-us.txt'), ...codesOf('trades-uk.txt')]);

export function readFields(): Field[] {
  return linesOf('fields.txt').flatMap((line) => {
    const [, letter = '', prefixes = '', codes = '', name = ''] = /^([A-Z]) ([^=]+) = ([^|]+) \| (.+)$/.exec(line) ?? [];
    return prefixes
      .split(/,\s*/)
      .map((prefix) => ({ service: serviceOfLetter(letter), prefix: prefix.trim(), codes: codesIn(codes), name }));
  });
}

/** British titles of occupations whose American ones are not used there. */
export function readBritishTitles(): Map<string, string[]> {
  return new Map(
    linesOf('titles-uk.txt').map((line) => {
      const [code = '', titles = ''] = line.split(' = ');
      return [full(code), titles.split(/,\s*/)];
    }),
  );
}

/** The one British name of each occupation: every code of O*NET 27.0 has one, and each is unique. */
export const readBritishNames = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      linesOf('names-uk.txt').map((line) => {
        const [code = '', name = ''] = line.split(' = ');
        return [full(code), name];
      }),
    ),
);

export type UkSocEntry = { code: string; name: string; is_nearest: boolean };

/** The UK SOC 2020 unit group of each O*NET-SOC code: `5234 Aircraft maintenance and related trades = 49-3011 ~49-9099`. */
export function readUkSoc(): Map<string, UkSocEntry> {
  return new Map(
    linesOf('soc-uk.txt').flatMap((line) => {
      const [, code = '', name = '', occupations = ''] = /^(\d{4}) (.+) = (.+)$/.exec(line) ?? [];
      return occupations.split(' ').map((each): [string, UkSocEntry] => {
        const is_nearest = each.startsWith('~');
        return [full(is_nearest ? each.slice(1) : each), { code, name, is_nearest }];
      });
    }),
  );
}

/** What job adverts are called: terms for the recognition of a civilian job's occupation. British titles of occupations are among them. */
export function readJobTitles(): Term[] {
  return [...linesOf('job-titles.txt'), ...linesOf('titles-uk.txt')].flatMap((line) => {
    const [code = '', terms = ''] = line.split(' = ');
    return terms
      .split(/,\s*/)
      .map((term): Term => ({ words: wordsOfJobTitle(term), codes: [full(code)], services: null, kind: 'plain' }));
  });
}

export type Weights = { version: number; weights: Record<string, number>; scale: number };
export const readWeights = (): Weights => JSON.parse(read('weights.json'));

/** Work that people of an occupation or rank also find: `from` is the beginning of a code, or `@OF-3`. */
export type Move = { from: string; to: { onet_soc: string; share: number }[] };

/** `53-3032 = .85 53-3033; .65 53-3054 53-3053` */
export function readMoves(): Move[] {
  return linesOf('moves.txt').map((line) => {
    const [from = '', groups = ''] = line.split(' = ');
    const to = groups.split('; ').flatMap((group) => {
      const [share = '', ...codes] = group.split(' ');
      return codes.map((code) => ({ onet_soc: full(code), share: Number(share) }));
    });
    return { from, to };
  });
}
