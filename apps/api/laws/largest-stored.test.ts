import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { countResultBytes } from '#apps/api/testing/result-bytes.ts';
import { MOST_TRACKED } from '#features/applications/tracking-contract.ts';
import { MAX_RESUME_CHARACTERS } from '#features/cv-import/bounds.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { OWN_TASKS_MAX } from '#features/plans/transition-shapes.ts';
import { ResumeContent } from '#features/resumes/content.ts';
import { LETTER_MAX, LetterContent } from '#features/resumes/letters/content.ts';
import { MAX_LETTERS } from '#features/resumes/letters/contract.ts';
import { getResumeById, MAX_RESUMES, saveResume } from '#features/resumes/resumes-contract.ts';
import { fillSummaries } from '#features/resumes/server/index.ts';
import { pathOf, type Route } from '#kit/contract/route.ts';

/**
 * What people can store at most must not make reading expensive: no list reads the large columns of its rows. Each reading route is called
 * with the largest state that its reader can bring about, and the bytes that PostgreSQL sends for it are counted.
 */

/** The most bytes that a list reads, unless it is one of these. */
const MOST_BYTES = 1_000_000;
const KNOWN_BYTES: Readonly<Record<string, number>> = {
  // 300 tasks of one's own with notes of 10,000 characters.
  'GET /api/action-plan': 3_500_000,
  // The same, and the newest resume.
  'GET /api/dashboard': 4_500_000,
  // 300 tracked applications with a note of 3,000 characters and an address of 2,000.
  'GET /api/tracked-applications': 1_900_000,
  'GET /api/applications/board': 1_900_000,
  // A page of 60 applicants with ten answers of 2,000 characters.
  'GET /api/recruiter/jobs/{id}/applications': 1_500_000,
};

const { app, db } = await testWorker();
const received = countResultBytes(db.pool);

const reading = (role: 'veteran' | 'recruiter') =>
  app.muster.routes.filter(
    ({ method, path, access, reply }) =>
      method === 'GET' && reply && path !== '/api/logout' && [role, 'signed_in', 'public'].includes(access),
  );

/** Bytes that each of these routes reads; of those with an id only lists of what has it. */
async function bytesOf(tenant: TestTenant, person: Person, routes: readonly Route[], lists: Readonly<Record<string, number>>) {
  const bytes: Record<string, number> = {};
  for (const route of routes) {
    if (route.path.includes('{') && !(route.path in lists)) continue;
    const url = pathOf(route, { id: lists[route.path] });
    const before = received();
    const { statusCode } = await app.inject({
      method: 'GET',
      url,
      headers: { host: tenant.host, authorization: `Bearer ${person.token}` },
    });
    expect([200, 302, 404, 409, 422], url).toContain(statusCode);
    bytes[`${route.method} ${route.path}`] = received() - before;
  }
  return bytes;
}

const tooMuch = (bytes: Record<string, number>) =>
  Object.fromEntries(Object.entries(bytes).filter(([name, size]) => size > (KNOWN_BYTES[name] ?? MOST_BYTES)));

const largestResume = () => {
  const military = Array.from({ length: 60 }, (_, index) => ({
    id: `m${index}`,
    service: 'British Army',
    rank: `Sergeant ${'r'.repeat(200)}`,
    trade: `Trade ${'t'.repeat(200)}`,
    unit: 'u'.repeat(300),
    startDate: `${1900 + index}-01`,
    endDate: `${1900 + index}-12`,
    clearance: 'c'.repeat(200),
  }));
  const content = ResumeContent.parse({
    basics: { name: 'Sam Test' },
    military,
    skills: Array.from({ length: 300 }, (_, index) => ({ id: `s${index}`, name: `Bricklaying ${index}` })),
    work: Array.from({ length: 40 }, (_, index) => ({ id: `w${index}`, position: 'Fitter', highlights: ['word '.repeat(800)] })),
  });
  const left = MAX_RESUME_CHARACTERS - JSON.stringify(content).length;
  content.basics.summary = 'x'.repeat(Math.max(0, left));
  return content;
};
const content = JSON.stringify(largestResume());
const letter = JSON.stringify(
  LetterContent.parse({ recipient: { company: 'Acme', address: 'a'.repeat(1000) }, body: 'w '.repeat(LETTER_MAX / 2) }),
);

/** Rows as the database's owner, who is not held to one statement per tenant by the check of statements. */
async function insert(tenant: TestTenant, text: string, values: readonly unknown[]) {
  const client = await tenant.owner.connect();
  try {
    await client.query('begin');
    await client.query(`set local app.tenant_id = '${tenant.id}'`);
    await client.query(text, [...values]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

const insertResumes = (tenant: TestTenant, userId: number, count: number) =>
  insert(
    tenant,
    `insert into resumes (tenant_id, user_id, title, content, design, source)
     select $1, $2, repeat('T', 200), $3::jsonb, '{}', 'blank' from generate_series(1, $4::int)`,
    [tenant.id, userId, content, count],
  );

describe('a veteran who stores as much as allowed', () => {
  let tenant: TestTenant;
  let veteran: Person;
  let resumeId: number;

  beforeAll(async () => {
    tenant = await newTenant();
    veteran = await tenant.veteran({ onboarding_steps: 5, onboarding_percentage: 100 });
    await insertResumes(tenant, veteran.id, MAX_RESUMES);
    await fillSummaries(db, tenant.id);
    ({ id: resumeId } = await tenant.run((scoped) =>
      scoped
        .selectFrom('resumes')
        .select('id')
        .where('user_id', '=', veteran.id)
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow(),
    ));
    const rows: [string, unknown[]][] = [
      [
        `insert into resume_versions (tenant_id, resume_id, name, revision, content, design)
         select $1, $2, repeat('N', 100), n, $3::jsonb, '{}' from generate_series(1, 200) n`,
        [resumeId, content],
      ],
      [
        `insert into cover_letters (tenant_id, user_id, title, content)
         select $1, $2, repeat('T', 200), $3::jsonb from generate_series(1, ${MAX_LETTERS})`,
        [veteran.id, letter],
      ],
      [
        `insert into tracked_applications (tenant_id, veteran_id, stage, title, company_name, url, note, created_at, updated_at)
         select $1, $2, 'applied', repeat('t', 200), repeat('c', 200), repeat('u', 2000), repeat($3, 3000), now(), now()
         from generate_series(1, ${MOST_TRACKED})`,
        [veteran.id, 'n'],
      ],
      [
        `insert into plan_tasks (tenant_id, user_id, title, why, notes, is_own)
         select $1, $2, repeat('t', 200), repeat('w', 300), repeat($3, 10000), true from generate_series(1, ${OWN_TASKS_MAX})`,
        [veteran.id, 'n'],
      ],
      [
        `insert into notifications (tenant_id, user_id, kind, title, body, href)
         select $1, $2, 'plan', repeat('t', 300), repeat($3, 1000), '/x' from generate_series(1, 1000)`,
        [veteran.id, 'n'],
      ],
    ];
    for (const [text, [first, second]] of rows) await insert(tenant, text, [tenant.id, first, second]);
    await buildApplications(tenant, [veteran.id], 120);
  });

  test('reads no large column in any list', async () => {
    const lists = { '/api/resumes/{id}/versions': resumeId, '/api/resumes/{id}/shares': resumeId };
    expect(tooMuch(await bytesOf(tenant, veteran, reading('veteran'), lists))).toEqual({});
  });

  test('saves service without reading the other resumes', async () => {
    const { body } = await tenant.call(getResumeById, { params: { id: resumeId } }, veteran);
    const { title, revision, design } = body.data;
    const changed = { ...body.data.content, military: body.data.content.military.slice(1) };
    const before = received();
    const { status } = await tenant.call(
      saveResume,
      { params: { id: resumeId }, body: { title, revision, design, content: changed } },
      veteran,
    );
    expect(status).toBe(200);
    // The periods of 30 resumes, and this resume before and after.
    expect(received() - before).toBeLessThan(2 * MOST_BYTES);
  });
});

/** Applications with the longest texts of these people, each to as many jobs of one company. @returns one of the jobs and its company */
async function buildApplications(tenant: TestTenant, veteranIds: readonly number[], jobs: number) {
  const company_id = await tenant.company();
  const job_id = await buildJob(tenant, { company_id });
  await insert(
    tenant,
    `insert into jobs (tenant_id, company_id, title, description, country_id, currency, status, published_at, closes_at)
     select $1, $2, repeat('J', 200), repeat('<p>d</p>', 2000), 232, 'GBP', 'published', now(), now() + interval '30 days'
     from generate_series(2, $3::int)`,
    [tenant.id, company_id, jobs],
  );
  const answers = JSON.stringify(
    Array.from({ length: 10 }, (_, index) => ({ id: `q${index}`, question: 'q'.repeat(300), answer: 'a'.repeat(2000) })),
  );
  await insert(
    tenant,
    `insert into applications (tenant_id, job_id, veteran_id, stage, cover_letter, answers, submitted_at)
     select $1, j.id, v, 'submitted', repeat('l', 10000), $4::jsonb, now()
     from jobs j, unnest($3::int[]) v where j.tenant_id = $1 and j.company_id = $2`,
    [tenant.id, company_id, veteranIds, answers],
  );
  return { company_id, job_id };
}

describe('a job with as many long applications as a page shows', () => {
  let tenant: TestTenant;
  let recruiter: Person;
  let job_id: number;

  beforeAll(async () => {
    tenant = await newTenant();
    const veterans = await Promise.all(Array.from({ length: 60 }, () => tenant.veteran()));
    for (const { id } of veterans) await insertResumes(tenant, id, 1);
    await fillSummaries(db, tenant.id);
    const built = await buildApplications(
      tenant,
      veterans.map(({ id }) => id),
      60,
    );
    job_id = built.job_id;
    recruiter = await tenant.recruiter({ company_id: built.company_id });
    await insert(
      tenant,
      `insert into message_templates (tenant_id, company_id, name, name_key, body)
       select $1, $2, 'n' || n, 'n' || n, repeat('b', 5000) from generate_series(1, 50) n`,
      [tenant.id, built.company_id],
    );
  });

  test('reads no large column of them in any list', async () => {
    const lists = Object.fromEntries(
      ['', '/board', '/column', '/ids', '/pipeline', '/filling'].map((end) => [
        `/api/recruiter/jobs/{id}/applications${end}`,
        job_id,
      ]),
    );
    expect(tooMuch(await bytesOf(tenant, recruiter, reading('recruiter'), lists))).toEqual({});
  });
});
