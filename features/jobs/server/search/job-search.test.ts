import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTenant, queryAsApp, type TestTenant } from '#apps/api/testing/index.ts';
import { updateCompany } from '#features/companies/contract.ts';
import { writeJobSearch } from '#features/companies/server/index.ts';
import { decideOnCompany } from '#features/operator/contract.ts';
import { addDays } from '#kit/calendar/days.ts';
import { importJobs } from '../../import/index.ts';
import { closeJob, copyJob, createJob, deleteJob, getRecruiterJob, publishJob, updateJob } from '../../recruiting-contract.ts';
import { dayIn } from '../../recruiting-rules.ts';
import { expireJobs } from '../queries.ts';

const today = dayIn('Europe/London');

/** The search projection with the words of texts, and what both should be according to the current jobs and companies. */
async function searchedAndRecomputed(tenant: TestTenant) {
  const columns = `job_id, lot, company_id, job_role, industry_id, job_type, type, experience, country_id, city, latitude, longitude, cell,
    salary_year, security_clearance, marks, published_at::text, closes_at::text, words::text, region,
    occupation_id, skill_codes, level`;
  const { rows: searched } = await queryAsApp(
    tenant.id,
    `select ${columns} from job_search where tenant_id = ${tenant.id} order by 1`,
  );
  const { rows: recomputed } = await queryAsApp(
    tenant.id,
    `select ${columns} from job_projection where tenant_id = ${tenant.id} and status = 'published' and company_status = 'active' order by 1`,
  );
  const { rows: texts } = await queryAsApp(
    tenant.id,
    `select job_id, job_updated_at::text, words::text from job_search_text where tenant_id = ${tenant.id} order by 1`,
  );
  const { rows: recomputedTexts } = await queryAsApp(
    tenant.id,
    `select p.job_id, j.updated_at::text as job_updated_at,
       (p.words || words_of_text(j.description, j.responsibilities, j.requirements))::text as words
     from job_projection p join jobs j on j.tenant_id = ${tenant.id} and j.id = p.job_id
     where p.tenant_id = ${tenant.id} and p.status = 'published' and p.company_status = 'active' order by 1`,
  );
  return { searched: { rows: searched, texts }, recomputed: { rows: recomputed, texts: recomputedTexts } };
}

/** One action of a recruiter, an operator, the clock or an import. `pick` chooses the job. */
const Step = fc.record({
  act: fc.constantFrom(
    'write',
    'edit',
    'publish',
    'pause',
    'close',
    'fill',
    'copy',
    'delete',
    'expire',
    'rename',
    'decide',
    'import',
  ),
  pick: fc.nat(3),
  word: fc.constantFrom('Fitter', 'Driver', 'Nurse', 'Analyst'),
});

describe('job_search', () => {
  test('equals the projection recomputed from jobs and companies after any sequence of actions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const tenant = await newTenant();
        const recruiter = await tenant.recruiter();
        const operator = await tenant.person('operator');
        const jobs: number[] = [];
        for (const { act, pick, word } of steps) {
          const id = jobs[pick % Math.max(1, jobs.length)] ?? 0;
          const params = { id };
          if (act === 'write' || jobs.length === 0) {
            const { body, status: written } = await tenant.call(createJob, { body: draft(word) }, recruiter);
            if (written !== 201) continue;
            const { status } = await tenant.call(publishJob, { params: { id: body.data.id }, body: {} }, recruiter);
            // 403 once the company is inactive.
            expect([200, 403]).toContain(status);
            jobs.push(body.data.id);
          } else if (act === 'edit') {
            const { body } = await tenant.call(getRecruiterJob, { params }, recruiter);
            await tenant.call(
              updateJob,
              { params, body: { job: draft(word), updated_at: body.data?.updated_at ?? '' } },
              recruiter,
            );
          } else if (act === 'publish')
            await tenant.call(publishJob, { params, body: { closes_on: addDays(today, 9) } }, recruiter);
          else if (act === 'pause') await tenant.call(closeJob, { params, body: { to: 'paused' } }, recruiter);
          else if (act === 'close') await tenant.call(closeJob, { params, body: { to: 'closed' } }, recruiter);
          else if (act === 'fill') await tenant.call(closeJob, { params, body: { to: 'filled' } }, recruiter);
          else if (act === 'copy') await tenant.call(copyJob, { params }, recruiter);
          else if (act === 'delete') await tenant.call(deleteJob, { params }, recruiter);
          else if (act === 'expire')
            await tenant.run(async (db) => {
              const past = new Date(Date.now() - 1000).toISOString();
              await db.updateTable('jobs').set({ closes_at: past }).where('id', '=', id).execute();
              await writeJobSearch(db, [id]);
              await expireJobs(db, [id]);
            });
          else if (act === 'rename')
            await tenant.call(
              updateCompany,
              { params: { id: recruiter.company_id }, body: { name: `${word} Works` } },
              recruiter,
            );
          else if (act === 'decide') {
            const status = pick % 2 ? ('active' as const) : ('inactive' as const);
            await tenant.call(decideOnCompany, { params: { id: recruiter.company_id }, body: { status } }, operator);
          } else await importOne(tenant, word);
        }
        const { searched, recomputed } = await searchedAndRecomputed(tenant);
        expect(searched).toEqual(recomputed);
      }),
      { numRuns: 12 },
    );
  });

  test('has no row after the company was deactivated while its job is published', async () => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const operator = await tenant.person('operator');
    for (let n = 0; n < 5; n++) {
      const recruiter = await tenant.recruiter();
      const { body } = await tenant.call(createJob, { body: draft('Fitter') }, recruiter);
      const [, decided] = await Promise.all([
        tenant.call(publishJob, { params: { id: body.data.id }, body: {} }, recruiter),
        tenant.call(decideOnCompany, { params: { id: recruiter.company_id }, body: { status: 'inactive' } }, operator),
      ]);
      expect(decided.status).toBe(200);
    }
    const { searched } = await searchedAndRecomputed(tenant);
    expect(searched).toEqual({ rows: [], texts: [] });
  });
});

async function importOne(tenant: TestTenant, word: string): Promise<void> {
  const rows = `id,title,company,country,date_posted,description\n1,${word},Skylark Aero,GB,${today},Keep aircraft flying.\n`;
  await importJobs({ db: tenant.db, tenant: tenant.slug, source: 'test', bytes: Readable.from([Buffer.from(rows)]) });
}

const draft = (word: string) => ({
  title: word,
  description: '<p>Keep our engines running through the night, in a team of four.</p>',
  job_role: word,
  skills: [word.toLowerCase()],
  job_type: 'full_time' as const,
  type: 'remote' as const,
  experience: 'mid' as const,
  salary_from: 20_000 + word.length,
  closes_on: addDays(today, 30),
});
