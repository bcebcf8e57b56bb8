import { describe, expect, test } from 'vitest';
import { partsOfAdvert } from './advert-text.ts';

const workOfAdvert = (html: string) =>
  partsOfAdvert(html)
    .map(({ text }) => text)
    .join(' . ');
const sectionsOf = (html: string) => partsOfAdvert(html).map(({ section, text }) => [section, text]);

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
  ['text without headings', 'Repair lorries and trailers. You know diesel engines.', /Repair lorries.*diesel engines/],
  ['a list without headings', '- Diesel engines\n- Hydraulics', /Diesel engines.*Hydraulics/],
  ['lists written as lines', 'About you:\nForklift licence\nWhat we offer:\nFree parking', /Forklift licence$/],
  ['broken markup', '<p>Weld <b>steel<p></h3><li', /Weld steel/],
  ['nothing', '', /^$/],
])('reads %s', (_, html, stored) => expect(workOfAdvert(html)).toMatch(stored));

test('takes linear time for hostile text', () => {
  for (const text of ['<'.repeat(50_000), '<h1>'.repeat(10_000), `${'about us '.repeat(6000)}`, '. '.repeat(25_000)])
    expect(typeof workOfAdvert(text)).toBe('string');
});

describe('sections', () => {
  test.each([
    ['Essential\n- Rigging', 'essential'],
    ['Person specification\n- Rigging', 'essential'],
    ['You must have: rigging', 'essential'],
    ['What you’ll bring\n- Rigging', 'essential'],
    ['Desirable\n- Rigging', 'desirable'],
    ['Nice to have: rigging', 'desirable'],
    ['Essential\n- Rigging would be an advantage', 'desirable'],
    ['Duties\n- Rigging', 'duties'],
    ['What you will do\n- Rigging', 'duties'],
    ['<h3>Key responsibilities</h3><ul><li>Rigging</li></ul>', 'duties'],
    ['You will do the rigging of a yard.', 'role'],
  ])('%s', (html, section) =>
    expect(
      sectionsOf(html)
        .filter(([, text]) => /rigging/i.test(text ?? ''))
        .map(([name]) => name),
    ).toEqual([section]),
  );

  test.each([
    'Benefits',
    'In return',
    'About us',
    'Equal opportunities',
    'How to apply',
    'What we offer',
    'Your health',
    'Good to know',
  ])('under %s count for nothing', (heading) =>
    expect(workOfAdvert(`Duties\nRepair pumps\n${heading}\nRigging lessons\nEssential\nSoldering`)).not.toMatch(/Rigging/),
  );
});

test.each([
  'All staff follow our policies on information security and the environment.',
  'Your post is subject to a DBS check and police references.',
  'The Trust is committed to safeguarding children.',
  'You must be committed to promoting the welfare and safeguarding of adults.',
  'You must comply with health and safety at all times.',
  'Premises are watched: cctv is in use.',
  'Northfield Teaching Hospital employs more than 9,000 people.',
  'Green Lane Mental Health Partnership has 40 sites.',
  'Lee Carter, Lead Nurse',
  'Do you want to work in a friendly laundry?',
  'If you want a career in nursing, come to our open day.',
  'On-site nurse and physical therapy for everybody.',
  'Training for everyone: welding, languages, leadership.',
  'Working alongside electricians and chefs',
])('leaves out what every advert of an employer says: %s', (sentence) =>
  expect(workOfAdvert(`You will repair lorries. ${sentence}`)).toMatch(/^You will repair lorries\.$/),
);

test.each([
  'You have experience of safeguarding.',
  'NEBOSH certificate in health and safety is required.',
  'You will manage the information security of a bank.',
  'You must hold a welding certificate.',
  'Investigate health and safety incidents',
])('keeps what is asked for: %s', (sentence) => expect(workOfAdvert(`Essential\n${sentence}`)).toContain(sentence));
