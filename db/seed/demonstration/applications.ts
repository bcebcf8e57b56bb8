import type { NotSelectedReason } from '#features/applications/rules.ts';
import { NOTICE_PERIODS, type ScreeningQuestion } from '#features/jobs/shapes.ts';
import type { Stage } from '#features/jobs/stages.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { keepFile } from '#kit/server/files/files.ts';
import { cvPdf } from './cv-pdf.ts';
import { LETTERS, REASONS } from './letters.ts';
import { type SeedVeteran, VETERANS_UK, VETERANS_US } from './people.ts';

const DAY = 86_400_000;

/** The people behind the two veteran accounts. */
const ACCOUNT_HOLDERS: Record<'muster' | 'homefront', SeedVeteran & { email: string }> = {
  muster: {
    email: 'veteran@muster.test',
    key: 'rhys-pritchard',
    first_name: 'Rhys',
    last_name: 'Pritchard',
    service: 'British Army',
    branch_or_trade: 'Royal Electrical and Mechanical Engineers: Aviation Technician',
    rank: 'Sergeant',
    nato_code: 'OR-6',
    city: 'Cardiff',
    state: 'Cardiff',
    headline: 'Aviation technician and line supervisor, moving into rail, energy or aerospace',
    summary:
      'Fifteen years on Apache helicopters at Wattisham and overseas, the last four leading a line of nine technicians. Authorised to sign for airframe and engine, with Level 4 in aeronautical engineering. My family is in Cardiff, and we would move for the right job.',
    years_served: 15,
    discharge_in_months: 5,
    skills: ['fault finding', 'aircraft maintenance', 'hydraulics', 'technical records', 'team leadership', 'tool control'],
    clearance: 'SC',
  },
  homefront: {
    email: 'veteran@homefront.test',
    key: 'marcus-delgado',
    first_name: 'Marcus',
    last_name: 'Delgado',
    service: 'Army',
    branch_or_trade: '12P Prime Power Production Specialist',
    rank: 'Sergeant First Class',
    nato_code: 'OR-7',
    city: 'San Antonio',
    state: 'Texas',
    headline: 'Prime power specialist ready for the grid',
    summary:
      'Thirteen years of building and running power plants for the Army, from training sites to hurricane relief. Qualified on medium-voltage switchgear and generation up to 3 MW. Based in San Antonio and used to storm duty.',
    years_served: 13,
    discharge_in_months: 4,
    skills: ['power generation', 'switchgear', 'electrical testing', 'troubleshooting', 'crew leadership', 'safety'],
    clearance: 'Secret',
  },
};

type Outcome = Exclude<Stage, 'draft'>;
/** A person's key and how far they have come; not_selected carries its reason: `not_selected/location`. */
type Applied = Record<string, Outcome | `not_selected/${NotSelectedReason}`>;

/** Jobs by company and title, with the people who applied. */
const APPLIED: Record<'muster' | 'homefront', Record<string, Record<string, Applied>>> = {
  muster: {
    'northgate-rail': {
      'Signalling Maintenance Technician': {
        'samira-khan': 'in_review',
        'alan-mccrindle': 'in_review',
        'priya-nair': 'submitted',
        'rhys-pritchard': 'submitted',
        'nathan-oyelaran': 'submitted',
        'amina-yusuf': 'submitted',
      },
      'Overhead Line Team Leader': {
        'ratu-tevita-naqica': 'shortlisted',
        'nathan-oyelaran': 'shortlisted',
        'gareth-pugh': 'in_review',
        'darren-fairclough': 'in_review',
        'rhys-llewellyn': 'not_selected/location',
        'bikram-limbu': 'submitted',
      },
      'Possession Planner': {
        'victoria-lang': 'interview',
        'oliver-bancroft': 'shortlisted',
        'marcus-denby': 'in_review',
        'sushila-gurung': 'in_review',
        'simon-thackray': 'not_selected/salary',
        'katie-rowbotham': 'submitted',
        'emma-pritchard': 'submitted',
      },
      'On-Track Machine Operator': {
        'michael-tyrrell': 'shortlisted',
        'gareth-pugh': 'in_review',
        'craig-nesbitt': 'in_review',
        'jerome-augustin': 'submitted',
        'isaac-boateng': 'submitted',
        'connor-bright': 'submitted',
        'darren-fairclough': 'withdrawn',
      },
      'Regional Operations Director': {
        'peter-galbraith': 'interview',
        'eleanor-vance': 'shortlisted',
        'graham-tennant': 'in_review',
        'daniel-okafor': 'submitted',
      },
      'Health, Safety and Environment Adviser': {
        'darren-fairclough': 'shortlisted',
        'angus-petrie': 'in_review',
        'helen-ashworth': 'not_selected/location',
        'joanna-sykes': 'submitted',
      },
      'Engineering Apprentice (Track and Signalling)': {
        'isaac-boateng': 'interview',
        'liam-donnelly': 'shortlisted',
        'connor-bright': 'in_review',
        'zainab-hussain': 'not_selected/other_candidate',
        'craig-nesbitt': 'submitted',
      },
      'Fleet Workshop Supervisor': {
        'callum-reid': 'offer',
        'rhys-llewellyn': 'interview',
        'helen-ashworth': 'interview',
        'rhys-pritchard': 'shortlisted',
        'emma-pritchard': 'in_review',
        'alan-mccrindle': 'in_review',
        'gareth-pugh': 'in_review',
        'tom-hargreaves': 'not_selected/location',
        'michael-tyrrell': 'not_selected/more_experience',
        'isaac-boateng': 'not_selected/more_experience',
        'jerome-augustin': 'not_selected/missing_requirement',
        'darren-fairclough': 'withdrawn',
        'connor-bright': 'submitted',
      },
      'Telecoms Maintenance Engineer': {
        'nathan-oyelaran': 'in_review',
        'amina-yusuf': 'in_review',
        'sushila-gurung': 'submitted',
        'zainab-hussain': 'submitted',
        'mohammed-iqbal': 'submitted',
      },
      'Rail Track Operative': {
        'isaac-boateng': 'submitted',
        'liam-donnelly': 'submitted',
        'ratu-tevita-naqica': 'submitted',
        'craig-nesbitt': 'submitted',
      },
      'Route Asset Manager, Structures': {
        'simon-thackray': 'interview',
        'peter-galbraith': 'shortlisted',
        'hannah-goodall': 'not_selected/more_experience',
        'gareth-pugh': 'submitted',
      },
      'Control Room Incident Controller': {
        'katie-rowbotham': 'shortlisted',
        'sushila-gurung': 'in_review',
        'daniel-okafor': 'in_review',
        'fiona-macaskill': 'submitted',
        'jack-sorensen': 'submitted',
      },
      'Learning and Development Manager': {
        'caroline-mbeki': 'offer',
        'joanna-sykes': 'interview',
        'sushila-gurung': 'not_selected/more_experience',
        'bethany-clarke': 'not_selected/other_candidate',
        'victoria-lang': 'withdrawn',
      },
      'Trackside Security and Trespass Volunteer Patroller': {
        'ratu-tevita-naqica': 'hired',
        'bikram-limbu': 'interview',
        'stephanie-bell': 'shortlisted',
        'jack-sorensen': 'in_review',
      },
      'Senior Commercial Manager': {
        'oliver-bancroft': 'interview',
        'eleanor-vance': 'in_review',
        'victoria-lang': 'in_review',
        'simon-thackray': 'not_selected/more_experience',
      },
      'Rail Crime Analyst': {
        'megan-pricewilliams': 'hired',
        'fiona-macaskill': 'job_closed',
        'jack-sorensen': 'job_closed',
        'stephanie-bell': 'not_selected/missing_requirement',
        'amina-yusuf': 'withdrawn',
      },
    },
    'kestrel-ridge-aerospace': {
      'Engine Shop Technician': { 'rhys-pritchard': 'in_review' },
      'Aircraft Mechanical Fitter': { 'rhys-pritchard': 'interview' },
      'Continuing Airworthiness Manager': { 'rhys-pritchard': 'not_selected/more_experience' },
    },
    'hallam-drive-systems': {
      'Field Service Engineer': { 'rhys-pritchard': 'offer' },
      'Production Supervisor': { 'rhys-pritchard': 'withdrawn' },
    },
  },
  homefront: {
    'lonestar-grid': {
      'Substation Technician': {
        'elena-ramirez': 'in_review',
        'marcus-delgado': 'submitted',
        'anthony-dimarco': 'submitted',
        'marcus-whitaker': 'submitted',
        'rachel-lindqvist': 'submitted',
      },
      'Apprentice Lineworker': {
        'james-whitehorse': 'shortlisted',
        'latoya-simmons': 'in_review',
        'marcus-whitaker': 'not_selected/other_candidate',
        'deshawn-carter': 'submitted',
        'tyler-bergstrom': 'submitted',
      },
      'Transmission System Operator': {
        'elena-ramirez': 'interview',
        'marcus-delgado': 'shortlisted',
        'brandon-nakamura': 'shortlisted',
        'tyler-bergstrom': 'in_review',
        'anthony-dimarco': 'in_review',
      },
      'Vice President, Field Operations': {
        'william-harper': 'interview',
        'robert-callahan': 'in_review',
        'charles-boudreaux': 'not_selected/more_experience',
        'sophia-petrov': 'submitted',
      },
      'SkillBridge Fellow, Grid Projects': {
        'robert-callahan': 'shortlisted',
        'rachel-lindqvist': 'in_review',
        'kimberly-nguyen': 'submitted',
        'angela-reyes': 'submitted',
      },
      'OT Network Engineer': {
        'kimberly-nguyen': 'offer',
        'deshawn-carter': 'interview',
        'william-harper': 'not_selected/salary',
        'tyler-bergstrom': 'not_selected/more_experience',
      },
      'Fleet Mechanic, Bucket Trucks': {
        'marcus-whitaker': 'interview',
        'james-whitehorse': 'in_review',
        'rachel-lindqvist': 'submitted',
        'anthony-dimarco': 'submitted',
      },
      'Safety and Human Performance Specialist': {
        'charles-boudreaux': 'shortlisted',
        'rachel-lindqvist': 'in_review',
        'tiana-brooks': 'in_review',
        'marcus-delgado': 'not_selected/other_candidate',
        'anthony-dimarco': 'withdrawn',
      },
      'Emergency Management Coordinator': {
        'brandon-nakamura': 'interview',
        'sophia-petrov': 'shortlisted',
        'marcus-delgado': 'in_review',
        'tiana-brooks': 'in_review',
        'angela-reyes': 'submitted',
        'charles-boudreaux': 'submitted',
      },
      'Veteran Recruiting Partner': {
        'angela-reyes': 'in_review',
        'robert-callahan': 'submitted',
        'sophia-petrov': 'submitted',
        'tiana-brooks': 'submitted',
      },
      'Right-of-Way Agent': {
        'james-whitehorse': 'in_review',
        'latoya-simmons': 'in_review',
        'sophia-petrov': 'withdrawn',
        'brandon-nakamura': 'submitted',
      },
    },
  },
};

/** What colleagues write beside a move. */
const NOTES: Partial<Record<Stage, readonly string[]>> = {
  shortlisted: [
    'Strong on supervision. Ask about nights and travel.',
    'The letter answers the advert point by point.',
    'Trade fits. Licence and medical to be checked before any offer.',
  ],
  interview: [
    'First talk by video, second on site.',
    'Panel of two. Send the travel form.',
    'Guaranteed interview: meets every essential point.',
  ],
  offer: ['Verbal yes. Contract goes out once the references are in.'],
  not_selected: ['Good person, wrong role. Tell them about the next round.', 'Kept short and kind, please.'],
  hired: ['Starts after the medical. Uniform ordered.'],
};

/** The stages on the way to an outcome, the first one apart. */
const WAY: Record<Outcome, Stage[]> = {
  submitted: [],
  in_review: ['in_review'],
  shortlisted: ['in_review', 'shortlisted'],
  interview: ['in_review', 'shortlisted', 'interview'],
  offer: ['in_review', 'shortlisted', 'interview', 'offer'],
  hired: ['in_review', 'shortlisted', 'interview', 'offer', 'hired'],
  not_selected: ['in_review', 'not_selected'],
  declined: ['in_review', 'shortlisted', 'interview', 'offer', 'declined'],
  withdrawn: ['in_review', 'withdrawn'],
  job_closed: ['in_review', 'job_closed'],
};

type Tenant = { slug: 'muster' | 'homefront'; country_id: number };
type Person = SeedVeteran & { id: number; email: string; file_id: number };
type Job = {
  id: number;
  company_id: number;
  title: string;
  city: string | null;
  published_at: string;
  questions: ScreeningQuestion[];
};

/**
 * Fills the tenant with people who applied, at every stage, each with a CV and a letter of their own, and gives the recruiter's
 * company jobs in every status. Runs after jobs and accounts.
 */
export async function insertApplications(
  db: TenantDb,
  tenant: Tenant,
  companyIds: Map<string, number>,
  password_hash: string,
): Promise<void> {
  const now = Date.now();
  const people = await insertPeople(db, tenant, password_hash, now);
  for (const [company, jobs] of Object.entries(APPLIED[tenant.slug])) {
    const company_id = companyIds.get(company) ?? 0;
    const recruiters = await recruitersOf(db, company_id);
    if (company === 'northgate-rail') await insertEndedAndDraftJobs(db, tenant, company_id, now);
    const rows = await jobsOf(db, company_id);
    if (recruiters.length > 0) await insertJobHistory(db, rows, recruiters);
    for (const [title, applied] of Object.entries(jobs)) {
      const job = rows.find((row) => row.title === title);
      if (!job) throw new Error(`The demonstration has applications for a job that is not there: ${title}`);
      await insertApplicants(db, job, applied, people, recruiters, now);
    }
  }
}

async function insertPeople(db: TenantDb, tenant: Tenant, password_hash: string, now: number): Promise<Map<string, Person>> {
  const isUk = tenant.slug === 'muster';
  const others = (isUk ? VETERANS_UK : VETERANS_US).map((person) => ({
    ...person,
    email: `${person.key.replaceAll('-', '.')}@people.muster.test`,
  }));
  await db
    .insertInto('users')
    .values(
      others.map(({ email, first_name, last_name }, index) => ({
        role: 'veteran' as const,
        email,
        first_name,
        last_name,
        password_hash,
        country_id: tenant.country_id,
        email_verified_at: new Date(now - (60 + index) * DAY).toISOString(),
        created_at: new Date(now - (60 + index) * DAY).toISOString(),
        onboarding_steps: 5,
        onboarding_percentage: 100,
      })),
    )
    .execute();
  const everyone = [ACCOUNT_HOLDERS[tenant.slug], ...others];
  const ids = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(
      'email',
      'in',
      everyone.map(({ email }) => email),
    )
    .execute();
  const people = new Map<string, Person>();
  for (const person of everyone) {
    const id = ids.find((row) => row.email === person.email)?.id ?? 0;
    const file_id = await keepFile(db, {
      owner_id: id,
      name: `${person.first_name} ${person.last_name} ${isUk ? 'CV' : 'Resume'}.pdf`.replaceAll(' ', '-'),
      content_type: 'application/pdf',
      bytes: cvOf(person, isUk, now),
    });
    people.set(person.key, { ...person, id, file_id });
  }
  return people;
}

/** `British Army` in a sentence. */
const theService = ({ service }: SeedVeteran) =>
  `the ${service.replace('British ', '').replace('Royal Air Force', 'RAF').replace('Royal Navy', 'Navy')}`;

const monthsFrom = (now: number, months: number) => {
  const day = new Date(now);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day;
};

function cvOf(person: SeedVeteran & { email: string }, isUk: boolean, now: number): Buffer {
  const [corps, trade] = person.branch_or_trade.includes(': ')
    ? person.branch_or_trade.split(': ')
    : ['', person.branch_or_trade];
  const left = monthsFrom(now, person.discharge_in_months);
  const served = `${left.getUTCFullYear() - person.years_served} – ${person.discharge_in_months > 0 ? 'present' : left.getUTCFullYear()}`;
  const leaving = left.toLocaleDateString(isUk ? 'en-GB' : 'en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return cvPdf({
    name: `${person.first_name} ${person.last_name}`,
    headline: person.headline,
    contact: [[...new Set([person.city, person.state])].join(', '), person.email],
    paper: isUk ? 'a4' : 'letter',
    sections: [
      { title: 'Profile', lines: [person.summary] },
      {
        title: isUk ? 'Service' : 'Military experience',
        lines: [
          `${served}   ${isUk ? person.service : `United States ${person.service}`}${corps ? `, ${corps}` : ''}`,
          `${trade}. Highest rank held: ${person.rank} (${person.nato_code}).`,
          person.discharge_in_months > 0 ? `Leaving the service in ${leaving}.` : `Left the service in ${leaving}.`,
        ],
      },
      { title: 'Skills', lines: person.skills.map((skill) => `• ${skill.charAt(0).toUpperCase()}${skill.slice(1)}`) },
      ...(person.clearance ? [{ title: 'Security clearance', lines: [person.clearance] }] : []),
    ],
  });
}

async function recruitersOf(db: TenantDb, company_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', company_id)
    .where('role', '=', 'recruiter')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function jobsOf(db: TenantDb, company_id: number): Promise<Job[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'company_id', 'title', 'city', 'published_at', 'created_at', 'status'])
    .select((eb) => eb.ref('screening_questions').$castTo<ScreeningQuestion[]>().as('questions'))
    .where('company_id', '=', company_id)
    .where('status', '<>', 'draft')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, published_at: row.published_at ?? row.created_at }));
}

/** So that the recruiter's list shows a draft, a pause and an end beside the open jobs. */
async function insertEndedAndDraftJobs(db: TenantDb, tenant: Tenant, company_id: number, now: number): Promise<void> {
  const york = await db
    .selectFrom('jobs')
    .select(['country_id', 'state_id', 'city', 'postcode', 'latitude', 'longitude', 'currency', 'industry_id'])
    .where('company_id', '=', company_id)
    .where('city', '=', 'York')
    .limit(1)
    .executeTakeFirstOrThrow();
  const ago = (days: number) => new Date(now - days * DAY).toISOString();
  const common = { ...york, country_id: tenant.country_id, company_id, type: 'hybrid' as const, job_type: 'full_time' as const };
  await db
    .insertInto('jobs')
    .values([
      {
        ...common,
        title: 'Rail Crime Analyst',
        job_role: 'Intelligence analyst',
        description:
          '<p>You will turn reports of cable theft and trespass into a weekly picture that our patrols and the British Transport Police can act on. The role is based with route control in York, three days a week.</p>',
        skills: ['intelligence analysis', 'report writing', 'mapping'],
        experience: 'mid' as const,
        salary_from: 33_000,
        salary_to: 38_500,
        status: 'filled' as const,
        published_at: ago(64),
        created_at: ago(66),
        updated_at: ago(12),
        closes_at: ago(22),
      },
      {
        ...common,
        title: 'Depot Stores Controller',
        job_role: 'Stores controller',
        description:
          '<p>You will run the stores of our Holgate depot: 9,000 lines, two stores hands and a counter that opens at four in the morning. We have paused this advert while the depot moves to its new building.</p>',
        skills: ['stock control', 'audit', 'team leadership'],
        experience: 'mid' as const,
        salary_from: 31_000,
        salary_to: 34_000,
        status: 'paused' as const,
        published_at: ago(16),
        created_at: ago(17),
        updated_at: ago(3),
        closes_at: new Date(now + 30 * DAY).toISOString(),
      },
      {
        ...common,
        title: 'Welding Inspector, Track',
        job_role: 'Welding inspector',
        description: '<p>Rail ends, crossings and stretcher bars between York and Hull. To be completed by Tom.</p>',
        skills: ['ultrasonic testing'],
        job_type: null,
        created_at: ago(1),
        updated_at: ago(1),
      },
    ])
    .execute();
}

async function insertJobHistory(db: TenantDb, jobs: Job[], recruiters: number[]): Promise<void> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'status', 'created_at', 'published_at', 'updated_at'])
    .where(
      'id',
      'in',
      jobs.map(({ id }) => id),
    )
    .execute();
  const actorOf = (id: number) => recruiters[id % recruiters.length] ?? null;
  await db
    .insertInto('job_events')
    .values(
      rows.flatMap(({ id, status, created_at, published_at, updated_at }) => [
        { job_id: id, actor_id: actorOf(id), kind: 'created' as const, at: created_at },
        { job_id: id, actor_id: recruiters[0] ?? null, kind: 'published' as const, at: published_at ?? created_at },
        ...(status === 'filled' || status === 'paused'
          ? [{ job_id: id, actor_id: recruiters[0] ?? null, kind: status, at: updated_at }]
          : []),
      ]),
    )
    .execute();
}

async function insertApplicants(
  db: TenantDb,
  job: Job,
  applied: Applied,
  people: Map<string, Person>,
  recruiters: number[],
  now: number,
): Promise<void> {
  const ended = await db.selectFrom('jobs').select(['status', 'updated_at']).where('id', '=', job.id).executeTakeFirstOrThrow();
  const opened = Date.parse(job.published_at);
  const until = ended.status === 'filled' ? Date.parse(ended.updated_at) : now;
  const sent = Object.entries(applied).map(([key, outcome], index, all) => {
    const person = people.get(key);
    if (!person) throw new Error(`The demonstration has an application of nobody: ${key}`);
    const [stage, reason = null] = outcome.split('/');
    const way = WAY[Object.keys(WAY).find((each): each is Outcome => each === stage) ?? 'submitted'];
    // Those who have come further wrote earlier; everyone within the first two thirds of the time so far.
    const submitted = opened + (until - opened) * 0.66 * ((index + 0.5) / all.length) ** 1.5;
    return { person, reason, way, submitted };
  });
  const rows = await db
    .insertInto('applications')
    .values(
      sent.map(({ person, reason, way, submitted }, index) => {
        const moves = timesOf(way, submitted, until);
        return {
          job_id: job.id,
          company_id: job.company_id,
          veteran_id: person.id,
          stage: way.at(-1) ?? ('submitted' as const),
          reason,
          cover_letter: letterOf(person, job, index, now),
          resume_file_id: person.file_id,
          answers: JSON.stringify(answersOf(person, job)),
          ...availabilityOf(person, now),
          place: person.city,
          clearance: person.clearance || null,
          service: JSON.stringify([
            { service: person.service, rank: person.rank, nato_code: person.nato_code, trade: person.branch_or_trade },
          ]),
          submitted_at: new Date(submitted).toISOString(),
          stage_since: new Date(moves.at(-1) ?? submitted).toISOString(),
          answered_at:
            way[0] && moves[0] && way[0] !== 'withdrawn' && way[0] !== 'job_closed' ? new Date(moves[0]).toISOString() : null,
          created_at: new Date(submitted).toISOString(),
        };
      }),
    )
    .returning(['id', 'veteran_id'])
    .execute();
  const events = sent.flatMap(({ person, reason, way, submitted }, index) => {
    const application_id = rows.find((row) => row.veteran_id === person.id)?.id ?? 0;
    const moves = timesOf(way, submitted, until);
    return [
      {
        application_id,
        actor_id: person.id,
        from_stage: null,
        to_stage: 'submitted' as const,
        reason: null,
        note: null,
        at: submitted,
      },
      ...way.map((to_stage, step) => ({
        application_id,
        actor_id: to_stage === 'withdrawn' ? person.id : (recruiters[(index + step) % Math.max(1, recruiters.length)] ?? null),
        from_stage: way[step - 1] ?? ('submitted' as const),
        to_stage,
        reason: to_stage === 'job_closed' ? 'position_filled' : to_stage === 'not_selected' ? reason : null,
        note: recruiters.length > 0 ? (NOTES[to_stage]?.[index % (NOTES[to_stage]?.length ?? 1)] ?? null) : null,
        at: moves[step] ?? submitted,
      })),
    ];
  });
  await db
    .insertInto('application_events')
    .values(
      events.map((event) => ({ ...event, job_id: job.id, company_id: job.company_id, at: new Date(event.at).toISOString() })),
    )
    .execute();
}

/** When each move happened: spread over the time from sending to now, the last one a little before it. A closed job ends all at once. */
function timesOf(way: Stage[], submitted: number, until: number): number[] {
  return way.map((stage, step) =>
    stage === 'job_closed' ? until : submitted + ((until - submitted) * (step + 1)) / (way.length + 0.4),
  );
}

function availabilityOf(person: SeedVeteran, now: number) {
  const months = person.discharge_in_months;
  const [immediately, , twoWeeks, month, twoMonths, flexible] = NOTICE_PERIODS;
  return {
    notice_period:
      months <= -6 ? immediately : months <= 0 ? twoWeeks : months === 1 ? month : months === 2 ? twoMonths : flexible,
    available_from: months > 0 ? monthsFrom(now, months).toISOString().slice(0, 10) : null,
  };
}

function answersOf(person: SeedVeteran, job: Job) {
  return job.questions.map((question) => {
    const years = Math.max(question.minimum ?? 0, Math.round(person.years_served * 0.7));
    const choices = question.choices ?? [];
    const ofService = choices.find((choice) => theService(person).endsWith(choice.replace('Royal ', '')));
    const answer = {
      yes_no: 'Yes',
      number: String(years),
      choice: ofService ?? choices[0] ?? '',
      text: person.headline,
    }[question.kind];
    return { question: question.question, answer };
  });
}

/** None names the reader, so letters in the United Kingdom close with “Yours faithfully”. */
const GREETINGS = ['Dear hiring team,', 'Dear Sir or Madam,', 'Dear hiring manager,'];

function letterOf(person: SeedVeteran, job: Job, index: number, now: number): string {
  const isUk = VETERANS_UK.some(({ key }) => key === person.key) || person.key === ACCOUNT_HOLDERS.muster.key;
  const place = job.city === null ? '' : ` in ${job.city}`;
  const openings = [
    `I am applying for the role of ${job.title}${place}.`,
    `Please take this as my application for ${job.title}${place}.`,
    `I have read your advert for ${job.title}${place} and would like to put myself forward.`,
    `I would like to be considered for ${job.title}${place}.`,
  ];
  const leaving = monthsFrom(now, person.discharge_in_months).toLocaleDateString(isUk ? 'en-GB' : 'en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const months = person.discharge_in_months;
  const closings =
    months > 0
      ? [
          `I leave ${theService(person)} in ${leaving} and can start from then. I can come to an interview at a week’s notice.`,
          `My last day in ${theService(person)} falls in ${leaving}; for the right role I can ask to go a little earlier.`,
        ]
      : [
          `I left ${theService(person)} in ${leaving} and can start at short notice.`,
          `I have been out of ${theService(person)} since ${leaving}, and am ready to begin.`,
        ];
  const words = LETTERS[person.key];
  const reason = REASONS[job.title];
  if (!words || !reason) throw new Error(`The demonstration has no letter of ${person.key} for ${job.title}`);
  const at = index + person.key.length;
  return [
    GREETINGS[at % GREETINGS.length],
    openings[at % openings.length],
    words,
    `${reason} ${closings[at % closings.length]}`,
    `${isUk ? 'Yours faithfully' : 'Sincerely'},\n${person.first_name} ${person.last_name}\n${person.rank}, ${isUk ? person.service : `United States ${person.service}`}`,
  ].join('\n\n');
}
