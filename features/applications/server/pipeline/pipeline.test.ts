import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { runs } from '#apps/api/testing/properties.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import type { Stage } from '#features/jobs/stages.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { applyForJob, findApplicants, getApplicant, moveApplicant, withdrawApplication } from '../../contract.ts';
import {
  addNote,
  countMove,
  deleteNote,
  downloadCvExport,
  exportApplicants,
  findApplicantIds,
  findColumn,
  getBoard,
  getCvExport,
  getPipeline,
  getTeamwork,
  moveMany,
  readApplicant,
  savePipelineView,
  setTags,
  startCvExport,
  submitScore,
  tagMany,
  undoBatch,
  updatePipeline,
} from '../../pipeline-contract.ts';
import { notifyLateReplies } from '../late-replies.ts';
import { buildApplication, passUndo, pdf } from '../testing.ts';

/** A job with applicants of these names, each a veteran who applied. */
async function buildPipeline(tenant: TestTenant, names: readonly string[]) {
  const recruiter = await tenant.recruiter();
  const job = await buildJob(tenant, { company_id: recruiter.company_id, title: 'Fitter' });
  const ids: number[] = [];
  const veterans: Person[] = [];
  for (const first_name of names) {
    const veteran = await tenant.veteran({ first_name, last_name: 'Test' });
    const sent = await tenant.call(
      applyForJob,
      { params: { id: job }, body: {}, files: { file: pdf('cv.pdf', first_name) } },
      veteran,
    );
    ids.push(sent.body.data.id);
    veterans.push(veteran);
  }
  return { recruiter, job, ids, veterans };
}

const colleagueOf = (tenant: TestTenant, recruiter: { company_id: number }) =>
  tenant.recruiter({ company_id: recruiter.company_id });
const move = (tenant: TestTenant, id: number, recruiter: Person, stage: Stage) =>
  tenant.call(moveApplicant, { params: { id }, body: { stage, reason: 'location' } }, recruiter);
const titlesOf = async (tenant: TestTenant, person: Person) =>
  (await tenant.call(findNotifications, {}, person)).body.data.map(({ title }) => title);

describe('the list and the board', () => {
  test('show the same applicants by stage, with counts, decided ones last', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids } = await buildPipeline(tenant, ['Ann', 'Ben', 'Cat']);
    await move(tenant, ids[2] ?? 0, recruiter, 'not_selected');
    await move(tenant, ids[0] ?? 0, recruiter, 'shortlisted');
    const list = await tenant.call(findApplicants, { params: { id: job } }, recruiter);
    expect(list.body.data.map(({ veteran, stage }) => [veteran.full_name, stage])).toEqual([
      ['Ben Test', 'submitted'],
      ['Ann Test', 'shortlisted'],
      ['Cat Test', 'not_selected'],
    ]);
    expect(list.body.counts).toEqual({ submitted: 1, shortlisted: 1, not_selected: 1 });
    const board = await tenant.call(getBoard, { params: { id: job } }, recruiter);
    expect(
      board.body.data.columns
        .filter(({ count }) => count > 0)
        .map(({ tab, applicants }) => [tab, applicants.map(({ id }) => id)]),
    ).toEqual([
      ['submitted', [ids[1]]],
      ['shortlisted', [ids[0]]],
      ['not_selected', [ids[2]]],
    ]);
    const column = await tenant.call(findColumn, { params: { id: job }, query: { tab: 'shortlisted' } }, recruiter);
    expect(column.body.data.map(({ id }) => id)).toEqual([ids[0]]);
  });

  test('narrow by tag, unread, place, clearance, match, availability and overdue answers', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids } = await buildPipeline(tenant, ['Ann', 'Ben']);
    const [ann = 0, ben = 0] = ids;
    await tenant.run((db) =>
      db
        .updateTable('applications')
        .set({ match_score: 82, place: 'Leeds', clearance: 'SC', available_from: '2020-01-01', reply_by: '2020-01-01T00:00:00Z' })
        .where('id', '=', ann)
        .execute(),
    );
    await tenant.run((db) =>
      db.updateTable('applications').set({ notice_period: 'Within 2 Months' }).where('id', '=', ben).execute(),
    );
    await tenant.call(setTags, { params: { id: ben }, body: { add: ['Second Round'] } }, recruiter);
    await tenant.call(readApplicant, { params: { id: ann } }, recruiter);
    const found = async (query: object) =>
      (await tenant.call(findApplicantIds, { params: { id: job }, query: query as { search: string } }, recruiter)).body.data;
    expect(await found({ match: 'strong' })).toEqual([ann]);
    expect(await found({ place: 'Leeds', clearance: 'SC' })).toEqual([ann]);
    expect(await found({ place: ['York', 'Leeds'] })).toEqual([ann]);
    expect(await found({ tag: 'second round' })).toEqual([ben]);
    expect(await found({ unread: 'true' })).toEqual([ben]);
    expect(await found({ available: 'now' })).toEqual([ann]);
    expect(await found({ available: 'quarter' })).toEqual([ben, ann]);
    expect(await found({ overdue: 'true' })).toEqual([ann]);
    expect(await found({ search: 'be' })).toEqual([ben]);
    expect(await found({ sorted_by: 'oldest' })).toEqual([ann, ben]);
    expect(await found({ sorted_by: 'match' })).toEqual([ann, ben]);
    const { body } = await tenant.call(getPipeline, { params: { id: job } }, recruiter);
    expect(body.data.facets).toEqual({
      clearance: [{ value: 'SC', count: 1 }],
      place: [{ value: 'Leeds', count: 1 }],
      tag: [{ value: 'Second Round', count: 1 }],
    });
    expect(body.data.replies).toEqual({ kept: 0, late: 0, overdue: 1 });
  });

  test('filters find the same applicants as reading each of them, and none of another job', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids } = await buildPipeline(tenant, ['Ann', 'ann_b', 'Zoë', '50%', 'Jo  Ann', 'Ben']);
    const other = await buildJob(tenant, { company_id: recruiter.company_id });
    const elsewhere = await tenant.call(
      applyForJob,
      { params: { id: other }, body: {}, files: { file: pdf('cv.pdf', 'Ann') } },
      await tenant.veteran({ first_name: 'Ann', last_name: 'Test' }),
    );
    const colleague = await colleagueOf(tenant, recruiter);
    for (const [place, id] of [...ids, elsewhere.body.data.id].entries()) {
      const add = ['Driver', 'Night shift'].filter((_, tag) => (place + 1) & (1 << tag));
      await tenant.call(setTags, { params: { id }, body: { add } }, recruiter);
      if (place % 2 === 0) await tenant.call(readApplicant, { params: { id } }, recruiter);
      if (place > 3) await tenant.call(readApplicant, { params: { id } }, colleague);
      if (place % 3 === 0) await move(tenant, id, recruiter, 'shortlisted');
    }
    const stages = ['submitted', 'shortlisted', 'hired'] as const;
    const filters = fc.record({
      viewer: fc.constantFrom(recruiter, colleague),
      search: fc.constantFrom('', 'ann', 'ANN TEST', 'ann_', '%', 'zoË t', 'jo  ann', 'nobody'),
      tag: fc.subarray(['driver', 'NIGHT SHIFT', 'none']),
      unread: fc.boolean(),
      stage: fc.subarray([...stages]),
      sorted_by: fc.constantFrom('newest' as const, 'oldest' as const, 'waiting' as const),
    });
    await fc.assert(
      fc.asyncProperty(filters, async ({ viewer, search, tag, unread, stage, sorted_by }) => {
        const all = await tenant.call(findApplicants, { params: { id: job }, query: { sorted_by, stage } }, viewer);
        const words = search.toLowerCase().replace(/\s+/g, ' ');
        const matches = all.body.data.filter(
          ({ veteran, tags, is_unread }) =>
            veteran.full_name.toLowerCase().includes(words) &&
            (tag.length === 0 || tags.some((one) => tag.some((key) => key.toLowerCase() === one.toLowerCase()))) &&
            (!unread || is_unread),
        );
        const query = { search, tag, sorted_by, stage, ...(unread && { unread: 'true' as unknown as boolean }) };
        const found = await tenant.call(findApplicants, { params: { id: job }, query }, viewer);
        expect(found.body.data).toEqual(matches);
        const board = (await tenant.call(getBoard, { params: { id: job }, query: { ...query, stage: [] } }, viewer)).body.data;
        for (const { tab, count, applicants } of board.columns) {
          expect(applicants).toHaveLength(count);
          if (stage.includes(tab as (typeof stages)[number]))
            expect(applicants.map(({ id }) => id)).toEqual(matches.filter((one) => one.stage === tab).map(({ id }) => id));
        }
      }),
      { numRuns: runs(40) },
    );
    const { facets } = (await tenant.call(getPipeline, { params: { id: job } }, recruiter)).body.data;
    expect(facets.tag).toEqual([
      { value: 'Driver', count: 3 },
      { value: 'Night shift', count: 3 },
    ]);
  });

  test('a move made on an older revision is refused with who moved first', async () => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    const colleague = await colleagueOf(tenant, recruiter);
    const { revision } = (await tenant.call(getApplicant, { params: { id } }, recruiter)).body.data;
    for (const stage of ['in_review', 'submitted'] as const) await move(tenant, id, colleague, stage);
    const late = await tenant.call(
      moveApplicant,
      { params: { id }, body: { stage: 'shortlisted', from: 'submitted', revision } },
      recruiter,
    );
    expect([late.status, late.failure.data]).toEqual([409, { stage: 'submitted' }]);
    expect(late.failure.message).toMatch(/moved this applicant to New since you opened this page/);
  });

  test('an undo leads back also where no move does, for the same recruiter', async () => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    const undo = (person: Person) =>
      tenant.call(moveApplicant, { params: { id }, body: { stage: 'submitted', undo: true } }, person);
    await move(tenant, id, recruiter, 'hired');
    expect((await move(tenant, id, recruiter, 'submitted')).status).toBe(409);
    expect((await undo(await colleagueOf(tenant, recruiter))).status).toBe(409);
    expect((await undo(recruiter)).status).toBe(200);
    expect((await undo(recruiter)).status).toBe(409);
  });

  test('are sorted in each order, also in the column that joins several stages', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids } = await buildPipeline(tenant, ['Ann', 'Ben', 'Cat']);
    const [ann = 0, ben = 0, cat = 0] = ids;
    const day = (text: string) => `2026-${text}T10:00:00Z`;
    const ended = [
      { id: ann, stage: 'withdrawn', sent: '01-03', since: '02-01', match_score: 10, reply_by: day('03-03') },
      { id: ben, stage: 'job_closed', sent: '01-01', since: '02-03', match_score: null, reply_by: null },
      { id: cat, stage: 'declined', sent: '01-02', since: '02-02', match_score: 90, reply_by: day('03-01') },
    ] as const;
    await tenant.run(async (db) => {
      for (const { id, sent, since, ...rest } of ended)
        await db
          .updateTable('applications')
          .set({ ...rest, submitted_at: day(sent), stage_since: day(since) })
          .where('id', '=', id)
          .execute();
    });
    for (const [sorted_by, order] of [
      ['newest', [ann, cat, ben]],
      ['oldest', [ben, cat, ann]],
      ['match', [cat, ann, ben]],
      ['waiting', [ann, cat, ben]],
      ['reply', [cat, ann, ben]],
    ] as const) {
      const list = await tenant.call(findApplicants, { params: { id: job }, query: { sorted_by } }, recruiter);
      expect([sorted_by, list.body.data.map(({ id }) => id)]).toEqual([sorted_by, order]);
      // Nobody has opened them, so all are unread.
      for (const unread of [undefined, 'true' as unknown as boolean]) {
        const board = await tenant.call(
          getBoard,
          { params: { id: job }, query: { sorted_by, ...(unread && { unread }) } },
          recruiter,
        );
        const column = board.body.data.columns.find(({ tab }) => tab === 'ended');
        expect([sorted_by, column?.count, column?.applicants.map(({ id }) => id)]).toEqual([sorted_by, 3, order]);
      }
    }
  });

  test('saved views belong to their recruiter and are replaced by name', async () => {
    const tenant = await newTenant();
    const { recruiter, job_id } = await buildApplication(tenant);
    const save = (search: string) => tenant.call(savePipelineView, { body: { name: 'Strong', search } }, recruiter);
    const first = await save('match=strong');
    expect((await save('match=good')).body.data).toEqual({ ...first.body.data, search: 'match=good' });
    const seen = async (person: Person) => (await tenant.call(getPipeline, { params: { id: job_id } }, person)).body.data.views;
    expect(await seen(recruiter)).toHaveLength(1);
    expect(await seen(await colleagueOf(tenant, recruiter))).toEqual([]);
  });
});

describe('notes, tags and scores', () => {
  test('a note mentions colleagues, who are notified, and nobody else', async () => {
    const tenant = await newTenant();
    const { id, recruiter, veteran } = await buildApplication(tenant, { job: { title: 'Fitter' } });
    const colleague = await colleagueOf(tenant, recruiter);
    const stranger = await tenant.recruiter();
    const note = (mentions: number[], body = 'Look at this.') =>
      tenant.call(addNote, { params: { id }, body: { body, mentions } }, recruiter);
    for (const person of [stranger, veteran]) {
      const refused = await note([person.id]);
      expect([refused.status, refused.failure.errors?.mentions?.[0]]).toEqual([422, expect.stringMatching(/only recruiters/)]);
    }
    for (const length of [5001, 10_000]) {
      const { status, failure } = await note([], 'x'.repeat(length));
      expect([status, failure.errors]).toEqual([422, { body: ['Keep the note under 5,000 characters'] }]);
    }
    expect((await tenant.call(getTeamwork, { params: { id } }, recruiter)).body.data.notes).toEqual([]);
    const markup = '<img src=x onerror=alert(1)>'.padEnd(5000, '.');
    expect((await note([colleague.id, colleague.id], markup)).body.data.notes).toMatchObject([{ body: markup, is_own: true }]);
    expect((await titlesOf(tenant, colleague))[0]).toMatch(/mentioned you: .+, Fitter$/);
    expect((await titlesOf(tenant, colleague)).filter((title) => title.includes('mentioned'))).toHaveLength(1);
    const [stored] = (await tenant.call(getTeamwork, { params: { id } }, colleague)).body.data.notes;
    expect((await tenant.call(deleteNote, { params: { id: stored?.id ?? 0 } }, colleague)).status).toBe(404);
    expect((await tenant.call(deleteNote, { params: { id: stored?.id ?? 0 } }, recruiter)).status).toBe(200);
    expect((await tenant.call(addNote, { params: { id }, body: { body: 'Hello' } }, stranger)).status).toBe(404);
  });

  test('two recruiters who tag and write at the same time keep both', async () => {
    const tenant = await newTenant();
    const { id, recruiter } = await buildApplication(tenant);
    const colleague = await colleagueOf(tenant, recruiter);
    await Promise.all([
      tenant.call(setTags, { params: { id }, body: { add: ['Driver'] } }, recruiter),
      tenant.call(setTags, { params: { id }, body: { add: ['driver', 'Night shift'] } }, colleague),
      tenant.call(addNote, { params: { id }, body: { body: 'One' } }, recruiter),
      tenant.call(addNote, { params: { id }, body: { body: 'Two' } }, colleague),
    ]);
    const { tags, notes } = (await tenant.call(getApplicant, { params: { id } }, recruiter)).body.data;
    expect([tags.map((tag) => tag.toLowerCase()).sort(), notes]).toEqual([['driver', 'night shift'], 2]);
  });

  test('who opened an application first and who tagged it are part of its history, for the company only', async () => {
    const tenant = await newTenant();
    const { id, recruiter, veteran } = await buildApplication(tenant);
    const colleague = await colleagueOf(tenant, recruiter);
    const seen = async (person: Person) => (await tenant.call(getTeamwork, { params: { id } }, person)).body.data;
    await tenant.call(readApplicant, { params: { id } }, colleague);
    const [first] = (await seen(recruiter)).opened;
    await tenant.call(readApplicant, { params: { id } }, colleague);
    await tenant.call(setTags, { params: { id }, body: { add: ['Driver', 'Nights'] } }, recruiter);
    await tenant.call(setTags, { params: { id }, body: { remove: ['Nights'] } }, recruiter);
    const { opened, tagged } = await seen(recruiter);
    expect([opened, opened[0]?.is_own]).toEqual([[first], false]);
    expect(tagged).toMatchObject([{ tag: 'Driver', is_own: true }]);
    expect((await seen(colleague)).opened).toMatchObject([{ is_own: true }]);
    for (const person of [veteran, await tenant.recruiter()])
      expect([403, 404]).toContain((await tenant.call(getTeamwork, { params: { id } }, person)).status);
  });

  test('scores of colleagues are hidden until the own one is submitted', async () => {
    const tenant = await newTenant();
    const { id, job_id, recruiter } = await buildApplication(tenant);
    const colleague = await colleagueOf(tenant, recruiter);
    const score = (person: Person, scores: Record<string, number>) =>
      tenant.call(submitScore, { params: { id }, body: { scores } }, person);
    expect((await score(recruiter, {})).status).toBe(409);
    const criteria = [{ key: 'led', label: 'Has led a team' }];
    const settings = { revision: 0, reply_days: 14, criteria };
    await tenant.call(updatePipeline, { params: { id: job_id }, body: settings }, recruiter);
    expect((await tenant.call(updatePipeline, { params: { id: job_id }, body: settings }, colleague)).status).toBe(409);
    expect((await score(recruiter, {})).failure.errors).toEqual({ 'scores.led': ['Choose 1 to 5 for “Has led a team”.'] });
    expect((await score(recruiter, { led: 4, other: 1 })).status).toBe(422);
    await score(recruiter, { led: 4 });
    const seen = async (person: Person) => (await tenant.call(getTeamwork, { params: { id } }, person)).body.data;
    expect(await seen(colleague)).toMatchObject({ scores: [], hidden_scores: 1 });
    await score(colleague, { led: 2 });
    expect((await seen(colleague)).scores).toMatchObject([
      { is_own: true, scores: { led: 2 } },
      { is_own: false, scores: { led: 4 } },
    ]);
  });
});

describe('changes to many', () => {
  test('count first, move once with one notification each, and undo', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids, veterans } = await buildPipeline(tenant, ['Ann', 'Ben', 'Cat']);
    await tenant.call(withdrawApplication, { params: { id: ids[2] ?? 0 } }, veterans[2]);
    const counted = await tenant.call(countMove, { params: { id: job }, body: { ids, stage: 'shortlisted' } }, recruiter);
    const skipped = [{ why: 'At Withdrawn, which can’t move to Shortlisted', count: 1 }];
    expect(counted.body.data).toEqual({ reached: 2, skipped, not_selected: 0 });
    const moved = await tenant.call(moveMany, { params: { id: job }, body: { ids, stage: 'shortlisted' } }, recruiter);
    expect(moved.body.data).toMatchObject({ reached: 2, skipped });
    const colleague = await colleagueOf(tenant, recruiter);
    await move(tenant, ids[1] ?? 0, colleague, 'interview');
    const params = { id: moved.body.data.batch_id };
    expect((await tenant.call(undoBatch, { params }, colleague)).status).toBe(404);
    expect((await tenant.call(undoBatch, { params }, recruiter)).body.data).toEqual({
      reached: 1,
      skipped: [{ why: 'Changed by someone else', count: 1 }],
    });
    expect((await tenant.call(undoBatch, { params }, recruiter)).status).toBe(409);
    const { counts } = (await tenant.call(findApplicants, { params: { id: job } }, recruiter)).body;
    expect(counts).toEqual({ submitted: 1, interview: 1, withdrawn: 1 });
    await passUndo(tenant);
    expect(await titlesOf(tenant, veterans[1] as Person)).toEqual([
      expect.stringMatching(/ wants to interview you for Fitter$/),
      expect.stringMatching(/ shortlisted you for Fitter$/),
      expect.stringMatching(/^You applied/),
    ]);
    expect(await titlesOf(tenant, veterans[0] as Person)).toEqual([expect.stringMatching(/^You applied/)]);
  });

  test('counts those who were not selected among whom a move would reach', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids } = await buildPipeline(tenant, ['Ann', 'Ben']);
    await move(tenant, ids[0] ?? 0, recruiter, 'not_selected');
    const counted = await tenant.call(countMove, { params: { id: job }, body: { ids, stage: 'shortlisted' } }, recruiter);
    expect(counted.body.data).toEqual({ reached: 2, skipped: [], not_selected: 1 });
  });

  test('nothing is undone once the time for it has passed', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids } = await buildPipeline(tenant, ['Ann', 'Ben']);
    const [ann = 0, ben = 0] = ids;
    const body = { ids, stage: 'shortlisted' as const };
    const moved = await tenant.call(moveMany, { params: { id: job }, body }, recruiter);
    const tagged = await tenant.call(tagMany, { params: { id: job }, body: { ids, tag: 'Driver' } }, recruiter);
    await move(tenant, ben, recruiter, 'interview');
    // Ten seconds for the person and five for the request to arrive.
    const at = new Date(Date.now() - 16_000).toISOString();
    await tenant.run(async (db) => {
      await db.updateTable('application_batches').set({ created_at: at }).execute();
      await db.updateTable('application_events').set({ at }).where('to_stage', '<>', 'submitted').execute();
    });
    for (const { batch_id } of [moved.body.data, tagged.body.data]) {
      const late = await tenant.call(undoBatch, { params: { id: batch_id } }, recruiter);
      expect([late.status, late.failure.message]).toEqual([409, 'This can no longer be undone.']);
    }
    const single = { stage: 'shortlisted' as const, undo: true };
    const late = await tenant.call(moveApplicant, { params: { id: ben }, body: single }, recruiter);
    expect([late.status, late.failure.message]).toEqual([409, 'This can no longer be undone.']);
    const { data } = (await tenant.call(findApplicants, { params: { id: job } }, recruiter)).body;
    expect(new Map(data.map(({ id, stage, tags }) => [id, [stage, ...tags]]))).toEqual(
      new Map([
        [ann, ['shortlisted', 'Driver']],
        [ben, ['interview', 'Driver']],
      ]),
    );
  });

  test('not selected needs a reason, and other companies’ applicants are never reached', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids } = await buildPipeline(tenant, ['Ann']);
    const other = await buildApplication(tenant);
    const body = { ids: [...ids, other.id], stage: 'not_selected' as const };
    expect((await tenant.call(moveMany, { params: { id: job }, body }, recruiter)).failure.errors?.reason).toBeDefined();
    const { body: reply } = await tenant.call(
      moveMany,
      { params: { id: job }, body: { ...body, reason: 'location' } },
      recruiter,
    );
    expect(reply.data).toMatchObject({ reached: 1, skipped: [{ count: 1 }] });
    expect((await tenant.call(moveMany, { params: { id: other.job_id }, body }, recruiter)).status).toBe(404);
  });

  test('a tag for many is taken back only from those that got it', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids } = await buildPipeline(tenant, ['Ann', 'Ben']);
    await tenant.call(setTags, { params: { id: ids[0] ?? 0 }, body: { add: ['Driver'] } }, recruiter);
    const { body } = await tenant.call(tagMany, { params: { id: job }, body: { ids, tag: 'driver' } }, recruiter);
    expect(body.data).toMatchObject({ reached: 1, skipped: [{ why: 'Already has this tag', count: 1 }] });
    await tenant.call(undoBatch, { params: { id: body.data.batch_id } }, recruiter);
    const found = await tenant.call(findApplicantIds, { params: { id: job }, query: { tag: ['driver'] } }, recruiter);
    expect(found.body.data).toEqual([ids[0]]);
  });
});

describe('exports', () => {
  test('the CSV calculates nothing and is recorded', async () => {
    const tenant = await newTenant();
    const { recruiter, job } = await buildPipeline(tenant, ['=1+1']);
    const { bytes, headers } = await tenant.call(exportApplicants, { params: { id: job } }, recruiter);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Applicants Fitter\.csv"/);
    expect(bytes.toString()).toContain("'=1+1 Test");
    const events = await tenant.run((db) =>
      db.selectFrom('audit_events').select('actor_id').where('action', '=', 'applicants_exported').execute(),
    );
    expect(events).toEqual([{ actor_id: recruiter.id }]);
  });

  test('a ZIP is packed in the background for the recruiter who asked, each CV counted as opened', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids, veterans } = await buildPipeline(tenant, ['Ann', 'Ann', 'Ben']);
    const started = await tenant.call(startCvExport, { params: { id: job }, body: { ids } }, recruiter);
    const params = { id: started.body.data.id };
    expect([started.status, started.body.data]).toMatchObject([201, { status: 'waiting', done: 0, total: 3 }]);
    expect((await tenant.call(downloadCvExport, { params }, recruiter)).status).toBe(409);
    await tenant.app.muster.background.drain('cv_export');
    expect((await tenant.call(getCvExport, { params }, recruiter)).body.data).toMatchObject({ status: 'ready', done: 3 });
    expect((await tenant.call(getCvExport, { params }, await colleagueOf(tenant, recruiter))).status).toBe(404);
    const { bytes } = await tenant.call(downloadCvExport, { params }, recruiter);
    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual([`Ann Test ${ids[1]}.pdf`, 'Ann Test.pdf', 'Ben Test.pdf']);
    expect(Buffer.from(files['Ben Test.pdf'] ?? []).toString()).toContain('% Ben');
    const views = await tenant.run((db) =>
      db.selectFrom('audit_events').select('subject_id').where('action', '=', 'cv_viewed').execute(),
    );
    expect(views).toHaveLength(veterans.length);
  });
});

test('a recruiter packs one ZIP at a time, and an equal one is given again until a CV is replaced', async () => {
  const tenant = await newTenant();
  const { recruiter, job, ids } = await buildPipeline(tenant, ['Ann', 'Ben']);
  const begin = (chosen: number[]) => tenant.call(startCvExport, { params: { id: job }, body: { ids: chosen } }, recruiter);
  const all = await Promise.all(Array.from({ length: 5 }, () => begin(ids)));
  const started = new Set(all.map(({ body }) => body.data.id));
  expect(started.size).toBe(1);
  const [first = 0] = started;
  const other = await begin(ids.slice(1));
  expect([other.status, other.failure.message]).toEqual([
    409,
    expect.stringContaining('Your ZIP of 2 CVs is still being prepared'),
  ]);
  expect(await tenant.app.muster.background.drain('cv_export')).toBe(1);
  expect((await begin(ids.toReversed())).body.data).toMatchObject({ id: first, status: 'ready' });
  await tenant.run((db) =>
    db
      .updateTable('files')
      .set({ created_at: new Date(Date.now() + 1000).toISOString() })
      .where('id', 'in', (from) =>
        from
          .selectFrom('applications')
          .select('resume_file_id')
          .where('id', '=', ids[0] ?? 0),
      )
      .execute(),
  );
  const again = (await begin(ids)).body.data;
  expect(again.status).toBe('waiting');
  expect(again.id).not.toBe(first);
  await tenant.app.muster.background.drain('cv_export');
});

test('500 CVs are packed into one ZIP', async () => {
  const tenant = await newTenant();
  const { id, job_id, recruiter } = await buildApplication(tenant);
  await tenant.run(async (db) => {
    const { resume_file_id } = await db
      .selectFrom('applications')
      .select('resume_file_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const people = await db
      .insertInto('users')
      .values(
        Array.from({ length: 499 }, (_, index) => ({
          email: `packed.${index}@example.test`,
          role: 'veteran',
          first_name: 'Packed',
          last_name: `Person ${index}`,
          status: 'active' as const,
        })),
      )
      .returning('id')
      .execute();
    const submitted_at = new Date().toISOString();
    await db
      .insertInto('applications')
      .values(people.map((person) => ({ job_id, veteran_id: person.id, resume_file_id, submitted_at })))
      .execute();
  });
  // As PostgreSQL does by itself soon after so many rows.
  await tenant.owner.query('analyze users, applications');
  const ids = (await tenant.call(findApplicantIds, { params: { id: job_id } }, recruiter)).body.data;
  expect(ids).toHaveLength(500);
  const started = await tenant.call(startCvExport, { params: { id: job_id }, body: { ids } }, recruiter);
  const params = { id: started.body.data.id };
  await tenant.app.muster.background.drain('cv_export');
  expect((await tenant.call(getCvExport, { params }, recruiter)).body.data).toMatchObject({ status: 'ready', done: 500 });
  const { bytes } = await tenant.call(downloadCvExport, { params }, recruiter);
  expect(Object.keys(unzipSync(bytes))).toHaveLength(500);
});

describe('the reply clock', () => {
  test('tells the veteran once when the day has passed, and counts kept and late answers', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids, veterans } = await buildPipeline(tenant, ['Ann', 'Ben']);
    const [ann = 0, ben = 0] = ids;
    await move(tenant, ben, recruiter, 'shortlisted');
    const now = new Date(Date.now() + 100 * 86_400_000);
    const notifyLate = () => notifyLateReplies(tenant.work, tenant.id, now);
    await Promise.all([notifyLate(), notifyLate()]);
    await notifyLate();
    expect(
      (await titlesOf(tenant, veterans[0] as Person)).filter((title) => /has not answered about Fitter yet$/.test(title)),
    ).toHaveLength(1);
    const [newest] = (await tenant.call(findNotifications, {}, veterans[0])).body.data;
    expect(newest?.body).toMatch(/^The employer has your application but has not opened it yet/);
    await tenant.run((db) =>
      db.updateTable('applications').set({ reply_by: '2020-01-01T00:00:00Z' }).where('id', '=', ann).execute(),
    );
    await move(tenant, ann, recruiter, 'in_review');
    const { replies } = (await tenant.call(getPipeline, { params: { id: job } }, recruiter)).body.data;
    expect(replies).toEqual({ kept: 1, late: 1, overdue: 0 });
  });

  test('an undone move answers nothing, and a later closing day gives a new day', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids, veterans } = await buildPipeline(tenant, ['Ann']);
    const [ann = 0] = ids;
    await move(tenant, ann, recruiter, 'shortlisted');
    await tenant.call(moveApplicant, { params: { id: ann }, body: { stage: 'submitted', undo: true } }, recruiter);
    expect((await tenant.call(getPipeline, { params: { id: job } }, recruiter)).body.data.replies.kept).toBe(0);
    const later = new Date(Date.now() + 200 * 86_400_000);
    await tenant.run((db) => db.updateTable('jobs').set({ closes_at: later.toISOString() }).where('id', '=', job).execute());
    await notifyLateReplies(tenant.work, tenant.id, new Date(Date.now() + 100 * 86_400_000));
    expect(await titlesOf(tenant, veterans[0] as Person)).toHaveLength(1);
    const { reply_by } = (await tenant.call(getApplicant, { params: { id: ann } }, recruiter)).body.data;
    expect(Date.parse(reply_by ?? '')).toBeGreaterThan(later.getTime());
  });

  test('other days for a job move the day of those who wait', async () => {
    const tenant = await newTenant();
    const { recruiter, job, ids } = await buildPipeline(tenant, ['Ann']);
    await tenant.run((db) => db.updateTable('jobs').set({ closes_at: null }).where('id', '=', job).execute());
    const body = { revision: 0, reply_days: 3, criteria: [] };
    await tenant.call(updatePipeline, { params: { id: job }, body }, recruiter);
    const { reply_by, submitted_at } = (await tenant.call(getApplicant, { params: { id: ids[0] ?? 0 } }, recruiter)).body.data;
    expect(Date.parse(reply_by ?? '') - Date.parse(submitted_at)).toBe(3 * 86_400_000);
  });
});
