import { occupationReference } from '#features/occupations/server/index.ts';
import { passageKey, passagesOf } from '../held-rules.ts';
import type { HeldChange } from '../server/holding/change-queries.ts';
import { findCompanyName, findReleasedPassages } from '../server/holding/queries.ts';
import type { RecruiterContext } from '../server/policy.ts';
import { type Ready, writeBatch } from './batch.ts';

/** An advert that waits, without what is computed when it is written. */
export type StoredAdvert = Omit<Ready, 'passages' | 'unchecked'>;

/** Imports the advert of a change that an operator has released. What recruiters have changed of the job meanwhile stays, as in every run. */
export async function importHeldAdvert(
  { db, company_id, zone }: RecruiterContext,
  job: { id: number; source: string | null },
  { content, created_at }: HeldChange,
): Promise<void> {
  const advert = content as StoredAdvert;
  const released = (await findReleasedPassages(db, [job.id])).get(job.id);
  const unchecked: Ready['unchecked'] = (text) => passagesOf(text).filter((passage) => !released?.has(passageKey(passage)));
  await writeBatch(
    db,
    {
      source: job.source ?? '',
      zone,
      started_at: created_at,
      company: { id: company_id, name: await findCompanyName(db, company_id) },
      new_companies: 'active',
      company_ids: new Map(),
      reference: await occupationReference(db),
    },
    [{ ...advert, passages: unchecked(advert), unchecked }],
    [],
  );
}
