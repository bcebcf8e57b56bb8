import type { FastifyInstance } from 'fastify';
import { shortened } from '#kit/contract/shortened.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '../database/db.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../files/share-picture.ts';
import { escaped } from '../mail/mail.ts';
import { sanitiseRichText } from '../text/rich-text.ts';
import type { Tenant } from './serve.ts';

/**
 * Public pages that the server fills for search engines, link previews and people without JavaScript: title,
 * description, canonical address, Open Graph, JSON-LD and the text of the page in the shell of the browser app.
 */

/** A part of the readable text. Everything is escaped; `html` is rich text and is sanitised again. */
export type TextBlock =
  | { heading: string }
  | { subheading: string }
  | { text: string }
  | { html: string }
  | { list: readonly string[] }
  | { facts: readonly (readonly [label: string, value: string | null])[] }
  | { links: readonly { href: string; label: string }[] };

export type PublicContent = {
  /** The page's h1, and its name in the browser tab, before the name of the site. */
  title: string;
  /** Plain text for search results and previews; shortened to 160 characters. */
  description: string;
  /** Path of the one address of this content, where it has several; the requested path without its query otherwise. */
  canonical?: string;
  /** Path or https address of a small picture, such as a logo. */
  image?: string | null;
  /** Path of a picture drawn for previews (kit/server/files/share-picture.ts), shown large. */
  picture?: string;
  /** Whether people who are signed in do not see the text, because the app opens another page for them. */
  guests_only?: boolean;
  /** 410 where there was something that has ended; the text says so and what is similar. 200 otherwise. */
  status?: 410;
  /** Feeds of what the page lists, for readers that look for them. */
  feeds?: readonly { type: string; title: string; href: string }[];
  /** A schema.org object. `@context` is added. */
  structured?: Readonly<Record<string, unknown>>;
  text: readonly TextBlock[];
};

type PageRequest<Param extends string> = {
  db: TenantDb;
  tenant: Tenant;
  params: Record<Param, string>;
  query: URLSearchParams;
  /** The origin of the tenant's site: `https://jobs.example.org`. */
  site: string;
};

export type PublicPage = {
  pattern: RegExp;
  load: (input: PageRequest<string>) => Promise<PublicContent | null>;
};

type ParamsIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamsIn<More>
    : Rest
  : never;

/**
 * Declares a public page: `definePublicPage({ path: '/jobs/:jobId', load })`, listed in apps/api/public-pages.ts. `load` runs in a read-only
 * transaction as a visitor. It returns null where there is nothing at this address: the server then sends the shell with status 404.
 */
export function definePublicPage<const Path extends `/${string}`>(page: {
  path: Path;
  load: (input: PageRequest<ParamsIn<Path>>) => Promise<PublicContent | null>;
}): PublicPage {
  const pattern = page.path.replace(/[.+*?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return { pattern: new RegExp(`^${pattern}/?$`), load: page.load };
}

/** The id in a path, or null where it is none. */
export function idIn(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= 2_147_483_647 ? id : null;
}

/** Returns what to send for an address: the shell filled, the bare shell with 404 where nothing is there, or null where no page is declared. */
export async function publicPageAt(
  app: FastifyInstance,
  pages: readonly PublicPage[],
  input: { url: string; tenant: Tenant; site: string; shell: string; nonce: string },
): Promise<{ status: 200 | 404 | 410; html: string } | null> {
  const [path = '', search = ''] = input.url.split('?', 2);
  for (const { pattern, load } of pages) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params = { ...found.groups };
    const query = new URLSearchParams(search);
    const { tenant, site, shell, nonce } = input;
    const content = await app.muster.db.withTenant(tenant.id, (db) => load({ db, tenant, params, query, site }), {
      reads_only: true,
    });
    return content
      ? { status: content.status ?? 200, html: fillShell(shell, content, { path, tenant, site, nonce }) }
      : { status: 404, html: shell };
  }
  return null;
}

/** Marks what the server wrote: the browser app removes it from the head when the visitor goes to another page (apps/web/server-text.ts). */
const MARK = 'data-server-text';

/** What the text looks like until the browser app takes its place: the tokens of the theme, with the site's name where the app has its logo. */
const STYLE = `body [${MARK}]{font:400 16px/1.65 'Inter Variable','Inter Fallback',system-ui,sans-serif;overflow-wrap:anywhere}
body [${MARK}] main{max-width:760px;margin:0 auto;padding:20px 16px 64px}
html[data-signed-in] [${MARK}=guests]{display:none}body [${MARK}] a{color:inherit}body [${MARK}] header{display:flex;align-items:center;box-sizing:border-box;height:64px;padding:0 16px;border-bottom:1px solid #919eab3d}body [${MARK}] header a{font-weight:700;text-decoration:none}
@media (min-width:600px){body [${MARK}] header{padding:0 24px}}@media (min-width:900px){body [${MARK}] header{height:72px}}
body [${MARK}] h1{font-size:32px;line-height:1.25;margin:0 0 8px}body [${MARK}] h2{font-size:20px;line-height:1.4;margin:24px 0 8px}body [${MARK}] h3{font-size:16px;margin:16px 0 8px}
body [${MARK}] p{margin:0 0 12px}body [${MARK}] dl{display:grid;grid-template-columns:minmax(96px,auto) 1fr;gap:4px 16px;margin:0 0 12px}body [${MARK}] dt{opacity:.8}body [${MARK}] dd{margin:0}`.replaceAll(
  '\n',
  '',
);

/**
 * The shell of the browser app with this content in its head and its place for the application.
 * @param place.nonce what the content security policy of this reply requires of style elements
 */
export function fillShell(
  shell: string,
  content: PublicContent,
  { path, tenant, site, nonce }: { path: string; tenant: Pick<Tenant, 'name' | 'country_id'>; site: string; nonce: string },
): string {
  const { title, structured, picture } = content;
  const image = picture ?? content.image;
  const description = shortened(content.description.replace(/\s+/g, ' ').trim(), LONGEST_DESCRIPTION);
  const canonical = new URL(content.canonical ?? path.replace(/(.)\/$/, '$1'), site).href;
  const { language } = countryOf(tenant.country_id);
  const meta = (name: string, value: string) =>
    `<meta ${MARK} ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(value)}">`;
  const head = [
    `<link ${MARK} rel="canonical" href="${escaped(canonical)}">`,
    meta('og:type', 'website'),
    meta('og:site_name', tenant.name),
    meta('og:locale', language.replace('-', '_')),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', canonical),
    ...(image ? [meta('og:image', new URL(image, site).href)] : []),
    ...(picture ? [meta('og:image:width', String(SHARE_WIDTH)), meta('og:image:height', String(SHARE_HEIGHT))] : []),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...(content.feeds ?? []).map(
      ({ type, title, href }) =>
        `<link ${MARK} rel="alternate" type="${escaped(type)}" title="${escaped(title)}" href="${escaped(href)}">`,
    ),
    ...(structured
      ? [`<script ${MARK} type="application/ld+json">${inScript({ '@context': 'https://schema.org', ...structured })}</script>`]
      : []),
    `<style nonce="${nonce}">${STYLE}</style>`,
  ].join('\n');
  const body = `<div ${MARK}${content.guests_only ? '="guests"' : ''}><header><a href="/">${escaped(tenant.name)}</a></header><main><h1>${escaped(title)}</h1>${content.text.map(blockHtml).join('')}</main></div>`;
  // Functions, because a replacement text would read `$&` in a title as a reference.
  return (
    shell
      .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(`${title} · ${tenant.name}`)}</title>`)
      .replace(/<meta name="description" content="[^"]*"/, () => `<meta name="description" content="${escaped(description)}"`)
      .replace('</head>', () => `${head}\n</head>`)
      // Next to the root element: the app can render there without moving the text, which would count as another largest paint.
      .replace('<div id="root"></div>', (root) => body + root)
  );
}

function blockHtml(block: TextBlock): string {
  if ('heading' in block) return `<h2>${escaped(block.heading)}</h2>`;
  if ('subheading' in block) return `<h3>${escaped(block.subheading)}</h3>`;
  if ('text' in block)
    return block.text
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim())
      .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
      .join('');
  if ('html' in block) return sanitiseRichText(block.html);
  if ('list' in block) return listHtml(block.list.map(escaped));
  if ('links' in block)
    return listHtml(block.links.map(({ href, label }) => `<a href="${escaped(href)}" rel="noopener">${escaped(label)}</a>`));
  const facts = block.facts.filter(([, value]) => value);
  if (facts.length === 0) return '';
  return `<dl>${facts.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value ?? '')}</dd>`).join('')}</dl>`;
}

const listHtml = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** JSON as the text of a script element: nothing in it can end the element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Rich text as plain text, for a description. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h3)>|<br ?\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

const LONGEST_DESCRIPTION = 160;
