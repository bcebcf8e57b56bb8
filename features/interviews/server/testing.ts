import type { Person, TestTenant } from '#apps/api/testing/index.ts';
import { buildApplication } from '#features/applications/server/testing.ts';
import { localTime } from '#kit/calendar/time-zones.ts';
import { chooseInterviewTime, type Interview, proposeInterview } from '../contract.ts';

export const ZONE = 'Europe/London';

/** A local time so many days from now. */
export const inDays = (days: number, time = '10:00', zone = ZONE) =>
  `${localTime(Date.now() + days * 86_400_000, zone).slice(0, 10)}T${time}`;

/** What a recruiter proposes unless a test says otherwise: two times by video, with the recruiter. */
export const proposal = (recruiter: Person, changes: object = {}) => ({
  format: 'video' as const,
  location: 'https://meet.example.org/fitter',
  note: 'Ask for Megan, please.',
  duration_minutes: 45,
  time_zone: ZONE,
  slots: [{ starts: inDays(3) }, { starts: inDays(4, '14:00') }],
  interviewer_ids: [recruiter.id],
  ...changes,
});

/** An application with an interview that waits for an answer, or whose first time is chosen. */
export async function buildInterview(tenant: TestTenant, options: { chosen?: boolean; slots?: { starts: string }[] } = {}) {
  const built = await buildApplication(tenant, { job: { title: 'Fitter' } });
  const body = proposal(built.recruiter, options.slots ? { slots: options.slots } : {});
  const created = await tenant.call(proposeInterview, { params: { id: built.id }, body }, built.recruiter);
  let interview: Interview = created.body.data;
  if (options.chosen) interview = (await choose(tenant, built.veteran, interview)).body.data;
  return { ...built, application_id: built.id, interview };
}

export const choose = (tenant: TestTenant, veteran: Person, { id, revision, slots }: Interview, slot = 0) =>
  tenant.call(
    chooseInterviewTime,
    { params: { id }, body: { revision, slot_id: slots[slot]?.id ?? 1, time_zone: 'America/New_York' } },
    veteran,
  );
