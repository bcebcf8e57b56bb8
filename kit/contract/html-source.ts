/**
 * Prepares HTML from elsewhere for a format of paragraphs, headings and lists, before other tags are removed: on the server and when
 * it is pasted. Works on text, because both need it.
 */
export const adaptHtml = (html: string): string => withTableRows(withWordLists(withSingleEscapes(unescapedHtml(html))));

const TAG_NAMES = 'p|br|ul|ol|li|div|section|article|h[1-6]|strong|em|b|i|span|a|table';
const STARTS_WITH_TAG = new RegExp(`^\\s*<(?:${TAG_NAMES})\\b[^>]*>`, 'i');
const ENDS_WITH_TAG = new RegExp(`(?:</(?:${TAG_NAMES})>|<br\\s*/?>)\\s*$`, 'i');
/** What an editor puts around text. */
const WRAPPING = /<\/?(?:p|div|br)\s*\/?>/gi;

/** Whether a plain text is the source of HTML from its first to its last character. */
export const isHtmlSource = (text: string): boolean => STARTS_WITH_TAG.test(text) && ENDS_WITH_TAG.test(text);

/** Some sources escape the tags of a whole text: `&lt;p&gt;Text&lt;/p&gt;`. Text that only mentions a tag stays. */
function unescapedHtml(html: string): string {
  if (!html.includes('&lt;')) return html;
  const inner = html.replace(WRAPPING, '\n');
  if (/<[a-z/]/i.test(inner)) return html;
  const text = inner
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"')
    .replace(/&#0*39;|&apos;/gi, "'")
    .replace(/&amp;/gi, '&');
  return isHtmlSource(text) ? text : html;
}

/** An escape that was escaped again on its way: `R&amp;amp;D`, `&amp;nbsp;`. Nobody writes those for readers. */
const ESCAPED_TWICE =
  /&(?:amp;)+((?:amp|lt|gt|quot|apos|nbsp|[lr]squo|[lr]dquo|ndash|mdash|hellip|bull|middot|pound|euro|eacute|copy|reg|trade|#\d{2,5}|#x[\da-f]{2,4});)/gi;
const withSingleEscapes = (html: string): string => html.replace(ESCAPED_TWICE, '&$1');

/** Rows become blocks and cells words. Editors and sanitisers drop tables, which would join the words of their cells. */
const withTableRows = (html: string): string => html.replace(/<(\/?)tr\b[^<>]*>/gi, '<$1div>').replace(/<\/t[dh]\s*>/gi, ' ');

// Lengths are bounded where a repetition could read the rest of the text from every position.
const PARAGRAPH = /<p\b([^<>]*)>((?:(?!<p\b)[\s\S])*?)<\/p\s*>/gi;
const BULLET = /^(?:\s|&nbsp;|<[^<>]*>)*[•●▪◦‣·∙\uf0b7\uf0a7](?:\s|&nbsp;|&#160;|<[^<>]*>)+/;
/** The number or bullet that Word writes before the text of an item. */
const WORD_MARKER =
  /<!--\[if !supportLists\]-->[\s\S]{0,500}?<!--\[endif\]-->|<span[^<>]{0,300}mso-list:\s*Ignore[^<>]{0,300}>[^<]{0,50}(?:<span[^<>]{0,300}>[^<]{0,200}<\/span>)?[^<]{0,50}<\/span>/i;
const NUMBER = /^\W*(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

type Item = { level: number; isOrdered: boolean; html: string };

/** Paragraphs that Word means as items of lists, and paragraphs that start with a bullet, become lists. */
function withWordLists(html: string): string {
  if (!/mso-list|MsoList/i.test(html) && !/[•●▪◦‣·∙\uf0b7\uf0a7]/.test(html)) return html;
  let adapted = '';
  let end = 0;
  let items: Item[] = [];
  const flush = () => {
    adapted += listOf(items);
    items = [];
  };
  for (const paragraph of html.matchAll(PARAGRAPH)) {
    const [whole, attributes = '', content = ''] = paragraph;
    const between = html.slice(end, paragraph.index);
    const item = itemOf(attributes, content);
    if (items.length > 0 && (!item || /\S/.test(between.replace(/<!--[\s\S]{0,500}?-->|<\/?o:p>/g, '')))) flush();
    if (items.length === 0) adapted += between;
    if (item) items.push(item);
    else adapted += whole;
    end = paragraph.index + whole.length;
  }
  flush();
  return adapted + html.slice(end);
}

function itemOf(attributes: string, content: string): Item | null {
  const level = /mso-list:[^;"':]*level(\d)/i.exec(attributes)?.[1];
  if (level === undefined) return BULLET.test(content) ? { level: 1, isOrdered: false, html: content.replace(BULLET, '') } : null;
  const marker = (WORD_MARKER.exec(content)?.[0] ?? '').replace(/<[^>]*>|&nbsp;/g, '');
  return { level: Number(level), isOrdered: NUMBER.test(marker), html: content.replace(WORD_MARKER, '').replace(BULLET, '') };
}

function listOf(items: readonly Item[]): string {
  const open: { tag: 'ul' | 'ol'; level: number }[] = [];
  let html = '';
  for (const { level, isOrdered, html: content } of items) {
    const tag = isOrdered ? 'ol' : 'ul';
    for (let last = open.at(-1); last && (last.level > level || (last.level === level && last.tag !== tag)); last = open.at(-1)) {
      html += `</li></${last.tag}>`;
      open.pop();
    }
    if (open.at(-1)?.level === level) html += '</li>';
    else {
      html += `<${tag}>`;
      open.push({ tag, level });
    }
    html += `<li>${content.trim()}`;
  }
  for (const { tag } of open.toReversed()) html += `</li></${tag}>`;
  return html;
}
