import { ownApplicationPath } from '#features/applications/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

const DAY = 86_400_000;

/** Title and town of the jobs that the complete veteran of each tenant has saved. */
const SAVED: Record<'muster' | 'homefront', [title: string, city: string][]> = {
  muster: [
    ['Aircraft Mechanical Fitter', 'Carterton'],
    ['Aircraft Painter and Finisher', 'Carterton'],
    ['Fleet Technician (Trailers and Tail Lifts)', 'Peterborough'],
  ],
  homefront: [
    ['UH-60 Aircraft Mechanic', 'Huntsville'],
    ['Avionics Field Service Representative', 'Warner Robins'],
  ],
};

/** Saved jobs and notifications for the complete veteran, whose screens would otherwise be empty. */
export async function insertActivity(db: TenantDb, slug: 'muster' | 'homefront'): Promise<void> {
  const { id } = await db.selectFrom('users').select('id').where('email', '=', `veteran@${slug}.test`).executeTakeFirstOrThrow();
  await insertSavedJobs(db, id, SAVED[slug]);
  await insertJobReports(db, id, slug);
  await insertNotifications(db, id);
}

/** Reports of the first two saved jobs: the first waits in the operators' queue, the second is decided. */
async function insertJobReports(db: TenantDb, reporter_id: number, slug: 'muster' | 'homefront'): Promise<void> {
  const jobs = await db
    .selectFrom('saved_jobs')
    .where('veteran_id', '=', reporter_id)
    .select('job_id')
    .orderBy('saved_at', 'desc')
    .limit(2)
    .execute();
  const operator = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', `operator@${slug}.test`)
    .executeTakeFirstOrThrow();
  const [open, decided] = jobs;
  if (!open || !decided) throw new Error('The demonstration reports jobs that nobody has saved');
  const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  await db
    .insertInto('job_reports')
    .values([
      {
        job_id: open.job_id,
        reporter_id,
        reason: 'misleading',
        details: 'The advert says day shifts. On the phone they said three weeks of nights in four.',
        created_at: ago(1),
      },
      {
        job_id: decided.job_id,
        reporter_id,
        reason: 'gone',
        details: 'No one answered my call.',
        created_at: ago(9),
        outcome: 'kept',
        reply: 'The employer confirms that the job is open, and has added a phone number that is answered.',
        closed_by: operator.id,
        closed_at: ago(8),
      },
    ])
    .execute();
}

async function insertSavedJobs(db: TenantDb, veteran_id: number, wanted: [title: string, city: string][]): Promise<void> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'city'])
    .where(
      'title',
      'in',
      wanted.map(([title]) => title),
    )
    .execute();
  const rows = wanted.map(([title, city], index) => {
    const job = jobs.find((each) => each.title === title && each.city === city);
    if (!job) throw new Error(`The demonstration saves a job that does not exist: ${title}, ${city}`);
    return { veteran_id, job_id: job.id, saved_at: new Date(Date.now() - (index + 1) * 2 * DAY).toISOString() };
  });
  await db.insertInto('saved_jobs').values(rows).execute();
}

const NEWS: Record<string, { kind: string; title: (job: string, company: string) => string } | undefined> = {
  submitted: { kind: 'application_sent', title: (job, company) => `You applied for ${job} at ${company}` },
  in_review: { kind: 'application_moved', title: (job, company) => `${company} is reviewing applications for ${job}` },
  shortlisted: { kind: 'application_moved', title: (job, company) => `${company} shortlisted you for ${job}` },
  interview: { kind: 'application_moved', title: (job, company) => `${company} wants to interview you for ${job}` },
  offer: { kind: 'offer_made', title: (job, company) => `You have an offer from ${company}: ${job}` },
  not_selected: {
    kind: 'application_moved',
    title: (job, company) => `Your application for ${job} at ${company} wasn’t successful`,
  },
};

/** What the history of the veteran's applications would have told them. The latest two are unread. */
async function insertNotifications(db: TenantDb, user_id: number): Promise<void> {
  const events = await db
    .selectFrom('application_events as e')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.id', '=', 'e.application_id'),
    )
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('a.veteran_id', '=', user_id)
    .select(['a.id', 'e.at', 'e.to_stage', 'j.title', 'c.name as company'])
    .orderBy('e.at')
    .execute();
  const rows = events.flatMap(({ id, at, to_stage, title, company }, index) => {
    const news = NEWS[to_stage];
    const read_at = index < events.length - 2 ? new Date(Date.parse(at) + DAY / 4).toISOString() : null;
    return news
      ? {
          user_id,
          kind: news.kind,
          title: news.title(title, company),
          href: ownApplicationPath(id),
          created_at: at,
          read_at,
        }
      : [];
  });
  await db.insertInto('notifications').values(rows).execute();
}
