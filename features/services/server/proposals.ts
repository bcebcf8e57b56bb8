import type { TenantDb } from '#kit/server/db.ts';
import { fail, invalid } from '#kit/server/errors.ts';
import { reasonsFor, type Seeker } from '../rules.ts';
import type { ProposedService } from '../shapes.ts';
import { allMilitaryServices, findActiveProviderIds, findProvidersFor, replaceChosen } from './provider-queries.ts';

type Person = Omit<Seeker, 'services'> & { id: number; military_service_ids: readonly number[] };

/** Providers that may help a person, the best fit first; those already chosen are always among them. */
export async function proposeServices(db: TenantDb, { id, military_service_ids, ...person }: Person): Promise<ProposedService[]> {
  const services = (await allMilitaryServices(db)).filter((service) => military_service_ids.includes(service.id));
  const proposed = (await findProvidersFor(db, id)).flatMap((service) => {
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
