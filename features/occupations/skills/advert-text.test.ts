import { expect, test } from 'vitest';
import { workOfAdvert } from './advert-text.ts';

test('leaves out sections about the employer and its benefits, up to the next section about the work', () => {
  const text = workOfAdvert(
    '<h3>About us</h3><p>Leaders in security guarding and catering.</p><h3>The role</h3><p>Repair avionics.</p><h3>Benefits</h3><ul><li>Driving lessons</li></ul><h3>Essential skills</h3><ul><li>Soldering</li></ul>',
  );
  expect(text).toContain('Repair avionics');
  expect(text).toContain('Soldering');
  expect(text).not.toMatch(/guarding|catering|Driving/);
});

test('leaves out sentences that describe the employer, and keeps those that ask for something', () => {
  const text = workOfAdvert(
    'The company provides security guarding, catering and cleaning across Europe. We are looking for a welder. Our teams need a first aider. You will inspect welds.',
  );
  expect(text).not.toMatch(/guarding/);
  expect(text).toMatch(/welder.*first aider.*inspect welds/);
});

test.each([
  ['For an informal discussion contact Sam Lee, Recruitment Manager.', /Recruitment/],
  ['Call our payroll officer on 01632 960000.', /payroll/],
  ['Benefits include free parking and gym membership.', /gym/],
])('leaves out whom to contact and what the employer gives: %s', (sentence, left) => {
  const text = workOfAdvert(`You will repair lorries. ${sentence} Welding is required.`);
  expect(text).toMatch(/lorries.*Welding/);
  expect(text).not.toMatch(left);
});

test.each([
  ['text without headings', 'Repair lorries and trailers. Diesel engines.', /Repair lorries.*Diesel engines/],
  ['lists written as lines', 'About you:\nForklift licence\nWhat we offer:\nFree parking', /Forklift licence$/],
  ['broken markup', '<p>Weld <b>steel<p></h3><li', /Weld steel/],
  ['nothing', '', /^$/],
])('reads %s', (_, html, stored) => expect(workOfAdvert(html)).toMatch(stored));

test('takes linear time for hostile text', () => {
  for (const text of ['<'.repeat(50_000), '<h1>'.repeat(10_000), `${'about us '.repeat(6000)}`, '. '.repeat(25_000)])
    expect(typeof workOfAdvert(text)).toBe('string');
});
