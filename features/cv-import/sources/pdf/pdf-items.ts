import { getDocumentProxy } from 'unpdf';
import type { Item } from '../../document/items.ts';
import { repairLigatures } from './ligatures.ts';
import { linksOf, withAddressesOfLinks } from './pdf-links.ts';
import { drawnMarks, drawnShapes } from './pdf-marks.ts';
import { UNDRAWN, withPdfPlatform } from './pdf-platform.ts';
import { withDrawnRows } from './pdf-rules.ts';
import { withDrawnSpaces } from './pdf-spaces.ts';
import { placesIn } from './pdf-structure.ts';

export const MAX_PAGES = 60;

/** A PDF that cannot be read, with the reason. */
export class UnreadablePdf extends Error {
  readonly reason: 'encrypted' | 'corrupt' | 'too_many_pages' | 'too_large';
  constructor(reason: UnreadablePdf['reason']) {
    super(reason);
    this.reason = reason;
  }
}

type Content = { items: Item[]; attached: string[] };

/** The text of a PDF with its positions, and the texts attached to it as JSON files. @throws UnreadablePdf */
export const contentOfPdf = (bytes: Uint8Array): Promise<Content> => withPdfPlatform(() => contentOf(bytes));

async function contentOf(bytes: Uint8Array): Promise<Content> {
  // Pictures are not decoded: a page of them may contain more pixels than fit into memory.
  const options = { stopAtErrors: false, verbosity: 0, maxImageSize: 1, ...UNDRAWN };
  const pdf = await getDocumentProxy(bytes, options).catch((error: unknown) => {
    throw new UnreadablePdf(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'corrupt');
  });
  try {
    if (pdf.numPages > MAX_PAGES) throw new UnreadablePdf('too_many_pages');
    const items: Item[] = [];
    const isTagged = (await pdf.getMarkInfo())?.Marked === true;
    let placesBefore = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const height = page.getViewport({ scale: 1 }).height;
      // Font names and drawn list markers are only available with the drawing commands. Loading both together unpacks the fonts once.
      const places = placesIn(isTagged ? await page.getStructTree().catch(() => null) : null, placesBefore);
      placesBefore += 3 * places.size + 1000;
      const [content, drawn, annotations] = await Promise.all([
        page.getTextContent({ disableNormalization: true, includeMarkedContent: places.size > 0 }),
        page.getOperatorList(),
        page.getAnnotations().catch(() => []),
      ]);
      const own: Item[] = [];
      const bold = new Map<string, boolean>();
      const marks: (string | undefined)[] = [];
      for (const piece of content.items) {
        if ('type' in piece) {
          if (piece.type === 'endMarkedContent') marks.pop();
          else marks.push(piece.id);
          continue;
        }
        if (piece.str === '') continue;
        const place = places.get(marks.findLast((mark) => mark !== undefined && places.has(mark)) ?? '');
        const [a = 0, b = 0, , , x = 0, y = 0] = piece.transform;
        // Vertical text is decoration.
        if (Math.abs(b) > Math.abs(a)) continue;
        if (!bold.has(piece.fontName)) bold.set(piece.fontName, isBold(fontNameOf(page.commonObjs, piece.fontName)));
        own.push({
          page: number,
          text: piece.str,
          x: Number(x),
          y: height - Number(y),
          width: piece.width,
          size: Math.hypot(Number(a), Number(b)) || piece.height,
          bold: bold.get(piece.fontName) ?? false,
          font: piece.fontName,
          ...place,
        });
      }
      const shapes = await drawnShapes(drawn, height);
      const placed = withDrawnRows(await withDrawnSpaces(own, drawn), shapes, placesBefore);
      placesBefore += shapes.length;
      items.push(...withAddressesOfLinks(number, placed, linksOf(annotations, height)), ...drawnMarks(number, shapes, own));
      page.cleanup();
    }
    return { items: repairLigatures(items), attached: await jsonFilesOf(pdf) };
  } catch (error) {
    throw error instanceof UnreadablePdf ? error : new UnreadablePdf('corrupt');
  } finally {
    await pdf.loadingTask.destroy();
  }
}

const MAX_ATTACHED_BYTES = 2 * 1024 * 1024;

async function jsonFilesOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<string[]> {
  const texts: string[] = [];
  for (const name of (await pdf.getAttachments())?.keys() ?? []) {
    if (!name.endsWith('.json')) continue;
    const content: unknown = await pdf.getAttachmentContent(name);
    if (content instanceof Uint8Array && content.length <= MAX_ATTACHED_BYTES) texts.push(new TextDecoder().decode(content));
  }
  return texts;
}

function fontNameOf(fonts: { has(name: string): boolean; get(name: string): unknown }, id: string): string {
  const font = fonts.has(id) ? fonts.get(id) : null;
  return typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : '';
}

const isBold = (fontName: string) => /bold|black|heavy|semibold|demi|[-,]medium\b/i.test(fontName);
