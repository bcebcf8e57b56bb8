import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { deleteActionSuggestion } from '#features/questions/operator-contract.ts';
import { findActionPlan } from './transition-actions.ts';
import { updateActionPlan } from './updating.ts';

/** A promise and the function that resolves it. */
const gate = () => Promise.withResolvers<void>();

test('a next step that an operator deletes while a plan is made is left out, without an error', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const [, goes] = await tenant.run((db) =>
    db
      .insertInto('action_suggestions')
      .values([
        { title: 'Look at three jobs', why: 'To begin somewhere.' },
        { title: 'Unused', why: 'Nobody has it.' },
      ])
      .returning('id')
      .execute(),
  );
  const [deleted, waited] = [gate(), gate()];
  const deleting = tenant.run(async (db) => {
    await db
      .deleteFrom('action_suggestions')
      .where('tenant_id', '=', db.tenant_id)
      .where('id', '=', goes?.id ?? 0)
      .execute();
    deleted.resolve();
    await waited.promise;
  });
  await deleted.promise;
  const making = tenant.run((db) => updateActionPlan(db, veteran.id, []));
  // The plan is waiting for the row when the operator's transaction ends.
  await expect
    .poll(async () => {
      const { rows } = await tenant.owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%action_suggestions%'`,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
  waited.resolve();
  await deleting;
  await making;
  const plan = await tenant.run((db) => findActionPlan(db, veteran.id));
  expect(plan.map(({ title }) => title)).toEqual(['Look at three jobs']);
});

test('a next step that is in a plan by then is not deleted', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const operator = await tenant.person('operator');
  const { id } = await tenant.run((db) =>
    db
      .insertInto('action_suggestions')
      .values({ title: 'Look at three jobs', why: 'To begin somewhere.' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const [created, waited] = [gate(), gate()];
  const making = tenant.run(async (db) => {
    await updateActionPlan(db, veteran.id, []);
    created.resolve();
    await waited.promise;
  });
  await created.promise;
  const deleting = tenant.call(deleteActionSuggestion, { params: { id } }, operator);
  waited.resolve();
  await making;
  expect([(await deleting).status, (await deleting).failure.message]).toEqual([
    409,
    '1 person has it in their plan. Hide it instead.',
  ]);
});
