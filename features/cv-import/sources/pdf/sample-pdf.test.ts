import { expect, test } from 'vitest';
import { readCv } from '../../read-cv.ts';
import { contentOfPdf } from './pdf-items.ts';
import { samplePdfs } from './sample-pdf.ts';

test.each([...samplePdfs().entries()])('PDF %i that prepares a process goes through every part of the parser', async (_, pdf) => {
  const cv = readCv((await contentOfPdf(new Uint8Array(pdf))).items);
  expect(cv.basics.name).toBe('Sam Sample');
  expect(cv.work).toMatchObject([{ position: 'Warehouse Manager', startDate: '2021-03', endDate: 'present' }]);
  expect(cv.work[0]?.highlights).toHaveLength(2);
  expect(cv.military).toMatchObject([{ rank: 'Sergeant', service: 'British Army' }]);
  expect(cv.education).toHaveLength(1);
  expect(cv.skills.flatMap(({ keywords }) => keywords)).toContain('Leadership');
  expect(cv.languages.map(({ language }) => language)).toEqual(['English', 'French']);
});
