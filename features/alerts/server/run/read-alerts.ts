import { SavedSearch } from '#features/jobs/contract.ts';
import { readTerms, webForms } from '#features/jobs/server/index.ts';
import { readMilitarySearch } from '#features/occupations/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { webSearch } from '#kit/server/database/search-text.ts';
import { filterOf } from '../../rules.ts';
import type { AlertQuery } from './job-index.ts';
import { type MatchedAlert, readTexts } from './queries.ts';
import { combined, parseTextQuery, type TextQuery } from './text-query.ts';

/** What the words of searches mean. Many people save the same search, so it is found out once. */
export type KnownWords = Map<string, Pick<AlertQuery, 'text' | 'meant'>>;

/** More searches would take too much memory. */
const MOST_KNOWN = 50_000;

/** These alerts as queries of an index. What a later version has stored and this one cannot read is left out. */
export async function readAlerts(
  db: TenantDb,
  countryId: number,
  alerts: readonly MatchedAlert[],
  known: KnownWords,
): Promise<(Pick<MatchedAlert, 'id' | 'since'> & { query: AlertQuery })[]> {
  const read = alerts.flatMap(({ id, since, search }) => {
    const saved = SavedSearch.safeParse(search);
    return saved.success ? [{ id, since, filter: filterOf(saved.data) }] : [];
  });
  if (known.size > MOST_KNOWN) known.clear();
  await learnWords(
    db,
    countryId,
    new Set(read.map(({ filter }) => filter.search).filter((search) => search && !known.has(search))),
    known,
  );
  return read.map(({ id, since, filter }) => {
    const words = known.get(filter.search) ?? { text: null, meant: [] };
    return { id, since, query: { filter, ...words, text_key: filter.search } };
  });
}

/** Reads words as search does: see `conditionsOf` in features/jobs. */
async function learnWords(db: TenantDb, countryId: number, searches: ReadonlySet<string>, known: KnownWords): Promise<void> {
  if (searches.size === 0) return;
  const terms = new Map([...searches].map((search) => [search, readTerms(search)]));
  const phrases = [...new Set([...terms.values()].flatMap((some) => (some ?? []).flatMap((term) => term.phrases)))];
  const typed = [...searches].filter((search) => terms.get(search) === null);
  const texts = await readTexts(
    db,
    phrases,
    typed.map((search) => webSearch(webForms(search))),
  );
  const ofPhrase = new Map(phrases.map((phrase, at) => [phrase, parseTextQuery(texts.phrases[at] ?? '')]));
  const ofTyped = new Map(typed.map((search, at) => [search, parseTextQuery(texts.searches[at] ?? '')]));
  for (const search of searches) {
    const meaning = await readMilitarySearch(db, countryId, search);
    known.set(search, {
      text: textOf(terms.get(search) ?? null, ofPhrase) ?? ofTyped.get(search) ?? null,
      meant: meaning?.occupations.map(({ onet_soc }) => onet_soc) ?? [],
    });
  }
}

/** Any phrase of each term. */
const textOf = (terms: ReturnType<typeof readTerms>, ofPhrase: ReadonlyMap<string, TextQuery | null>): TextQuery | null =>
  terms &&
  combined(
    'and',
    terms.map(({ phrases }) =>
      combined(
        'or',
        phrases.map((phrase) => ofPhrase.get(phrase) ?? null),
      ),
    ),
  );
