import pg from 'pg';
import { loadLookups } from '#db/seed/lookups.ts';
import { hashPassword } from '#features/accounts/server/index.ts';
import { shippedReference } from '../shipped-reference.ts';
import { readAdverts } from './adverts.ts';
import { fillWithRecognisedJobs, finishFill } from './match-data.ts';

/*
 * One large tenant, made by arithmetic inside the database, so every run has the same rows. A few thousand jobs go through recognition and
 * the function that writes job_search; the others repeat them with other employers, places and times.
 */

export const LARGE_HOST = 'bench.localhost';
export const PASSWORD = 'Of-a-benchmark-1';
/** Those who sign in: the recruiter with the most applicants, the veteran with the most notifications, a system operator. */
export const ACCOUNTS = {
  recruiter: 'recruiter@example.test',
  veteran: 'veteran@example.test',
  operator: 'operator@example.test',
} as const;

/** Adverts that are recognized, and jobs that are written from them. */
const ADVERTS = 1500;
const ORIGINALS = 10_000;
const NOTIFICATIONS_OF_ONE = 500;

export type LargeSize = {
  jobs: number;
  veterans: number;
  applications: number;
  notifications: number;
  applicants_of_one: number;
};

/** @param scale 1 for a country */
export const largeSize = (scale: number): LargeSize => ({
  jobs: Math.round(1_000_000 * scale),
  veterans: Math.round(200_000 * scale),
  applications: Math.round(2_000_000 * scale),
  notifications: Math.round(3_000_000 * scale),
  applicants_of_one: Math.min(5000, Math.round(100_000 * scale)),
});

/** Filled as a whole: their keys to other tables and their indexes are created afterwards, which takes a fraction of the time. */
const BULK = [
  'jobs',
  'job_search',
  'job_search_by_skill',
  'job_search_text',
  'users',
  'applications',
  'application_events',
  'application_reads',
  'notifications',
  'mails',
  'audit_events',
  'security_events',
  'sessions',
  'saved_jobs',
  'job_views',
  'candidate_search',
  'candidate_terms',
  'conversations',
  'messages',
];

type Log = (line: string) => void;

/** Fills an empty database with ready schema. */
export async function fillLargeTenant(ownerUrl: string, size: LargeSize, log: Log): Promise<void> {
  await loadLookups({ ownerUrl, citiesOf: ['GB'] });
  const adverts = (await readAdverts(undefined)).slice(0, ADVERTS);
  const originals = Math.min(ORIGINALS, size.jobs);
  await fillWithRecognisedJobs({
    ownerUrl,
    adverts,
    reference: await shippedReference(),
    jobs: originals,
    until: Number.POSITIVE_INFINITY,
    log,
  });
  await withConnection(ownerUrl, async (owner) => {
    const dropped = await dropKeysAndIndexes(owner);
    const steps = (list: [string, string[]][]) =>
      withConnection(ownerUrl, async (own) => {
        for (const [name, statements] of list) {
          for (const statement of statements) await own.query(statement);
          log(name);
        }
      });
    const password_hash = await hashPassword(PASSWORD);
    // Two connections, because the machine has two cores.
    await Promise.all([steps([['Jobs', jobs(size, originals)]]), steps([['People', people(size, password_hash)]])]);
    await Promise.all([
      steps([
        ['Applications', applications(size)],
        ['What belongs to applications', ofApplications()],
      ]),
      steps([
        ['Notifications and logs', logs(size)],
        ['What searches read', searches(originals)],
      ]),
    ]);
    await finishFill(ownerUrl);
    // Each takes the next one, because the last ones of either half of them may take much longer.
    const waiting = dropped.values();
    const createRest = () =>
      withConnection(ownerUrl, async (own) => {
        for (const statement of waiting) await own.query(statement);
      });
    await Promise.all([createRest(), createRest()]);
    log('Indexes');
    await owner.query('vacuum (analyze)');
    log('Statistics');
  });
}

async function withConnection<T>(ownerUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'`);
    const { rows } = await owner.query("select id from tenants where slug = 'bench'");
    await owner.query(`set app.tenant_id = '${Number(rows[0]?.id)}'`);
    // From 0 to 1, the same for the same number and salt.
    await owner.query(`create function pg_temp.draw(n bigint, salt int) returns float8 immutable language sql return
      (hashint8extended(n, salt::bigint * 1000003) & 2147483647) / 2147483648.0`);
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** @returns the statements that create them again, keys without checking each row: the rows are made to match */
async function dropKeysAndIndexes(owner: pg.Client): Promise<string[]> {
  const keys = await owner.query<{ drop: string; create: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid) || ' not valid') as create
     from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any($1::regclass[])`,
    [BULK],
  );
  const indexes = await owner.query<{ drop: string; create: string }>(
    `select format('drop index %s', i.indexrelid::regclass) as drop, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as create
     from pg_index i join pg_class x on x.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not i.indisunique and not x.relispartition`,
    [BULK],
  );
  for (const { drop } of [...keys.rows, ...indexes.rows]) await owner.query(drop);
  return [...indexes.rows, ...keys.rows].map(({ create }) => create);
}

/** A company of the tenant: the first ones have the most jobs and recruiters. */
const A_COMPANY = (draw: string) => `companies[1 + floor(cardinality(companies) * power(${draw}, 2))::int]`;
const COMPANIES = '(select array_agg(id order by id) as companies from companies) c';
const FIRST_COMPANY = '(select min(id) from companies)';

const jobs = (size: LargeSize, originals: number): string[] => [
  `create temporary table towns as select row_number() over (order by md5(id::text)) - 1 as n, name, state_id, latitude, longitude
     from cities where country_id = 232 and latitude is not null`,
  'create unique index on towns (n)',
  'analyze towns',
  `create temporary table copied as
     select n as id, 1 + (n * 7919) % ${originals} as original, ${A_COMPANY('pg_temp.draw(n, 1)')} as company_id,
       floor(towns * power(pg_temp.draw(n, 2), 2))::int as town, now() - interval '60 days' * (1 - n / ${size.jobs}::float8) as published_at,
       now() + interval '7 days' + interval '55 days' * pg_temp.draw(n, 3) as closes_at
     from generate_series(${originals + 1}::bigint, ${size.jobs}) n, ${COMPANIES}, (select count(*) as towns from towns) t`,
  'analyze copied',
  // Stored for what searches read, which another connection could not see.
  'create table bench_copied as select * from copied',
  `insert into jobs (id, company_id, title, description, industry_id, job_type, type, country_id, state_id, city, locality, latitude, longitude,
     salary_from, salary_to, currency, salary_per, status, published_at, closes_at, created_at, updated_at, security_clearance, starts_at,
     occupation_id, skill_codes, level_recognised, recognised, created_by) overriding system value
   select k.id, k.company_id, j.title, j.description, j.industry_id, j.job_type, j.type, 232, t.state_id, t.name, t.name, t.latitude, t.longitude,
     j.salary_from, j.salary_to, 'GBP', 'year', 'published', k.published_at, k.closes_at, k.published_at, k.published_at, j.security_clearance,
     j.starts_at, j.occupation_id, j.skill_codes, j.level_recognised, j.recognised,
     case when k.company_id = ${FIRST_COMPANY} and k.id % 4 = 0 then u.id end
   from copied k join jobs j on j.id = k.original join towns t on t.n = k.town
   left join users u on u.email = '${ACCOUNTS.recruiter}'
   order by k.id`,
  'create table bench_companies as select id, company_id from jobs',
  'analyze bench_companies',
];

const searches = (originals: number): string[] => [
  `insert into job_search (tenant_id, job_id, lot, company_id, job_role, industry_id, job_type, type, experience, country_id, city, latitude, longitude,
     salary_year, security_clearance, marks, published_at, closes_at, words, region, occupation_id, skill_codes, level)
   select s.tenant_id, j.id, (((j.id::bigint * 2654435761) & 4294967295) >> 16)::int, j.company_id, s.job_role, j.industry_id, j.job_type, j.type,
     s.experience, s.country_id, j.city, j.latitude, j.longitude, s.salary_year, j.security_clearance, s.marks, j.published_at, j.closes_at, s.words,
     s.region, s.occupation_id, s.skill_codes, s.level
   from bench_copied k join jobs j on j.id = k.id join job_search s on s.job_id = k.original where j.id > ${originals}`,
  `insert into job_search_by_skill (tenant_id, job_id, skill, published_at)
   select s.tenant_id, k.id, s.skill, k.published_at from bench_copied k join job_search_by_skill s on s.job_id = k.original`,
  `insert into job_search_text (tenant_id, job_id, job_updated_at, words)
   select t.tenant_id, k.id, k.published_at, t.words from bench_copied k join job_search_text t on t.job_id = k.original`,
  'drop table bench_copied',
  `insert into job_views (job_id, day, views) select id, current_date - d, 1 + id % 40 from jobs, generate_series(0, 29) d
   where company_id = ${FIRST_COMPANY} or d = id % 30`,
];

const NAMES = `(array['Alex','Beth','Callum','Dev','Ella','Femi','Grace','Harun','Isla','Joe'])[1 + n % 10],
  (array['Abara','Bennett','Clarke','Davies','Evans','Fraser','Gill','Hughes','Iqbal','Jones','Khan','Lewis'])[1 + (n / 10) % 12] ||
    (array['','son','ham','ley','ton','wood','field','by','s','well','er'])[1 + n % 11] || case when n % 30 = 0 then '-Smith' else '' end`;

const EMPLOYERS = `update companies set name =
  (array['Harrow','Leeds','Severn','Atlas','North','Tyne','Mersey','Albion','Castle','Beacon','Forth','Pennine','Solent','Wessex','Anglia','Humber','Clyde'])[1 + id % 17]
  || ' ' || (array['Marine','Rail','Energy','Health','Foods','Logistics','Security','Building','Water','Steel','Digital','Aviation','Motor','Legal','Civil','Farm','Retail','Power','Cloud'])[1 + (id / 17) % 19]
  || ' ' || (array['Group','Services','Partners','Works','Systems','Supplies','Solutions','Trust','Company','Holdings','Agency','Design','Care','Training','Hire','Labs'])[1 + (id / 323) % 16]`;

const people = ({ veterans }: LargeSize, password_hash: string): string[] => {
  const staff = Math.max(60, Math.round(veterans * 0.075));
  return [
    "update tenants set operators_need_second_factor = false where id = current_setting('app.tenant_id')::int",
    `insert into tenant_hosts (host, tenant_id) values ('${LARGE_HOST}', current_setting('app.tenant_id')::int)`,
    `insert into users (role, email, first_name, last_name, country_id, email_verified_at, password_hash, status)
     values ('system_operator', '${ACCOUNTS.operator}', 'Olive', 'Operator', 232, now(), '${password_hash}', 'active')`,
    `insert into users (role, email, first_name, last_name, country_id, email_verified_at, password_hash, status, is_admin, company_id)
     values ('recruiter', '${ACCOUNTS.recruiter}', 'Robin', 'Recruiter', 232, now(), '${password_hash}', 'active', true, ${FIRST_COMPANY})`,
    `insert into users (role, email, first_name, last_name, country_id, email_verified_at, status, company_id, created_at, last_signed_in_at)
     select 'recruiter', 'r' || n || '@example.test', ${NAMES}, 232, now(), case when n % 400 = 0 then 'pending' else 'active' end,
       ${A_COMPANY('pg_temp.draw(n, 21)')}, now() - n % 700 * interval '1 day', now() - n % 90 * interval '1 day'
     from generate_series(1, ${staff}) n, ${COMPANIES}`,
    `insert into users (role, email, first_name, last_name, country_id, email_verified_at, status, created_at, last_signed_in_at, onboarding_percentage, onboarding_steps, password_hash)
     select 'veteran', case n when 1 then '${ACCOUNTS.veteran}' else 'v' || n || '@example.test' end, ${NAMES}, 232, now(),
       case when n % 500 = 2 then 'pending' when n % 50 = 3 then 'inactive' else 'active' end, now() - n % 700 * interval '1 day' - n % 1440 * interval '1 minute',
       now() - n % 200 * interval '1 day', 100, 5, case n when 1 then '${password_hash}' end
     from generate_series(1, ${veterans}) n`,
    // Of one veteran, so that jobs are matched.
    `insert into service_records (user_id, entry_id, service, rank, trade, started, ended)
     select id, 'a', 'British Army', 'Sergeant', 'Vehicle Mechanic', '2010-01', '2024-01' from users where email = '${ACCOUNTS.veteran}'`,
    EMPLOYERS,
    `update companies set status = 'pending', pending_since = now() - id % 9 * interval '1 day' where id % 100 = 7`,
    `insert into candidate_search (user_id, is_open, terms, available_on, summary, changed_at)
     select id, id % 2 = 0, array['skill:s' || id % 200, 'occ:o' || id % 300, 'service:S' || id % 5, 'job:full_time'],
       date '2026-01-01' + (id % 24) * interval '1 month',
       '{"headline":null,"services":[],"trades":[],"level":null,"years_served":null,"occupations":[],"skills":[],"languages":[],"clearance":null,"job_types":[],"work_types":[],"areas":[],"available_on":null}',
       now() - id % 90000 * interval '1 minute'
     from users where role = 'veteran' and status = 'active'`,
    `insert into candidate_terms (user_id, term, is_open, available_on, changed_at)
     select distinct s.user_id, t, s.is_open, s.available_on, s.changed_at from candidate_search s, unnest(s.terms) t`,
  ];
};

/** The n-th of those with this role, those first who are drawn most often. */
const VETERANS = `(select array_agg(id order by id) as veterans from users where role = 'veteran') v`;
const A_VETERAN = (draw: string) => `veterans[1 + floor(cardinality(veterans) * power(${draw}, 1.5))::int]`;

const logs = ({ notifications }: LargeSize): string[] => [
  `insert into notifications (user_id, kind, title, body, href, created_at, read_at, email, digested_at)
   select case when n <= ${NOTIFICATIONS_OF_ONE} then veterans[1] else ${A_VETERAN('pg_temp.draw(n, 31)')} end,
     (array['application_moved','application_sent','job_alert','application_late'])[1 + n % 4], 'Your application moved on', 'Technician at Company 12', '/applications/' || n,
     at, case when n % 3 > 0 then at + interval '3 hours' end, case when n % 5 = 0 then 'daily' else 'immediately' end, case when n % 5 = 0 then at + interval '1 day' end
   from (select n, now() - interval '300 days' * (1 - n / ${notifications}::float8) as at from generate_series(1, ${notifications}) n) made, ${VETERANS}`,
  // Those of the one veteran are spread over the year too.
  `insert into notifications (user_id, kind, title, body, href, created_at)
   select id, 'application_received', 'New applicant', 'Technician', '/recruiter/jobs', now() - n * interval '10 minutes'
   from users, generate_series(1, 2000) n where email = '${ACCOUNTS.recruiter}'`,
  `insert into mails (kind, to_email, subject, body_text, body_html, created_at, sent_at, user_id)
   select 'application_moved', 'v' || n % 1000 || '@example.test', 'Your application moved on', '', '', at, at, ${A_VETERAN('pg_temp.draw(n, 32)')}
   from (select n, now() - interval '90 days' * (1 - n / ${notifications / 4}::float8) as at from generate_series(1, ${Math.round(notifications / 4)}) n) made, ${VETERANS}`,
  `insert into audit_events (at, actor_id, action, subject_kind, subject_id, details)
   select now() - interval '700 days' * (1 - n / ${notifications / 6}::float8), ${A_VETERAN('pg_temp.draw(n, 33)')},
     (array['signed_in','job_published','application_moved','settings_changed'])[1 + n % 4], (array['user','job','application','tenant'])[1 + n % 4], n % 100000, '{}'
   from generate_series(1, ${Math.round(notifications / 6)}) n, ${VETERANS}`,
  `insert into security_events (user_id, kind, at) select ${A_VETERAN('pg_temp.draw(n, 34)')}, 'signed_in', now() - n % 500000 * interval '1 minute'
   from generate_series(1, ${Math.round(notifications / 6)}) n, ${VETERANS}`,
  `insert into sessions (user_id, created_at, seen_at, expires_at) select id, last_signed_in_at, last_signed_in_at, last_signed_in_at + interval '60 days'
   from users where last_signed_in_at is not null`,
];

/** A quarter of the applicants of the first company, a fiftieth of the others. */
const applications = ({ jobs: all, applications: count, applicants_of_one: one }: LargeSize): string[] => [
  `insert into applications (id, job_id, company_id, veteran_id, stage, submitted_at, created_at, stage_since, match_score, place, clearance, notice_period, available_from,
     service, reply_by, reply_missed_at, answered_at, revision, reason) overriding system value
   select n, made.job_id, c.company_id, veteran_id, stage, sent, sent, case when stage = 'submitted' then sent else sent + interval '5 days' * pg_temp.draw(n, 41) end,
     case when n % 9 > 0 then (n * 37) % 101 end, case when n % 3 > 0 then 'Town ' || n % 80 end,
     case when n % 4 = 0 then (array['SC','DV','BPSS'])[1 + n % 3] end, (array['Immediately','Within 1 Month','Within 2 Months','Flexible'])[1 + n % 4],
     case when n % 5 = 0 then current_date + (n % 120)::int end,
     '[{"service":"British Army","rank":"Sergeant","nato_code":"OR-6","trade":"Vehicle Mechanic"}]',
     case when stage in ('submitted','in_review','shortlisted','interview') then sent + interval '14 days' end,
     case when stage in ('submitted','in_review','shortlisted','interview') and sent < now() - interval '14 days' then sent + interval '14 days' end,
     case when stage not in ('submitted', 'withdrawn') then sent + interval '5 days' * pg_temp.draw(n, 42) end,
     1 + (stage <> 'submitted')::int, case when stage = 'not_selected' then 'location' end
   from (select row_number() over () as n, job_id, veteran_id, now() - interval '400 days' * (1 - (row_number() over ()) / ${count * 1.05}::float8) as sent,
       (array['submitted','submitted','submitted','submitted','in_review','in_review','shortlisted','interview','not_selected','not_selected','not_selected','withdrawn','hired','submitted','in_review','declined'])[1 + floor(16 * pg_temp.draw(row_number() over (), 43))::int] as stage
     from (select job_id, veteran_id from (
         select (select max(id) from jobs where company_id = ${FIRST_COMPANY}) as job_id, veterans[n] as veteran_id from generate_series(1, ${one}) n, ${VETERANS}
         union all select 1 + n * 4799 % ${all}, veterans[1] from generate_series(1, 200) n, ${VETERANS}
         union all select 1 + (floor(${all} * power(pg_temp.draw(n, 44), 2))::bigint * 7919) % ${all}, ${A_VETERAN('pg_temp.draw(n, 45)')}
           from generate_series(1, ${count - one - 200}) n, ${VETERANS}) wanted
       group by job_id, veteran_id order by hashint8extended(job_id, veteran_id)) each_once) made
     join bench_companies c on c.id = made.job_id`,
  'analyze applications',
];

const ofApplications = (): string[] => [
  `insert into application_events (application_id, job_id, company_id, actor_id, from_stage, to_stage, at, reply_by)
   select a.id, job_id, a.company_id, case moved when 0 then veteran_id end, case moved when 1 then 'submitted' end,
     case moved when 0 then 'submitted' else stage end, case moved when 0 then submitted_at else stage_since end,
     case moved when 1 then submitted_at + (a.id % 8) * interval '1 day' end
   from applications a, generate_series(0, 1) moved where moved = 0 or stage <> 'submitted'`,
  `insert into application_reads (application_id, job_id, recruiter_id)
   select a.id, a.job_id, u.id from applications a join users u on u.email = '${ACCOUNTS.recruiter}'
   where a.id % 4 > 0 and a.company_id = u.company_id`,
  `insert into saved_jobs (veteran_id, job_id, saved_at)
   select distinct on (veteran_id, job_id + 1) veteran_id, job_id + 1, submitted_at from applications
   where id % 7 = 0 and job_id + 1 <= (select max(id) from jobs)`,
  `insert into conversations (application_id, company_id, veteran_id, job_id, veteran_unread, company_unread, veteran_last_at, company_last_at, last_from)
   select a.id, a.company_id, veteran_id, job_id, (a.id % 3 = 0)::int, (a.id % 5 = 0)::int, submitted_at + interval '3 days', submitted_at + interval '3 days',
     case when a.id % 2 = 0 then 'veteran' else 'company' end
   from applications a
   where a.id % 50 = 0 or (a.company_id = ${FIRST_COMPANY} and a.id % 4 = 1) or ((a.id % 4 = 1 or a.company_id = ${FIRST_COMPANY}) and a.veteran_id = (select id from users where email = '${ACCOUNTS.veteran}'))`,
  `insert into messages (conversation_id, company_id, key, sender_id, side, body, at, created_at)
   select c.id, c.company_id, gen_random_uuid(), c.veteran_id, case when k % 2 = 0 then 'veteran' else 'company' end,
     'Thank you for your message. Are you free on ' || (array['Monday','Tuesday','Friday'])[1 + k % 3] || ' at ' || 9 + k % 8 || ':00? Reference ' || c.id,
     c.company_last_at - (3 - k) * interval '1 minute', c.company_last_at
   from conversations c, generate_series(1, 3) k`,
  `insert into alert_recipients (user_id) select id from users where role = 'veteran' and (id % 10 = 0 or email = '${ACCOUNTS.veteran}')`,
  `insert into job_alerts (recipient_id, name, search, frequency, confirmed_at)
   select id, 'Engineers', '{"search":"engineer"}', 'daily', now() from alert_recipients`,
  'drop table bench_companies',
  ...['users', 'jobs', 'applications'].map(
    (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  ),
];
