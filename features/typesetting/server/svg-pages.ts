/** Splits the single SVG of the native compiler into pages, each with only the glyphs that it uses. */
export function pagesOfPlainSvg(long: string): string[] {
  const size = /<path class="typst-shape"[^>]*d="M 0 0v ([\d.]+) h ([\d.]+)/.exec(long);
  const [height, width] = [Number(size?.[1]), Number(size?.[2])];
  const end = long.lastIndexOf('\n    <defs id="glyph">');
  // A page opens with its white sheet, the only shapes at this depth.
  const pages = long
    .slice(0, end)
    .split(/\n {4}<path class="typst-shape"[^\n]*/)
    .slice(1);
  const glyphs = new Map<string, string>();
  for (const [symbol, id = ''] of long.slice(end).matchAll(/<symbol id="(\w+)"[\s\S]*?<\/symbol>/g))
    glyphs.set(id, glyphOf(tight(symbol)));
  // Photos are cut to their shape by paths that are also at the end.
  const clips = [...long.slice(end).matchAll(/<clipPath id="(\w+)"[\s\S]*?<\/clipPath>/g)];
  return pages.map((page, index) => {
    const used = clips.filter(([, id]) => page.includes(`url(#${id})`)).map(([clip]) => tight(clip));
    return pageOf(`${used.join('')}${tight(page)}`, glyphs, { width, height, top: index * height });
  });
}

/** The same of the SVG for browsers that the renderer makes: without its script, its styles and the text to select. */
export function pagesOfRichSvg(long: string): string[] {
  const plain = long
    .replace(/<(foreignObject|script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/ data-[\w-]+="[^"]*"(?=[^<]* class="typst-(?!page))/g, '');
  const glyphs = new Map<string, string>();
  for (const [path, id = ''] of plain.matchAll(/<path id="([^"]+)" class="outline_glyph"[^>]*\/>/g)) glyphs.set(id, path);
  const opening = /<g class="typst-page"[^>]*data-page-width="([\d.]+)" data-page-height="([\d.]+)"[^>]*>/g;
  const found = [...plain.matchAll(opening)];
  return found.map((match, index) => {
    const [whole, width, height] = match;
    const until = found[index + 1]?.index ?? plain.lastIndexOf('</svg>');
    const page = `<g>${plain.slice(match.index + whole.length, until)}`;
    return pageOf(page, glyphs, { width: Number(width), height: Number(height), top: 0 }, RICH_STYLE);
  });
}

const RICH_STYLE =
  '<style>svg{fill:none}.pseudo-link{fill:transparent}.outline_glyph{fill:var(--glyph_fill);stroke:var(--glyph_stroke)}</style>';

type Sheet = { width: number; height: number; top: number };

function pageOf(page: string, glyphs: Map<string, string>, { width, height, top }: Sheet, style = ''): string {
  // Named by their order on the page: short, and the same while the page stays the same.
  const names = new Map<string, string>();
  const named = page.replace(/(?<=href="#)[^"]+(?=")/g, (id) => {
    if (!names.has(id) && glyphs.has(id)) names.set(id, `g${names.size}`);
    return names.get(id) ?? id;
  });
  const defs = [...names].map(([id, name]) => glyphs.get(id)?.replace(`id="${id}"`, `id="${name}"`) ?? '').join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}">` +
    `${style}<rect y="${top}" width="${width}" height="${height}" fill="#fff"/>${named}<defs>${defs}</defs></svg>`
  );
}

/** A browser styles each use of a symbol as two elements, of a path as one, and a page has thousands. */
const glyphOf = (symbol: string) =>
  symbol.replace(/^<symbol (id="\w+") overflow="visible"><path (d="[^"]*")\/><\/symbol>$/, '<path $1 $2/>');

const tight = (svg: string) =>
  svg
    .replace(/\n\s*/g, '')
    .replace(/ fill-rule="nonzero"| class="typst-\w+"/g, '')
    .replace(/(\.\d{2})\d+/g, '$1');
