import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';

/**
 * Formatted text from an employer. The server keeps plain formatting only; here it is read once more, into a document that runs and loads
 * nothing, and only elements named below are built anew. No HTML is ever written into the page, so there is nothing to break out of.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return (
    <Box
      sx={{
        maxWidth: '75ch',
        overflowWrap: 'anywhere',
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
        '& p': { my: 1.5 },
        '& ul, & ol': { my: 1.5, pl: 3 },
        '& li': { mb: 0.75 },
        '& blockquote': { mx: 0, my: 1.5, pl: 2, borderLeft: 3, borderColor: 'divider' },
        '& h4': { typography: 'subtitle1', mt: 2.5, mb: 0.5 },
      }}
    >
      {content}
    </Box>
  );
}

/** What each element becomes. Headings stand below those of the page. */
const BUILT: Readonly<Record<string, string>> = {
  P: 'p',
  DIV: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  BLOCKQUOTE: 'blockquote',
  H1: 'h4',
  H2: 'h4',
  H3: 'h4',
  H4: 'h4',
  H5: 'h4',
  H6: 'h4',
};

/** Content that is not text to read. */
const DROPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
  'MATH',
  'TITLE',
  'TEXTAREA',
  'SELECT',
]);

const BLOCKS = 'p, div, ul, ol, blockquote, h1, h2, h3, h4, h5, h6';

/** Passed as arguments rather than an array, because the order never changes and keys are not needed. */
function childrenOf(node: Node): ReactNode {
  return createElement(Fragment, null, ...[...node.childNodes].map(built));
}

function built(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const name = node.nodeName.toUpperCase();
  if (DROPPED.has(name)) return null;
  if (name === 'BR') return <br />;
  if (name === 'A') return linkOf(node);
  const element = BUILT[name];
  // A paragraph cannot contain another block, so text around blocks is only wrapped.
  if (!element || (element === 'p' && node.querySelector(BLOCKS))) return childrenOf(node);
  return createElement(element, null, element === 'ul' || element === 'ol' ? itemsOf(node) : childrenOf(node));
}

/** Between the items of a list there is only white space. */
function itemsOf(list: Element): ReactNode {
  return createElement(Fragment, null, ...[...list.children].map((item) => createElement('li', null, childrenOf(item))));
}

function linkOf(node: Element): ReactNode {
  const href = node.getAttribute('href') ?? '';
  const safe = /^(https?:\/\/|mailto:|tel:)/i.test(href);
  if (!safe) return childrenOf(node);
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {childrenOf(node)}
    </Link>
  );
}
