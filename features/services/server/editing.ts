import { countryExists } from '#features/lookups/server/index.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { alreadyThere, enforceRevision, peopleWho } from '#kit/server/database/editing.ts';
import { keepFile } from '#kit/server/files/files.ts';
import { conflict, fail, invalid, notFound, violatedConstraint } from '#kit/server/http/errors.ts';
import { today, UNVISITED } from '../entry-rules.ts';
import type { EditedProvider, ProviderDraft } from './provider-queries.ts';
import * as queries from './provider-queries.ts';
import { readPhoneList } from './read-phones.ts';

export const providersForOperators = queries.editedProviders;

const providerForOperators = async (db: TenantDb, id: number): Promise<EditedProvider> =>
  (await queries.editedProvider(db, id)) ?? fail(notFound('Provider'));

export type SentProvider = Omit<ProviderDraft, 'time_zone'> & { time_zone?: string | undefined };

export async function addProvider(db: TenantDb, draft: SentProvider): Promise<EditedProvider> {
  const provider = await checkedProvider(db, draft);
  return providerForOperators(db, await once(() => queries.insertProvider(db, provider)));
}

/** @param seen the revision that the change was made from */
export async function changeProvider(db: TenantDb, id: number, draft: SentProvider, seen: number): Promise<EditedProvider> {
  enforceRevision((await queries.lockProvider(db, id)) ?? fail(notFound('Provider')), seen, 'provider');
  const provider = await checkedProvider(db, draft, id);
  await once(() => queries.updateProvider(db, id, provider));
  return providerForOperators(db, id);
}

/** What a provider may say: lookups that exist, a name of its own, each value once. @throws Refusal 422 */
export async function checkedProvider(db: TenantDb, draft: SentProvider, id?: number): Promise<ProviderDraft> {
  if (!(await countryExists(db, draft.country_id))) fail(invalid({ country_id: ['Choose a country from the list.'] }));
  const services = (await queries.allMilitaryServices(db)).filter(({ country_id }) => country_id === draft.country_id);
  if (draft.military_service_ids.some((one) => !services.some((service) => service.id === one)))
    fail(invalid({ military_service_ids: ['Choose among the services of its country.'] }));
  const same = await queries.providerNamed(db, draft.country_id, draft.name);
  if (same && same.id !== id) fail(invalid({ name: [alreadyThere(IN_THE_LIST, same)] }));
  const countries = new Set(draft.locations.map(({ country_id }) => country_id));
  for (const country of countries)
    if (!(await countryExists(db, country))) fail(invalid({ locations: ['Choose a country from the list.'] }));
  return {
    ...draft,
    phones: checkedPhones(draft),
    time_zone: draft.time_zone ?? countryOf(draft.country_id).closingZone,
    category_tags: [...new Set([draft.category, ...draft.category_tags])],
    military_service_ids: [...new Set(draft.military_service_ids)],
    places: [...new Set(draft.places)],
    languages: [...new Set(draft.languages)],
  };
}

/** Each number to call by itself, with what else was written as its note. @throws Refusal 422 */
function checkedPhones({ phones, country_id }: SentProvider): ProviderDraft['phones'] {
  const read = readPhoneList(phones, countryOf(country_id).iso2);
  if (read.unread.length > 0)
    fail(
      invalid(
        Object.fromEntries(
          read.unread.map((index) => [`phones.${index}.number`, ['This has no number to call. Write one like 0808 802 8080.']]),
        ),
      ),
    );
  return read.phones.slice(0, 10);
}

const IN_THE_LIST = 'A provider with this name is already in the list';

/** The name is unique per country: of two who add the same one at the same time, one is refused. */
async function once<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'service_providers_once') fail(invalid({ name: [`${IN_THE_LIST} already.`] }));
    throw error;
  }
}

/** @param webp the picture, re-encoded; null removes the logo */
export async function setProviderLogo(db: TenantDb, id: number, ownerId: number, webp: Buffer | null): Promise<EditedProvider> {
  const fileId = webp && (await keepFile(db, { owner_id: ownerId, name: 'logo.webp', content_type: 'image/webp', bytes: webp }));
  if (!(await queries.setLogo(db, id, fileId))) fail(notFound('Provider'));
  return providerForOperators(db, id);
}

/** @param seen the revision whose facts were compared with their source */
export async function markProviderChecked(db: TenantDb, id: number, seen: number): Promise<EditedProvider> {
  enforceRevision((await queries.lockProvider(db, id)) ?? fail(notFound('Provider')), seen, 'provider');
  await queries.updateProvider(db, id, { checked_on: today(), is_verified: true, ...UNVISITED });
  await queries.resolveReports(db, [id]);
  return providerForOperators(db, id);
}

export async function removeProvider(db: TenantDb, id: number): Promise<EditedProvider> {
  const provider = (await queries.lockProvider(db, id)) ?? fail(notFound('Provider'));
  if (provider.chosen > 0) fail(conflict(`${peopleWho(provider.chosen, 'keeps', 'keep')} this provider. Hide it instead.`));
  await queries.deleteProvider(db, id);
  return provider;
}

/** Publishes or hides providers, all or none. @returns their names by id @throws Refusal 404 where one is not there */
export async function showProviders(db: TenantDb, ids: readonly number[], isActive: boolean): Promise<Map<number, string>> {
  const changed = await queries.setProvidersActive(db, ids, isActive);
  if (changed.size < new Set(ids).size) fail(notFound('Provider'));
  return changed;
}

/**
 * Makes one provider of several: it keeps its own facts, takes what it lacks from the others, and everybody who saved or reported one of them. The
 * next import leaves the others out.
 * @param seen the revision of the one that is kept
 */
export async function mergeProviders(
  db: TenantDb,
  keepId: number,
  mergeIds: readonly number[],
  seen: number,
): Promise<EditedProvider> {
  const ids = [...new Set(mergeIds)].filter((id) => id !== keepId);
  if (ids.length === 0) fail(invalid({ merge_ids: ['Choose at least one other provider.'] }));
  // Locked in one order, so that two merges cannot wait for each other.
  const rows = new Map<number, EditedProvider>();
  for (const id of [keepId, ...ids].sort((one, other) => one - other))
    rows.set(id, (await queries.lockProvider(db, id)) ?? fail(notFound('Provider')));
  const stored = rows.get(keepId) ?? fail(notFound('Provider'));
  enforceRevision(stored, seen, 'provider');
  const others = ids.flatMap((id) => rows.get(id) ?? []);
  const numbers = new Map([...others.reverse(), stored].flatMap(({ phones }) => phones.map((phone) => [phone.number, phone])));
  const first = <T>(value: (row: EditedProvider) => T[]): T[] =>
    [stored, ...others].map(value).find((list) => list.length > 0) ?? [];
  await queries.updateProvider(db, keepId, {
    category_tags: [...new Set([stored, ...others].flatMap(({ category_tags }) => category_tags))],
    phones: [
      ...stored.phones,
      ...[...numbers.values()].filter(({ number }) => !stored.phones.some((own) => own.number === number)),
    ].slice(0, 10),
    email: stored.email ?? others.find(({ email }) => email)?.email ?? null,
    opening_hours: first(({ opening_hours }) => opening_hours),
    locations: first(({ locations }) => locations),
    eligibility: stored.eligibility || (others.find(({ eligibility }) => eligibility)?.eligibility ?? ''),
  });
  for (const id of ids) {
    await queries.moveToProvider(db, id, keepId);
    await queries.deleteProvider(db, id);
  }
  return providerForOperators(db, keepId);
}
