import { describe, expect, test } from 'vitest';
import { ReadCv } from '../shapes.ts';
import { read } from '../testing.ts';
import { takeClearances } from '../vocabulary/clearances.ts';
import { moveClearances } from './clearance.ts';

describe('a clearance in a text', () => {
  test.each([
    ['CLEARANCE: DV 2022', '', 'DV', '2022'],
    ['SECURITY CLEARANCE: DV (2022)', '', 'DV', '2022'],
    ['SC cleared, 2023', '', 'SC cleared', '2023'],
    ['Python, DV cleared, leadership', 'Python, leadership', 'DV cleared', ''],
    ['Python, SC cleared, 2023, leadership', 'Python, leadership', 'SC cleared', '2023'],
    ['Key skills: DV cleared, Python', 'Key skills: Python', 'DV cleared', ''],
    ['Security clearance: SC, valid to March 2026', '', 'SC, valid to March 2026', ''],
    ['Vetting: SC (granted June 2021, expires 2031)', '', 'SC (granted June 2021, expires 2031)', '2021'],
    ['Clearances: SC (2019–2029)', '', 'SC (2019–2029)', '2019'],
    ['Clearance – Secret', '', 'Secret', ''],
    ['Security Clearance (SC)', '', 'SC', ''],
    ['Active TS/SCI with CI polygraph', '', 'Active TS/SCI with CI polygraph', ''],
    ['Active Secret clearance (2021)', '', 'Active Secret clearance', '2021'],
    ['UK Security Cleared to SC level', '', 'UK Security Cleared to SC level', ''],
    ['Developed Vetting', '', 'Developed Vetting', ''],
    ['NPPV3, 2020', '', 'NPPV3', '2020'],
    ['DoE Q clearance', '', 'DoE Q clearance', ''],
    ['Network engineer (SC cleared)', 'Network engineer', 'SC cleared', ''],
    ['Network engineer – DV cleared', 'Network engineer', 'DV cleared', ''],
    ['Eight years in signals. Active Top Secret clearance.', 'Eight years in signals.', 'Active Top Secret clearance', ''],
  ])('%s', (text, rest, level, year) => {
    expect(takeClearances(text)).toEqual({ rest, clearances: [{ level, year }] });
  });

  test.each([
    'Columbia, SC',
    'Current: Columbia, SC',
    'Secretary',
    'Confidential',
    'Top Secret documents',
    'Customs clearance',
    'Held SC clearance and led a team of nine',
    'DV 2022',
    'Site clearance, demolition',
  ])('none in %s', (text) => expect(takeClearances(text)).toEqual({ rest: text, clearances: [] }));

  test('is found in long texts in linear time', () => {
    const text = 'SC cleared until 2029 ('.repeat(40_000);
    expect(takeClearances(text).rest).toBe(text);
  });
});

describe('the clearance of a CV', () => {
  test.each([
    ['a line of its own', ['SECURITY CLEARANCE: DV (2022)'], 'DV', '2022'],
    ['an item among skills', ['SKILLS', 'Python, DV cleared, leadership'], 'DV cleared', ''],
    ['a section', ['SECURITY CLEARANCE', 'DV 2022', '', 'SKILLS', 'Python, leadership'], 'DV', '2022'],
    ['an item of a list', ['SKILLS', '- Python', '- Security clearance: SC (2021)', '- leadership'], 'SC', '2021'],
    ['a label with its answer behind spaces', ['Security clearance      DV, 2022', '', 'SKILLS', 'Python'], 'DV', '2022'],
  ])('is taken from %s', (_, lines, level, year) => {
    const cv = read(...lines);
    expect(cv.clearance).toEqual({ level, year });
    const texts = JSON.stringify([cv.skills, cv.more, cv.certificates, cv.basics]);
    expect(texts).not.toMatch(/DV|clearance|vetting|SC cleared/i);
  });

  test('leaves others to the person', () => {
    const { clearance, more } = read('Clearance: DV (2015)', 'Clearance: SC (2021)');
    expect([clearance, more]).toEqual([{ level: 'DV', year: '2015' }, [{ title: 'Security clearance', lines: ['SC, 2021'] }]]);
  });

  test('is moved out of the lists of an export', () => {
    const cv = moveClearances(
      ReadCv.parse({
        basics: {},
        skills: [
          { name: 'DV cleared' },
          { name: 'CLEARANCE', keywords: ['DV 2022'] },
          { name: 'IT', keywords: ['Python', 'DV cleared'] },
        ],
        certificates: [{ name: 'SC clearance', printedDates: 'May 2021' }, { name: 'First aid' }],
        interests: ['Rugby'],
      }),
    );
    expect(cv.skills.map(({ name, keywords }) => [name, ...keywords])).toEqual([['IT', 'Python']]);
    expect(cv.certificates.map(({ name }) => name)).toEqual(['First aid']);
    expect(cv.clearance).toEqual({ level: 'DV cleared', year: '' });
    expect(cv.more).toEqual([{ title: 'Security clearance', lines: ['DV, 2022', 'SC clearance, 2021'] }]);
  });
});
