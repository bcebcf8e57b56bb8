import { expect, it } from 'vitest';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';

const read = (...jobs: string[]) =>
  readCv(itemsOfText(`Jane Frost\njane@frost.test | Leeds, UK\n\nEXPERIENCE\n\n${jobs.join('\n\n')}\n`)).work;

it('marks a heading with two readings, and has the second', () => {
  const [clear, unclear] = read(
    'Fitter, Tern Mill Ltd   2019 - 2021\n- Serviced presses',
    'Yard, weekends and school holidays   2015 - 2019\n- Swept',
  );
  expect(clear?.unsure).toBeUndefined();
  expect(unclear).toMatchObject({
    name: 'weekends and school holidays',
    position: 'Yard',
    unsure: { fields: ['name'], instead: { name: 'weekends and school holidays', position: '', location: 'Yard', summary: '' } },
  });
});

it('marks nothing where titles and employers are clear', () => {
  const jobs = read(
    'Fitter, Tern Mill Ltd   2019 - 2021\n- Serviced presses',
    'Welder, Sterna Steel Ltd   2015 - 2019\n- Welded frames',
  );
  expect(jobs.map(({ position, name, unsure }) => [position, name, unsure])).toEqual([
    ['Fitter', 'Tern Mill Ltd', undefined],
    ['Welder', 'Sterna Steel Ltd', undefined],
  ]);
});

it('offers to swap a heading of one text, which may be the other field', () => {
  const [job] = read('Ardent Kestrel\n2019 - 2021\n- Served');
  expect(job?.unsure?.fields).toHaveLength(1);
  expect(job?.unsure?.instead).toMatchObject({ name: job?.position, position: job?.name });
});
