import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Word lists are files of vocabulary/data. A line is a term. `#` begins a comment, `[part]` the terms of one part of a list, and `~` a term with a
 * variable piece, which is a pattern: `~\d{1,2} years`. Where two terms match at the same place, the first one of the file counts.
 */

const files = new Map<string, ReadonlyMap<string, readonly string[]>>();

function read(list: string): ReadonlyMap<string, readonly string[]> {
  const all: string[] = [];
  const parts = new Map([['', all]]);
  let terms: string[] = [];
  for (const line of readFileSync(join(import.meta.dirname, 'data', `${list}.txt`), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const part = /^\[(.+)\]$/.exec(line)?.[1];
    if (part !== undefined) {
      terms = [];
      parts.set(part, terms);
      continue;
    }
    all.push(line);
    terms.push(line);
  }
  return parts;
}

/** The terms of a list, or of one part of it, in the order of the file. @throws if there is no such list or part */
export function termsOf(list: string, part = ''): readonly string[] {
  const parts = files.get(list) ?? read(list);
  files.set(list, parts);
  const terms = parts.get(part);
  if (!terms || terms.length === 0) throw new Error(`vocabulary/data/${list}.txt has no terms${part && ` in [${part}]`}.`);
  return terms;
}

/** A pattern for one term of a list, or of one part of it: `(?:…|…)`. */
export const anyOf = (list: string, part?: string): string => anyOfTerms(termsOf(list, part));

/** A pattern for one of the terms, as the files have them. The first one that matches counts. */
export function anyOfTerms(terms: readonly string[]): string {
  const patterns: string[] = [];
  let plain: string[] = [];
  const flush = () => {
    if (plain.length > 0) patterns.push(byFirstCharacter(plain));
    plain = [];
  };
  for (const term of terms) {
    if (!term.startsWith('~')) {
      plain.push(term);
      continue;
    }
    flush();
    patterns.push(term.slice(1));
  }
  flush();
  return `(?:${patterns.join('|')})`;
}

/** One pattern for several that are written apart. */
export const either = (flags: string, ...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);

/**
 * Terms with a common beginning share it, as in `(?:c(?:hef|ook)|driver)`, because a flat list costs one comparison for each term at every
 * character of a text. Terms change places only where they cannot match at the same place.
 */
function byFirstCharacter(terms: readonly string[]): string {
  const end = terms.indexOf('');
  // What follows the end of a term stays behind it, and what precedes it before.
  if (end >= 0) {
    const before = terms.slice(0, end);
    const behind = terms.slice(end + 1).filter((term) => term !== '');
    return [before.length > 0 ? [byFirstCharacter(before)] : [], [''], behind.length > 0 ? [byFirstCharacter(behind)] : []]
      .flat()
      .join('|');
  }
  const groups = new Map<string, string[]>();
  for (const term of terms) {
    const first = firstOf(term).toLowerCase();
    groups.set(first, [...(groups.get(first) ?? []), term]);
  }
  return [...groups.values()].flatMap(withCommonBeginning).join('|');
}

/** Alternatives for terms that begin with the same character, in small letters or capitals. */
function withCommonBeginning(terms: readonly string[]): string[] {
  const alternatives: string[] = [];
  for (let from = 0, to = 0; from < terms.length; from = to) {
    const first = firstOf(terms[from] ?? '');
    while (to < terms.length && firstOf(terms[to] ?? '') === first) to++;
    const same = terms.slice(from, to);
    const rest = byFirstCharacter(same.map((term) => term.slice(first.length)));
    alternatives.push(escaped(first) + (rest.includes('|') ? `(?:${rest})` : rest));
  }
  return alternatives;
}

const firstOf = (term: string) => String.fromCodePoint(term.codePointAt(0) ?? 0);
const escaped = (character: string) => character.replace(/[$()*+.?[\\\]^{|}]/, '\\$&');
