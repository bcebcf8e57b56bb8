import { expect, test } from 'vitest';
import { newTenant } from '#kit/server/testing/index.ts';
import { rewriteText, suggestWording } from '../resumes-contract.ts';

test('texts are read in the country of their writer', async () => {
  for (const [country_id, text, term] of [
    [232, 'Ran the section as 2IC', '2IC'],
    [233, 'Ran the motor pool', 'motor pool'],
  ] as const) {
    const tenant = await newTenant({ country_id });
    const { body } = await tenant.call(suggestWording, { body: { texts: ['', text] } }, await tenant.veteran());
    expect(body.data).toMatchObject([[], [{ term, start: text.indexOf(term), end: text.length }]]);
  }
});

test('a rewrite is a proposal of the built-in engine where there is no service', async () => {
  const tenant = await newTenant();
  const person = await tenant.veteran();
  const { body } = await tenant.call(
    rewriteText,
    { body: { text: 'I was responsible for leading 9 people.', tone: 'shorten' } },
    person,
  );
  expect(body.data).toEqual({ proposal: 'Led 9 people.', engine: 'built_in', notice: null });
  const letter = { text: 'I was responsible for leading 9 people.', tone: 'shorten', of: 'letter' } as const;
  expect((await tenant.call(rewriteText, { body: letter }, person)).body.data?.proposal).toBe('I led 9 people.');
  for (const text of ['', 'x'.repeat(5001)])
    expect((await tenant.call(rewriteText, { body: { text, tone: 'ninja' } }, person)).status).toBe(422);
});
