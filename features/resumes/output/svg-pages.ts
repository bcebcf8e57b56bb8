/** Cuts the one long SVG of a document into one of each page, each with the glyphs that it uses and no more. */
export function svgPages(long: string): string[] {
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
    glyphs.set(id, tight(symbol));
  return pages.map((page, index) => {
    const used = new Set([...page.matchAll(/xlink:href="#(\w+)"/g)].map(([, id = '']) => id));
    const symbols = [...used].map((id) => glyphs.get(id) ?? '').join('');
    const top = index * height;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}">` +
      `<rect y="${top}" width="${width}" height="${height}" fill="#fff"/>${tight(page)}<defs>${symbols}</defs></svg>`
    );
  });
}

const tight = (svg: string) =>
  svg
    .replace(/\n\s*/g, '')
    .replace(/ fill-rule="nonzero"| class="typst-\w+"/g, '')
    .replace(/(\.\d{2})\d+/g, '$1');
