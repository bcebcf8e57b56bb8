const INLINE: ReadonlySet<string> = new Set(['strong', 'em', 'a']);
const TOKEN = /<(\/?)([a-z0-9]+)\b[^>]*>|[^<]+/g;

/** A block whose paragraphs are written separately: the whole text, an item or a heading. */
type Scope = { tag: string; depth: number; isOpen: boolean; isEmpty: boolean };

/**
 * Tags that are written again in each paragraph may add this many times the length of the text. Otherwise a long link around
 * many paragraphs would be stored once in each.
 */
const MOST_REPEATED = 1;

/**
 * Sanitised HTML with paragraphs side by side: `div` and `pre` become paragraphs, and no paragraph contains another. Browsers would
 * close the outer one and add empty ones. Text outside any block stays as it is.
 * @returns null when formatting across paragraphs would make the text much longer
 */
export function flattenBlocks(html: string): string | null {
  let repeated = 0;
  const inline: { tag: string; open: string }[] = [];
  const scopes: Scope[] = [{ tag: '', depth: 0, isOpen: false, isEmpty: true }];
  // Parts, because looking at the end of a growing text would copy it.
  const parts: string[] = [];
  const trimEnd = () => parts.push((parts.pop() ?? '').trimEnd());
  let preformatted = 0;
  const scope = () => scopes.at(-1) ?? { tag: '', depth: 0, isOpen: false, isEmpty: true };

  function closeParagraph(): void {
    if (!scope().isOpen) return;
    trimEnd();
    parts.push(`${inline.toReversed().reduce((text, { tag }) => `${text}</${tag}>`, '')}</p>`);
    scope().isOpen = false;
  }
  function openParagraph(): void {
    const { depth, isOpen } = scope();
    if (depth === 0 || isOpen) return;
    const reopened = inline.map(({ open }) => open).join('');
    repeated += reopened.length;
    parts.push(`<p>${reopened}`);
    scope().isOpen = true;
    scope().isEmpty = false;
  }
  function block(isEnd: boolean, tag: string): void {
    if (scope().tag === 'h3') parts.push(/(?:^|[>\s])$/.test(parts.at(-1) ?? '') ? '' : ' ');
    else {
      // An empty paragraph of the writer is an empty line.
      if (isEnd && tag === 'p' && scope().isEmpty) openParagraph();
      closeParagraph();
      scope().depth += isEnd ? -1 : 1;
      scope().isEmpty = !isEnd;
    }
    if (tag === 'pre') preformatted += isEnd ? -1 : 1;
  }
  function container(isEnd: boolean, tag: string, token: string): void {
    if (!isEnd) {
      closeParagraph();
      scope().isEmpty = false;
      parts.push(token);
      scopes.push({ tag, depth: 0, isOpen: false, isEmpty: true });
      return;
    }
    closeParagraph();
    if (scopes.length > 1) scopes.pop();
    trimEnd();
    parts.push(token);
  }
  function inlineTag(isEnd: boolean, tag: string, token: string): void {
    const isWritten = scope().depth === 0 || scope().isOpen;
    if (isEnd) inline.pop();
    else inline.push({ tag, open: token });
    if (isWritten) parts.push(token);
  }

  for (const [token, slash, tag = ''] of html.matchAll(TOKEN)) {
    if (repeated > 1000 + MOST_REPEATED * html.length) return null;
    if (tag === 'p' || tag === 'div' || tag === 'pre') block(slash === '/', tag);
    else if (tag === 'hr') closeParagraph();
    else if (INLINE.has(tag)) inlineTag(slash === '/', tag, token);
    else if (tag && tag !== 'br') container(slash === '/', tag, token);
    else if (tag === 'br' || token.trim()) {
      openParagraph();
      parts.push(preformatted > 0 && !tag ? token.trim().replaceAll('\n', '<br />') : token);
    } else if (scope().isOpen || scope().depth === 0) parts.push(token);
  }
  return parts.join('');
}
