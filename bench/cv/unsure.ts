import type { Doubt } from '#features/cv-import/fields/unsure.ts';
import { UNSURE } from '#features/cv-import/fields/unsure.ts';
import type { ReadCv } from '#features/cv-import/shapes.ts';
import type { CorpusCv } from './corpus.ts';
import type { Truth } from './marks.ts';
import { similarity } from './score.ts';

/* How often the fields are wrong that the review screen marks, and how many of the wrong ones it marks. */

const SAME = 0.85;
const FIELDS = ['job title', 'employer', 'school', 'organisation of a volunteer'] as const;

/** A field with a text, how sure it is, and whether it is wrong. */
export type Checked = { batch: string; isHeldOut: boolean; field: (typeof FIELDS)[number]; sure: number; isWrong: boolean };

/** A field that the review screen can mark, with what is true of the same entry; one that the CV does not have is wrong. */
type Compared = { field: Checked['field']; sure: number | undefined; read: string; truth: readonly string[] };

export function checkedFields(cv: CorpusCv, read: ReadCv, doubts: readonly Doubt[]): Checked[] {
  return doubts.flatMap((doubt) =>
    comparedOf(cv.truth, read, doubt).flatMap(({ field, sure, read: text, truth }) =>
      sure === undefined
        ? []
        : [
            {
              batch: cv.id.split('/')[0] ?? '',
              isHeldOut: cv.part === 'held out',
              field,
              sure,
              isWrong: similarity(truth, text) < SAME,
            },
          ],
    ),
  );
}

function comparedOf(truth: Truth, read: ReadCv, { section, index, sure }: Doubt): Compared[] {
  if (section === 'work') {
    const { name = '', position = '', ...span } = read.work[index] ?? {};
    const job = mostAlike(truth.work, ({ company, position: title, ...own }) =>
      alike([company, name], [title, position], [company, position], [title, name], [yearsOf(own), yearsOf(span)]),
    );
    return [
      { field: 'job title', sure: sure.position, read: position, truth: job?.position ?? [] },
      { field: 'employer', sure: sure.name, read: name, truth: job?.company ?? [] },
    ];
  }
  if (section === 'education') {
    const { institution = '', studyType = '', area = '', ...span } = read.education[index] ?? {};
    const study = mostAlike(truth.education, (own) =>
      alike(
        [own.institution, institution],
        [`${own.studyType} ${own.area}`, `${studyType} ${area}`],
        [yearsOf(own), yearsOf(span)],
      ),
    );
    return [{ field: 'school', sure: sure.institution, read: institution, truth: study ? [study.institution] : [] }];
  }
  const { name = '', by = '' } = read.volunteer[index] ?? {};
  const post = mostAlike(truth.volunteer, (own) => alike([own.name, name], [own.position, by]));
  return [{ field: 'organisation of a volunteer', sure: sure.name, read: name, truth: post ? [post.name] : [] }];
}

const alike = (...pairs: [truth: string | readonly string[], read: string][]) =>
  pairs.reduce((sum, [truth, read]) => sum + similarity(truth, read), 0);

const yearsOf = ({ startDate = '', endDate = '' }: { startDate?: string; endDate?: string }) =>
  `${startDate.slice(0, 4)} ${endDate.slice(0, 4)}`;

function mostAlike<T>(all: readonly T[], scoreOf: (one: T) => number): T | undefined {
  return all.map((one) => ({ one, score: scoreOf(one) })).sort((a, b) => b.score - a.score)[0]?.one;
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

function rowOf(label: string, all: readonly Checked[], isMarked: (one: Checked) => boolean): string {
  const marked = all.filter(isMarked);
  const wrong = all.filter(({ isWrong }) => isWrong);
  const both = marked.filter(({ isWrong }) => isWrong).length;
  const rest = all.length - marked.length;
  return `| ${label} | ${all.length} | ${percent(marked.length, all.length)} | ${percent(both, marked.length)} | ${percent(both, wrong.length)} | ${percent(wrong.length - both, rest)} |`;
}

/** Of marked fields, at least this share should be wrong: who checks four marks finds one or two errors. */
const LEAST_WRONG = 0.3;
const THRESHOLDS = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8];

/** The highest threshold at which enough of the marked fields are wrong. */
function thresholdFor(all: readonly Checked[]): number {
  const isUseful = (threshold: number) => {
    const marked = all.filter(({ sure }) => sure < threshold);
    return marked.filter(({ isWrong }) => isWrong).length >= LEAST_WRONG * marked.length;
  };
  return THRESHOLDS.findLast(isUseful) ?? 0;
}

/** Prints the table: with the threshold of the product, and with one that the other batches give each batch. */
export function printUnsure(all: readonly Checked[]): void {
  console.log(`\nMarks in the review screen, on fields that are less sure than ${UNSURE}
| field | read | marked | of marked fields are wrong | of wrong fields are marked | of unmarked fields are wrong |`);
  const isMarked = ({ sure }: Checked) => sure < UNSURE;
  for (const field of FIELDS) {
    const own = all.filter((one) => one.field === field);
    console.log(rowOf(field, own, isMarked));
    console.log(
      rowOf(
        `${field}, held out`,
        own.filter(({ isHeldOut }) => isHeldOut),
        isMarked,
      ),
    );
  }
  console.log(rowOf('all', all, isMarked));
  const batches = [...new Set(all.map(({ batch }) => batch))];
  const thresholds = new Map(batches.map((batch) => [batch, thresholdFor(all.filter((one) => one.batch !== batch))]));
  console.log(rowOf('all, threshold by the other batches', all, ({ batch, sure }) => sure < (thresholds.get(batch) ?? 0)));
  console.log(`Thresholds by the other batches: ${[...new Set(thresholds.values())].sort().join(', ')}`);
}
