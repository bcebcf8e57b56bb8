import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { TranslatedOccupation } from '../contract.ts';
import { directionsOf } from '../trade-directions.ts';
import { plainCode } from '../translation/known-codes.ts';
import { levelOf, presentDirections, presentTranslation } from '../translation/present.ts';
import { withoutRank } from '../translation/ranks.ts';
import { type Force, findForce, SERVICES, serviceOfForce } from '../translation/services.ts';
import type { Translation } from '../translation/translator.ts';
import { wordsOf } from '../translation/words.ts';
import { officialEntries } from './queries.ts';
import { type OccupationReference, occupationReference } from './reference.ts';

export type TranslationQuery = { service: Force | null; code: string; title: string; rank: string };

/**
 * Civilian occupations for a military code or title, best first. `understood` is what was searched for; null when nothing was found. `is_unknown`:
 * the title contains no known term.
 */
export async function translate(
  db: TenantDb,
  countryId: number,
  { service, code, title, rank }: TranslationQuery,
): Promise<{ data: TranslatedOccupation[]; understood: string | null; is_unknown: boolean }> {
  const reference = await occupationReference(db);
  const translation = reference.translator.translate({ service, code, title, rank });
  const { forces } = countryOf(countryId);
  const directions = directionsFor(translation, { code, title }, forces);
  const plain = plainCode(code);
  const official =
    service && plain && plain.length <= 12 ? await officialEntries(db, SERVICES[serviceOfForce(service)].id, plain) : [];
  const present = {
    official,
    rank,
    nameOf: (onet_soc: string) => reference.knownNameOf(onet_soc, countryId),
    quotesTitles: forces !== 'UK',
    titlesOf: (onet_soc: string) => reference.titlesOf(onet_soc, countryId),
    ukSocOf: (onet_soc: string) => reference.ukSocOf(onet_soc, countryId),
  };
  const data =
    directions && official.length === 0
      ? presentDirections(directions, levelOf(rank, translation), present)
      : presentTranslation(translation, present);
  const known = translation.code && translation.code.as !== 'field' ? translation.code.known : null;
  const understood = official[0]
    ? `${official[0].code} ${official[0].title}`
    : known
      ? `${known.code} ${known.title}`
      : translation.words.join(' ') || (directions ? title : null);
  const is_unknown =
    title !== '' && !directions && official.length === 0 && !known && !reference.translator.knowsTitle(title, service);
  return { data, understood: data.length > 0 ? understood : null, is_unknown };
}

/** The hand-written directions of a trade. What an operator of this tenant has decided comes before them. */
function directionsFor(translation: Translation, trade: { code: string; title: string }, forces: 'UK' | 'US') {
  const isDecided = translation.terms.some(({ term }) => term.is_own && term.kind !== 'fallback');
  return isDecided ? null : directionsOf(trade, forces);
}

/** The same for a service as people name it: `British Army`. An unknown name counts as none. */
export const translateMilitaryJob = (
  db: TenantDb,
  countryId: number,
  { service, ...query }: Omit<TranslationQuery, 'service'> & { service: string },
) =>
  translate(db, countryId, {
    ...query,
    service: service === '' ? null : findForce(service, countryOf(countryId).forces, query.rank),
  });

/** The same without imported official answers, for one post of a record. */
export function translateTitle(
  reference: OccupationReference,
  { service, code, title, rank }: TranslationQuery,
): TranslatedOccupation[] {
  const translation = reference.translator.translate({ service, code, title, rank });
  const present = {
    official: [],
    rank,
    nameOf: (onet_soc: string) => reference.titleOf(onet_soc),
    quotesTitles: false,
    titlesOf: () => [],
    ukSocOf: () => null,
  };
  const directions = service && directionsFor(translation, { code, title }, SERVICES[serviceOfForce(service)].country);
  return directions
    ? presentDirections(directions, levelOf(rank, translation), present)
    : presentTranslation(translation, present);
}

/** A job search in military words: how it was understood, and the matching civilian occupations. */
export type MilitarySearch = { understood: string; occupations: { onet_soc: string; name: string }[] };

const MOST_WORDS = 8;
const MOST_OCCUPATIONS = 4;
const LEAST_CONFIDENCE = 0.4;

/**
 * What a job search means when it is a military code ("25B"), a trade ("Avionics Technician") or a rank with a field ("Staff Sergeant
 * logistics"); null for every other search. Phrases in quotes and minus words are searched for as they are written.
 */
export async function readMilitarySearch(db: TenantDb, countryId: number, search: string): Promise<MilitarySearch | null> {
  const typed = search.trim().split(/\s+/);
  if (search.trim() === '' || typed.length > MOST_WORDS || /["“”]|(^|\s)-/.test(search)) return null;
  const reference = await occupationReference(db);
  const { translator } = reference;
  const { rank, rest } = withoutRank(search);
  // A code has a digit, or it is all that was typed: "HM" in a sentence is no rating.
  const code = rest.split(/\s+/).find((word) => /\d/.test(word) && /^[a-z0-9-]{2,8}$/i.test(word));
  const match = code === undefined ? null : translator.codes.find(code, null);
  const isCode = match?.as === 'exact' || match?.as === 'former';
  const title = isCode ? '' : rest;
  const isTrade = title !== '' && translator.knowsTrade(wordsOf(title));
  if (!isCode && !isTrade && (rank === '' || rest === '')) return null;
  const { data } = await translate(db, countryId, {
    service: isCode ? match.known.service : null,
    code: isCode ? (code ?? '') : '',
    title,
    rank,
  });
  const best = data.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  const occupations = (best.length > 0 ? best : data.slice(0, 1)).slice(0, MOST_OCCUPATIONS);
  if (occupations.length === 0) return null;
  return {
    understood: isCode ? `${match.known.code} · ${match.known.title}` : search.trim(),
    occupations: occupations.map(({ onet_soc }) => ({ onet_soc, name: reference.nameOf(onet_soc, countryId) })),
  };
}
