import { heaviest } from '../../document/items.ts';

type Paragraph = { runs: string; letters: number; size: number; isBold: boolean; level: number; isListed: boolean };

/** A heading is larger than most of the text by this factor; the first one is a title. */
const LARGER = [1.45, 1.15];
/** Where all of it is bold, a point more than the text is enough; posts in bold have the size of the text. */
const LARGER_IN_BOLD = [...LARGER, 1.05];

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Builds the HTML that `itemsOfHtml` parses from formatted text in reading order: paragraphs, headings, list items, bold
 * words, tables. Text larger than most of the document is a heading.
 */
export class RichText {
  readonly #pieces: (string | Paragraph)[] = [];
  readonly #sizes = new Map<number, number>();
  #runs = '';
  #letters = 0;
  #boldLetters = 0;
  #largest = 0;

  /** @param size in points; 0 where it is not known */
  write(text: string, { bold, size }: { bold: boolean; size: number }): void {
    const letters = text.replace(/\s/g, '').length;
    this.#runs += bold && letters > 0 ? `<b>${escaped(text)}</b>` : escaped(text);
    this.#letters += letters;
    if (bold) this.#boldLetters += letters;
    if (letters > 0) this.#largest = Math.max(this.#largest, size);
    this.#sizes.set(size, (this.#sizes.get(size) ?? 0) + letters);
  }

  breakLine(): void {
    this.#runs += '<br>';
  }

  /** A paragraph without a letter counts as a gap. @param level of a heading, 0 for one that has none by its style */
  endParagraph({ level = 0, isListed = false }: { level?: number; isListed?: boolean } = {}): void {
    const [runs, letters, size, isBold] = [this.#runs, this.#letters, this.#largest, this.#boldLetters === this.#letters];
    if (letters > 0) this.#pieces.push({ runs, letters, size, isBold, level, isListed });
    this.#runs = '';
    this.#letters = 0;
    this.#boldLetters = 0;
    this.#largest = 0;
  }

  /** Text that does not belong to a paragraph yet goes into the row's first cell. */
  beginRow(): void {
    this.#pieces.push('<tr>');
  }
  beginCell(): void {
    this.#pieces.push('<td>');
  }
  endCell(): void {
    this.endParagraph();
    this.#pieces.push('</td>');
  }
  endRow(): void {
    this.#pieces.push('</tr>');
  }

  html(): string {
    this.endParagraph();
    const usual = heaviest(this.#sizes) ?? 0;
    return this.#pieces.map((piece) => (typeof piece === 'string' ? piece : htmlOf(piece, usual))).join('');
  }
}

function htmlOf({ runs, size, letters, isBold, level, isListed }: Paragraph, usual: number): string {
  if (isListed) return `<ul><li>${runs}</li></ul>`;
  // Long text in large letters is still text.
  const looks =
    usual > 0 && letters < 100 ? (isBold ? LARGER_IN_BOLD : LARGER).findIndex((times) => size >= usual * times) + 1 : 0;
  const tag = level || looks ? `h${Math.min(level || looks, 4)}` : 'p';
  return `<${tag}>${runs}</${tag}>`;
}
