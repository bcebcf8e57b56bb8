import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, PictureVersion } from '#kit/contract/shapes.ts';
import { SiteAnalytics } from './analytics-shapes.ts';

export const TenantInfo = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  /** 232 United Kingdom, 233 United States. */
  country_id: z.number(),
  locale: z.string(),
  marketing_site_url: z.string(),
  tagline: z.string(),
  colour_preset: z.string(),
  logo_url: z.string().nullable(),
  /** The contact email of the tenant's staff, or null. */
  contact_email: z.string().nullable(),
  crisis_line: z.array(z.object({ name: z.string(), number: z.string(), note: z.string().optional() })),
  /** Whether analytics and tag-manager scripts may load. */
  production: z.boolean(),
  /** The analytics service that pages load; null for none, and always outside production. */
  analytics: SiteAnalytics.nullable(),
});
export type TenantInfo = z.infer<typeof TenantInfo>;

/** `domain` is the browser's host name. On localhost the default tenant is used. */
export const getTenantInfo = defineRoute({
  method: 'GET',
  path: '/api/tenant/info',
  access: 'public',
  summary: 'The tenant of a host name',
  description: 'Returns the name, colours, country and crisis line of the tenant of a host, for use before anyone signs in.',
  reads_only: true,
  query: z.object({ domain: z.string().trim().max(253).optional() }),
  reply: data(TenantInfo),
});

/** The address contains the number of the file, so a new logo has a new address. */
export const getTenantLogo = defineRoute({
  method: 'GET',
  path: '/api/tenant/logo',
  access: 'public',
  summary: 'The logo of the site as a picture',
  description: 'Returns the uploaded logo of the site as an image. A site without a logo gives 404.',
  reads_only: true,
  query: PictureVersion,
  file_reply: 'image/webp',
});
