import { type OccupationReference, occupationReference, suggestTrades } from '#features/occupations/server/index.ts';
import { foldName } from '#kit/contract/fold.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { sharedCache } from '#kit/server/process/cache.ts';
import { isWordOfJobs } from '../../search/ambiguous-towns.ts';
import { readQueryWords, townCandidates } from '../../search/query-words.ts';
import type { JobSuggestions } from '../../suggestion-contract.ts';
import { findEmployersIn, findOpenEmployers } from './employer-names.ts';
import { findOpenOccupations, findOpenTowns, findTownsNamed } from './suggestion-queries.ts';

const SHORTEST = 2;
const MOST_OF_A_KIND = 5;
/** Occupations and trades that begin with the text, before it is known which have open jobs. */
const MOST_CANDIDATES = 30;

/** By tenant and text. */
const cached = sharedCache<string, JobSuggestions>({
  name: 'job_suggestions',
  of: ['jobs', 'companies'],
  ms: 30_000,
  most: 1000,
});

/** Suggestions for what is typed, at most half a minute old. */
export const suggestionsFor = (db: TenantDb, countryId: number, text: string): Promise<JobSuggestions> =>
  cached(db.tenant_id, `${db.tenant_id} ${text}`, () => findSuggestions(db, countryId, text), db.reads_replica);

async function findSuggestions(db: TenantDb, countryId: number, text: string): Promise<JobSuggestions> {
  const typed = foldName(text);
  if (typed.length < SHORTEST) return { roles: [], places: [], employers: [], trades: [], read: null };
  const reference = await occupationReference(db);
  const roles = rolesNamed(reference, countryId, typed);
  const trades = suggestTrades(countryId, text, MOST_CANDIDATES);
  const open = await findOpenOccupations(db, [
    ...new Set([...roles.map(({ onet_soc }) => onet_soc), ...trades.flatMap(({ occupations }) => occupations)]),
  ]);
  return {
    roles: roles.filter(({ onet_soc }) => open.has(onet_soc)).slice(0, MOST_OF_A_KIND),
    places: await findOpenTowns(db, countryId, typed, MOST_OF_A_KIND),
    employers: await findOpenEmployers(db, typed, MOST_OF_A_KIND),
    trades: trades
      .filter(({ occupations }) => occupations.some((code) => open.has(code)))
      .slice(0, MOST_OF_A_KIND)
      .map(({ search, name }) => ({ search, name })),
    read: await readWords(db, countryId, text),
  };
}

/** Occupations whose name, or a later word of it, begins with the text; those whose name begins with it first. */
function rolesNamed(reference: OccupationReference, countryId: number, typed: string) {
  return foldedNames(reference, countryId)
    .map(({ onet_soc, name, folded }) => ({ onet_soc, name, at: folded.indexOf(` ${typed}`) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => Number(one.at > 0) - Number(other.at > 0) || one.name.length - other.name.length)
    .slice(0, MOST_CANDIDATES)
    .map(({ onet_soc, name }) => ({ onet_soc, name }));
}

type FoldedName = { onet_soc: string; name: string; folded: string };
/** By reference and country. To fold the names takes longer than to search them. */
const namesOf = new WeakMap<OccupationReference, Map<number, FoldedName[]>>();

function foldedNames(reference: OccupationReference, countryId: number): FoldedName[] {
  const ofCountries = namesOf.get(reference) ?? new Map<number, FoldedName[]>();
  namesOf.set(reference, ofCountries);
  const created =
    ofCountries.get(countryId) ??
    reference.translator.index.occupations.map(({ code }) => {
      const name = reference.nameOf(code, countryId);
      return { onet_soc: code, name, folded: ` ${foldName(name)}` };
    });
  ofCountries.set(countryId, created);
  return created;
}

async function readWords(db: TenantDb, countryId: number, text: string): Promise<JobSuggestions['read']> {
  const { forces } = countryOf(countryId);
  const towns = await findTownsNamed(db, countryId, townCandidates(text));
  const known = {
    towns: towns.map((town) => ({ ...town, is_word: isWordOfJobs(foldName(town.name)) })),
    // Only names of several words are protected from being read as filters.
    employers: /\s/.test(text) ? await findEmployersIn(db, foldName(text)) : [],
  };
  return readQueryWords(text, forces, known);
}
