import { itemsOfDocx } from '#features/resumes/reading/docx-items.ts';
import { wordsOf } from '#features/resumes/reading/items.ts';
import { withServiceAsNamed } from '#features/resumes/reading/military.ts';
import { itemsOfOdt } from '#features/resumes/reading/odt-items.ts';
import { contentOfPdf } from '#features/resumes/reading/pdf-items.ts';
import { readCv } from '#features/resumes/reading/read-cv.ts';
import { itemsOfRtf } from '#features/resumes/reading/rtf-items.ts';
import { itemsOfText } from '#features/resumes/reading/text-items.ts';
import type { ReadCv } from '#features/resumes/shapes.ts';
import type { Case } from './corpus.ts';
import { askedOf, debrisOf } from './debris.ts';
import { asJobs, gradeService, type Scorer } from './grade.ts';

export async function readFile(format: Case['file']['format'], bytes: Buffer): Promise<ReadCv> {
  if (format === 'pdf') return readCv((await contentOfPdf(new Uint8Array(bytes))).items);
  if (format === 'rtf') return readCv(itemsOfRtf(bytes));
  if (format === 'odt') return readCv(itemsOfOdt(bytes));
  return readCv(format === 'docx' ? itemsOfDocx(bytes) : itemsOfText(bytes.toString('utf8')));
}

const FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'work',
  'company',
  'position',
  'workDates',
  'education',
  'skills',
  'languages',
];

export type Graded = { of: Case; read: ReadCv; scored: unknown; service: Share; kept: Share; debris: string[]; asked: string[] };
type Share = { right: number; asked: number };

export async function gradeCorpus(files: Map<Case, Buffer>, scorer: Scorer): Promise<Graded[]> {
  const graded: Graded[] = [];
  for (const [one, bytes] of files) {
    const read = await readFile(one.file.format, bytes);
    graded.push({
      of: one,
      read,
      scored: scorer.scoreOne(one.truth, asJobs(one.truth, read, scorer)),
      service: gradeService(one.truth, read, scorer),
      kept: keptOf(one.printed, read),
      debris: debrisOf(one, read),
      asked: askedOf(read),
    });
  }
  return graded;
}

/** Words of the file that are somewhere in the result. Services count by their name: `U.S. Army` and `United States Army` are `US Army`. */
export function keptOf(printed: string[], read: ReadCv): Share {
  const bag = new Map<string, number>();
  const wordsIn = (text: string) => wordsOf(withServiceAsNamed(text));
  const found = textsIn(read).flatMap(wordsIn);
  for (const word of found) bag.set(word, (bag.get(word) ?? 0) + 1);
  const asked = printed.flatMap(wordsIn);
  let right = 0;
  for (const word of asked) {
    const count = bag.get(word) ?? 0;
    bag.set(word, count - 1);
    if (count > 0) right++;
  }
  return { right, asked: asked.length };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'kind' || key === 'startDate' || key === 'endDate' ? [] : textsIn(part),
  );
}

const total = (shares: Share[]) => {
  const asked = shares.reduce((sum, share) => sum + share.asked, 0);
  return asked > 0 ? shares.reduce((sum, share) => sum + share.right, 0) / asked : null;
};

/** One row of the table of figures. */
export function rowOf(label: string, graded: Graded[], { summarise }: Scorer): string {
  const sum = summarise(graded.map(({ scored }) => scored));
  const percent = (share: number | null | undefined) => (share === null || share === undefined ? '–' : (100 * share).toFixed(1));
  const cells = [
    percent(sum.headline),
    ...FIELDS.map((field) => percent(sum.fields[field]?.macro?.f)),
    percent(sum.rates.bullets?.macro),
    percent(sum.rates.extras?.macro),
    percent(total(graded.map(({ service }) => service))),
    percent(total(graded.map(({ kept }) => kept))),
    graded.reduce((sum, { debris }) => sum + debris.length, 0),
    (graded.reduce((sum, { asked }) => sum + asked.length, 0) / graded.length).toFixed(1),
  ];
  return `| ${label} (${graded.length}) | ${cells.join(' | ')} |`;
}

export const HEAD_ROW = `| corpus | HEADLINE | ${FIELDS.join(' | ')} | bullets | extras | rank, service, federal | kept | debris lines in fields | leftover lines to review per CV |`;
