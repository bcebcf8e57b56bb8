import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant, whileRefusing } from '#apps/api/testing/index.ts';
import { acceptOffer, getApplication, moveApplicant, withdrawApplication } from '#features/applications/contract.ts';
import { buildApplication, passUndo } from '#features/applications/server/testing.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import type { Stage } from '#features/jobs/stages.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { appointmentFile } from '#kit/calendar/icalendar.ts';
import { instantsOf, localTime } from '#kit/calendar/time-zones.ts';
import type { MailCalendar } from '#kit/server/mail/mail.ts';
import {
  cancelInterview,
  cancelOwnInterview,
  declineInterviewTimes,
  findApplicantInterviews,
  findInterviewers,
  findInterviews,
  findOwnInterviews,
  getInterviewCalendar,
  type Interview,
  proposeInterview,
  recordInterview,
  rescheduleInterview,
} from '../contract.ts';
import { buildInterview, choose, inDays, proposal, ZONE } from './testing.ts';

const titles = async (tenant: TestTenant, person: Person) =>
  (await tenant.call(findNotifications, {}, person)).body.data.map(({ title }) => title);

/** The appointments mailed to someone, oldest first, as their calendar reads them. */
async function mailedTo(tenant: TestTenant, person: Person) {
  const rows = await tenant.run((db) =>
    db.selectFrom('mails').select('calendar').where('to_email', '=', person.email).orderBy('id').execute(),
  );
  return rows.flatMap(({ calendar }) => {
    if (calendar === null) return [];
    const { method, event } = calendar as MailCalendar;
    const file = appointmentFile(event, { method, organizer: { name: 'M', address: 'm@m.test' }, attendee: person.email });
    const root = new ICAL.Component(ICAL.parse(file));
    const vevent = new ICAL.Event(root.getFirstSubcomponent('vevent') ?? undefined);
    return [
      {
        method: root.getFirstPropertyValue('method'),
        uid: vevent.uid,
        sequence: vevent.sequence,
        at: vevent.startDate.toJSDate().toISOString(),
      },
    ];
  });
}

const none = (tenant: TestTenant, veteran: Person, { id, revision }: Interview, wish = 'Any morning.') =>
  tenant.call(declineInterviewTimes, { params: { id }, body: { revision, wish, time_zone: ZONE } }, veteran);

/** Lets the time of an interview pass. */
const begin = (tenant: TestTenant, id: number, startsInHours: number) =>
  tenant.run((db) =>
    db
      .updateTable('interviews')
      .set({
        starts_at: new Date(Date.now() + startsInHours * 3_600_000).toISOString(),
        ends_at: new Date(Date.now() + (startsInHours + 1) * 3_600_000).toISOString(),
        reminded_at: null,
      })
      .where('tenant_id', '=', db.tenant_id)
      .where('id', '=', id)
      .execute(),
  );

const upkeep = (tenant: TestTenant) => tenant.app.muster.background.drain('interview_upkeep');
const queueUpkeep = (tenant: TestTenant) => tenant.run((db) => tenant.app.muster.background.send(db, 'interview_upkeep', 1));

describe('from proposal to appointment', () => {
  test('times in the recruiter’s zone reach the veteran, who chooses one; both get it for their calendars', async () => {
    const tenant = await newTenant();
    const { interview, veteran, recruiter, application_id } = await buildInterview(tenant);
    expect(interview).toMatchObject({
      status: 'proposed',
      revision: 1,
      interviewers: [{ id: recruiter.id }],
      actions: ['reschedule', 'cancel'],
    });
    expect(interview.slots.map(({ starts_at }) => localTime(starts_at, ZONE))).toEqual([inDays(3), inDays(4, '14:00')]);
    expect((await titles(tenant, veteran))[0]).toMatch(/invites you to an interview: Fitter$/);

    const seen = (await tenant.call(findOwnInterviews, { query: { application_id } }, veteran)).body.data[0];
    expect(seen).toMatchObject({
      id: interview.id,
      actions: ['choose', 'none_fit', 'cancel'],
      location: 'https://meet.example.org/fitter',
    });
    const chosen = await choose(tenant, veteran, seen as Interview, 1);
    expect([chosen.status, chosen.body.data]).toMatchObject([
      200,
      { status: 'scheduled', revision: 2, slots: [], veteran_time_zone: 'America/New_York' },
    ]);
    expect(localTime(chosen.body.data.starts_at ?? '', ZONE)).toBe(inDays(4, '14:00'));
    expect((await titles(tenant, recruiter))[0]).toMatch(/chose a time: Fitter$/);
    const invitation = { method: 'REQUEST', sequence: 1, at: chosen.body.data.starts_at };
    const [forVeteran, forRecruiter] = [await mailedTo(tenant, veteran), await mailedTo(tenant, recruiter)];
    expect([forVeteran, forRecruiter]).toMatchObject([[invitation], [invitation]]);
    expect(forVeteran[0]?.uid).toBe(forRecruiter[0]?.uid);
    const history = (await tenant.call(findApplicantInterviews, { params: { id: application_id } }, recruiter)).body;
    expect(history.data[0]?.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['proposed', 'You'],
      ['scheduled', expect.stringMatching(/^Sam Test/)],
    ]);
    expect(history.may_propose).toBe(true);
  });

  test('the mail names both zones once the veteran’s is known', async () => {
    const tenant = await newTenant();
    const { interview, veteran } = await buildInterview(tenant, { chosen: true });
    const mail = await tenant.run((db) =>
      db
        .selectFrom('mails')
        .select('body_text')
        .where('to_email', '=', veteran.email)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    expect(interview.status).toBe('scheduled');
    expect(mail.body_text).toMatch(/10:00 to 10:45 London time \((GMT|BST)\)\. That is 0[56]:00 New York time/);
  });

  test('no time fits: the wish reaches the interviewers, and other times are proposed', async () => {
    const tenant = await newTenant();
    const { interview, veteran, recruiter } = await buildInterview(tenant);
    const declined = await none(tenant, veteran, interview, 'Mornings only, please.');
    expect(declined.body.data).toMatchObject({ status: 'none_fit', wish: 'Mornings only, please.', slots: [] });
    expect((await titles(tenant, recruiter))[0]).toMatch(/^No time fits Sam/);
    const { id, revision } = declined.body.data;
    const body = { ...proposal(recruiter, { slots: [{ starts: inDays(5, '09:00') }] }), revision, reason: '' };
    const again = await tenant.call(rescheduleInterview, { params: { id }, body }, recruiter);
    expect(again.body.data).toMatchObject({ status: 'proposed', wish: null, revision: 3 });
    expect((await titles(tenant, veteran))[0]).toMatch(/proposes other times/);
    // Nobody had the appointment yet.
    expect(await mailedTo(tenant, veteran)).toEqual([]);
  });

  test('a new time after one was chosen withdraws it from calendars and comes back under the same id with a higher sequence', async () => {
    const tenant = await newTenant();
    const { interview, veteran, recruiter } = await buildInterview(tenant, { chosen: true });
    const body = {
      ...proposal(recruiter, { slots: [{ starts: inDays(6, '11:00') }] }),
      revision: interview.revision,
      reason: 'The workshop is closed that day.',
    };
    const moved = await tenant.call(rescheduleInterview, { params: { id: interview.id }, body }, recruiter);
    expect(moved.body.data).toMatchObject({ status: 'proposed', starts_at: null });
    await choose(tenant, veteran, moved.body.data);
    for (const person of [veteran, recruiter]) {
      const mailed = await mailedTo(tenant, person);
      expect(mailed.map(({ method, sequence }) => [method, sequence])).toEqual([
        ['REQUEST', 1],
        // Whoever proposes other times is not told of that; the next time replaces the earlier one.
        ...(person === veteran ? [['CANCEL', 2]] : []),
        ['REQUEST', 3],
      ]);
      expect(new Set(mailed.map(({ uid }) => uid)).size).toBe(1);
    }
  });

  test('a cancelled appointment is withdrawn from both calendars under the same id with a higher sequence', async () => {
    const tenant = await newTenant();
    const { interview, veteran, recruiter } = await buildInterview(tenant, { chosen: true });
    const body = { revision: interview.revision, reason: 'The role is on hold.' };
    const cancelled = await tenant.call(cancelInterview, { params: { id: interview.id }, body }, recruiter);
    expect([cancelled.status, cancelled.body.data.status]).toEqual([200, 'cancelled']);
    for (const person of [veteran, recruiter]) {
      const [request, cancel, ...more] = await mailedTo(tenant, person);
      expect(more).toEqual([]);
      expect(request).toMatchObject({ method: 'REQUEST', sequence: 1, at: interview.starts_at });
      expect(cancel).toEqual({ method: 'CANCEL', uid: request?.uid, sequence: 2, at: interview.starts_at });
    }
  });

  test('the veteran asks for another time, or cancels; the reason reaches the other side', async () => {
    const tenant = await newTenant();
    const first = await buildInterview(tenant, { chosen: true });
    expect((await none(tenant, first.veteran, first.interview)).body.data).toMatchObject({ status: 'none_fit', starts_at: null });
    expect((await titles(tenant, first.recruiter))[0]).toMatch(/asks for another time/);
    const { interview, veteran, recruiter } = await buildInterview(tenant, { chosen: true });
    const body = { revision: interview.revision, reason: 'I have taken another job.' };
    const cancelled = await tenant.call(cancelOwnInterview, { params: { id: interview.id }, body }, veteran);
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', cancel_reason: body.reason, actions: [] });
    expect((await mailedTo(tenant, recruiter)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
  });

  test('an outcome is recorded once it has begun, and can be corrected', async () => {
    const tenant = await newTenant();
    const { interview, recruiter, veteran } = await buildInterview(tenant, { chosen: true });
    const record = (outcome: 'completed' | 'no_show', revision: number) =>
      tenant.call(recordInterview, { params: { id: interview.id }, body: { outcome, revision } }, recruiter);
    const early = await record('completed', interview.revision);
    expect([early.status, early.failure.message]).toEqual([409, 'You can record the outcome once the interview has started.']);
    await begin(tenant, interview.id, -2);
    const missed = await record('no_show', interview.revision);
    expect(missed.body.data).toMatchObject({ status: 'no_show', actions: ['complete'] });
    expect((await titles(tenant, veteran))[0]).toMatch(/noted that you were not at the interview/);
    expect((await record('completed', missed.body.data.revision)).body.data.status).toBe('completed');
  });

  test('the calendar file is for both sides, and only once a time is chosen', async () => {
    const tenant = await newTenant();
    const { interview, veteran, recruiter } = await buildInterview(tenant);
    const get = (as: Person) => tenant.call(getInterviewCalendar, { params: { id: interview.id } }, as);
    expect((await get(veteran)).status).toBe(409);
    const chosen = (await choose(tenant, veteran, interview)).body.data;
    for (const [person, title, file] of [
      [veteran, /^Interview: Fitter, /, /"Interview Fitter, .+\.ics"/],
      [recruiter, /^Interview: Sam .+, Fitter$/, /"Interview Sam .+, Fitter\.ics"/],
    ] as const) {
      const { headers, bytes } = await get(person);
      expect(headers['content-disposition']).toMatch(file);
      const root = new ICAL.Component(ICAL.parse(bytes.toString()));
      const event = new ICAL.Event(root.getFirstSubcomponent('vevent') ?? undefined);
      expect([event.startDate.toJSDate().toISOString(), event.summary]).toEqual([chosen.starts_at, expect.stringMatching(title)]);
      expect(bytes.toString()).not.toContain('ATTENDEE');
    }
  });
});

describe('times', () => {
  test.each([
    [{ slots: [{ starts: inDays(-1) }] }, 'slots.0.starts', /passed/],
    [{ slots: [{ starts: inDays(3) }, { starts: inDays(3, '10:20') }] }, 'slots.1.starts', /overlaps/],
    [{ slots: [{ starts: '2027-02-30T10:00' }] }, 'slots.0.starts', /2026-11-25T10:30/],
    [{ slots: [] }, 'slots', /at least one/],
    [{ slots: Array.from({ length: 11 }, (_, day) => ({ starts: inDays(day + 1) })) }, 'slots', /10 times at most/],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone', /from the list/],
    [{ duration_minutes: 10 }, 'duration_minutes', /at least 15/],
    [{ location: 'javascript:alert(1)' }, 'location', /https/],
    [{ format: 'phone', location: 'call me' }, 'location', /phone number/],
    [{ format: 'in_person', location: '' }, 'location', /where it takes place/],
    [{ interviewer_ids: [] }, 'interviewer_ids', /at least one/],
    [{ interviewer_ids: [2_000_000] }, 'interviewer_ids', /active recruiters of your company/],
    [{ note: 'x'.repeat(2001) }, 'note', /2,000/],
  ])('%j is refused at its field', async (changes, field, message) => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    const { status, failure } = await tenant.call(
      proposeInterview,
      { params: { id }, body: proposal(recruiter, changes) },
      recruiter,
    );
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
    expect(failure.errors?.[field]?.[0]).toMatch(message);
  });

  test('that no clock shows are refused with the time to choose instead', async () => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    const [zone, starts] = nextGap();
    const body = proposal(recruiter, { time_zone: zone, slots: [{ starts }] });
    const { status, failure } = await tenant.call(proposeInterview, { params: { id }, body }, recruiter);
    expect([status, failure.errors?.['slots.0.starts']?.[0]]).toEqual([
      422,
      expect.stringMatching(/clocks go forward.*Choose \d\d:\d\d/),
    ]);
  });

  test('a time that has passed since can’t be chosen', async () => {
    const tenant = await newTenant();
    const { interview, veteran } = await buildInterview(tenant);
    await tenant.run((db) =>
      db
        .updateTable('interview_slots')
        .set({ starts_at: '2026-01-01T10:00:00Z', ends_at: '2026-01-01T11:00:00Z' })
        .where('tenant_id', '=', db.tenant_id)
        .where('id', '=', interview.slots[0]?.id ?? 0)
        .execute(),
    );
    const { status, failure } = await choose(tenant, veteran, interview);
    expect([status, failure.errors?.slot_id?.[0]]).toEqual([422, expect.stringContaining('has passed')]);
  });
});

/** A zone and local time within the next half year that its clocks jump over. */
function nextGap(): [string, string] {
  for (const zone of ['Europe/London', 'America/New_York', 'Australia/Sydney', 'America/Santiago'])
    for (let days = 1; days < 175; days++)
      for (const time of ['00:30', '01:30', '02:30'])
        if (instantsOf(inDays(days, time, zone), zone).kind === 'never') return [zone, inDays(days, time, zone)];
  throw new Error('No zone goes over to summer time within half a year');
}

describe('nobody is booked twice', () => {
  test('a clash names who is taken, when and by whom, also for a time that is only on offer', async () => {
    const tenant = await newTenant();
    const first = await buildInterview(tenant);
    const other = await applyTo(tenant, first.recruiter);
    const slots = [{ starts: inDays(3, '10:30') }, { starts: inDays(9) }];
    const propose = () =>
      tenant.call(proposeInterview, { params: { id: other.id }, body: proposal(first.recruiter, { slots }) }, first.recruiter);
    const clash = await propose();
    expect([clash.status, clash.failure.errors]).toEqual([
      409,
      {
        'slots.0.starts': [
          expect.stringMatching(/^Sam Test\d+ has a time on offer from 10:00 to 10:45 with Sam Test\d+ \(Fitter\)\.$/),
        ],
      },
    ]);
    // Freed by the choice of the other time.
    await choose(tenant, first.veteran, first.interview, 1);
    expect((await propose()).status).toBe(201);
  });

  test('of two recruiters who propose the same time of a colleague at once, one succeeds', async () => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    const applications = [id, ...(await Promise.all([1, 2, 3].map(() => applyTo(tenant, recruiter)))).map((one) => one.id)];
    const answers = await Promise.all(
      applications.map((one) => tenant.call(proposeInterview, { params: { id: one }, body: proposal(recruiter) }, recruiter)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const bookings = await tenant.run((db) => db.selectFrom('interview_bookings').select('interview_id').execute());
    expect(bookings).toHaveLength(2);
  });

  test('the database refuses an overlap that the code would let through', async () => {
    const tenant = await newTenant();
    const { interview, recruiter } = await buildInterview(tenant);
    const [slot] = interview.slots;
    const insert = tenant.run((db) =>
      db
        .insertInto('interview_bookings')
        .values({ interview_id: interview.id, user_id: recruiter.id, during: `[${slot?.starts_at},${slot?.ends_at}]` })
        .execute(),
    );
    await expect(insert).rejects.toThrow('interview_bookings_once');
  });

  test('a veteran does not choose two interviews at a time', async () => {
    const tenant = await newTenant();
    const first = await buildInterview(tenant, { chosen: true });
    const other = await buildApplication(tenant, { veteran: first.veteran });
    const created = await tenant.call(
      proposeInterview,
      { params: { id: other.id }, body: proposal(other.recruiter) },
      other.recruiter,
    );
    const clash = await choose(tenant, first.veteran, created.body.data);
    expect([clash.status, clash.failure.message]).toEqual([
      409,
      expect.stringMatching(/^You already have an interview at that time: Fitter, /),
    ]);
  });
});

describe('two choices at the same moment', () => {
  test('of overlapping times that two companies offer one veteran, one wins and the other is chosen again', async () => {
    const tenant = await newTenant();
    const first = await buildInterview(tenant);
    const other = await buildApplication(tenant, { veteran: first.veteran });
    const slots = [{ starts: inDays(3, '10:30') }, { starts: inDays(5) }];
    const created = await tenant.call(
      proposeInterview,
      { params: { id: other.id }, body: proposal(other.recruiter, { slots }) },
      other.recruiter,
    );
    const interviews = [first.interview, created.body.data];
    const answers = await Promise.all(interviews.map((one) => choose(tenant, first.veteran, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.findIndex(({ status }) => status === 409);
    expect(answers[lost]?.failure.message).toMatch(/an interview at that time.*Choose another time\.$/);
    // The refused choice has changed nothing: the same page still offers its other time.
    const again = await choose(tenant, first.veteran, interviews[lost] as Interview, 1);
    expect([again.status, again.body.data.status]).toEqual([200, 'scheduled']);
  });

  test('of the last time on offer in two tabs of one veteran, one wins and both calendars get one appointment', async () => {
    const tenant = await newTenant();
    const { interview, veteran, recruiter } = await buildInterview(tenant);
    const answers = await Promise.all([0, 1, 0].map((slot) => choose(tenant, veteran, interview, slot)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await mailedTo(tenant, recruiter)).toHaveLength(1);
    expect(await tenant.run((db) => db.selectFrom('interview_bookings').select('user_id').execute())).toHaveLength(2);
  });

  test('two veterans never hold overlapping times of one recruiter to choose from', async () => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    const other = await applyTo(tenant, recruiter);
    const offers = await Promise.all(
      [
        [id, '10:00'],
        [other.id, '10:30'],
      ].map(([application, time]) =>
        tenant.call(
          proposeInterview,
          {
            params: { id: Number(application) },
            body: proposal(recruiter, { slots: [{ starts: inDays(3, String(time)) }] }),
          },
          recruiter,
        ),
      ),
    );
    expect(offers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = offers.find(({ status }) => status === 409);
    expect(refused?.failure.errors?.['slots.0.starts']?.[0]).toMatch(/has a time on offer from 10:/);
  });
});

/** Another person's application to a job of the recruiter's company. */
async function applyTo(tenant: TestTenant, { company_id }: { company_id: number }) {
  const veteran = await tenant.veteran();
  const job_id = await buildJob(tenant, { company_id });
  return tenant.run(async (db) => {
    const { id } = await db
      .insertInto('applications')
      .values({ job_id, veteran_id: veteran.id, stage: 'in_review', submitted_at: new Date().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, veteran };
  });
}

describe('two tabs and both sides at once', () => {
  test('a change of what has changed is refused and says what happened', async () => {
    const tenant = await newTenant();
    const { interview, veteran, recruiter } = await buildInterview(tenant);
    await choose(tenant, veteran, interview);
    const again = await choose(tenant, veteran, interview, 1);
    expect([again.status, again.failure]).toMatchObject([
      409,
      { message: expect.stringContaining('a time was chosen'), data: { revision: 2 } },
    ]);
    const body = { revision: interview.revision, reason: 'Late' };
    expect((await tenant.call(cancelInterview, { params: { id: interview.id }, body }, recruiter)).status).toBe(409);
  });

  test('of a choice, a refusal and a cancellation at once, exactly one takes effect', async () => {
    const tenant = await newTenant();
    const { interview, veteran, recruiter } = await buildInterview(tenant);
    const { id, revision } = interview;
    const answers = await Promise.all([
      choose(tenant, veteran, interview),
      none(tenant, veteran, interview),
      tenant.call(cancelInterview, { params: { id }, body: { revision, reason: 'Filled' } }, recruiter),
      choose(tenant, veteran, interview, 1),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const [after] = (await tenant.call(findOwnInterviews, {}, veteran)).body.data;
    expect([after?.revision, after?.events.length]).toEqual([2, 2]);
  });
});

describe('upkeep', () => {
  test('reminds both sides once within a day of the beginning, and not after a cancellation', async () => {
    const tenant = await newTenant();
    const soon = await buildInterview(tenant, { chosen: true });
    await begin(tenant, soon.interview.id, 23);
    const far = await buildInterview(tenant, { chosen: true });
    const cancelled = await buildInterview(tenant, { chosen: true });
    await begin(tenant, cancelled.interview.id, 22);
    const body = { revision: cancelled.interview.revision, reason: 'Ill' };
    await tenant.call(cancelInterview, { params: { id: cancelled.interview.id }, body }, cancelled.recruiter);
    for (const _ of [1, 2]) await queueUpkeep(tenant);
    await Promise.all([upkeep(tenant), upkeep(tenant)]);
    const reminders = async (person: Person) =>
      (await titles(tenant, person)).filter((title) => /coming up|soon/.test(title)).length;
    expect([await reminders(soon.veteran), await reminders(soon.recruiter)]).toEqual([1, 1]);
    for (const person of [far.veteran, far.recruiter, cancelled.veteran, cancelled.recruiter])
      expect(await reminders(person)).toBe(0);
  });

  test('a reminder that fails delays no other', async () => {
    const tenant = await newTenant();
    const built = [1, 2, 3].map(() => buildInterview(tenant, { chosen: true }));
    const interviews = await Promise.all(built);
    for (const { interview } of interviews) await begin(tenant, interview.id, 23);
    const veterans = interviews.sort((a, b) => a.interview.id - b.interview.id).map(({ veteran }) => veteran);
    const counts = () =>
      Promise.all(
        veterans.map(async (veteran) => (await titles(tenant, veteran)).filter((title) => /coming up|soon/.test(title)).length),
      );
    await queueUpkeep(tenant);
    await whileRefusing('notifications', `user_id = ${veterans[1]?.id}`, () => upkeep(tenant));
    expect(await counts()).toEqual([1, 0, 1]);
    await queueUpkeep(tenant);
    await upkeep(tenant);
    expect(await counts()).toEqual([1, 1, 1]);
  });

  test('an application that ends takes its interview with it, whoever ended it, after the time to undo', async () => {
    const tenant = await newTenant();
    const first = await buildInterview(tenant, { chosen: true });
    const second = await buildInterview(tenant);
    await tenant.call(withdrawApplication, { params: { id: first.application_id } }, first.veteran);
    const move = { stage: 'not_selected' as const, reason: 'location' };
    await tenant.call(moveApplicant, { params: { id: second.application_id }, body: move }, second.recruiter);
    await passUndo(tenant);
    // Neither side can change it meanwhile.
    const refused = await choose(tenant, second.veteran, second.interview);
    expect([refused.status, refused.failure.message]).toEqual([409, expect.stringContaining('application has ended')]);
    await queueUpkeep(tenant);
    await upkeep(tenant);
    const status = async (as: Person) => (await tenant.call(findOwnInterviews, {}, as)).body.data[0]?.status;
    expect([await status(first.veteran), await status(second.veteran)]).toEqual(['scheduled', 'proposed']);
    await tenant.run((db) =>
      db
        .updateTable('applications')
        .set({ stage_since: new Date(Date.now() - 60_000).toISOString() })
        .where('tenant_id', '=', db.tenant_id)
        .execute(),
    );
    await queueUpkeep(tenant);
    await upkeep(tenant);
    expect([await status(first.veteran), await status(second.veteran)]).toEqual(['cancelled', 'cancelled']);
    expect((await mailedTo(tenant, first.recruiter)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    const bookings = await tenant.run((db) => db.selectFrom('interview_bookings').select('interview_id').execute());
    expect(bookings).toEqual([]);
  });

  test.each<[Stage, (built: Awaited<ReturnType<typeof buildInterview>>, tenant: TestTenant) => Promise<unknown>, RegExp | null]>([
    [
      'hired',
      async ({ id, recruiter, veteran }, tenant) => {
        await tenant.call(moveApplicant, { params: { id }, body: { stage: 'offer' } }, recruiter);
        await passUndo(tenant);
        return tenant.call(acceptOffer, { params: { id }, body: {} }, veteran);
      },
      /^You no longer need your interview on \d+ \w+: Fitter$/,
    ],
    [
      'withdrawn',
      ({ id, veteran }, tenant) => tenant.call(withdrawApplication, { params: { id } }, veteran),
      /^You no longer need your interview on \d+ \w+: Fitter$/,
    ],
    [
      'not_selected',
      ({ id, recruiter }, tenant) =>
        tenant.call(moveApplicant, { params: { id }, body: { stage: 'not_selected', reason: 'location' } }, recruiter),
      /^Your interview on \d+ \w+ won’t take place: Fitter$/,
    ],
  ])(
    'an application that ends as %s says what that means for its interview, and nothing about open times',
    async (stage, end, title) => {
      for (const chosen of [true, false]) {
        const tenant = await newTenant();
        const built = await buildInterview(tenant, { chosen });
        await end(built, tenant);
        await passUndo(tenant);
        await tenant.run((db) =>
          db
            .updateTable('applications')
            .set({ stage_since: new Date(Date.now() - 60_000).toISOString() })
            .where('tenant_id', '=', db.tenant_id)
            .execute(),
        );
        const before = await titles(tenant, built.veteran);
        await queueUpkeep(tenant);
        await upkeep(tenant);
        const added = (await titles(tenant, built.veteran)).slice(0, -before.length);
        expect([stage, added]).toEqual([stage, chosen ? [expect.stringMatching(title ?? '')] : []]);
      }
    },
  );

  test('proposing times moves the applicant and tells the veteran once, whenever the move was made, and never the proposer', async () => {
    const tenant = await newTenant();
    const once = [expect.stringContaining('invites you to an interview: Fitter'), expect.stringMatching(/^You applied/)];
    for (const at of ['before', 'with', 'after']) {
      const { id, recruiter, veteran } = await buildApplication(tenant, { job: { title: 'Fitter' } });
      const move = () => tenant.call(moveApplicant, { params: { id }, body: { stage: 'interview' } }, recruiter);
      if (at === 'before') await move();
      const body = { ...proposal(recruiter), move_to_interview: at === 'with' };
      expect((await tenant.call(proposeInterview, { params: { id }, body }, recruiter)).status).toBe(201);
      if (at === 'after') await move();
      await passUndo(tenant);
      expect([at, await titles(tenant, veteran)]).toEqual([at, once]);
      expect((await titles(tenant, recruiter)).filter((title) => !title.includes(' applied for '))).toEqual([]);
      const { data } = (await tenant.call(getApplication, { params: { id } }, veteran)).body;
      expect(data.stage).toBe('interview');
    }
  });

  test('an interview goes with its application and its people', async () => {
    const tenant = await newTenant();
    const { veteran } = await buildInterview(tenant, { chosen: true });
    await tenant.run((db) => db.deleteFrom('users').where('tenant_id', '=', db.tenant_id).where('id', '=', veteran.id).execute());
    for (const table of [
      'interviews',
      'interview_slots',
      'interview_bookings',
      'interview_events',
      'interview_interviewers',
    ] as const)
      expect(await tenant.run((db) => db.selectFrom(table).selectAll().execute())).toEqual([]);
  });
});

describe('who may see and change an interview', () => {
  test('neither another company nor another veteran, an operator or a visitor', async () => {
    const tenant = await newTenant();
    const { interview, application_id } = await buildInterview(tenant, { chosen: true });
    const { id, revision } = interview;
    const [rival, stranger, operator] = [await tenant.recruiter(), await tenant.veteran(), await tenant.person('operator')];
    const cancelBody = { revision, reason: 'No' };
    const statuses = [
      await tenant.call(findApplicantInterviews, { params: { id: application_id } }, rival),
      await tenant.call(cancelInterview, { params: { id }, body: cancelBody }, rival),
      await tenant.call(cancelOwnInterview, { params: { id }, body: cancelBody }, stranger),
      await none(tenant, stranger, interview),
      await tenant.call(getInterviewCalendar, { params: { id } }, rival),
      await tenant.call(getInterviewCalendar, { params: { id } }, stranger),
      await tenant.call(getInterviewCalendar, { params: { id } }, operator),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect((await tenant.call(getInterviewCalendar, { params: { id } }, null)).status).toBe(401);
    expect((await tenant.call(findOwnInterviews, {}, stranger)).body.data).toEqual([]);
    expect((await tenant.call(findInterviews, {}, rival)).body.data).toEqual([]);
    expect((await tenant.call(findOwnInterviews, {}, rival)).status).toBe(403);
  });
});

describe('the company’s interviews', () => {
  test('ahead are listed with offers and those that wait for new times; those over a while ago are past', async () => {
    const tenant = await newTenant();
    const { interview, recruiter, veteran } = await buildInterview(tenant);
    const colleague = await tenant.recruiter({ company_id: recruiter.company_id, is_admin: false });
    const list = async (query: { when?: 'upcoming' | 'past'; mine?: boolean }, as: Person = recruiter) =>
      (await tenant.call(findInterviews, { query: { time_zone: ZONE, ...query } }, as)).body.data.map(({ id }) => id);
    expect([await list({}), await list({ when: 'past' })]).toEqual([[interview.id], []]);
    expect([await list({}, colleague), await list({ mine: true }, colleague)]).toEqual([[interview.id], []]);
    await none(tenant, veteran, interview);
    expect(await list({})).toEqual([interview.id]);
    const people = (await tenant.call(findInterviewers, {}, colleague)).body.data;
    expect(people.map(({ id }) => id)).toEqual([colleague.id, recruiter.id]);
  });

  test('that took place move to the past once their outcome is recorded', async () => {
    const tenant = await newTenant();
    const { interview, recruiter } = await buildInterview(tenant, { chosen: true });
    await begin(tenant, interview.id, -48);
    const list = async (when: 'upcoming' | 'past') =>
      (await tenant.call(findInterviews, { query: { when } }, recruiter)).body.data.map(({ id }) => id);
    expect([await list('upcoming'), await list('past')]).toEqual([[interview.id], []]);
    const body = { revision: interview.revision, outcome: 'completed' as const };
    await tenant.call(recordInterview, { params: { id: interview.id }, body }, recruiter);
    expect([await list('upcoming'), await list('past')]).toEqual([[], [interview.id]]);
  });

  test('without a recorded outcome are past after two weeks', async () => {
    const tenant = await newTenant();
    const { interview, recruiter } = await buildInterview(tenant, { chosen: true });
    await begin(tenant, interview.id, -16 * 24);
    const { body } = await tenant.call(findInterviews, { query: { when: 'past' } }, recruiter);
    expect(body.data.map(({ id }) => id)).toEqual([interview.id]);
  });

  test('are listed for a known period in a known zone', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const statusOf = async (query: object) => (await tenant.call(findInterviews, { query: query as never }, recruiter)).status;
    expect(await Promise.all([{ when: 'ever' }, { from: '2026-02-20' }, { time_zone: 'Nowhere' }, {}].map(statusOf))).toEqual([
      422, 422, 422, 200,
    ]);
  });
});
