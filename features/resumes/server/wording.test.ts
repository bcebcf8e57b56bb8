import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { dismissTip, findDismissedTips, rewriteText, suggestWording } from '../resumes-contract.ts';
import { insertDismissed } from './tip-queries.ts';

test('suggestions depend on the writer’s country', async () => {
  for (const [country_id, text, term] of [
    [232, 'Ran the section as 2IC', '2IC'],
    [233, 'Ran the motor pool', 'motor pool'],
  ] as const) {
    const tenant = await newTenant({ country_id });
    const { body } = await tenant.call(suggestWording, { body: { texts: ['', text] } }, await tenant.veteran());
    expect(body.data).toMatchObject([[], [{ term, start: text.indexOf(term), end: text.length }]]);
  }
});

test('a rewrite uses the built-in engine without a configured service', async () => {
  const tenant = await newTenant();
  const person = await tenant.veteran();
  const { body } = await tenant.call(
    rewriteText,
    { body: { text: 'I was responsible for leading 9 people.', tone: 'shorten' } },
    person,
  );
  expect(body.data).toEqual({ proposal: 'Led 9 people.', engine: 'built_in', notice: null, unchanged: [] });
  const plain = { text: 'Étudié à Lyon', tone: 'shorten' } as const;
  expect((await tenant.call(rewriteText, { body: plain }, person)).body.data.unchanged).toContain('persuasive');
  const letter = { text: 'I was responsible for leading 9 people.', tone: 'shorten', of: 'letter' } as const;
  expect((await tenant.call(rewriteText, { body: letter }, person)).body.data?.proposal).toBe('I led 9 people.');
  // The professional tone replaces the military words of the person's own forces.
  const jargon = { text: 'Wrote the OPORD in theater.', tone: 'professional' } as const;
  expect((await tenant.call(rewriteText, { body: jargon }, person)).body.data.proposal).toBe(
    'Prepared the operation plan in theater.',
  );
  const american = await newTenant({ country_id: 233 });
  expect((await american.call(rewriteText, { body: jargon }, await american.veteran())).body.data.proposal).toBe(
    'Prepared the operation plan overseas.',
  );
  for (const text of ['', 'x'.repeat(5001)])
    expect((await tenant.call(rewriteText, { body: { text, tone: 'ninja' } }, person)).status).toBe(422);
});

test('dismissed tips are stored once per person, as fingerprints only, and erased with the account', async () => {
  const tenant = await newTenant();
  const [person, other] = [await tenant.veteran(), await tenant.veteran()];
  const [first, second] = ['0123456789abcd', 'fedcba98765432'];
  for (const tip of [second, first, first]) expect((await tenant.call(dismissTip, { body: { tip } }, person)).status).toBe(200);
  expect((await tenant.call(findDismissedTips, {}, person)).body.data).toEqual([first, second]);
  expect((await tenant.call(findDismissedTips, {}, other)).body.data).toEqual([]);
  for (const tip of ['', 'Led 12 mechanics at', `${first}0`])
    expect((await tenant.call(dismissTip, { body: { tip } }, person)).status).toBe(422);

  const rows = () => tenant.run((db) => db.selectFrom('dismissed_tips').where('user_id', '=', person.id).select('tip').execute());
  expect(await rows()).toHaveLength(2);
  await tenant.run((db) => db.deleteFrom('users').where('id', '=', person.id).execute());
  expect(await rows()).toEqual([]);
});

test('the oldest dismissed tips make room for new ones', async () => {
  const tenant = await newTenant();
  const person = await tenant.veteran();
  await tenant.run(async (db) => {
    const dismissed_at = (second: number) => `2026-01-01T00:00:0${second}Z`;
    const tips = ['a', 'b', 'c'].map((digit, index) => ({ tip: digit.repeat(14), dismissed_at: dismissed_at(index) }));
    await db
      .insertInto('dismissed_tips')
      .values(tips.map((tip) => ({ ...tip, tenant_id: db.tenant_id, user_id: person.id })))
      .execute();
    await insertDismissed(db, person.id, 'd'.repeat(14), 2);
  });
  expect((await tenant.call(findDismissedTips, {}, person)).body.data).toEqual(['c'.repeat(14), 'd'.repeat(14)]);
});
