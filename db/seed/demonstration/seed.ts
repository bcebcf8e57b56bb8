import pg from 'pg';
import { hashPassword } from '#features/accounts/server/index.ts';
import { recogniseJobs, refreshJobLandings } from '#features/jobs/server/index.ts';
import { insertStandardContent } from '#features/onboarding/server/index.ts';
import { countryOf, UNITED_KINGDOM, UNITED_STATES } from '#kit/country/country.ts';
import { connect, type TenantDb } from '#kit/server/database/db.ts';
import { INDUSTRIES } from '../industries.ts';
import { DEMONSTRATION_PASSWORD } from '../known-passwords.ts';
import { insertActivity } from './activity.ts';
import { insertApplications } from './applications.ts';
import { insertCandidates } from './candidates.ts';
import { insertCourses } from './courses/index.ts';
import { readEmployers } from './employers.ts';
import { insertInterviews } from './interviews.ts';
import { insertLogos } from './logos.ts';
import { insertMessages } from './messages.ts';
import { insertOfferTerms } from './offers.ts';
import { insertOnboardingAnswers, insertOnboardingStandings } from './onboarding-answers.ts';
import { insertProviders } from './providers.ts';
import { insertResumes } from './resumes.ts';
import type { SeedCompany, SeedJob } from './shapes.ts';
import { insertTeamwork } from './teamwork.ts';
import { insertTenantContent } from './tenant-content.ts';
import { insertTransitionPlans } from './transition-plans.ts';

export type Account = { email: string; password: string; host: string; what: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const TENANTS = [
  {
    slug: 'muster',
    name: 'Muster',
    country_id: UNITED_KINGDOM,
    marketing_site_url: 'https://www.muster.test',
    host: 'muster.localhost',
  },
  {
    slug: 'homefront',
    name: 'Homefront',
    country_id: UNITED_STATES,
    marketing_site_url: 'https://www.homefront.test',
    host: 'homefront.localhost',
  },
] as const;

type SeedAccount = {
  email: string;
  what: string;
  first_name: string;
  last_name: string;
  role: 'veteran' | 'recruiter' | 'operator' | 'system_operator';
  status?: 'active' | 'pending' | 'rejected' | 'inactive';
  onboarding_steps?: number | null;
  onboarding_percentage?: number;
  company?: string;
  /** A company with the same email domain that the recruiter said is not theirs. */
  not_my_company?: string;
  is_admin?: boolean;
};

/** Companies in each state the recruiter gate handles; their recruiters are below. */
const GATE_COMPANIES = [
  { key: 'gate-pending', name: 'Tidewater Lifting', status: 'pending', status_reason: null },
  {
    key: 'gate-rejected',
    name: 'Quickgain Partners',
    status: 'rejected',
    status_reason: 'The website gives no address. Add one and send it again.',
  },
  { key: 'gate-inactive', name: 'Old Mill Logistics', status: 'inactive', status_reason: 'The company closed in spring.' },
] as const;

const ACCOUNTS: Record<'muster' | 'homefront', SeedAccount[]> = {
  muster: [
    {
      email: 'veteran@muster.test',
      what: 'veteran, complete',
      role: 'veteran',
      first_name: 'Rhys',
      last_name: 'Pritchard',
      onboarding_steps: 5,
      onboarding_percentage: 100,
    },
    {
      email: 'new.veteran@muster.test',
      what: 'veteran, first sign-in',
      role: 'veteran',
      first_name: 'Aisha',
      last_name: 'Rahman',
      onboarding_steps: null,
    },
    {
      email: 'midway.veteran@muster.test',
      what: 'veteran, onboarding at step 3',
      role: 'veteran',
      first_name: 'Callum',
      last_name: 'Fraser',
      onboarding_steps: 3,
      onboarding_percentage: 40,
    },
    {
      email: 'pending.veteran@muster.test',
      what: 'veteran, approval pending',
      role: 'veteran',
      first_name: 'Owen',
      last_name: 'Marsh',
      status: 'pending',
      onboarding_steps: null,
    },
    {
      email: 'inactive.veteran@muster.test',
      what: 'veteran, inactive',
      role: 'veteran',
      first_name: 'Dylan',
      last_name: 'Shaw',
      status: 'inactive',
      onboarding_steps: 5,
      onboarding_percentage: 100,
    },
    {
      email: 'recruiter@muster.test',
      what: 'recruiter and company admin',
      role: 'recruiter',
      first_name: 'Hannah',
      last_name: 'Okafor',
      company: 'northgate-rail',
      is_admin: true,
    },
    {
      email: 'colleague.recruiter@muster.test',
      what: 'recruiter of the same company',
      role: 'recruiter',
      first_name: 'Tom',
      last_name: 'Ellery',
      company: 'northgate-rail',
    },
    {
      email: 'new.recruiter@muster.test',
      what: 'recruiter without a company',
      role: 'recruiter',
      first_name: 'Leila',
      last_name: 'Haddad',
      not_my_company: 'harbourlight-energy',
    },
    {
      email: 'found.recruiter@muster.test',
      what: 'recruiter whose company is known by its domain',
      role: 'recruiter',
      first_name: 'Piotr',
      last_name: 'Nowak',
    },
    {
      email: 'pending.recruiter@muster.test',
      what: 'recruiter, approval pending',
      role: 'recruiter',
      first_name: 'Grace',
      last_name: 'Lindley',
      status: 'pending',
      company: 'northgate-rail',
    },
    {
      email: 'rejected.recruiter@muster.test',
      what: 'recruiter, rejected',
      role: 'recruiter',
      first_name: 'Marcus',
      last_name: 'Vale',
      status: 'rejected',
      company: 'northgate-rail',
    },
    {
      email: 'inactive.recruiter@muster.test',
      what: 'recruiter, inactive',
      role: 'recruiter',
      first_name: 'Judith',
      last_name: 'Crane',
      status: 'inactive',
      company: 'northgate-rail',
    },
    {
      email: 'pendingcompany.recruiter@muster.test',
      what: 'recruiter of a pending company',
      role: 'recruiter',
      first_name: 'Ivan',
      last_name: 'Petrov',
      company: 'gate-pending',
      is_admin: true,
    },
    {
      email: 'rejectedcompany.recruiter@muster.test',
      what: 'recruiter of a rejected company',
      role: 'recruiter',
      first_name: 'Sian',
      last_name: 'Bevan',
      company: 'gate-rejected',
      is_admin: true,
    },
    {
      email: 'inactivecompany.recruiter@muster.test',
      what: 'recruiter of an inactive company',
      role: 'recruiter',
      first_name: 'Noel',
      last_name: 'Baxter',
      company: 'gate-inactive',
      is_admin: true,
    },
    { email: 'operator@muster.test', what: 'operator of Muster', role: 'operator', first_name: 'Fiona', last_name: 'Geddes' },
    { email: 'system@muster.test', what: 'system operator', role: 'system_operator', first_name: 'Samir', last_name: 'Khan' },
  ],
  homefront: [
    {
      email: 'veteran@homefront.test',
      what: 'veteran, complete (US)',
      role: 'veteran',
      first_name: 'Marcus',
      last_name: 'Delgado',
      onboarding_steps: 5,
      onboarding_percentage: 100,
    },
    {
      email: 'recruiter@homefront.test',
      what: 'recruiter and company admin (US)',
      role: 'recruiter',
      first_name: 'Dana',
      last_name: 'Whitfield',
      company: 'lonestar-grid',
      is_admin: true,
    },
    { email: 'operator@homefront.test', what: 'operator of Homefront', role: 'operator', first_name: 'Elena', last_name: 'Ruiz' },
  ],
};

/**
 * Loads the demonstration into a database without tenants; otherwise changes nothing.
 * @param options.ownerUrl makes the tenants; everything inside a tenant is written through `appUrl`, under row-level security
 * @returns the accounts to print, or an empty list when the database already had other tenants
 */
export async function seedDemonstration(options: { ownerUrl: string; appUrl: string }): Promise<Account[]> {
  const owner = new pg.Client({ connectionString: options.ownerUrl });
  await owner.connect();
  const db = connect({ appUrl: options.appUrl, max: 2 });
  try {
    const { rows } = await owner.query<{ slug: string }>('select slug from tenants order by id');
    if (rows.length === 0) {
      const password_hash = await hashPassword(DEMONSTRATION_PASSWORD);
      for (const tenant of TENANTS) {
        const id = await makeTenant(owner, tenant);
        // One transaction per tenant: an interrupted start leaves no partial data.
        await db.withTenant(id, (scoped) => fillTenant(scoped, tenant, password_hash));
        await refreshJobLandings(db, id);
        await owner.query('insert into tenant_hosts (host, tenant_id) values ($1, $2)', [tenant.host, id]);
      }
    } else if (!TENANTS.every((tenant) => rows.some((row) => row.slug === tenant.slug))) return [];
    return TENANTS.flatMap((tenant) =>
      ACCOUNTS[tenant.slug].map(({ email, what }) => ({ email, password: DEMONSTRATION_PASSWORD, host: tenant.host, what })),
    );
  } finally {
    await db.close();
    await owner.end();
  }
}

async function makeTenant(owner: pg.Client, tenant: (typeof TENANTS)[number]): Promise<number> {
  const { language, crisisLines } = countryOf(tenant.country_id);
  const { rows } = await owner.query<{ id: number }>(
    'insert into tenants (slug, name, country_id, locale, marketing_site_url, crisis_line, contact_email, operators_need_second_factor) values ($1, $2, $3, $4, $5, $6, $7, false) returning id',
    [
      tenant.slug,
      tenant.name,
      tenant.country_id,
      language,
      tenant.marketing_site_url,
      JSON.stringify(crisisLines),
      `help@${tenant.slug}.test`,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The tenant was not made');
  return id;
}

async function fillTenant(db: TenantDb, tenant: (typeof TENANTS)[number], password_hash: string): Promise<void> {
  const isUk = tenant.slug === 'muster';
  const country = countryOf(tenant.country_id);
  const { companies, jobs } = readEmployers(isUk ? 'gb' : 'us');
  const states = await db.selectFrom('states').select(['id', 'name']).where('country_id', '=', tenant.country_id).execute();
  const stateIds = new Map(states.map((state) => [state.name, state.id]));
  const companyIds = await insertCompanies(db, tenant.country_id, stateIds, companies);
  if (isUk) {
    const gate = await db
      .insertInto('companies')
      .values(GATE_COMPANIES.map(({ key: _, ...company }) => ({ ...company, country_id: tenant.country_id })))
      .returning(['id', 'name'])
      .execute();
    for (const company of GATE_COMPANIES) companyIds.set(company.key, gate.find((row) => row.name === company.name)?.id ?? 0);
    const found = companyIds.get('harbourlight-energy');
    if (found) await db.insertInto('company_domains').values({ company_id: found, domain: 'muster.test' }).execute();
  }
  await insertAccounts(db, tenant, companyIds, password_hash);
  await insertLogos(db);
  await insertJobs(db, tenant.country_id, country.currency, stateIds, companyIds, jobs);
  await insertApplications(db, tenant, companyIds, password_hash);
  await insertInterviews(db, tenant.country_id);
  const inserted = await db.selectFrom('jobs').select('id').execute();
  await recogniseJobs(
    db,
    inserted.map(({ id }) => id),
  );
  await insertStandardContent(db, tenant.country_id);
  await insertProviders(db, tenant.country_id);
  await insertTenantContent(db);
  await insertCourses(db, tenant.country_id);
  await insertOnboardingStandings(db);
  await insertResumes(db);
  await insertOnboardingAnswers(db, tenant.country_id);
  await insertTransitionPlans(db, tenant.country_id);
  await insertActivity(db, tenant.slug);
  await insertCandidates(db, tenant, companyIds, password_hash);
  await insertTeamwork(db, tenant.country_id);
  await insertOfferTerms(db, tenant.country_id);
  await insertMessages(db, tenant.slug);
}

async function insertCompanies(db: TenantDb, country_id: number, stateIds: Map<string, number>, companies: SeedCompany[]) {
  const rows = await db
    .insertInto('companies')
    .values(
      companies.map((company) => ({
        name: company.name,
        legal_name: company.legal_name,
        company_type: company.company_type,
        size: company.size,
        industry_id: industryId(company.industry),
        website: `https://www.${company.domain}`,
        about: company.about,
        country_id,
        state_id: stateIds.get(company.state) ?? null,
        city: company.city,
        address: company.address,
        benefits: company.benefits,
        covenant_level: company.covenant_level ?? null,
        hire_vets_medallion: company.hire_vets_medallion ?? null,
        guaranteed_interview: company.guaranteed_interview,
        placement_host: company.placement_host,
        pledge_hires: company.pledge_hires ?? null,
        status: 'active' as const,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const ids = new Map(companies.map((company) => [company.key, rows.find((row) => row.name === company.name)?.id ?? 0]));
  await db
    .insertInto('company_domains')
    .values(companies.map((company) => ({ company_id: ids.get(company.key) ?? 0, domain: company.domain })))
    .execute();
  return ids;
}

async function insertAccounts(
  db: TenantDb,
  tenant: (typeof TENANTS)[number],
  companyIds: Map<string, number>,
  password_hash: string,
): Promise<void> {
  await db
    .insertInto('users')
    .values(
      ACCOUNTS[tenant.slug].map(({ what: _, company, not_my_company, ...account }) => ({
        ...account,
        password_hash,
        country_id: tenant.country_id,
        email_verified_at: new Date().toISOString(),
        company_id: company ? (companyIds.get(company) ?? null) : null,
        not_my_company_id: not_my_company ? (companyIds.get(not_my_company) ?? null) : null,
        joined_company_at: company ? new Date().toISOString() : null,
      })),
    )
    .execute();
}

async function insertJobs(
  db: TenantDb,
  country_id: number,
  currency: string,
  stateIds: Map<string, number>,
  companyIds: Map<string, number>,
  jobs: SeedJob[],
): Promise<void> {
  const now = Date.now();
  const rows = jobs.map(({ company, industry, state, published_hours_ago, closes_in_days, screening_questions, ...job }) => {
    const published_at = new Date(now - published_hours_ago * HOUR).toISOString();
    return {
      ...job,
      company_id: companyIds.get(company) ?? 0,
      industry_id: industryId(industry),
      country_id,
      state_id: stateIds.get(state) ?? null,
      currency,
      closes_at: new Date(now + closes_in_days * DAY).toISOString(),
      screening_questions: JSON.stringify(screening_questions ?? []),
      status: 'published' as const,
      published_at,
      created_at: published_at,
    };
  });
  // A statement carries 65,535 parameters at most.
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto('jobs')
      .values(rows.slice(from, from + 100))
      .execute();
}

function industryId(name: string): number {
  const found = INDUSTRIES.find((industry) => industry.name === name);
  if (!found) throw new Error(`The demonstration names an industry that is not listed: ${name}`);
  return found.id;
}
