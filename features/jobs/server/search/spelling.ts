import { occupationReference } from '#features/occupations/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { editDistance } from '#kit/server/text/edit-distance.ts';
import type { Term } from '../../search/read-search.ts';
import { findSimilarWords, findUnknownWords } from './spelling-queries.ts';

/** Words that are corrected in one search. */
const MOST_CORRECTIONS = 3;

/**
 * The search with each unknown word replaced by the nearest word of the tenant's jobs; null where nothing is to be corrected. Words that are titles
 * of occupations, and towns, are right, even where the tenant has no such job.
 */
export async function correctSpelling(db: TenantDb, countryId: number, terms: readonly Term[]): Promise<string | null> {
  const doubtful = terms.map(({ typed }) => typed).filter((word) => /^\p{L}{4,30}$/u.test(word));
  if (doubtful.length === 0) return null;
  const reference = await occupationReference(db);
  const unknown = (await findUnknownWords(db, countryId, doubtful))
    .filter((word) => !reference.hasWord(word))
    .slice(0, MOST_CORRECTIONS);
  const corrections = new Map<string, string>();
  for (const word of unknown) {
    const nearest = nearestOf(word, await findSimilarWords(db, word));
    if (nearest) corrections.set(word, nearest);
  }
  if (corrections.size === 0) return null;
  return terms.map(({ typed }) => corrections.get(typed) ?? typed).join(' ');
}

/** The word with the fewest edits; among equals the one that begins and ends most alike, because most slips are inside a word. */
function nearestOf(word: string, known: readonly string[]): string | null {
  const most = word.length < 6 ? 1 : 2;
  let best: { word: string; edits: number; alike: number } | null = null;
  for (const one of known) {
    const edits = editDistance(word, one);
    if (edits > most) continue;
    const alike = sharedStart(word, one) + sharedStart(reversed(word), reversed(one));
    if (!best || edits < best.edits || (edits === best.edits && alike > best.alike)) best = { word: one, edits, alike };
  }
  return best?.word ?? null;
}

const reversed = (word: string) => [...word].reverse().join('');

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
