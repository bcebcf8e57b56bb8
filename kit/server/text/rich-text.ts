import sanitizeHtml from 'sanitize-html';
import { adaptHtml } from '#kit/contract/html-source.ts';
import { flattenBlocks } from './rich-text-blocks.ts';

const LONGEST_LINK = 2000;
const LINK = /^(?:https?:\/\/|mailto:)[^\s]/i;

/** A link to anything but a web or email address loses its address, and then its tag. */
function link(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes =
    href.length <= LONGEST_LINK && LINK.test(href) ? { href, rel: 'nofollow noopener' } : {};
  return { tagName, attribs };
}

/** Elements whose text is apart from the text before and after. */
const BLOCKS = [
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'body',
    'caption',
    'center',
    'dd',
    'details',
    'dl',
    'dt',
    'fieldset',
    'figcaption',
  ],
  ...[
    'figure',
    'footer',
    'form',
    'header',
    'legend',
    'main',
    'nav',
    'section',
    'summary',
    'table',
    'tbody',
    'tfoot',
    'thead',
    'tr',
  ],
];

const OPTIONS: sanitizeHtml.IOptions = {
  // `div`, `pre` and `hr` separate paragraphs until flattenBlocks has written these.
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3', 'a', 'div', 'pre', 'hr'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    ...Object.fromEntries(BLOCKS.map((tag) => [tag, 'div'])),
    a: link,
  },
  exclusiveFilter: (frame) => (frame.tag === 'a' && !frame.attribs.href ? 'excludeTag' : false),
};

/** Nothing that is written again in each paragraph. */
const WITHOUT_INLINE: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedTags: ['p', 'ul', 'ol', 'li', 'br', 'h3', 'div', 'pre', 'hr'],
};

/**
 * Keeps plain formatting and removes everything else before rich text is stored.
 * @returns HTML with only p, ul, ol, li, strong, em, br, h3 and a (http, https and mailto; rel nofollow noopener)
 */
export function sanitiseRichText(html: string): string {
  const adapted = adaptHtml(html);
  const flat = flattenBlocks(sanitizeHtml(adapted, OPTIONS)) ?? flattenBlocks(sanitizeHtml(adapted, WITHOUT_INLINE));
  return (flat ?? '').trim();
}
