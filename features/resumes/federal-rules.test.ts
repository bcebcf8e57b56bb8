import { describe, expect, test } from 'vitest';
import { ResumeContent, ResumeDesign } from './content.ts';
import { type FederalFault, federalFaults, PREFERENCE_CLAIMS } from './federal-rules.ts';

const post = {
  id: 'w1',
  name: 'Rowan Logistics',
  position: 'Operations Manager',
  location: 'Norfolk, VA',
  startDate: '2019-04',
  endDate: 'present',
  hours: '40',
  highlights: ['Ran a yard of 40 vehicles.'],
};
const whole = {
  basics: { name: 'Sam Reyes', email: 'sam@example.test', phone: '757 555 0100', location: 'Norfolk, VA 23510' },
  work: [post],
  education: [{ id: 'e1', institution: 'Tidewater College', studyType: 'AAS', area: 'Logistics', endDate: '2014-05' }],
  federal: { citizenship: 'United States', announcement: 'ABC-26-1234', targetTitle: 'Logistics Management Specialist' },
};
type Given = { content?: object; design?: object; pages?: number | null };
const faultsOf = ({ content = {}, design = {}, pages = 2 }: Given): FederalFault[] =>
  federalFaults(ResumeContent.parse({ ...whole, ...content }), ResumeDesign.parse(design), pages);

test('a resume with all that is asked for has no fault', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ pages: null })).toEqual([]);
});

describe('is found at its place:', () => {
  const work = (more: object) => ({ content: { work: [{ ...post, ...more }] } });
  test.each<[string, Given, Partial<FederalFault>]>([
    ['three pages', { pages: 3 }, { rule: 'pages', weight: 'must', section: 'design' }],
    ['a photo', { design: { show_photo: true } }, { rule: 'images', section: 'design' }],
    ['no phone', { content: { basics: { ...whole.basics, phone: ' ' } } }, { rule: 'contact', field: 'phone' }],
    ['no citizenship', { content: { federal: { ...whole.federal, citizenship: '' } } }, { rule: 'citizenship', weight: 'must' }],
    ['no announcement', { content: { federal: { ...whole.federal, announcement: '' } } }, { rule: 'target', weight: 'should' }],
    ['a year without month', work({ startDate: '2019' }), { rule: 'dates', entry_id: 'w1' }],
    ['no end', work({ endDate: '' }), { rule: 'dates' }],
    ['a month 13', work({ startDate: '2019-13' }), { rule: 'dates' }],
    ['an end before the start', work({ endDate: '2018-01' }), { rule: 'dates', field: 'endDate' }],
    ['no hours', work({ hours: '' }), { rule: 'hours', weight: 'must' }],
    ['hours in words', work({ hours: 'full time' }), { rule: 'hours' }],
    ['200 hours', work({ hours: '200' }), { rule: 'hours' }],
    ['no employer', work({ name: '' }), { rule: 'employer' }],
    ['no title', work({ position: '' }), { rule: 'title' }],
    ['no duties', work({ highlights: [' '] }), { rule: 'duties' }],
    ['a grade of no series', work({ grade: 'grade twelve' }), { rule: 'grade', weight: 'should' }],
    [
      'a link in the text',
      work({ highlights: ['See https://example.test/x'] }),
      { rule: 'links', field: 'highlights', entry_id: 'w1' },
    ],
    [
      'a link without its scheme',
      { content: { more: [{ title: 'More', lines: ['www.example.test'] }] } },
      { rule: 'links', section: 'more' },
    ],
    ['a social security number', work({ summary: 'SSN 123-45-6789' }), { rule: 'private', field: 'summary' }],
    [
      'a school without a date',
      { content: { education: [{ id: 'e1', institution: 'X', area: 'Y' }] } },
      { rule: 'education', entry_id: 'e1' },
    ],
    [
      'a preference that there is not',
      { content: { federal: { ...whole.federal, preference: 'ZZ' } } },
      { rule: 'preference', weight: 'must' },
    ],
  ])('%s', (_, given, fault) => {
    expect(faultsOf(given)).toMatchObject([fault]);
  });

  test('a post of the forces, under what it calls its fields', () => {
    const military = [
      {
        id: 'm1',
        service: 'US Navy',
        rank: 'Chief Petty Officer',
        trade: 'Logistics Specialist',
        startDate: '2001-06',
        endDate: '2019-03',
        highlights: ['x'],
      },
    ];
    expect(faultsOf({ content: { military } })).toMatchObject([
      { rule: 'preference' },
      { rule: 'hours', section: 'military', entry_id: 'm1' },
    ]);
  });
});

test('what is hidden is not looked at', () => {
  expect(faultsOf({ content: { work: [{ ...post, hours: '', hidden: true }] } })).toEqual([]);
  expect(
    faultsOf({ content: { work: [{ ...post, hours: '' }] }, design: { sections: [{ key: 'work', hidden: true }] } }),
  ).toEqual([]);
});

test.each(Object.keys(PREFERENCE_CLAIMS))('a claim of %s names its proof', (preference) => {
  const [fault] = faultsOf({ content: { federal: { ...whole.federal, preference } } });
  expect(fault).toMatchObject({ rule: 'preference', weight: 'should', text: expect.stringContaining('DD-214') });
  expect(fault?.text.includes('SF-15')).toBe(['XP', 'CP', 'CPS'].includes(preference));
});

test.each([
  ['Lieutenant Colonel', true],
  ['O-5', true],
  ['Sergeant Major', false],
  ['Captain', false],
])('5 points and %s: told that a retired officer may not have them: %s', (rank, told) => {
  const military = [
    { id: 'm', service: 'US Army', rank, startDate: '2001-06', endDate: '2019-03', hours: '40', highlights: ['x'] },
  ];
  const faults = faultsOf({ content: { military, federal: { ...whole.federal, preference: 'TP' } } });
  expect(faults.some(({ text }) => text.includes('O-4'))).toBe(told);
});
