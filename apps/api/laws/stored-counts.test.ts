import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/api/personal-data.ts';
import { RETENTION_RULES } from '#apps/api/retention.ts';
import { newTenant, type Person, queryAsApp, type TestTenant } from '#apps/api/testing/index.ts';
import { applyForJob, moveApplicant, withdrawApplication } from '#features/applications/contract.ts';
import { storeCompaniesOfApplications } from '#features/applications/server/index.ts';
import { passUndo, pdf } from '#features/applications/server/testing.ts';
import { ownCompany } from '#features/companies/server/index.ts';
import { getRecruiterDashboard } from '#features/dashboard/contract.ts';
import { storeViews } from '#features/dashboard/server/index.ts';
import { closeJob } from '#features/jobs/recruiting-contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { decideOnCompany } from '#features/operator/contract.ts';
import { getFigures } from '#features/operator/figures-contract.ts';
import { findContentIndustries } from '#features/operator/lookup-contract.ts';
import { storeCounts } from '#features/operator/server/index.ts';
import { findTenants } from '#features/operator/system-contract.ts';
import { deleteAccount } from '#features/privacy/contract.ts';
import { deleteDueAccounts } from '#features/privacy/server/index.ts';
import { runRetention } from '#kit/server/records/retention.ts';

const DAY = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** The others would end the sessions of the test. */
const OF_APPLICATIONS = RETENTION_RULES.filter(({ name }) => name === 'applications');

const Step = fc.record({
  act: fc.constantFrom(
    'join',
    'post',
    'close',
    'apply',
    'apply',
    'apply',
    'hire',
    'hire',
    'undo',
    'pass',
    'withdraw',
    'erase',
    'retain',
    'end',
    'former',
    'fill',
    'view',
  ),
  pick: fc.nat(7),
});

const query = async (tenant: TestTenant, text: string) => (await queryAsApp(tenant.id, text)).rows;

/** What the screens show, counted by statements that share nothing with theirs. */
async function recounted(tenant: TestTenant, companyId: number) {
  const t = `tenant_id = ${tenant.id}`;
  const [totals] = await query(
    tenant,
    `select (select count(*)::int from users where ${t} and role = 'veteran') as veterans,
      (select count(*)::int from users where ${t} and role = 'recruiter') as recruiters,
      (select count(*)::int from companies where ${t} and status = 'active') as companies,
      (select count(*)::int from jobs where ${t} and status = 'published' and coalesce(closes_at > now(), true)) as open_jobs,
      (select count(*)::int from applications where ${t}) as applications,
      (select count(*)::int from applications where ${t} and stage = 'hired') as placements`,
  );
  const [company] = await query(
    tenant,
    `select (select count(*)::int from own_applications a join jobs j on j.${t} and j.id = a.job_id where a.${t} and j.company_id = ${companyId} and a.stage = 'hired') as hired,
      (select count(*)::int from applications a join jobs j on j.${t} and j.id = a.job_id where a.${t} and j.company_id = ${companyId} and a.stage = 'submitted') as new_applicants,
      (select count(*)::int from applications a join jobs j on j.${t} and j.id = a.job_id where a.${t} and j.company_id = ${companyId}) as applications,
      (select count(*)::int from applications a join jobs j on j.${t} and j.id = a.job_id where a.${t} and a.company_id <> j.company_id) as wrong`,
  );
  return { totals, company };
}

test('stored counts and those by company equal the rows after any sequence of changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 6, maxLength: 20 }), async (steps) => {
      const tenant = await newTenant({ recruiter_approval: 'automatic' });
      const operator = await tenant.person('system_operator');
      const recruiters = [await tenant.recruiter(), await tenant.recruiter()] as const;
      const veterans: Person[] = [await tenant.veteran()];
      const jobs: { id: number; recruiter: Person }[] = [];
      const sent: { id: number; veteran: Person; recruiter: Person }[] = [];
      const post = async (pick: number) => {
        const recruiter = recruiters[pick % 2] ?? recruiters[0];
        jobs.push({ id: await buildJob(tenant, { company_id: recruiter.company_id, industry_id: 1 + (pick % 3) }), recruiter });
      };
      await tenant.run((db) =>
        db.updateTable('companies').set({ pledge_hires: 5 }).where('id', '=', recruiters[0].company_id).execute(),
      );
      await post(0);
      for (const { act, pick } of steps) {
        const job = jobs[pick % jobs.length];
        const veteran = veterans[pick % veterans.length];
        const application = sent[pick % Math.max(1, sent.length)];
        if (act === 'join') veterans.push(await tenant.veteran());
        else if (act === 'post') await post(pick);
        else if (act === 'close' && job)
          await tenant.call(closeJob, { params: { id: job.id }, body: { to: 'closed' } }, job.recruiter);
        else if (act === 'apply' && job && veteran) {
          const reply = await tenant.call(applyForJob, { params: { id: job.id }, body: {}, files: { file: pdf() } }, veteran);
          if (reply.status === 201) sent.push({ id: reply.body.data.id, veteran, recruiter: job.recruiter });
        } else if (act === 'hire' && application)
          await tenant.call(moveApplicant, { params: { id: application.id }, body: { stage: 'hired' } }, application.recruiter);
        else if (act === 'undo' && application)
          await tenant.call(
            moveApplicant,
            { params: { id: application.id }, body: { stage: 'submitted', undo: true } },
            application.recruiter,
          );
        else if (act === 'pass') await passUndo(tenant);
        else if (act === 'withdraw' && application)
          await tenant.call(withdrawApplication, { params: { id: application.id } }, application.veteran);
        else if (act === 'erase' && veterans.length > 1 && veteran) {
          await tenant.call(deleteAccount, {}, veteran);
          await deleteDueAccounts(tenant.work, tenant.id, PERSONAL_DATA, new Date(Date.now() + 31 * DAY));
          veterans.splice(veterans.indexOf(veteran), 1);
        } else if (act === 'retain') await runRetention(tenant.db, tenant.id, OF_APPLICATIONS, new Date(Date.now() + 3000 * DAY));
        else if (act === 'end')
          await tenant.call(
            decideOnCompany,
            { params: { id: recruiters[1].company_id }, body: { status: pick % 2 ? 'active' : 'inactive' } },
            operator,
          );
        // As the version before this column does.
        else if (act === 'former')
          await tenant.run((db) =>
            db
              .updateTable('applications')
              .set({ company_id: null })
              .where('id', '=', application?.id ?? 0)
              .execute(),
          );
        else if (act === 'fill') await storeCompaniesOfApplications(tenant.work, tenant.id);
        else if (act === 'view' && job)
          await tenant.run((db) =>
            db
              .insertInto('job_views')
              .values({ job_id: job.id, day: dayAgo(1 + pick * 12), views: 3 })
              .onConflict((conflict) => conflict.doNothing())
              .execute(),
          );
      }

      const companyId = recruiters[0].company_id;
      const { totals, company } = await recounted(tenant, companyId);
      const dashboard = async () => (await tenant.call(getRecruiterDashboard, {}, recruiters[0])).body.data;
      const figures = async () => (await tenant.call(getFigures, {}, operator)).body.data;
      const counted = await figures();
      const before = await dashboard();
      expect(counted).toMatchObject({ counted_at: null, totals });
      expect(company).toMatchObject({ new_applicants: before.new_applicants, applications: before.applications, wrong: 0 });
      expect((await tenant.run((db) => ownCompany(db, companyId))).pledge?.hired).toBe(company.hired);

      await storeCounts(tenant.work, tenant.id, 0);
      const industries = (await tenant.call(findContentIndustries, {}, operator)).body;
      const tenants = (await tenant.call(findTenants, {}, operator)).body.data;
      expect({ ...(await figures()), counted_at: null }).toEqual(counted);
      expect((await figures()).counted_at).not.toBeNull();
      expect(industries.data.reduce((sum, { jobs: used }) => sum + used, 0)).toBe(jobs.length);
      expect(tenants.find(({ id }) => id === tenant.id)).toMatchObject({ open_jobs: counted.totals.open_jobs });

      await storeViews(tenant.work, tenant.id, 1);
      expect(await dashboard()).toEqual({ ...before, views_until: dayAgo(1) });
    }),
    { numRuns: 10 },
  );
}, 300_000);

test('a tenant that is not large keeps no counts', async () => {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  await storeCounts(tenant.work, tenant.id, 0);
  await storeCounts(tenant.work, tenant.id);
  await tenant.veteran();
  expect((await tenant.call(getFigures, {}, operator)).body.data).toMatchObject({ counted_at: null, totals: { veterans: 1 } });
});
