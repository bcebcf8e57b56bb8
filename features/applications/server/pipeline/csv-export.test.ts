import { expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { exportApplicants, findApplicantIds } from '../../pipeline-contract.ts';
import { addApplicants, buildApplication } from '../testing.ts';
import { applicantsCsv, ROWS_AT_ONCE } from './csv-export.ts';

const MANY = 5000;
const MORE = { questions: [], zone: 'Europe/London' };

/** A job with 5,000 applicants, the last of them with a name and a place that a spreadsheet would calculate. */
async function buildMany() {
  const tenant = await newTenant();
  const { job_id, recruiter } = await buildApplication(tenant, { job: { title: 'Fitter' } });
  await addApplicants(tenant, job_id, MANY - 1);
  await tenant.run(async (db) => {
    await db
      .updateTable('users')
      .set({ first_name: '=HYPERLINK("https://evil.example")' })
      .where('last_name', '=', `Applicant ${MANY - 1}`)
      .execute();
    await db.updateTable('applications').set({ place: '+44 Leeds, "Yorkshire"' }).where('job_id', '=', job_id).execute();
  });
  return { tenant, recruiter, job_id };
}

const idsOf = async (tenant: TestTenant, recruiter: Parameters<TestTenant['call']>[2], id: number) =>
  (await tenant.call(findApplicantIds, { params: { id } }, recruiter)).body.data;

test('the CSV of 5,000 applicants has each once, in the order of the list, and no cell that calculates', async () => {
  const { tenant, recruiter, job_id } = await buildMany();
  const { status, bytes, headers } = await tenant.call(exportApplicants, { params: { id: job_id } }, recruiter);
  expect([status, headers['content-type'], headers['content-length']]).toEqual([200, 'text/csv; charset=utf-8', undefined]);
  const text = bytes.toString();
  expect(text.startsWith('\uFEFFName,Email,Phone,Stage,')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(MANY + 1);
  const emails = lines.slice(1).map((line) => /[^,"]+@example\.test/.exec(line)?.[0]);
  const shown = await tenant.run((db) =>
    db
      .selectFrom('applications as a')
      .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.veteran_id'))
      .select(['a.id', 'u.email'])
      .execute(),
  );
  const emailOf = new Map(shown.map(({ id, email }) => [id, email]));
  expect(emails).toEqual((await idsOf(tenant, recruiter, job_id)).map((id) => emailOf.get(id)));
  expect(text.split('\r\n').filter((line) => /(^|,)"?[=+@-]/.test(line))).toEqual([]);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"") Applicant ${MANY - 1}",`);
  expect(text).toContain(`"'+44 Leeds, ""Yorkshire"""`);
});

test('a part is read only when the one before has been taken, and never more than its share', async () => {
  const { tenant, recruiter, job_id } = await buildMany();
  const ids = await idsOf(tenant, recruiter, job_id);
  let reads = 0;
  const of = { company_id: recruiter.company_id, viewer_id: recruiter.id };
  const parts = applicantsCsv(
    (work) => {
      reads++;
      return tenant.run(work);
    },
    of,
    ids,
    MORE,
  );
  expect((await parts.next()).value?.toString()).toMatch(/^\uFEFFName,[^\n]+\r\n$/);
  expect(reads).toBe(0);
  const sizes: number[] = [];
  for await (const part of parts) {
    sizes.push(part.toString().trimEnd().split('\r\n').length);
    expect(reads).toBe(sizes.length);
  }
  expect(sizes).toEqual(Array.from({ length: MANY / ROWS_AT_ONCE }, () => ROWS_AT_ONCE));
  // Applicants of another company are in no part, whatever ids are asked for.
  const stranger = await tenant.recruiter();
  const foreign = applicantsCsv(
    (work) => tenant.run(work),
    { company_id: stranger.company_id, viewer_id: stranger.id },
    ids,
    MORE,
  );
  const texts: string[] = [];
  for await (const part of foreign) texts.push(part.toString());
  expect(texts).toEqual([expect.stringMatching(/^\uFEFFName,/)]);
});

test('the CSV has local times, phone, answers and, for who has scored, the average score', async () => {
  const tenant = await newTenant();
  const { id, job_id, recruiter, veteran } = await buildApplication(tenant, { job: { title: 'Fitter' } });
  const colleague = await tenant.recruiter({ company_id: recruiter.company_id, is_admin: false });
  const questions = [{ question: 'Do you hold a licence?', type: 'yes_no', required: false }];
  const answers = [{ question: 'Do you hold a licence?', answer: 'Yes', passed: null }];
  await tenant.run(async (db) => {
    await db
      .updateTable('users')
      .set({ phone_number: '07700900123', country_code: '+44' })
      .where('id', '=', veteran.id)
      .execute();
    await db
      .updateTable('jobs')
      .set({ screening_questions: JSON.stringify(questions) })
      .where('id', '=', job_id)
      .execute();
    await db
      .updateTable('applications')
      .set({ submitted_at: '2026-07-01T09:30:00Z', answers: JSON.stringify(answers) })
      .where('tenant_id', '=', db.tenant_id)
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('application_scores')
      .values({ application_id: id, recruiter_id: recruiter.id, scores: JSON.stringify({ a: 4, b: 5 }) })
      .execute();
  });
  const rowFor = async (person: typeof recruiter) => {
    const { bytes } = await tenant.call(exportApplicants, { params: { id: job_id } }, person);
    const [head = '', line = ''] = bytes.toString().slice(1).split('\r\n');
    const names = head.split(',');
    return Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell]));
  };
  expect(await rowFor(recruiter)).toMatchObject({
    Phone: "'+44 7700 900123",
    Applied: '2026-07-01 10:30',
    'Average score': '4.5',
    'Scored by': '1',
    'Do you hold a licence?': 'Yes',
  });
  expect(await rowFor(colleague)).toMatchObject({ 'Average score': '', 'Scored by': '' });
});
