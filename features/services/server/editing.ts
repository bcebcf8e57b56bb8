import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { alreadyThere, enforceRevision, peopleWho } from '#kit/server/editing.ts';
import { conflict, fail, invalid, notFound, violatedConstraint } from '#kit/server/errors.ts';
import { today } from '../rules.ts';
import type { EditedProvider, ProviderDraft } from './provider-queries.ts';
import * as queries from './provider-queries.ts';

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

async function checkedProvider(db: TenantDb, draft: SentProvider, id?: number): Promise<ProviderDraft> {
  if (!(await queries.countryExists(db, draft.country_id))) fail(invalid({ country_id: ['Choose a country from the list.'] }));
  const services = (await queries.allMilitaryServices(db)).filter(({ country_id }) => country_id === draft.country_id);
  if (draft.military_service_ids.some((one) => !services.some((service) => service.id === one)))
    fail(invalid({ military_service_ids: ['Choose among the services of its country.'] }));
  const same = await queries.providerNamed(db, draft.country_id, draft.name);
  if (same && same.id !== id) fail(invalid({ name: [alreadyThere(IN_THE_LIST, same)] }));
  const countries = new Set(draft.locations.map(({ country_id }) => country_id));
  for (const country of countries)
    if (!(await queries.countryExists(db, country))) fail(invalid({ locations: ['Choose a country from the list.'] }));
  return {
    ...draft,
    time_zone: draft.time_zone ?? countryOf(draft.country_id).closingZone,
    category_tags: [...new Set([draft.category, ...draft.category_tags])],
    military_service_ids: [...new Set(draft.military_service_ids)],
    places: [...new Set(draft.places)],
    languages: [...new Set(draft.languages)],
  };
}

const IN_THE_LIST = 'A provider of this name is in the list';

/** The name is unique per country: of two who add the same one at the same time, one is refused. */
async function once<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'service_providers_once') fail(invalid({ name: [`${IN_THE_LIST} already.`] }));
    throw error;
  }
}

export async function showProvider(db: TenantDb, id: number, isActive: boolean): Promise<EditedProvider> {
  if (!(await queries.setProviderActive(db, id, isActive))) fail(notFound('Provider'));
  return providerForOperators(db, id);
}

/** @param seen the revision whose facts were compared with their source */
export async function markProviderChecked(db: TenantDb, id: number, seen: number): Promise<EditedProvider> {
  enforceRevision((await queries.lockProvider(db, id)) ?? fail(notFound('Provider')), seen, 'provider');
  await queries.updateProvider(db, id, { checked_on: today(), is_verified: true });
  await queries.resolveReports(db, [id]);
  return providerForOperators(db, id);
}

export async function removeProvider(db: TenantDb, id: number): Promise<EditedProvider> {
  const provider = (await queries.lockProvider(db, id)) ?? fail(notFound('Provider'));
  if (provider.chosen > 0) fail(conflict(`${peopleWho(provider.chosen, 'keeps', 'keep')} this provider. Hide it instead.`));
  await queries.deleteProvider(db, id);
  return provider;
}
