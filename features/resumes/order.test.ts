import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ResumeContent, ResumeDesign } from './content.ts';
import { isNewestFirst, newestFirst, sectionOrder } from './order.ts';

const plain = ResumeDesign.parse({});
const career = (service: [string, string], job: [string, string], hidden = false) =>
  ResumeContent.parse({
    basics: {},
    military: [{ id: 'm', startDate: service[0], endDate: service[1] }],
    work: [{ id: 'w', startDate: job[0], endDate: job[1], hidden }],
  });
const first = (content: ResumeContent, design = plain) => sectionOrder(content, design)[1];

test.each([
  ['a current job above service that ended', career(['2006-01', '2018-06'], ['2018-07', 'present']), 'work'],
  ['service above a job before it', career(['2014-09', '2025-08'], ['2012', '2014']), 'military'],
  ['a job that ended later above service', career(['2006', '2018'], ['2018-07', '2022-05']), 'work'],
  ['current reserve service below a newer current job', career(['2015-01', 'present'], ['2020-01', 'present']), 'work'],
  ['service first when neither has dates', career(['', ''], ['', '']), 'military'],
  ['service first when the newer job is hidden', career(['2006', '2018'], ['2018-07', 'present'], true), 'military'],
])('%s', (_, content, expected) => expect(first(content)).toBe(expected));

test('the order that the person chose stays, and a section that is not in it follows', () => {
  const content = career(['2006-01', '2018-06'], ['2018-07', 'present']);
  const sections = ['skills', 'military'].map((key) => ({ key, title: null, hidden: false }));
  expect(sectionOrder(content, { ...plain, sections })).toEqual(['skills', 'military', 'summary', 'work', 'education', 'misc']);
  expect(sectionOrder(content, { ...plain, sections, own_order: false })[0]).toBe('summary');
});

test.each([
  [
    ['2010', '2012'],
    ['2012', 'present'],
    [1, 0],
  ],
  [
    ['2019-03', '2019-09'],
    ['2018', '2019'],
    [0, 1],
  ],
  [
    ['2015', '2019'],
    ['2018', '2019'],
    [1, 0],
  ],
  [
    ['2019', ''],
    ['2021', ''],
    [1, 0],
  ],
] as const)('%j and %j are ordered %j', (a, b, expected) => {
  const entries = [a, b].map(([startDate, endDate]) => ({ startDate, endDate }));
  expect(newestFirst(entries).map((entry) => entries.indexOf(entry))).toEqual(expected);
});

test('an entry without dates stays after the one before it', () => {
  const of = (name: string, endDate: string) => ({ name, startDate: '', endDate });
  const sorted = newestFirst([of('a', ''), of('b', '2010'), of('b2', 'Spring'), of('c', '2020')]);
  expect(sorted.map(({ name }) => name)).toEqual(['a', 'c', 'b', 'b2']);
});

test('sorting keeps every entry and changes nothing the second time', () => {
  const date = fc.constantFrom('', 'present', '2010', '2010-05', '2019', '2021-12', 'Spring 2019');
  fc.assert(
    fc.property(fc.array(fc.record({ startDate: date, endDate: date })), (entries) => {
      const sorted = newestFirst(entries);
      expect(sorted).toHaveLength(entries.length);
      expect(new Set(sorted)).toEqual(new Set(entries));
      expect(isNewestFirst(sorted)).toBe(true);
    }),
  );
});
