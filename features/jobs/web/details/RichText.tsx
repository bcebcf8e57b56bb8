import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';

/**
 * Formatted text from an employer. The server stores plain formatting only. Here it is parsed again into a document that runs and loads
 * nothing, and only the elements listed below are created. No HTML is written into the page, so markup can't escape.
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

/** The component for each element. Headings are one level below those of the page. */
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

/** Elements with content that is not text. */
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

/** Lists contain only white space between their items. */
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
