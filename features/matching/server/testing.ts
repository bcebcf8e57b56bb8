import { sql } from 'kysely';
import type { TestTenant } from '#apps/api/testing/index.ts';
import { ResumeContent } from '#features/resumes/content.ts';
import { servicePeriodsOf } from '#features/resumes/server/index.ts';
import { updateDischargeDate, updateServicePeriods } from '#features/service-record/server/index.ts';
import type { DescribedPeriod } from '#features/service-record/shapes.ts';
import { storeSentContent } from './applicants.ts';

/** Stores what the CV of an application says, as sending a resume does. */
export async function buildSentContent(
  tenant: TestTenant,
  application: { id: number; veteran: { id: number } },
  written: Record<string, unknown>,
): Promise<void> {
  const content = ResumeContent.parse({ basics: {}, ...written });
  await tenant.run(async (db) => {
    await storeSentContent(db, { application_id: application.id, veteran_id: application.veteran.id, content });
    const service = (await servicePeriodsOf(db, content)).map(({ service, rank, nato_code, trade }) => ({
      service,
      rank,
      nato_code,
      trade,
    }));
    await db
      .updateTable('applications')
      .set({ service: JSON.stringify(service) })
      .where('tenant_id', '=', db.tenant_id)
      .where('id', '=', application.id)
      .execute();
  });
}

type TestRecord = {
  service?: Partial<DescribedPeriod>[];
  content?: Record<string, unknown>;
  wishes?: {
    roles?: string[];
    places?: { country_id: number; city: string; state: string }[];
    salary_from?: number;
    work_types?: string[];
  };
  personal?: { gender?: 'female' | 'male' | 'non_binary' | 'other'; dob?: string };
  discharge_date?: string;
};

/** Gives a veteran a service record, a resume and career wishes. */
export async function buildRecord(tenant: TestTenant, userId: number, record: TestRecord): Promise<void> {
  await tenant.run(async (db) => {
    await updateServicePeriods(
      db,
      userId,
      (record.service ?? []).map((period, index) => ({
        entry_id: String(index),
        country: null,
        service: 'British Army',
        rank: '',
        trade: '',
        unit: '',
        started: '2012-01',
        ended: '2024-01',
        clearance: '',
        ...period,
      })),
    );
    if (record.discharge_date) await updateDischargeDate(db, userId, record.discharge_date);
    if (record.content)
      await db
        .insertInto('resumes')
        .values({
          user_id: userId,
          title: 'CV',
          content: JSON.stringify(ResumeContent.parse({ basics: {}, ...record.content })),
          updated_at: sql<string>`clock_timestamp()`,
        })
        .execute();
    if (record.wishes || record.personal)
      await db
        .insertInto('veteran_profiles')
        .values({
          user_id: userId,
          wished_roles: record.wishes?.roles ?? [],
          wished_places: JSON.stringify(record.wishes?.places ?? []),
          work_types: record.wishes?.work_types ?? [],
          salary_from: record.wishes?.salary_from ?? null,
          ...record.personal,
        })
        .execute();
  });
}
