import { expect, test } from 'vitest';
import { batchNames, readBatch } from '../../bench/cv/corpus.ts';
import { readFile } from '../../bench/cv/read.ts';
import { wordsOf } from './vocabulary/words.ts';

const plain = (text: string) => wordsOf(text).join(' ');

/* The benchmark parses the whole corpus; this parses the visible files of four batches, without the slower PDFs. */

test('reads employers, titles and dates of invented CVs in Word, OpenDocument, RTF and plain text', async () => {
  let jobs = 0;
  const wrong: string[] = [];
  for (const { id, part, truth, format, bytes } of ['01', '02', '03', 'service'].flatMap((name) => readBatch(name).cvs)) {
    if (part !== 'visible' || format === 'pdf') continue;
    const cv = await readFile(format, bytes());
    const posts = [
      ...cv.work.map((job) => ({ ...job, employers: [job.name], titles: [job.position] })),
      ...cv.military.map((post) => ({ ...post, employers: [post.unit, post.service], titles: [post.trade, post.rank] })),
    ];
    for (const job of truth.work) {
      jobs++;
      const isRight = posts.some(
        ({ employers, titles, startDate, endDate }) =>
          job.position.some((title) => titles.map(plain).includes(plain(title))) &&
          job.company.some((name) => employers.map(plain).includes(plain(name))) &&
          startDate.startsWith(job.startDate) &&
          endDate.startsWith(job.endDate),
      );
      if (!isRight) wrong.push(`${id}: ${job.position[0]}, ${job.company[0]}`);
    }
  }
  expect(jobs).toBeGreaterThan(100);
  expect(wrong.length / jobs, wrong.join('\n')).toBeLessThan(0.06);
});

test('has a file and a truth for every CV', () => {
  for (const { id, truth, bytes } of batchNames().flatMap((name) => readBatch(name).cvs)) {
    expect(bytes().length, id).toBeGreaterThan(100);
    expect(truth.name, id).not.toBe('');
  }
});
