/** The longest resume: 45 pages of running text, about 180 of short lines. Every output can handle it. */
export const MAX_RESUME_CHARACTERS = 300_000;
/** The most non-empty fields and lines of a resume. */
export const MAX_RESUME_TEXTS = 10_000;

/** Whether a resume, or a parsed CV, is longer than anything a person writes. */
export function exceedsResumeBounds(content: object): boolean {
  let characters = 0;
  let texts = 0;
  const left: unknown[] = [content];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      characters += value.length;
      texts += value === '' ? 0 : 1;
      if (characters > MAX_RESUME_CHARACTERS || texts > MAX_RESUME_TEXTS) return true;
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) left.push(part);
  }
  return false;
}
