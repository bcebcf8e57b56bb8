import type { Grade, Share } from './grade.ts';
import { FIELDS, type Field, summarise } from './score.ts';

/** The fields of the table. The address of a page is scored, but many CVs have none. */
const COLUMNS: Field[] = FIELDS.filter((field) => field !== 'url');

export const HEADER = `| corpus | HEADLINE | ${COLUMNS.join(' | ')} | bullets | extras | rank, service, federal | kept | debris lines in fields | lines to review per CV |`;

export const percent = (share: number | null | undefined): string =>
  share === null || share === undefined ? '–' : (100 * share).toFixed(1);

function total(shares: Share[]): number | null {
  const of = shares.reduce((sum, share) => sum + share.of, 0);
  return of > 0 ? shares.reduce((sum, share) => sum + share.right, 0) / of : null;
}

/** A row of means, macro F1 × 100. */
export function rowOf(label: string, grades: Grade[]): string {
  const { headline, fields, rates } = summarise(grades.map(({ scored }) => scored));
  const linesToReview = grades.reduce((sum, grade) => sum + grade.linesToReview.length, 0);
  const cells = [
    percent(headline),
    ...COLUMNS.map((field) => percent(fields[field].macro?.f)),
    percent(rates.bullets.macro),
    percent(rates.extras.macro),
    percent(total(grades.map(({ service }) => service))),
    percent(total(grades.map(({ words }) => words))),
    grades.reduce((sum, { debris }) => sum + debris.length, 0),
    (linesToReview / grades.length).toFixed(1),
  ];
  return `| ${label} (${grades.length}) | ${cells.join(' | ')} |`;
}

/** The counts of one CV as columns that tabs separate, exact enough to compare two versions of the parser line by line. */
export function countsOf({ cv, scored, service, words, debris, linesToReview }: Grade): string {
  const counts = [
    ...FIELDS.map((field) => [field, Object.values(scored.cells[field])] as const),
    ...Object.entries(scored.extra).map(([rate, found]) => [rate, found] as const),
    ['service', [service.right, service.of]] as const,
    ['kept', [words.right, words.of]] as const,
    ['debris', [debris.length]] as const,
    ['review', [linesToReview.length]] as const,
  ];
  return [cv.id, cv.part, ...counts.map(([name, numbers]) => `${name}=${numbers.join('/')}`)].join('\t');
}
