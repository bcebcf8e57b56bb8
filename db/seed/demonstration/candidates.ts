import { refreshVeterans } from '#features/candidates/server/index.ts';
import { ResumeContent, ResumeDesign } from '#features/resumes/content.ts';
import { insertNewResume } from '#features/resumes/server/index.ts';
import { UNITED_KINGDOM } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

const DAY = 86_400_000;

type SeedCandidate = {
  name: [first: string, last: string];
  service: string;
  rank: string;
  trade: string;
  years: number;
  place: [city: string, state: string];
  /** Months from the day of seeding. */
  free_in: number;
  skills: string[];
  headline: string | null;
  languages?: string[];
  clearance?: string;
  shows_clearance?: boolean;
  job_types?: string[];
  work_types?: string[];
};

/** People who let employers find them and have applied nowhere yet. All are invented; services, trades and ranks are real. */
const CANDIDATES: Record<'muster' | 'homefront', SeedCandidate[]> = {
  muster: [
    {
      name: ['Kieran', 'Maddox'],
      service: 'British Army',
      rank: 'Corporal',
      trade: 'Vehicle Mechanic',
      years: 9,
      place: ['York', 'York'],
      free_in: 2,
      skills: ['Vehicle diagnostics', 'Hydraulics', 'Welding', 'Workshop management', 'Category C licence'],
      headline: 'Heavy vehicle mechanic who likes plant more than offices',
    },
    {
      name: ['Shona', 'Galloway'],
      service: 'Royal Air Force',
      rank: 'Sergeant',
      trade: 'Aircraft Technician (Avionics)',
      years: 12,
      place: ['Derby', 'Derby'],
      free_in: 5,
      skills: ['Avionics', 'Fault finding', 'Wiring', 'Technical documentation', 'Team leadership'],
      headline: 'Avionics sergeant moving to rail signalling',
      clearance: 'SC',
      shows_clearance: true,
    },
    {
      name: ['Imran', 'Siddiqui'],
      service: 'British Army',
      rank: 'Staff Sergeant',
      trade: 'Communication Systems Engineer',
      years: 15,
      place: ['Leeds', 'Leeds'],
      free_in: 0,
      skills: ['Networking', 'CCNA', 'Linux', 'Incident management', 'Project management'],
      headline: null,
      languages: ['Urdu', 'French'],
      clearance: 'DV',
      shows_clearance: true,
      work_types: ['hybrid', 'remote'],
    },
    {
      name: ['Beth', 'Ollerton'],
      service: 'Royal Navy',
      rank: 'Petty Officer',
      trade: 'Engineering Technician (Marine Engineering)',
      years: 11,
      place: ['Newcastle upon Tyne', 'Newcastle upon Tyne'],
      free_in: 3,
      skills: ['Diesel engines', 'Electrical maintenance', 'Permit to work', 'Health and safety', 'Team leadership'],
      headline: 'Engine room supervisor, ready for offshore wind or rail depots',
      job_types: ['full_time', 'contract'],
    },
    {
      name: ['Owain', 'Bowen'],
      service: 'British Army',
      rank: 'Lance Corporal',
      trade: 'Plant Operator Mechanic',
      years: 6,
      place: ['Crewe', 'Cheshire East'],
      free_in: 1,
      skills: ['Excavator operation', 'Plant maintenance', 'Earthworks', 'First aid'],
      headline: null,
      languages: ['Welsh'],
    },
    {
      name: ['Nadia', 'Hussein'],
      service: 'British Army',
      rank: 'Captain',
      trade: 'Logistics Officer',
      years: 8,
      place: ['Manchester', 'Manchester'],
      free_in: 6,
      skills: ['Supply chain', 'Budget management', 'Operations planning', 'Stakeholder management', 'PRINCE2'],
      headline: 'Logistics planner who has moved people and plant on four continents',
      languages: ['Arabic', 'German'],
      work_types: ['on_site', 'hybrid'],
    },
    {
      name: ['Gavin', 'Stroud'],
      service: 'Royal Air Force',
      rank: 'Corporal',
      trade: 'Air Traffic Control',
      years: 10,
      place: ['Peterborough', 'Peterborough'],
      free_in: 4,
      skills: ['Air traffic control', 'Radio communication', 'Incident management', 'Report writing'],
      headline: 'Calm voice for a control room',
    },
  ],
  homefront: [
    {
      name: ['Caleb', 'Monroe'],
      service: 'US Army',
      rank: 'Sergeant',
      trade: '12P Prime Power Production Specialist',
      years: 7,
      place: ['Austin', 'Texas'],
      free_in: 2,
      skills: ['Power generation', 'Switchgear', 'Electrical testing', 'Troubleshooting'],
      headline: 'Power plant operator who is used to storms',
      clearance: 'Secret',
      shows_clearance: true,
    },
    {
      name: ['Jasmine', 'Tolliver'],
      service: 'US Army',
      rank: 'Specialist',
      trade: '25B Information Technology Specialist',
      years: 5,
      place: ['Dallas', 'Texas'],
      free_in: 1,
      skills: ['Networking', 'Help desk', 'Active Directory', 'Linux', 'CompTIA Security+'],
      headline: 'IT specialist with Security+ and patience',
      languages: ['Spanish'],
      work_types: ['remote', 'hybrid'],
    },
    {
      name: ['Derek', 'Vandermeer'],
      service: 'US Navy',
      rank: 'Petty Officer First Class',
      trade: "EM Electrician's Mate",
      years: 12,
      place: ['Houston', 'Texas'],
      free_in: 0,
      skills: ['Electrical maintenance', 'Lockout/tagout', 'Motors', 'Supervision', 'Training'],
      headline: null,
      job_types: ['full_time', 'contract'],
    },
    {
      name: ['Alicia', 'Benally'],
      service: 'US Air Force',
      rank: 'Technical Sergeant',
      trade: '3E0X1 Electrical Systems',
      years: 14,
      place: ['San Antonio', 'Texas'],
      free_in: 4,
      skills: ['Electrical systems', 'Project management', 'Health and safety', 'Crew leadership'],
      headline: 'Base electrician and crew chief, high and low voltage',
      languages: ['Navajo'],
    },
    {
      name: ['Trent', 'Kowalczyk'],
      service: 'US Marine Corps',
      rank: 'Sergeant',
      trade: '3521 Automotive Maintenance Technician',
      years: 6,
      place: ['Fort Worth', 'Texas'],
      free_in: 3,
      skills: ['Diesel repair', 'Hydraulics', 'Vehicle diagnostics', 'Inventory control'],
      headline: 'Diesel technician looking for a fleet',
    },
  ],
};

/** People of the applicants who opted in too, and the company that the complete veteran has a request from. */
const ALSO_OPEN = {
  muster: { holder: 'veteran@muster.test', asks: 'harbourlight-energy', recruits: 'northgate-rail' },
  homefront: { holder: 'veteran@homefront.test', asks: null, recruits: 'lonestar-grid' },
} as const;

/** Veterans who opted in, with a saved list, a pending and an accepted contact request for the recruiter, and one that waits for the veteran. */
export async function insertCandidates(
  db: TenantDb,
  tenant: { slug: 'muster' | 'homefront'; country_id: number },
  companyIds: Map<string, number>,
  password_hash: string,
): Promise<void> {
  const { holder, asks, recruits } = ALSO_OPEN[tenant.slug];
  const open: number[] = [];
  for (const [index, candidate] of CANDIDATES[tenant.slug].entries())
    open.push(await insertCandidate(db, tenant.country_id, candidate, index, password_hash));
  const account = await db.selectFrom('users').select('id').where('email', '=', holder).executeTakeFirstOrThrow();
  await db
    .insertInto('candidate_visibility')
    .values({ user_id: account.id, is_open: true, headline: 'Line supervisor who hands work over with the record complete' })
    .execute();
  await refreshVeterans(db, [...open, account.id]);

  const company_id = companyIds.get(recruits) ?? 0;
  const recruiter = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', company_id)
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const [accepted, pending, saved] = open;
  if (accepted === undefined || pending === undefined || saved === undefined) return;
  const now = Date.now();
  const at = (days: number) => new Date(now + days * DAY).toISOString();
  const input = { company_id, sender_id: recruiter.id };
  await db
    .insertInto('contact_requests')
    .values([
      {
        ...input,
        veteran_id: accepted,
        status: 'accepted',
        message:
          'Your trade is close to what our workshops do every day. May we tell you about a supervisor’s job that opens in spring?',
        created_at: at(-5),
        expires_at: at(9),
        decided_at: at(-3),
      },
      {
        ...input,
        veteran_id: pending,
        message:
          'We are building a team that keeps signalling and power running at night. Your background fits, and we train for the rest.',
        created_at: at(-2),
        expires_at: at(12),
      },
    ])
    .execute();
  const asker = await findAsker(db, asks === null ? null : (companyIds.get(asks) ?? null), company_id);
  await db
    .insertInto('contact_requests')
    .values({
      ...asker,
      veteran_id: account.id,
      message:
        'Good afternoon. We look after generators and switchgear at four sites and need someone who can lead a shift. Would you be open to a call next week?',
      created_at: at(-1),
      expires_at: at(13),
    })
    .execute();
  const list = await db
    .insertInto('candidate_lists')
    .values({ company_id, name: 'Spring intake', name_key: 'spring intake' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('candidate_list_entries')
    .values([accepted, saved].map((veteran_id) => ({ list_id: list.id, veteran_id })))
    .execute();
}

/** An active company with somebody who could have asked; any other than the recruiter's where none is named. */
async function findAsker(
  db: TenantDb,
  companyId: number | null,
  other: number,
): Promise<{ company_id: number; sender_id: number }> {
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('status', '=', 'active')
    .where('id', companyId === null ? '<>' : '=', companyId ?? other)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const sender = await db.selectFrom('users').select('id').where('company_id', '=', company.id).orderBy('id').executeTakeFirst();
  // A company of the demonstration may have nobody who signs in.
  return { company_id: company.id, sender_id: sender?.id ?? 0 };
}

async function insertCandidate(
  db: TenantDb,
  country_id: number,
  candidate: SeedCandidate,
  index: number,
  password_hash: string,
): Promise<number> {
  const { name, service, rank, trade, years, place, free_in, skills, headline, shows_clearance = false } = candidate;
  const [first_name, last_name] = name;
  const email = `${first_name}.${last_name}@people.muster.test`.toLowerCase();
  const uk = country_id === UNITED_KINGDOM;
  const now = Date.now();
  const { id } = await db
    .insertInto('users')
    .values({
      role: 'veteran',
      email,
      first_name,
      last_name,
      password_hash,
      country_id,
      email_verified_at: new Date(now - (20 + index) * DAY).toISOString(),
      created_at: new Date(now - (20 + index) * DAY).toISOString(),
      onboarding_steps: 5,
      onboarding_percentage: 100,
      // Numbers that are reserved for fiction.
      ...(uk
        ? { phone_number: `029 2018 01${10 + index}`, country_code: '+44' }
        : { phone_number: `(202) 555-01${60 + index}`, country_code: '+1' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const year = new Date(now).getUTCFullYear();
  await insertNewResume(db, id, {
    title: uk ? 'CV' : 'Resume',
    kind: 'resume',
    source: 'onboarding',
    design: ResumeDesign.parse({ paper: uk ? 'a4' : 'letter' }),
    content: ResumeContent.parse({
      basics: { name: name.join(' '), email, location: place[0] },
      military: [
        { id: 'm1', country: uk ? 'UK' : 'US', service, rank, trade, startDate: `${year - years}-03`, endDate: 'present' },
      ],
      skills: [{ id: 's1', name: 'Skills', keywords: skills }],
      languages: (candidate.languages ?? []).map((language, at) => ({ id: `l${at}`, language })),
      clearance: { level: candidate.clearance ?? '' },
    }),
  });
  await db
    .insertInto('veteran_profiles')
    .values({
      user_id: id,
      wished_places: JSON.stringify([{ country_id, city: place[0], state: place[1] }]),
      job_types: candidate.job_types ?? ['full_time'],
      work_types: candidate.work_types ?? ['on_site'],
      start_date: new Date(now + free_in * 30 * DAY).toISOString().slice(0, 10),
    })
    .execute();
  await db.insertInto('candidate_visibility').values({ user_id: id, is_open: true, headline, shows_clearance }).execute();
  return id;
}
