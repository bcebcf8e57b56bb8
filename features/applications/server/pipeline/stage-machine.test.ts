import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { runs } from '#apps/api/testing/properties.ts';
import { STAGES, type Stage } from '#features/jobs/stages.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { acceptOffer, applyForJob, declineOffer, getApplication, moveApplicant, withdrawApplication } from '../../contract.ts';
import { closeFilledJob, getFilling } from '../../filling-contract.ts';
import { saveOffer } from '../../offer-contract.ts';
import { moveMany, undoBatch } from '../../pipeline-contract.ts';
import { type Mover, mayMove, UNDECIDED } from '../../rules.ts';
import { buildApplication, passUndo, pdf } from '../testing.ts';

/** What one actor tries. `veteran` and `rival` applied for the same job; `recruiter` and `colleague` share its company. */
type Attempt = ByApplicant | ByEmployer;
type ByApplicant =
  | { who: 'veteran' | 'rival'; does: 'withdraw' }
  | { who: 'veteran' | 'rival'; does: 'decline' }
  /** With the terms that were shown at the start of the round, with the ones before them, or without naming any. */
  | { who: 'veteran' | 'rival'; does: 'accept'; revision: 'shown' | 'earlier' | 'none' };
type ByEmployer =
  | { who: 'recruiter' | 'colleague'; does: 'move'; to: Stage; terms: boolean }
  | { who: 'recruiter' | 'colleague'; does: 'moveMany'; to: Stage; terms: boolean }
  | { who: 'recruiter' | 'colleague'; does: 'changeTerms' }
  | { who: 'recruiter' | 'colleague'; does: 'fill' }
  | { who: 'recruiter' | 'colleague'; does: 'undo' };

const applicant = fc.constantFrom('veteran' as const, 'rival' as const);
const employer = fc.constantFrom('recruiter' as const, 'colleague' as const);
/** Offers and hires are tried more often than by chance, because most rules concern them. */
const stage = fc.oneof(fc.constantFrom(...STAGES), fc.constantFrom<Stage>('offer', 'hired'));

const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ who: applicant, does: fc.constant('withdraw' as const) }) },
  { weight: 1, arbitrary: fc.record({ who: applicant, does: fc.constant('decline' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      who: applicant,
      does: fc.constant('accept' as const),
      revision: fc.constantFrom('shown' as const, 'shown' as const, 'earlier' as const, 'none' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ who: employer, does: fc.constant('move' as const), to: stage, terms: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ who: employer, does: fc.constant('moveMany' as const), to: stage, terms: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ who: employer, does: fc.constant('changeTerms' as const) }) },
  { weight: 1, arbitrary: fc.record({ who: employer, does: fc.constant('fill' as const) }) },
  { weight: 1, arbitrary: fc.record({ who: employer, does: fc.constant('undo' as const) }) },
);

type Applicants = Record<'veteran' | 'rival', { id: number; person: Person }>;
type Setting = {
  tenant: TestTenant;
  job_id: number;
  applicants: Applicants;
  employers: Record<'recruiter' | 'colleague', Person>;
  /** Changes of many that each recruiter made, the newest last. */
  batches: Record<'recruiter' | 'colleague', number[]>;
};
/** What the screens of everybody show at the start of a round. */
type Shown = { revisions: Record<'veteran' | 'rival', number>; undecided: number };

const TERMS = () => ({ pay_amount: 30_000, answer_by: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10) });

async function read({ tenant, job_id, applicants, employers }: Setting): Promise<Shown> {
  const revisionOf = async ({ id, person }: Applicants['veteran']) =>
    (await tenant.call(getApplication, { params: { id } }, person)).body.data.offers[0]?.revision ?? 0;
  const filling = await tenant.call(getFilling, { params: { id: job_id } }, employers.recruiter);
  return {
    revisions: { veteran: await revisionOf(applicants.veteran), rival: await revisionOf(applicants.rival) },
    undecided: filling.body.data.undecided,
  };
}

const isByApplicant = (tried: Attempt): tried is ByApplicant => tried.who === 'veteran' || tried.who === 'rival';

/** @returns the status of the reply */
async function run(setting: Setting, tried: Attempt, shown: Shown): Promise<number> {
  const { tenant, applicants } = setting;
  if (isByApplicant(tried)) {
    const { id, person } = applicants[tried.who];
    if (tried.does === 'withdraw') return (await tenant.call(withdrawApplication, { params: { id } }, person)).status;
    if (tried.does === 'decline') return (await tenant.call(declineOffer, { params: { id }, body: {} }, person)).status;
    const revision = { shown: shown.revisions[tried.who], earlier: shown.revisions[tried.who] - 1, none: 0 }[tried.revision];
    const body = revision > 0 ? { revision } : {};
    return (await tenant.call(acceptOffer, { params: { id }, body }, person)).status;
  }
  return runAsEmployer(setting, tried, shown);
}

async function runAsEmployer(setting: Setting, tried: ByEmployer, shown: Shown): Promise<number> {
  const { tenant, job_id, applicants, employers, batches } = setting;
  const as = employers[tried.who];
  const { id } = applicants.veteran;
  if (tried.does === 'changeTerms')
    return (await tenant.call(saveOffer, { params: { id }, body: { ...TERMS(), revision: shown.revisions.veteran } }, as)).status;
  if (tried.does === 'undo') {
    const batch = batches[tried.who].at(-1);
    return batch === undefined ? 409 : (await tenant.call(undoBatch, { params: { id: batch } }, as)).status;
  }
  if (tried.does === 'fill') {
    const filled = await tenant.call(closeFilledJob, { params: { id: job_id }, body: { undecided: shown.undecided } }, as);
    if (filled.status === 200) batches[tried.who].push(filled.body.data.batch_id);
    return filled.status;
  }
  const to = { stage: tried.to, reason: 'location' };
  const offer = tried.to === 'offer' && tried.terms ? { offer: TERMS() } : {};
  if (tried.does === 'move') return (await tenant.call(moveApplicant, { params: { id }, body: { ...to, ...offer } }, as)).status;
  const ids = [id, applicants.rival.id];
  const moved = await tenant.call(moveMany, { params: { id: job_id }, body: { ids, ...to, ...offer } }, as);
  if (moved.status === 200) batches[tried.who].push(moved.body.data.batch_id);
  return moved.status;
}

/** Refusals that say what is missing: terms with a move of many to offer, and which terms are accepted. */
const mayBeIncomplete = (tried: Attempt) =>
  (tried.does === 'moveMany' && tried.to === 'offer' && !tried.terms) || tried.does === 'accept';

/** Stages whose move is told to the veteran. */
const TOLD_TO_VETERAN = new Set<Stage>(['in_review', 'shortlisted', 'interview', 'offer', 'hired', 'not_selected', 'job_closed']);

const historyOf = (tenant: TestTenant, id: number) =>
  tenant.run((db) =>
    db
      .selectFrom('application_events')
      .select(['id', 'at', 'actor_id', 'from_stage', 'to_stage', 'reason', 'job_id', 'company_id'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute(),
  );
type Event = Awaited<ReturnType<typeof historyOf>>[number];

function isAllowed(event: Event, veteran: Person): boolean {
  const [from, to] = [event.from_stage as Stage, event.to_stage as Stage];
  if (event.actor_id === veteran.id) return mayMove(from, to, 'veteran');
  const movers: Mover[] = ['recruiter', 'system'];
  return (
    movers.some((mover) => mayMove(from, to, mover)) || (from === 'offer' && to === 'offer' && event.reason === 'offer_changed')
  );
}

const countOf = async (tenant: TestTenant, person: Person, kinds: readonly string[]) =>
  (await tenant.call(findNotifications, {}, person)).body.data.filter(({ kind }) => kinds.includes(kind)).length;

/** @returns how many moves of the veteran recruiters are told of */
async function checkApplication({ tenant }: Setting, { id, person }: Applicants['veteran']): Promise<number> {
  const history = await historyOf(tenant, id);
  const row = await tenant.run((db) =>
    db.selectFrom('applications').select(['stage', 'revision']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  // Every change is one event and one revision, and the history is one chain that ends at the present stage. An undo deletes events.
  expect(history.length).toBeLessThanOrEqual(row.revision);
  expect(history.at(-1)?.to_stage).toBe(row.stage);
  // The dashboard counts moves by the company that each of them names.
  const { job_id, company_id } = await tenant.run((db) =>
    db
      .selectFrom('applications as a')
      .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
      .where('a.id', '=', id)
      .select(['a.job_id', 'j.company_id'])
      .executeTakeFirstOrThrow(),
  );
  for (const event of history) expect(event).toMatchObject({ job_id, company_id });
  for (const [index, event] of history.entries()) {
    if (index === 0) continue;
    const before = history[index - 1];
    expect(event.from_stage).toBe(before?.to_stage);
    expect([event.from_stage, event.to_stage, isAllowed(event, person)]).toEqual([event.from_stage, event.to_stage, true]);
  }

  const offers = await tenant.run((db) =>
    db
      .selectFrom('application_offers')
      .select(['revision', 'outcome'])
      .where('application_id', '=', id)
      .orderBy('revision')
      .execute(),
  );
  const last = history.at(-1);
  const open = offers.filter(({ outcome }) => outcome === null);
  expect(open.length).toBeLessThanOrEqual(row.stage === 'offer' ? 1 : 0);
  // Whoever answers answers the newest terms.
  const [answered] = offers.slice(-1);
  if (open.length > 0) expect(open).toEqual([answered]);
  if (last?.actor_id === person.id && last.from_stage === 'offer' && answered?.outcome !== 'withdrawn' && answered)
    expect([row.stage, answered.outcome]).toEqual([row.stage, row.stage === 'hired' ? 'accepted' : 'declined']);

  // Each move is told once. An undo takes the notifications of the move back from everybody whom it reached.
  const byEmployer = history.slice(1).filter(({ actor_id }) => actor_id !== person.id);
  const notified = byEmployer.filter(({ to_stage }) => TOLD_TO_VETERAN.has(to_stage as Stage)).length;
  const seen = await countOf(tenant, person, ['application_moved', 'offer_made']);
  expect(seen).toBe(notified);
  return history.slice(1).length - byEmployer.length;
}

test('actors at the same time never break a rule of stages, offers and filled jobs, lose or double history, or notify twice', async () => {
  const tenant = await newTenant();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(attempt, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      async (rounds) => {
        const { id, job_id, recruiter, veteran } = await buildApplication(tenant);
        const rival = await tenant.veteran();
        const sent = await tenant.call(applyForJob, { params: { id: job_id }, body: {}, files: { file: pdf() } }, rival);
        const applicants = { veteran: { id, person: veteran }, rival: { id: sent.body.data.id, person: rival } };
        const colleague = await tenant.recruiter({ company_id: recruiter.company_id });
        const employers = { recruiter, colleague };
        const setting: Setting = {
          tenant,
          job_id,
          applicants,
          employers,
          batches: { recruiter: [], colleague: [] },
        };
        for (const round of rounds) {
          const shown = await read(setting);
          // Each attempt of a round runs in its own connection of the pool.
          const statuses = await Promise.all(round.map((tried) => run(setting, tried, shown)));
          for (const [index, tried] of round.entries())
            expect(mayBeIncomplete(tried) ? [200, 409, 422] : [200, 409], JSON.stringify(tried)).toContain(statuses[index]);
        }

        await passUndo(tenant);
        const byVeterans =
          (await checkApplication(setting, applicants.veteran)) + (await checkApplication(setting, applicants.rival));
        for (const person of [recruiter, colleague])
          expect(await countOf(tenant, person, ['application_ended', 'offer_answered'])).toBe(byVeterans);

        // Filling the job is refused, or leaves nobody undecided.
        const { undecided } = await read(setting);
        const filled = await tenant.call(closeFilledJob, { params: { id: job_id }, body: { undecided } }, recruiter);
        const { body } = await tenant.call(getFilling, { params: { id: job_id } }, recruiter);
        const { status, hired, openings } = body.data;
        if (filled.status === 200) {
          expect([status, body.data.undecided, filled.body.data.reached]).toEqual(['filled', 0, undecided]);
          const rows = await tenant.run((db) =>
            db.selectFrom('applications').select('stage').where('job_id', '=', job_id).execute(),
          );
          expect(rows.filter((row) => UNDECIDED.includes(row.stage as Stage))).toEqual([]);
        } else expect([filled.status, hired < openings || status === 'filled']).toEqual([409, true]);
      },
    ),
    { numRuns: runs(15) },
  );
});
