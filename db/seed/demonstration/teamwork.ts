import { sql } from 'kysely';
import { scoreApplicants, storeSentContent } from '#features/matching/server/index.ts';
import { ResumeContent } from '#features/resumes/content.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

const DAY = 86_400_000;
const CRITERIA = [
  { key: 'experience', label: 'Has done this kind of work, in or out of uniform' },
  { key: 'leadership', label: 'Has led people or taken charge of a task' },
  { key: 'safety', label: 'Follows and improves safe ways of working' },
];
const TAGS = ['Second round', 'Night shift', 'Driver', 'Strong letter'];
const NOTES = [
  'Clear letter, and the CV shows the hours on the tools. Worth a call this week.',
  'Spoke to the depot: they would take someone with this background and train the rest.',
  'Good on paper. Ask about shift work before we go further.',
];

/** The content of the CV that each applicant sent: their own. */
async function insertContents(db: TenantDb): Promise<void> {
  const sent = await db
    .selectFrom('applications as a')
    .innerJoin('resumes as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.user_id', '=', 'a.veteran_id'))
    .where('a.stage', '<>', 'draft')
    .where('r.trashed_at', 'is', null)
    .where('r.source', '<>', 'tailored')
    .distinctOn('a.id')
    .select(['a.id as application_id', 'a.veteran_id', 'r.content'])
    .orderBy('a.id')
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  for (const { content, ...application } of sent)
    await storeSentContent(db, { ...application, content: ResumeContent.parse(content) });
}

/** How recruiters of the demonstration work on applicants together: scores, tags, notes, saved views and the reply clock. */
export async function insertTeamwork(db: TenantDb, countryId: number): Promise<void> {
  const applications = await db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .where('a.stage', '<>', 'draft')
    .select(['a.id', 'a.job_id', 'a.stage', 'a.stage_since', 'j.company_id'])
    .orderBy('a.id')
    .execute();
  await insertContents(db);
  for (const [companyId, of] of Map.groupBy(applications, ({ company_id }) => company_id)) {
    const scores = await scoreApplicants({ db, countryId, companyId, applicationIds: of.map(({ id }) => id) });
    for (const [id, score] of scores)
      if (score !== null)
        await db
          .updateTable('applications')
          .set({ match_score: Math.round(score) })
          .where('tenant_id', '=', db.tenant_id)
          .where('id', '=', id)
          .execute();
    const recruiters = await db
      .selectFrom('users')
      .where('company_id', '=', companyId)
      .where('role', '=', 'recruiter')
      .where('status', '=', 'active')
      .select('id')
      .orderBy('id')
      .execute();
    const [first, second = first] = recruiters;
    if (first && second) await insertOf(db, of, first.id, second.id);
  }
  await sql`
    update applications a set
      reply_by = k.by, reply_missed_at = case when k.by < now() then k.by end
    from (select x.id, case
        when x.stage in ('submitted', 'in_review') then greatest(x.submitted_at, j.closes_at) + interval '14 days'
        when x.stage = 'shortlisted' then x.stage_since + interval '14 days'
        else x.stage_since + interval '7 days' end as by
      from applications x join jobs j on j.tenant_id = ${db.tenant_id} and j.id = x.job_id
      where x.tenant_id = ${db.tenant_id} and x.stage in ('submitted', 'in_review', 'shortlisted', 'interview', 'offer')) k
    where a.tenant_id = ${db.tenant_id} and a.id = k.id`.execute(db);
  // The first answer to each application was expected within the usual 14 days.
  await sql`
    update application_events e set reply_by = a.submitted_at + interval '14 days'
    from applications a
    where e.tenant_id = ${db.tenant_id} and a.tenant_id = ${db.tenant_id} and a.id = e.application_id and e.from_stage = 'submitted'
      and e.actor_id <> a.veteran_id`.execute(db);
}

type Row = { id: number; job_id: number; stage: string; stage_since: string };

async function insertOf(db: TenantDb, rows: readonly Row[], first: number, second: number): Promise<void> {
  const jobs = [...new Set(rows.map(({ job_id }) => job_id))];
  await db
    .insertInto('job_pipelines')
    .values(jobs.map((job_id) => ({ job_id, reply_days: 14, criteria: JSON.stringify(CRITERIA) })))
    .execute();
  // Every second job has a hiring team; on the others, all recruiters of the company are notified.
  const teams = jobs
    .filter((_, index) => index % 2 === 0)
    .flatMap((job_id) => [...new Set([first, second])].map((user_id) => ({ job_id, user_id, is_member: true })));
  if (teams.length > 0) await db.insertInto('hiring_team').values(teams).execute();
  const read = rows.filter(({ stage }) => stage !== 'submitted');
  if (read.length > 0) {
    await db
      .insertInto('application_reads')
      .values(
        [first, second]
          .filter((id, index, all) => all.indexOf(id) === index)
          .flatMap((recruiter_id) =>
            read.map(({ id, job_id, stage_since }) => ({ application_id: id, job_id, recruiter_id, read_at: stage_since })),
          ),
      )
      .execute();
  }
  const ahead = rows.filter(({ stage }) => stage === 'shortlisted' || stage === 'interview' || stage === 'offer');
  for (const [index, { id, job_id, stage_since }] of ahead.entries()) {
    const at = (days: number) => new Date(Math.min(Date.now(), Date.parse(stage_since) + days * DAY)).toISOString();
    const tag = TAGS[index % TAGS.length] ?? '';
    await db
      .insertInto('application_tags')
      .values({ application_id: id, job_id, tag_key: tag.toLowerCase(), tag, added_by: first, added_at: at(0) })
      .execute();
    await db
      .insertInto('application_notes')
      .values({
        application_id: id,
        author_id: index % 2 === 0 ? second : first,
        body: NOTES[index % NOTES.length] ?? '',
        created_at: at(0.5),
      })
      .execute();
    // The colleague has scored; what they gave is hidden until the first recruiter scores too.
    await db
      .insertInto('application_scores')
      .values({
        application_id: id,
        recruiter_id: second,
        scores: JSON.stringify(Object.fromEntries(CRITERIA.map(({ key }, place) => [key, 3 + ((index + place) % 3)]))),
        comment: null,
        submitted_at: at(1),
      })
      .execute();
  }
  await db
    .insertInto('pipeline_views')
    .values([
      {
        recruiter_id: first,
        name: 'Strong matches on the board',
        name_key: 'strong matches on the board',
        search: 'match=strong&view=board',
      },
      { recruiter_id: first, name: 'Not opened yet', name_key: 'not opened yet', search: 'unread=true' },
    ])
    .execute();
}
