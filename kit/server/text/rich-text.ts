import sanitizeHtml from 'sanitize-html';

const LINK = /^(?:https?:\/\/|mailto:)[^\s]/i;

/** A link to anything but a web or email address loses its address, and then its tag. */
function link(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = LINK.test(href) ? { href, rel: 'nofollow noopener' } : {};
  return { tagName, attribs };
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3', 'a'],
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
    div: 'p',
    a: link,
  },
  exclusiveFilter: (frame) => (frame.tag === 'a' && !frame.attribs.href ? 'excludeTag' : false),
};

/**
 * Keeps plain formatting and removes everything else before rich text is stored.
 * @returns HTML with only p, ul, ol, li, strong, em, br, h3 and a (http, https and mailto; rel nofollow noopener)
 */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}
