/** A part of a document's text, as a screen shows it. */
export type TextBlock = { kind: 'heading' | 'line' | 'bullet'; text: string };

const BULLET = /^\s*(?:[•◦▪●○·∙‣⁃➢➤✓✔*]|[-–—](?=\s))\s*/u;
/** Longer lines are sentences, even with space above. */
const HEADING_CHARACTERS = 70;
export const MOST_BLOCKS = 2000;
/** Of one block. Longer lines are cut: the file itself can be downloaded. */
export const MOST_CHARACTERS = 5000;

/**
 * Splits the lines of a document into headings, bullets and other lines.
 * @param lines an empty line comes before each heading
 */
export function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let afterSpace = true;
  for (const line of lines) {
    const text = line.trim().slice(0, MOST_CHARACTERS);
    if (text === '') {
      afterSpace = true;
      continue;
    }
    if (blocks.length === MOST_BLOCKS) break;
    const bullet = text.replace(BULLET, '');
    if (bullet !== text && bullet !== '') blocks.push({ kind: 'bullet', text: bullet });
    else if (afterSpace && text.length <= HEADING_CHARACTERS && !/[.,;]$/.test(text)) blocks.push({ kind: 'heading', text });
    else blocks.push({ kind: 'line', text });
    afterSpace = false;
  }
  return blocks;
}
