import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNotifications } from '#features/notifications/contract.ts';
import { newTenant, type Person, type TestTenant } from '#kit/server/testing/index.ts';
import { acceptOffer, declineOffer, moveApplicant, withdrawApplication } from '../contract.ts';
import { moveMany } from '../pipeline-contract.ts';
import { type Mover, mayMove, STAGES, type Stage } from '../rules.ts';
import { buildApplication } from './testing.ts';

/** What one actor tries; `recruiter` and `colleague` share a company. */
type Attempt =
  | { who: 'veteran'; does: 'withdraw' | 'accept' | 'decline' }
  | { who: 'recruiter' | 'colleague'; does: 'move' | 'moveMany'; to: Stage };

const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ who: fc.constant('veteran' as const), does: fc.constantFrom('withdraw', 'accept', 'decline') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      who: fc.constantFrom('recruiter', 'colleague'),
      does: fc.constantFrom('move', 'moveMany'),
      to: fc.constantFrom(...STAGES),
    }),
  },
);

type Setting = { tenant: TestTenant; id: number; job_id: number; people: Record<Attempt['who'], Person> };

async function run({ tenant, id, job_id, people }: Setting, tried: Attempt): Promise<number> {
  const params = { id };
  const as = people[tried.who];
  if (tried.who === 'veteran') {
    const route = { withdraw: withdrawApplication, accept: acceptOffer, decline: declineOffer }[tried.does];
    return (await tenant.call(route, { params }, as)).status;
  }
  const reason = 'location';
  if (tried.does === 'move') return (await tenant.call(moveApplicant, { params, body: { stage: tried.to, reason } }, as)).status;
  return (await tenant.call(moveMany, { params: { id: job_id }, body: { ids: [id], stage: tried.to, reason } }, as)).status;
}

/** Stages whose move is told to the veteran, and the moves of the veteran that recruiters are told of. */
const TOLD_TO_VETERAN = new Set<Stage>(['in_review', 'shortlisted', 'interview', 'offer', 'hired', 'not_selected']);

const historyOf = ({ tenant, id }: Setting) =>
  tenant.run((db) =>
    db
      .selectFrom('application_events')
      .select(['id', 'at', 'actor_id', 'from_stage', 'to_stage'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute(),
  );

const countOf = async (tenant: TestTenant, person: Person, kinds: readonly string[]) =>
  (await tenant.call(findNotifications, {}, person)).body.data.filter(({ kind }) => kinds.includes(kind)).length;

test('actors at the same time never leave the table of moves, lose or double history, or notify twice', async () => {
  const tenant = await newTenant();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(attempt, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (rounds) => {
        const { id, job_id, recruiter, veteran } = await buildApplication(tenant);
        const colleague = await tenant.recruiter({ company_id: recruiter.company_id });
        const setting: Setting = { tenant, id, job_id, people: { veteran, recruiter, colleague } };
        let made = 0;
        for (const round of rounds) {
          // Each attempt of a round runs in its own connection of the pool.
          const statuses = await Promise.all(round.map((tried) => run(setting, tried)));
          for (const status of statuses) expect([200, 409]).toContain(status);
          made += statuses.filter((status) => status === 200).length;
        }
        const history = await historyOf(setting);
        const row = await tenant.run((db) =>
          db.selectFrom('applications').select(['stage', 'revision']).where('id', '=', id).executeTakeFirstOrThrow(),
        );
        // Every success is one event and one revision.
        expect([history.length, row.revision]).toEqual([made + 1, made + 1]);
        expect(history.at(-1)?.to_stage).toBe(row.stage);
        const actor = (actorId: number | null): Mover => (actorId === veteran.id ? 'veteran' : 'recruiter');
        for (const [index, event] of history.slice(1).entries()) {
          expect(event.from_stage).toBe(history[index]?.to_stage);
          expect([
            event.from_stage,
            event.to_stage,
            mayMove(event.from_stage as Stage, event.to_stage as Stage, actor(event.actor_id)),
          ]).toEqual([event.from_stage, event.to_stage, true]);
        }
        // A move back by the same recruiter within seconds takes the notification of the move before it along.
        const told = history.slice(1).reduce((stack: number, event, index) => {
          if (event.actor_id === veteran.id) return stack;
          const before = history[index];
          const takesBack = before?.from_stage === event.to_stage && before.actor_id === event.actor_id;
          if (takesBack) return stack;
          return stack + (TOLD_TO_VETERAN.has(event.to_stage as Stage) ? 1 : 0);
        }, 0);
        const seen = await countOf(tenant, veteran, ['application_moved', 'offer_made']);
        expect(seen).toBeLessThanOrEqual(told);
        const byVeteran = history.slice(1).filter(({ actor_id }) => actor_id === veteran.id).length;
        for (const person of [recruiter, colleague]) expect(await countOf(tenant, person, ['application_ended'])).toBe(byVeteran);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
