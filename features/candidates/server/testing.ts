import { sql } from 'kysely';
import type { Person, TestTenant } from '#apps/api/testing/index.ts';
import { ResumeContent, ResumeDesign } from '#features/resumes/content.ts';
import { insertNewResume } from '#features/resumes/server/index.ts';
import { updateDischargeDate } from '#features/service-record/server/index.ts';
import { getVisibility, updateVisibility } from '../contract.ts';
import { keyFor } from './candidate-queries.ts';
import { refreshCandidates } from './projection.ts';

/** Words of a veteran's account, profile and CV that no employer may read before the veteran accepts a request. */
export const PRIVATE = {
  first_name: 'Zebedee',
  last_name: 'Quillfeather',
  phone_number: '7700900123',
  dob: '1988-07-06',
  city: 'Bradford',
  unit: '7 Quartermark Battalion',
  employer: 'Marker Tyres',
  photo: '987654',
  summary: 'Summary of marker',
  role: 'Role of marker',
};

type Fields = {
  /** Military code or trade as the CV prints it. */
  trade?: string;
  service?: string;
  country?: 'UK' | 'US';
  skills?: string[];
  languages?: string[];
  clearance?: string;
  place?: { city: string; state: string; country_id: number };
  job_types?: string[];
  work_types?: string[];
  start_date?: string;
  /** Opts in. */
  is_open?: boolean;
  headline?: string | null;
  shows_clearance?: boolean;
  hidden_companies?: string[];
};

/** A veteran with a CV and wishes, who opts in unless told otherwise. */
export async function buildCandidate(tenant: TestTenant, fields: Fields = {}): Promise<Person> {
  const { first_name, last_name, phone_number } = PRIVATE;
  const veteran = await tenant.veteran({ first_name, last_name });
  const { trade = 'Vehicle Mechanic', service = 'British Army', country = 'UK', skills = ['Welding', 'Hydraulics'] } = fields;
  const place = fields.place ?? { city: PRIVATE.city, state: 'West Yorkshire', country_id: 232 };
  await tenant.run(async (db) => {
    await db
      .updateTable('users')
      .set({ phone_number, country_code: '+44' })
      .where('tenant_id', '=', db.tenant_id)
      .where('id', '=', veteran.id)
      .execute();
    await insertNewResume(db, veteran.id, {
      title: 'CV',
      kind: 'resume',
      source: 'blank',
      design: ResumeDesign.parse({}),
      content: ResumeContent.parse({
        basics: {
          name: `${first_name} ${last_name}`,
          email: veteran.email,
          phone: phone_number,
          location: PRIVATE.city,
          summary: PRIVATE.summary,
          photo_file_id: Number(PRIVATE.photo),
        },
        military: [
          { id: 'm1', country, service, rank: 'Sergeant', trade, unit: PRIVATE.unit, startDate: '2014-01', endDate: '2024-01' },
        ],
        work: [{ id: 'w1', name: PRIVATE.employer, position: 'Fitter' }],
        skills: [{ id: 's1', name: 'Trade', keywords: skills }],
        languages: (fields.languages ?? ['French']).map((language, index) => ({ id: `l${index}`, language })),
        clearance: { level: fields.clearance ?? 'SC' },
      }),
    });
    await db
      .insertInto('veteran_profiles')
      .values({
        user_id: veteran.id,
        dob: PRIVATE.dob,
        gender: 'non_binary',
        wished_roles: [PRIVATE.role],
        wished_places: JSON.stringify([place]),
        job_types: fields.job_types ?? ['full_time'],
        work_types: fields.work_types ?? ['on_site'],
        start_date: fields.start_date ?? '2027-03-14',
      })
      .execute();
    await updateDischargeDate(db, veteran.id, '2024-12-24');
  });
  if (fields.is_open ?? true) await openUp(tenant, veteran, fields);
  return veteran;
}

/** Opts a veteran in, or changes their choices. */
export async function openUp(
  tenant: TestTenant,
  veteran: Person,
  choices: Partial<Pick<Fields, 'is_open' | 'headline' | 'shows_clearance' | 'hidden_companies'>> = {},
) {
  const now = (await tenant.call(getVisibility, {}, veteran)).body.data;
  return tenant.call(
    updateVisibility,
    {
      body: {
        is_open: choices.is_open ?? true,
        headline: choices.headline === undefined ? now.headline : choices.headline,
        shows_clearance: choices.shows_clearance ?? now.shows_clearance,
        hidden_companies: choices.hidden_companies ?? now.hidden_companies,
        revision: now.revision,
      },
    },
    veteran,
  );
}

/** What the background work does each minute. */
export const refresh = (tenant: TestTenant) => refreshCandidates(tenant.db, tenant.id);

/** The key by which a company names a candidate. */
export const keyAt = (tenant: TestTenant, veteranId: number, companyId: number): Promise<string> =>
  tenant.run(async (db) => {
    const { key } = await db
      .selectFrom('candidate_search')
      .where('user_id', '=', veteranId)
      .select(keyFor(sql.ref('key'), sql`${companyId}`).as('key'))
      .executeTakeFirstOrThrow();
    return key;
  });
