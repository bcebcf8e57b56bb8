import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, invalid } from '#kit/server/http/errors.ts';
import { reasonsFor, type Seeker } from '../rules.ts';
import type { ProposedService, ServiceProvider } from '../shapes.ts';
import {
  allMilitaryServices,
  findActiveProviderIds,
  findChosenProviders,
  findFittingProviders,
  findProvidersFor,
  replaceChosen,
} from './provider-queries.ts';

type Person = Omit<Seeker, 'services'> & { id: number; military_service_ids: readonly number[] };
type Found = ServiceProvider & { reason: string | null; chosen: boolean };

/** Providers that may help a person, the best fit first; those already chosen are always among them. */
export const proposeServices = async (db: TenantDb, person: Person): Promise<ProposedService[]> =>
  ranked(await findProvidersFor(db, person.id), person, await servicesOf(db, person));

/** Of how many that fit at first sight the best is chosen. */
const COMPARED = 50;

/** The provider that helps best with what a person needs, without those they have chosen; null where none does. */
export async function pickService(db: TenantDb, person: Person): Promise<ProposedService | null> {
  if (person.needs.length === 0) return null;
  const found = await findFittingProviders(db, person.id, person, COMPARED);
  return ranked(found, person, await servicesOf(db, person))[0] ?? null;
}

/** The provider that a person has saved and that fits best; without any saved one, the one that helps best. Null where none does. */
export async function pickContact(db: TenantDb, person: Person): Promise<ProposedService | null> {
  const saved = await findChosenProviders(db, person.id);
  return ranked(saved, person, await servicesOf(db, person))[0] ?? pickService(db, person);
}

const servicesOf = async (db: TenantDb, { military_service_ids }: Person) =>
  (await allMilitaryServices(db)).filter((service) => military_service_ids.includes(service.id));

function ranked(found: readonly Found[], person: Person, services: Seeker['services']): ProposedService[] {
  const proposed = found.flatMap((service) => {
    const why = reasonsFor(service, { ...person, services });
    if (!why && !service.chosen) return [];
    const fits = person.needs.some((need) => service.category_tags.includes(need));
    return [{ ...service, reasons: why?.reasons ?? [], weight: why?.weight ?? 0, fits }];
  });
  return proposed.sort((one, other) => other.weight - one.weight);
}

/** Replaces the providers that a person has chosen. The caller has locked the person. @throws Refusal 422 under `service_ids` */
export async function updateChosenServices(db: TenantDb, userId: number, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const active = await findActiveProviderIds(db, wanted);
  if (active.length < wanted.length)
    fail(invalid({ service_ids: ['One of these services is no longer offered. Reload the page and choose again.'] }));
  await replaceChosen(db, userId, active);
}
