/** Shortens a text to fit, at the end of a word if one is near. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S{0,12}$/, '')}…`;
}
