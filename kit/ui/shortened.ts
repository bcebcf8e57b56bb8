/** The beginning of a text that has no room, at a word's end where there is one near. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S{0,12}$/, '')}…`;
}
