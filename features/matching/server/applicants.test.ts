import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { withdrawApplication } from '#features/applications/contract.ts';
import { buildApplication } from '#features/applications/server/testing.ts';
import { getApplicantMatch } from '../contract.ts';
import { scoreApplicants } from './index.ts';
import { buildRecord, buildSentContent } from './testing.ts';

const JOB = {
  title: 'HGV Technician',
  description:
    '<p>Service and repair lorries: diesel engines, web design, vehicle maintenance.</p><p>You must hold a welding certificate.</p>',
  experience: 'mid' as const,
};
const SENT = {
  skills: [{ name: 'Diesel engines' }, { name: 'Web design', hidden: true }],
  military: [
    {
      id: 'a',
      service: 'British Army',
      rank: 'Sergeant',
      trade: 'Vehicle Mechanic',
      highlights: ['Ran a workshop of ten in Castle Rackrent'],
    },
  ],
};
/** What the veteran sent to nobody. */
const PRIVATE = {
  service: [{ rank: 'Major', trade: 'Nurse', clearance: 'SC' }],
  discharge_date: '2031-05-04',
  content: { skills: [{ name: 'Radar' }], clearance: { level: 'DV', shown: true } },
  wishes: { roles: ['Florist'], salary_from: 91_000, work_types: ['remote'] },
};

async function applicant() {
  const tenant = await newTenant();
  const application = await buildApplication(tenant, { job: JOB });
  await buildRecord(tenant, application.veteran.id, PRIVATE);
  await buildSentContent(tenant, application, SENT);
  return { tenant, ...application };
}

test('recruiters read why an applicant fits, without lines of the CV, hidden entries, wishes or what was not sent', async () => {
  const { tenant, id, recruiter } = await applicant();
  const { status, body } = await tenant.call(getApplicantMatch, { params: { id } }, recruiter);
  expect(status).toBe(200);
  const { match } = body.data;
  expect(match?.score).toBeGreaterThan(60);
  const reason = (kind: string) => match?.reasons.find((one) => one.kind === kind);
  expect(reason('occupation')).toMatchObject({
    text: expect.stringMatching(/^Their background leads to this work/),
    evidence: 'Vehicle Mechanic, British Army',
  });
  expect(reason('skills')?.evidence).toContain('CV: skills');
  expect(reason('level')).toMatchObject({ text: 'About the level of the job', evidence: 'Level reached in service' });
  expect(match?.gaps.map(({ text }) => text)).toEqual(['Not in their record: Welding and fabrication']);
  expect(JSON.stringify(match)).not.toMatch(/[Yy]ou |Rackrent|Florist|91|remote|2031|Sergeant|Radar|[Nn]urse|DV/);
  expect([...new Set([...(match?.reasons ?? []), ...(match?.gaps ?? [])].map(({ kind }) => kind))]).not.toEqual(
    expect.arrayContaining(['salary']),
  );
});

test('the score that lists show is returned too, because the advert may have changed since', async () => {
  const { tenant, id, recruiter } = await applicant();
  await tenant.run((db) => db.updateTable('applications').set({ match_score: 41 }).where('id', '=', id).execute());
  const { body } = await tenant.call(getApplicantMatch, { params: { id } }, recruiter);
  expect(body.data.match_score).toBe(41);
  expect(body.data.match?.score).toBeGreaterThan(60);
});

test('a clearance counts for employers only when the CV that was sent shows it', async () => {
  const { tenant, id, job_id, recruiter, veteran } = await applicant();
  await tenant.run(async (db) => {
    await db.updateTable('jobs').set({ security_clearance: 'SC' }).where('id', '=', job_id).execute();
    await db.insertInto('candidate_visibility').values({ user_id: veteran.id, shows_clearance: true }).execute();
  });
  const kinds = async () => {
    const { match } = (await tenant.call(getApplicantMatch, { params: { id } }, recruiter)).body.data;
    return [match?.reasons, match?.gaps].map((list) => list?.some(({ kind }) => kind === 'clearance'));
  };
  expect(await kinds()).toEqual([false, true]);
  await buildSentContent(tenant, { id, veteran }, { ...SENT, clearance: { level: 'SC', shown: true } });
  expect(await kinds()).toEqual([true, false]);
});

test('the number of a registration is not stored for employers, even where the CV shows it', async () => {
  const { tenant, id, veteran } = await applicant();
  const registrations = [{ code: 'uk-nmc-adult', name: 'Registered nurse, adult', number: '12A3456E', number_shown: true }];
  await buildSentContent(tenant, { id, veteran }, { ...SENT, registrations });
  const stored = await tenant.run((db) =>
    db.selectFrom('application_contents').selectAll().where('application_id', '=', id).execute(),
  );
  expect(JSON.stringify(stored)).toContain('Registered nurse, adult');
  expect(JSON.stringify(stored)).not.toContain('12A3456E');
});

test('a withdrawn application has no match', async () => {
  const { tenant, id, recruiter, veteran } = await applicant();
  await tenant.call(withdrawApplication, { params: { id } }, veteran);
  expect((await tenant.call(getApplicantMatch, { params: { id } }, recruiter)).status).toBe(404);
});

test('a CV that cannot be read leaves the service sent with the application', async () => {
  const tenant = await newTenant();
  const { id, recruiter } = await buildApplication(tenant, { job: JOB });
  const read = async () => (await tenant.call(getApplicantMatch, { params: { id } }, recruiter)).body.data.match;
  expect(await read()).toBeNull();
  const sent = [{ service: 'British Army', rank: 'Corporal', nato_code: 'OR-4', trade: 'REME: Vehicle Mechanic' }];
  await tenant.run((db) =>
    db
      .updateTable('applications')
      .set({ service: JSON.stringify(sent) })
      .where('id', '=', id)
      .execute(),
  );
  expect((await read())?.reasons[0]).toMatchObject({ kind: 'occupation', evidence: 'Vehicle Mechanic, British Army' });
});

test('scores of a list are those of the single matches, in whatever number, and only of the company', async () => {
  const { tenant, id, recruiter } = await applicant();
  const stranger = await buildApplication(tenant, { job: JOB });
  const { body } = await tenant.call(getApplicantMatch, { params: { id } }, recruiter);
  const requested = { countryId: 232, companyId: recruiter.company_id, applicationIds: [id, stranger.id] };
  const scores = await tenant.run((db) => scoreApplicants({ db, ...requested }));
  expect([...scores]).toEqual([[id, body.data.match?.score]]);
  const foreign = await tenant.call(getApplicantMatch, { params: { id: stranger.id } }, recruiter);
  expect(foreign.status).toBe(404);
});

test('says why there is nothing to compare', async () => {
  const tenant = await newTenant();
  const { id, recruiter } = await buildApplication(tenant, { job: JOB });
  const { body } = await tenant.call(getApplicantMatch, { params: { id } }, recruiter);
  expect(body.data).toEqual({ match: null, no_match: expect.stringContaining('still reading this CV'), match_score: null });
});
