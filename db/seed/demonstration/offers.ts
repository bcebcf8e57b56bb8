import { sql } from 'kysely';
import { stopReplyClock, writeOffers } from '#features/applications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

const DAY = 86_400_000;
const DAYS_TO_ANSWER = 9;
const DAYS_UNTIL_START = 35;

const CONTRACT = {
  full_time: 'Permanent, six months’ probation',
  part_time: 'Permanent, part time',
  contract: 'Fixed term, 12 months',
  temporary: 'Fixed term, six months',
  internship: 'Internship, 12 weeks',
  apprenticeship: 'Apprenticeship with a training plan',
  volunteer: 'Volunteer agreement',
};

/** Gives every open offer of the demonstration its terms: the middle of the advertised pay, a start date and a day to answer by. */
export async function insertOfferTerms(db: TenantDb, country_id: number): Promise<void> {
  const offered = await db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .where('a.stage', '=', 'offer')
    .select(['a.id', 'a.job_id', 'j.title', 'j.salary_from', 'j.salary_to', 'j.salary_per', 'j.city', 'j.job_type'])
    // The demonstration has employers without a recruiter's account: their offers name nobody.
    .select(
      sql<number>`coalesce((select u.id from users u where u.tenant_id = ${db.tenant_id} and u.company_id = j.company_id
        and u.role = 'recruiter' and u.status = 'active' order by u.id limit 1), 0)`.as('made_by'),
    )
    .orderBy('a.id')
    .execute();
  for (const { id, job_id, title, salary_from, salary_to, salary_per, city, job_type, made_by } of offered) {
    const [from, to] = [salary_from ?? salary_to, salary_to ?? salary_from].map(Number);
    if (!from || !to) throw new Error(`The demonstration offers a job without pay: ${title}`);
    const middle = (from + to) / 2;
    await writeOffers(
      db,
      { country_id },
      { job_id, made_by, to: [{ application_id: id, revision: 1 }] },
      {
        pay_amount: salary_per === 'year' ? Math.round(middle / 100) * 100 : Math.round(middle * 100) / 100,
        pay_per: salary_per,
        start_on: nextMonday(Date.now() + DAYS_UNTIL_START * DAY),
        place: city,
        hours: job_type === 'part_time' ? '20 hours a week' : '37.5 hours a week',
        contract: job_type && CONTRACT[job_type],
        note: 'We liked how you described your work and would be glad to have you on the team. Call us if any of this does not suit you.',
        answer_by: new Date(Date.now() + DAYS_TO_ANSWER * DAY).toISOString().slice(0, 10),
      },
    );
    await stopReplyClock(db, id);
  }
}

function nextMonday(at: number): string {
  const daysOn = (8 - new Date(at).getUTCDay()) % 7;
  return new Date(at + daysOn * DAY).toISOString().slice(0, 10);
}
