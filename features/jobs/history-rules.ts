import { textOf } from './recruiting-rules.ts';

const LONGEST = 500;

/** A field of a job as its history shows it: plain text, shortened. Empty for no value. */
export function historyText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = Array.isArray(value)
    ? value
        .map((entry) =>
          typeof entry === 'object' && entry !== null && 'question' in entry ? String(entry.question) : String(entry),
        )
        .join(' · ')
    : textOf(String(value));
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}
