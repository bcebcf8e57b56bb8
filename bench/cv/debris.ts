import type { ReadCv } from '#features/cv-import/shapes.ts';
import type { MarkedText } from './marks.ts';

/** What no document says of a person: page numbers, titles of the document, lengths of time beside their dates, rules and list marks. */
const DEBRIS: readonly RegExp[] = [
  /^(?:page\s*)?\d{1,3}\s*(?:of|\/)\s*\d{1,3}$/i,
  /^page\s*\d+$/i,
  /^(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé])$/i,
  /^\(?\d+\+?\s*(?:years?|yrs?|months?|mos?)(?:,?\s*(?:and\s*)?\d+\s*(?:months?|mos?))?\)?$/i,
  /^[^\p{L}\p{N}]+$/u,
  /^[•◦▪●○■□‣▸►➢❖]\s*/u,
  /\s[|/–—·•-]$/,
  /^(?:e-?mail|tel(?:ephone)?|phone|mobile|address|dates?|employer|job title|duties|from|to)\s*:/i,
];

/** The lines of the fields that outputs print. Lines that wait for a decision are in none. */
function printedLines({ more: _more, sections: _sections, ...fields }: ReadCv): string[] {
  const linesIn = (value: unknown): string[] => {
    if (typeof value === 'string') return value.split('\n').filter((line) => line !== '');
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) =>
      /^(?:kind|startDate|endDate|level|fluency|unsure)$/.test(key) ? [] : linesIn(part),
    );
  };
  return linesIn(fields);
}

/** The debris and labels of the document that outputs would print. */
export const debrisOf = (cv: MarkedText, read: ReadCv): string[] => debrisIn(cv, printedLines(read));

/** The lines that are debris or labels of the document. */
export function debrisIn({ labels }: Pick<MarkedText, 'labels'>, lines: string[]): string[] {
  const bare = (text: string) => text.replace(/[\s:]+$/, '').toLowerCase();
  const known = new Set(labels.map(bare));
  return lines.filter(
    (line) =>
      DEBRIS.some((debris) => debris.test(line.trim())) ||
      known.has(bare(line)) ||
      labels.some((label) => /:\s*$/.test(label) && line.toLowerCase().startsWith(label.trim().toLowerCase())),
  );
}

/** Lines on which the person must decide although they come from no section of the document. */
export const linesToReview = ({ more }: ReadCv): string[] =>
  more.flatMap(({ title, lines }) => (/^(?:|Not placed|Headers and footers|How long it lasted)$/.test(title) ? lines : []));
