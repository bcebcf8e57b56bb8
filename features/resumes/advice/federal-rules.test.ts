import { describe, expect, test } from 'vitest';
import { ResumeContent } from '../content.ts';
import { federalFaults } from './federal-rules.ts';

const met = ResumeContent.parse({
  basics: { name: 'Dana Ruiz', email: 'dana@example.org', phone: '+1 210 555 0100', location: 'San Antonio, TX' },
  federal: { citizenship: 'United States', preference: 'TP', highestGrade: 'GS-0343-11' },
  military: [
    {
      id: 'm',
      service: 'US Army',
      rank: 'Sergeant First Class',
      location: 'Fort Sam Houston, TX',
      startDate: '2010-06',
      endDate: '2022-09',
      hours: '40',
      highlights: ['Led 24 soldiers'],
    },
  ],
  work: [
    {
      id: 'w',
      name: 'City of San Antonio',
      position: 'Analyst',
      location: 'San Antonio, TX',
      startDate: '2022-10',
      endDate: 'present',
      hours: '37.5 hours',
      summary: 'Budgets of $4M',
      grade: '',
    },
  ],
});
type Work = ResumeContent['work'][number];
const withWork = (change: Partial<Work>) => ({ ...met, work: met.work.map((post) => ({ ...post, ...change })) });
const rulesOf = (content: ResumeContent, pages: number | null = 2) => federalFaults(content, pages).map(({ rule }) => rule);

test('a resume that meets every rule has no faults', () => {
  expect(federalFaults(met, 2)).toEqual([]);
  expect(federalFaults(met, null)).toEqual([]);
});

describe('pages', () => {
  test.each([
    [1, []],
    [2, []],
    [3, ['pages']],
    [null, []],
  ] as const)('%s', (pages, rules) => {
    expect(rulesOf(met, pages)).toEqual(rules);
  });
});

describe('a post', () => {
  test.each<[Partial<Work>, string[]]>([
    [{ position: '' }, ['title']],
    [{ name: ' ' }, ['employer']],
    [{ location: '' }, ['place']],
    [{ startDate: '2022' }, ['dates']],
    [{ endDate: '2023-13' }, ['dates']],
    [{ endDate: '' }, ['dates']],
    [{ hours: '' }, ['hours']],
    [{ hours: 'full time' }, ['hours']],
    [{ hours: '0' }, ['hours']],
    [{ hours: '169' }, ['hours']],
    [{ hours: '20' }, []],
    [{ summary: '', highlights: [' '] }, ['duties']],
    [{ grade: 'GS-12' }, ['grade']],
    [{ grade: 'GS-0343-12' }, []],
    [{ highlights: ['See www.example.org'] }, ['links']],
    [{ highlights: ['See https://example.org'] }, ['links']],
    [{ summary: 'SSN 219-09-9999' }, ['private']],
    [{ hidden: true, hours: '', location: '' }, []],
  ])('%j: %j', (change, rules) => {
    const faults = federalFaults(withWork(change), 1);
    expect(faults.map(({ rule }) => rule)).toEqual(rules);
    expect(faults.every(({ entry_id }) => entry_id === 'w')).toBe(true);
  });
});

test('the head', () => {
  const bare = {
    ...met,
    basics: { ...met.basics, phone: '', name: '' },
    federal: { ...met.federal, citizenship: '', preference: 'ZZ', highestGrade: '12' },
  };
  expect(rulesOf(bare)).toEqual(['contact', 'citizenship', 'preference', 'grade']);
  expect(federalFaults(bare, 1)[0]?.text).toBe('Add your name, phone.');
});
