import type pg from 'pg';
import { hashPassword } from '#features/accounts/server/index.ts';

/** Applications in the tenant. */
export const APPLICATIONS = 100_000;
/** Of them to the employer that is measured: the job with id 1 has 5,000, its others 500 each. */
export const TO_ONE_EMPLOYER = 25_000;
export const ON_ONE_JOB = 5000;
/** A quarter of the applications has a conversation. */
export const CONVERSATIONS = APPLICATIONS / 4;
export const RECRUITER = { id: 100_001, email: 'recruiter@example.test', password: 'Of-a-benchmark-1', host: 'bench.localhost' };

const VETERANS = 20_000;
const PER_JOB = 500;
const JOBS = 1 + (APPLICATIONS - ON_ONE_JOB) / PER_JOB;
const OWN_JOBS = 1 + (TO_ONE_EMPLOYER - ON_ONE_JOB) / PER_JOB;
const COMPANIES = 31;

/** Made by arithmetic, so that every run has the same rows. */
export async function fillWithApplications(owner: pg.Client): Promise<void> {
  const password_hash = await hashPassword(RECRUITER.password);
  for (const statement of [
    `insert into countries (id, name, iso2, phone_code, currency) values (232, 'United Kingdom', 'GB', '44', 'GBP') on conflict do nothing`,
    `insert into tenants (id, slug, name, country_id, marketing_site_url) overriding system value values (1, 'bench', 'Bench', 232, 'https://www.example.test')`,
    `insert into tenant_hosts (host, tenant_id) values ('${RECRUITER.host}', 1)`,
    `set app.tenant_id = '1'`,
    `insert into companies (id, name, status, country_id, pledge_hires) overriding system value 
      select n, 'Employer ' || n, 'active', 232, 500 from generate_series(1, ${COMPANIES}) n`,
    `insert into users (id, role, email, first_name, last_name) overriding system value
      select n, 'veteran', 'v' || n || '@example.test',
        (array['Alex','Beth','Callum','Dev','Ella','Femi','Grace','Harun','Isla','Joe'])[1 + n % 10],
        (array['Abara','Bennett','Clarke','Davies','Evans','Fraser','Gill','Hughes','Iqbal','Jones','Khan','Lewis'])[1 + (n / 10) % 12] || '-' || n % 97
      from generate_series(1, ${VETERANS}) n`,
    `insert into users (id, role, email, first_name, last_name, company_id, is_admin, email_verified_at, country_id, password_hash) overriding system value
      select ${RECRUITER.id} - 1 + n, 'recruiter', case n when 1 then '${RECRUITER.email}' else 'r' || n || '@example.test' end, 'Robin', 'Recruiter ' || n,
        1, n = 1, now(), 232, case n when 1 then '${password_hash}' end from generate_series(1, 12) n`,
    `insert into jobs (id, company_id, title, description, country_id, currency, status, published_at, closes_at, created_by) overriding system value
      select n, case when n <= ${OWN_JOBS} then 1 else 2 + n % ${COMPANIES - 1} end, 'Technician ' || n, 'x', 232, 'GBP', 'published', now() - interval '40 days', now() + interval '30 days', ${RECRUITER.id} from generate_series(1, ${JOBS}) n`,
    `insert into applications (id, job_id, veteran_id, stage, submitted_at, created_at, stage_since, match_score, place, clearance, notice_period, available_from,
        service, reply_by, reply_missed_at, answered_at, revision, reason)
      overriding system value
      select n, job, 1 + (n::bigint * 7919) % ${VETERANS}, stage, sent, sent, case when stage = 'submitted' then sent else sent + interval '5 days' end,
        case when n % 9 > 0 then (n * 37) % 101 end,
        case when n % 3 > 0 then 'Town ' || n % 80 end, case when n % 4 = 0 then (array['SC','DV','BPSS'])[1 + n % 3] end,
        (array['Immediately','Within 1 Month','Within 2 Months','Flexible'])[1 + n % 4], case when n % 5 = 0 then current_date + n % 120 end,
        '[{"service":"British Army","rank":"Sergeant","nato_code":"OR-6","trade":"Vehicle Mechanic"}]',
        case when stage in ('submitted','in_review','shortlisted','interview') then sent + interval '14 days' end,
        case when stage in ('submitted','in_review','shortlisted','interview') and sent < now() - interval '14 days' then sent + interval '14 days' end,
        case when stage not in ('submitted', 'withdrawn') then sent + interval '5 days' - n % 97 * interval '1 hour' end,
        1 + (stage <> 'submitted')::int, case when stage = 'not_selected' then 'location' end
      from (select n, case when n <= ${ON_ONE_JOB} then 1 else 2 + (n - ${ON_ONE_JOB} - 1) / ${PER_JOB} end as job,
        now() - ((n::bigint * 104729) % 51840) * interval '1 minute' as sent,
        (array['submitted','submitted','submitted','submitted','in_review','in_review','shortlisted','interview','not_selected','not_selected','not_selected','withdrawn','hired','submitted','in_review','declined'])[1 + (n * 31) % 16] as stage
        from generate_series(1, ${APPLICATIONS}) n) made
      -- People apply to all jobs at the same time: the rows of one job are far apart.
      order by md5(n::text)`,
    `insert into application_events (application_id, job_id, company_id, actor_id, from_stage, to_stage, at, reply_by)
      select a.id, job_id, company_id, veteran_id, null, 'submitted', submitted_at, null
      from applications a join jobs j on j.tenant_id = 1 and j.id = a.job_id where a.tenant_id = 1`,
    `insert into application_events (application_id, job_id, company_id, actor_id, from_stage, to_stage, at, reply_by)
      select a.id, job_id, company_id, ${RECRUITER.id}, 'submitted', stage, stage_since, submitted_at + (a.id % 8) * interval '1 day'
      from applications a join jobs j on j.tenant_id = 1 and j.id = a.job_id where a.tenant_id = 1 and stage <> 'submitted'`,
    `insert into application_reads (application_id, job_id, recruiter_id) select id, job_id, ${RECRUITER.id} + id % 3 from applications where tenant_id = 1 and id % 4 > 0`,
    `insert into application_tags (application_id, job_id, tag_key, tag, added_by)
      select id, job_id, 'tag ' || id % 40, 'Tag ' || id % 40, ${RECRUITER.id} from applications where tenant_id = 1 and id % 2 = 0`,
    `insert into application_notes (application_id, author_id, body) select id, ${RECRUITER.id}, 'Strong on hydraulics.' from applications where tenant_id = 1 and id % 5 = 0`,
    `insert into job_views (job_id, day, views) select j, current_date - d, 40 from generate_series(1, ${JOBS}) j, generate_series(0, 39) d`,
    // The conversation of application 1 has 2,000 messages, the others three.
    `insert into conversations (id, application_id, company_id, veteran_id, job_id, veteran_unread, company_unread, veteran_last_at, company_last_at, last_from)
      overriding system value
      select id, id, company_id, veteran_id, job_id, (id % 3 = 0)::int, (id % 5 = 0)::int, last, last, case when id % 2 = 0 then 'veteran' else 'company' end
      from (select a.*, j.company_id, a.submitted_at + interval '3 days' as last from applications a join jobs j on j.tenant_id = 1 and j.id = a.job_id
        where a.tenant_id = 1 and a.id % 4 = 1) a`,
    `insert into messages (conversation_id, company_id, key, sender_id, side, body, at, created_at)
      select c.id, c.company_id, gen_random_uuid(), case when k % 2 = 0 then c.veteran_id else ${RECRUITER.id} end, case when k % 2 = 0 then 'veteran' else 'company' end,
        'Thank you for your message. Are you free on ' || (array['Monday','Tuesday','Friday'])[1 + k % 3] || ' at ' || 9 + k % 8 || ':00? Reference ' || c.id,
        c.company_last_at - (case when c.id = 1 then 2000 else 3 end - k) * interval '1 minute', c.company_last_at
      from conversations c, generate_series(1, case when c.id = 1 then 2000 else 3 end) k where c.tenant_id = 1`,
    `insert into candidate_search (user_id, is_open, terms, available_on, summary, changed_at)
      select n, n % 2 = 0, array['skill:s' || n % 200, 'occ:o' || n % 300, 'service:S' || n % 5, 'job:full_time'],
        date '2026-01-01' + (n % 24) * interval '1 month',
        '{"headline":null,"services":[],"trades":[],"level":null,"years_served":null,"occupations":[],"skills":[],"languages":[],"clearance":null,"job_types":[],"work_types":[],"areas":[],"available_on":null}',
        now() - n * interval '1 minute'
      from generate_series(1, ${VETERANS}) n`,
    `insert into candidate_terms (user_id, term, is_open, available_on, changed_at)
      select distinct s.user_id, t, s.is_open, s.available_on, s.changed_at from candidate_search s, unnest(s.terms) t where s.tenant_id = 1`,
    // Bulk changes insert after these.
    ...['users', 'jobs', 'companies', 'applications', 'conversations'].map(
      (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), 1000000)`,
    ),
    'vacuum analyze',
  ])
    await owner.query(statement);
}
