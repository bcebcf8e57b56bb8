import { describe, expect, test } from 'vitest';
import { emptyResume, ResumeContent } from '../content.ts';
import { adviceOn, completenessOf } from './advice.ts';

const TODAY = '2026-11';
const complete = ResumeContent.parse({
  basics: {
    name: 'Ada Marsh',
    email: 'ada@example.org',
    phone: '+44 7700 900123',
    location: 'Leeds',
    summary:
      'Vehicle engineer with twelve years in the Army, used to keeping old machines running with small teams far from a workshop. Looking for a maintenance lead post near Leeds where uptime matters.',
  },
  military: [
    {
      id: 'm',
      service: 'British Army',
      rank: 'Sergeant',
      startDate: '2010-01',
      endDate: '2022-03',
      highlights: ['Led 12 mechanics', 'Kept 40 vehicles ready'],
    },
  ],
  work: [
    {
      id: 'w',
      name: 'Acme',
      position: 'Fitter',
      startDate: '2022-05',
      endDate: 'present',
      highlights: ['Cut stops by 8%', 'Trained 2 apprentices'],
    },
  ],
  education: [{ id: 'e', institution: 'Leeds College', area: 'Mechanics', endDate: '2009' }],
  skills: [{ id: 's', name: 'Maintenance', keywords: ['Diesel', 'Hydraulics', 'Welding', 'Planning', 'Safety'] }],
});
const shown = (change: (content: ResumeContent) => void) => {
  const content = structuredClone(complete);
  change(content);
  return adviceOn(content, TODAY);
};
const post = (content: ResumeContent) => content.work[0] ?? expect.unreachable();

test('a resume with everything gets no advice and is complete', () => {
  expect(adviceOn(complete, TODAY)).toEqual([]);
  expect(completenessOf(complete)).toBe(100);
});

test('a resume with tips, military words or unread lines is not complete', () => {
  const [post] = complete.military;
  const withLine = (line: string) => ({
    ...complete,
    military: post ? [{ ...post, country: 'UK' as const, highlights: [...post.highlights, line] }] : [],
  });
  expect(completenessOf(withLine('Responsible for the stores'))).toBe(99);
  expect(completenessOf(withLine('Wrote the OPORD'))).toBe(99);
  expect(completenessOf({ ...complete, more: [{ title: 'Other', lines: ['sgt', 'raf'] }] })).toBe(98);
  expect(completenessOf({ ...complete, more: [{ title: 'Other', lines: Array(40).fill('x') }] })).toBe(90);
});

test('an empty one gets advice on what is missing', () => {
  const advice = adviceOn(emptyResume(), TODAY);
  expect(advice.map((one) => one.field)).toEqual(['name', 'email', 'phone', 'location', 'summary', 'skills']);
  expect(new Set(advice.map((one) => one.kind))).toEqual(new Set(['missing']));
  expect(completenessOf(emptyResume())).toBe(0);
});

describe('advice is pinned to its line', () => {
  test.each([
    ['Responsible for the stores', 'wording'],
    ['Was solely responsible for the stores', 'wording'],
    ['My duties included guarding', 'wording'],
    ['Tasked with moving 40 vehicles', 'wording'],
    ['Assisted with planning', 'wording'],
    ['x'.repeat(221), 'length'],
    ['NI number QQ 12 34 56 C', 'wrong prefix'],
    ['NI number AB 12 34 56 C', 'private'],
    ['SSN 219-09-9999', 'private'],
    ['Date of birth: 1 May 1990', 'private'],
    ['Ran the stores of a base with 400 people', 'nothing'],
    ['Made those responsible for safety meet weekly', 'nothing'],
  ])('%s: %s', (line, kind) => {
    const advice = shown((content) => post(content).highlights.push(line));
    const expected = ['nothing', 'wrong prefix'].includes(kind)
      ? []
      : [{ section: 'work', entry_id: 'w', field: 'highlights', line: 2, kind }];
    expect(advice).toMatchObject(expected);
    expect(advice).toHaveLength(expected.length);
  });
});

test('checks the words of every section, and those of a course only for private details', () => {
  const found = shown((content) => {
    content.education[0]?.highlights.push('Responsible for mechanics', 'SSN 219-09-9999');
    content.volunteer.push(
      ...ResumeContent.parse({ basics: {}, volunteer: [{ id: 'v', highlights: ['Helped cadets'] }] }).volunteer,
    );
    content.custom.push(
      ...ResumeContent.parse({ basics: {}, custom: [{ id: 'o', items: [{ id: 'i', summary: 'SSN 219-09-9999' }] }] }).custom,
    );
  });
  expect(found.map(({ section, entry_id, field, line, kind }) => [section, entry_id, field, line, kind])).toEqual([
    ['education', 'e', 'highlights', 1, 'private'],
    ['misc', 'v', 'highlights', 0, 'wording'],
    ['custom:o', 'i', 'summary', null, 'private'],
  ]);
});

describe('dates', () => {
  test.each([
    ['', '', 'dates'],
    ['', '2024', 'dates'],
    ['2024-05', '2023-01', 'dates'],
    ['2022-10', 'present', 'gap'],
    ['2022-09', 'present', 'nothing'],
    ['2022', 'present', 'nothing'],
  ])('%s to %s: %s', (startDate, endDate, kind) => {
    const advice = shown((content) => Object.assign(post(content), { startDate, endDate }));
    expect(advice.map((one) => one.kind)).toEqual(kind === 'nothing' ? [] : [kind]);
  });

  test('a hidden job gets no advice', () => {
    expect(shown((content) => Object.assign(post(content), { hidden: true, startDate: '', highlights: [] }))).toEqual([]);
  });
});

test('advises a number where no line has one, and fewer lines where there are too many', () => {
  const lines = (count: number) =>
    shown((content) => Object.assign(post(content), { highlights: Array(count).fill('Led people') }));
  expect(lines(3)).toMatchObject([{ kind: 'wording', line: null }]);
  expect(lines(9).map((one) => one.kind)).toEqual(['length', 'wording']);
});
