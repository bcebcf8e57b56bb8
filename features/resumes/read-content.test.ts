import { expect, test } from 'vitest';
import { itemsOfText, readCv } from '#features/cv-import/testing.ts';
import { contentOfFile } from './read-content.ts';

const imported = (dates: string) =>
  contentOfFile({
    cv: readCv(itemsOfText(['Jane Frost', '', 'EXPERIENCE', `Driver, Oakes Ltd, ${dates}`, '- Drove'].join('\n'))),
    resume: null,
  });

test.each([
  ['Mar 2020 - Jan 2018', 'The end is before the start.'],
  ['14/2019 - 05/2020', 'Use a month from 01 to 12.'],
])('dates %s of a file are left for the person to decide', (dates, fault) => {
  const { work, more } = imported(dates);
  expect(work).toMatchObject([{ position: 'Driver', startDate: '', endDate: '', printedDates: '' }]);
  expect(more).toEqual([{ title: 'Dates to check', lines: [`Driver, Oakes Ltd: ${dates}. ${fault}`] }]);
});

test('possible dates of a file are imported', () => {
  expect(imported('Jan 2018 - Mar 2020').more).toEqual([]);
  expect(imported('Jan 2018 - Mar 2020').work).toMatchObject([{ startDate: '2018-01', endDate: '2020-03' }]);
});

test('the same holds for a file that this product wrote', () => {
  const stored = imported('Jan 2018 - Mar 2020');
  const [job] = stored.work;
  if (!job) throw new Error('No job was read.');
  const resume = { ...stored, work: [{ ...job, endDate: '2010-01', printedDates: '' }] };
  const { work, more } = contentOfFile({ cv: readCv([]), resume });
  expect(work).toMatchObject([{ startDate: '', endDate: '' }]);
  expect(more).toMatchObject([
    { title: 'Dates to check', lines: ['Driver, Oakes Ltd: 2018-01 – 2010-01. The end is before the start.'] },
  ]);
});
