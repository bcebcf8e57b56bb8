import type { FastifyInstance } from 'fastify';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { definePublicPage, type PublicContent, type TextBlock } from '#kit/server/http/public-page.ts';
import { serve, type Tenant } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import { type EditedPage, findSitePages, getSitePage, resetSitePage, updateSitePage } from '../page-contract.ts';
import {
  isPageSlug,
  PAGE_PATHS,
  PAGE_SLUGS,
  type PageBlock,
  type PagePiece,
  type PageSlug,
  parsePageText,
} from '../page-rules.ts';
import { deletePage, findWrittenPage, findWrittenPages, writePage } from './page-queries.ts';
import { standardPage } from './standard-pages.ts';

type Owner = Pick<Tenant, 'name' | 'country_id'>;

const ownText = (slug: PageSlug, owner: Owner): EditedPage => ({
  slug,
  ...standardPage(slug, owner),
  revision: 0,
  updated_at: null,
});

async function findPage(db: TenantDb, slug: PageSlug, owner: Owner): Promise<EditedPage> {
  const written = await findWrittenPage(db, slug);
  return written ? { slug, ...written } : ownText(slug, owner);
}

const slugIn = (params: { slug: string }): PageSlug => (isPageSlug(params.slug) ? params.slug : fail(notFound('Page')));
const CHANGED = 'Someone else has changed this page since you opened it.';

export function sitePageRoutes(app: FastifyInstance): void {
  serve(app, getSitePage, async ({ db, tenant, params }) => ({ data: await findPage(db, slugIn(params), tenant) }));

  serve(app, findSitePages, async ({ db, tenant }) => {
    const written = new Map((await findWrittenPages(db)).map((page) => [page.slug, page]));
    return { data: PAGE_SLUGS.map((slug) => written.get(slug) ?? ownText(slug, tenant)) };
  });

  serve(app, updateSitePage, async ({ db, tenant, viewer, request, params, body: { revision, ...text } }) => {
    const slug = slugIn(params);
    const isWritten = await writePage(db, slug, text, revision);
    const page = await findPage(db, slug, tenant);
    if (!isWritten) fail(conflict(CHANGED, page));
    const about = { subject_kind: 'page', details: { name: page.title, address: PAGE_PATHS[slug] } };
    await audit(db, { ...about, actor_id: viewer.id, action: 'page_changed', address: request.ip });
    return { message: 'Page saved.', data: page };
  });

  serve(app, resetSitePage, async ({ db, tenant, viewer, request, params, query }) => {
    const slug = slugIn(params);
    if (!(await deletePage(db, slug, query.revision))) fail(conflict(CHANGED, await findPage(db, slug, tenant)));
    const page = ownText(slug, tenant);
    const about = { subject_kind: 'page', details: { name: page.title, address: PAGE_PATHS[slug] } };
    await audit(db, { ...about, actor_id: viewer.id, action: 'page_restored', address: request.ip });
    return { message: 'Original text restored.', data: page };
  });
}

/** The pages about the tenant with their text, for search engines. */
export const sitePublicPages = PAGE_SLUGS.map((slug) =>
  definePublicPage({
    path: PAGE_PATHS[slug],
    load: async ({ db, tenant }) => contentOf(await findPage(db, slug, tenant)),
  }),
);

function contentOf({ title, lead, body }: EditedPage): PublicContent {
  const text = parsePageText(body).map(blockOf);
  return { title, description: lead || title, text: [...(lead ? [{ text: lead }] : []), ...text] };
}

function blockOf(block: PageBlock): TextBlock {
  switch (block.kind) {
    case 'heading':
      return { heading: block.text };
    case 'text':
      return { text: plain(block.pieces) };
    case 'list':
      return { list: block.items.map(plain) };
  }
}

const plain = (pieces: PagePiece[]) => pieces.map((piece) => piece.text).join('');
