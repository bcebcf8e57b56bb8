/** Pages about the tenant, with the address of each. The services are in the order of the menu. */
export const PAGE_PATHS = {
  'about-us': '/about-us',
  healthcare: '/services/healthcare',
  education: '/services/education',
  discounts: '/services/discounts',
  housing: '/services/housing',
  finance: '/services/finance',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const;
export type PageSlug = keyof typeof PAGE_PATHS;
export const PAGE_SLUGS = [
  'about-us',
  'healthcare',
  'education',
  'discounts',
  'housing',
  'finance',
  'terms',
  'privacy',
  'accessibility',
] as const satisfies PageSlug[];
export const SERVICE_SLUGS = ['healthcare', 'education', 'discounts', 'housing', 'finance'] as const satisfies PageSlug[];

export const isPageSlug = (text: string): text is PageSlug => Object.hasOwn(PAGE_PATHS, text);

/** What links and lists call each page; its own title may be another. */
export const PAGE_LABELS: Record<PageSlug, string> = {
  'about-us': 'About us',
  healthcare: 'Healthcare',
  education: 'Education',
  discounts: 'Discounts',
  housing: 'Housing',
  finance: 'Finance',
  terms: 'Terms',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
};

/** A piece of a line: text, or a link. */
export type PagePiece = { text: string; href?: string };
export type PageBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; pieces: PagePiece[] }
  | { kind: 'list'; items: PagePiece[][] };

/**
 * Reads the text of a page: blank lines separate paragraphs, `## ` begins a heading, `- ` an entry of a list, and `[label](address)` is a link to a
 * page of the site, another site, a phone or an email address. Anything else is text, so no text is ever an error.
 */
export function parsePageText(body: string): PageBlock[] {
  const blocks: PageBlock[] = [];
  let open: PageBlock | null = null;
  for (const line of body.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '') open = null;
    else if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', text: line.slice(3).trim() });
      open = null;
    } else if (line.startsWith('- ')) {
      if (open?.kind !== 'list') {
        open = { kind: 'list', items: [] };
        blocks.push(open);
      }
      open.items.push(piecesOf(line.slice(2)));
    } else if (open?.kind === 'text') open.pieces.push({ text: ' ' }, ...piecesOf(line));
    else {
      open = { kind: 'text', pieces: piecesOf(line) };
      blocks.push(open);
    }
  }
  return blocks;
}

const LINK = /\[([^\][]{1,200})\]\(((?:https:\/\/|\/(?!\/)|mailto:|tel:)[^\s()]{0,500})\)/;

function piecesOf(line: string): PagePiece[] {
  const [before = '', text, href, ...rest] = line.split(LINK);
  if (text === undefined || href === undefined) return [{ text: line }];
  const after = rest.length > 0 ? line.slice(before.length + text.length + href.length + 4) : '';
  return [...(before ? [{ text: before }] : []), { text, href }, ...(after ? piecesOf(after) : [])];
}
