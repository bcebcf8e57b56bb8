import { expect, test } from 'vitest';
import { type Case, corpus } from '../../../bench/corpus/corpus.ts';
import { secondBatch } from '../../../bench/corpus/second-batch.ts';
import { serviceBatch } from '../../../bench/corpus/service-batch.ts';
import { thirdBatch } from '../../../bench/corpus/third-batch.ts';
import { itemsOfDocx } from './docx-items.ts';
import { wordsOf } from './items.ts';
import { itemsOfOdt } from './odt-items.ts';
import { readCv } from './read-cv.ts';
import { itemsOfRtf } from './rtf-items.ts';
import { itemsOfText } from './text-items.ts';

const itemsOf = async (file: Exclude<Case['file'], { format: 'pdf' }>) => {
  if (file.format === 'docx') return itemsOfDocx(await file.bytes());
  if (file.format === 'rtf') return itemsOfRtf(file.bytes());
  return file.format === 'odt' ? itemsOfOdt(file.bytes()) : itemsOfText(file.text);
};

/* The benchmark reads all of the corpus; this reads the visible files that need no browser. */

const plain = (text: string) => wordsOf(text).join(' ');

test('reads employers, titles and dates of invented CVs in Word, OpenDocument, RTF and plain text', async () => {
  let asked = 0;
  const wrong: string[] = [];
  for (const { id, held, truth, file } of [...corpus(), ...secondBatch(), ...thirdBatch(), ...serviceBatch()]) {
    if (held || file.format === 'pdf') continue;
    const cv = readCv(await itemsOf(file));
    const posts = [
      ...cv.work.map((job) => ({ ...job, firms: [job.name], titles: [job.position] })),
      ...cv.military.map((post) => ({ ...post, firms: [post.unit, post.service], titles: [post.trade, post.rank] })),
    ];
    for (const job of truth.work) {
      asked++;
      const isRight = posts.some(
        ({ firms, titles, startDate, endDate }) =>
          job.position.some((title) => titles.map(plain).includes(plain(title))) &&
          job.company.some((firm) => firms.map(plain).includes(plain(firm))) &&
          startDate.startsWith(job.startDate) &&
          endDate.startsWith(job.endDate),
      );
      if (!isRight) wrong.push(`${id}: ${job.position[0]}, ${job.company[0]}`);
    }
  }
  expect(asked).toBeGreaterThan(100);
  expect(wrong.length / asked, wrong.join('\n')).toBeLessThan(0.06);
});
