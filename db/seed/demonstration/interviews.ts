import { sql } from 'kysely';
import { instantsOf, localTime } from '#kit/calendar/time-zones.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

const DAY = 86_400_000;
const MINUTES = 45;
/** Local times by how many working days ahead they are. Each interview gets its own, so nobody is booked twice. */
const TIMES = ['09:30', '10:30', '11:30', '13:30', '14:30', '15:30'];

/** The zone of most employers of a tenant. */
const zoneOf = (country_id: number) => countryOf(country_id).closingZone;

/** A time so many working days ahead. */
function spanAt(days: number, time: string, zone: string) {
  let at = Date.now();
  for (let left = days; left > 0; ) {
    at += DAY;
    const weekday = new Date(`${localTime(at, zone).slice(0, 10)}T00:00:00Z`).getUTCDay();
    if (weekday > 0 && weekday < 6) left--;
  }
  const found = instantsOf(`${localTime(at, zone).slice(0, 10)}T${time}`, zone);
  const starts_at = found.kind === 'once' ? found.at : new Date(at).toISOString();
  return { starts_at, ends_at: new Date(Date.parse(starts_at) + MINUTES * 60_000).toISOString() };
}

/** Interviews for applications at that stage, in turn: times to choose from, a time chosen, and no time that fits. */
export async function insertInterviews(db: TenantDb, country_id: number): Promise<void> {
  const zone = zoneOf(country_id);
  const { rows } = await sql<{ id: number; veteran_id: number; recruiter_id: number }>`
    select a.id, a.veteran_id, (select min(u.id) from users u where u.tenant_id = ${db.tenant_id} and u.company_id = j.company_id
             and u.role = 'recruiter' and u.status = 'active') as recruiter_id
      from applications a join jobs j on j.tenant_id = ${db.tenant_id} and j.id = a.job_id
     where a.tenant_id = ${db.tenant_id} and a.stage = 'interview' and exists (select from users u where u.tenant_id = ${db.tenant_id}
             and u.company_id = j.company_id and u.role = 'recruiter' and u.status = 'active')
     order by a.id limit ${TIMES.length}`.execute(db);
  for (const [index, { id: application_id, veteran_id, recruiter_id }] of rows.entries()) {
    const time = TIMES[index] ?? '10:00';
    const kind = (['scheduled', 'proposed', 'none_fit'] as const)[index % 3] ?? 'proposed';
    const spans =
      kind === 'none_fit' ? [] : kind === 'scheduled' ? [spanAt(2, time, zone)] : [2, 3, 4].map((day) => spanAt(day, time, zone));
    const [chosen] = kind === 'scheduled' ? spans : [];
    const at = new Date(Date.now() - DAY).toISOString();
    const { id } = await db
      .insertInto('interviews')
      .values({
        application_id,
        status: kind,
        sequence: chosen ? 1 : 0,
        revision: kind === 'proposed' ? 1 : 2,
        format: index % 2 === 0 ? 'video' : 'in_person',
        location: index % 2 === 0 ? 'https://meet.example.org/interview' : 'Reception, main building',
        note: 'We will talk about the job, the team and your last role. It takes about 45 minutes.',
        duration_minutes: MINUTES,
        time_zone: zone,
        veteran_time_zone: kind === 'proposed' ? null : zone,
        starts_at: chosen?.starts_at ?? null,
        ends_at: chosen?.ends_at ?? null,
        wish: kind === 'none_fit' ? 'I am on a course until Friday. Any morning next week would work.' : null,
        created_by: recruiter_id,
        created_at: new Date(Date.now() - 2 * DAY).toISOString(),
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('interview_interviewers').values({ interview_id: id, user_id: recruiter_id }).execute();
    if (kind === 'proposed')
      await db
        .insertInto('interview_slots')
        .values(spans.map((span) => ({ interview_id: id, ...span })))
        .execute();
    const people = kind === 'scheduled' ? [recruiter_id, veteran_id] : [recruiter_id];
    const bookings = people.flatMap((user_id) =>
      spans.map(({ starts_at, ends_at }) => ({ interview_id: id, user_id, during: `[${starts_at},${ends_at})` })),
    );
    if (bookings.length > 0) await db.insertInto('interview_bookings').values(bookings).execute();
    await db
      .insertInto('interview_events')
      .values([
        { interview_id: id, actor_id: recruiter_id, kind: 'proposed', at: new Date(Date.now() - 2 * DAY).toISOString() },
        ...(kind === 'proposed'
          ? []
          : [{ interview_id: id, actor_id: veteran_id, kind, starts_at: chosen?.starts_at ?? null, at } as const]),
      ])
      .execute();
  }
}
