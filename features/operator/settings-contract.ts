import { z } from 'zod';
import { AnalyticsChange } from '#features/tenants/analytics-shapes.ts';
import { THEME_COLOR_PRESETS } from '#kit/contract/colour-presets.ts';
import { emailShape } from '#kit/contract/email.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, singleLine } from '#kit/contract/shapes.ts';
import { Settings } from './settings-shapes.ts';

export const getSettings = defineRoute({
  method: 'GET',
  path: '/api/operator/settings',
  access: 'operator',
  summary: 'Settings of the tenant',
  description:
    'Returns the tenant’s name, colours, approval rules, hosts, sender address, analytics, social sign-in and crisis line.',
  reads_only: true,
  reply: data(Settings),
});

const months = (what: string) =>
  z
    .number({ error: `${what} must be a number of months` })
    .int()
    .min(1, `${what} must be 1 month or more`)
    .max(240, `${what} must be 240 months or less`);

/** An email address; null or empty for none. */
const optionalEmail = (example: string) =>
  z.union([z.literal('').transform(() => null), emailShape(`Enter an email address like ${example}`)]).nullable();

const HTTPS_ONLY = 'Enter the marketing site as an address starting with https://. Addresses with http:// are not accepted';

export const updateSettings = defineRoute({
  method: 'PUT',
  path: '/api/operator/settings',
  access: 'operator',
  summary: 'Change the settings of the tenant',
  description: 'Changes the tenant’s settings. A new sender address must be verified before it is used.',
  body: z.object({
    name: singleLine().min(2, 'Name is required').max(80, 'Keep the name under 80 characters'),
    tagline: singleLine().min(1, 'Tagline is required').max(160, 'Keep the tagline under 160 characters'),
    marketing_site_url: z.union([
      z.literal(''),
      z.url({ protocol: /^https$/, error: HTTPS_ONLY }).max(300, 'Keep the web address under 300 characters'),
    ]),
    locale: z.enum(['en-GB', 'en-US'], { error: 'locale must be en-GB or en-US' }),
    colour_preset: z.enum(THEME_COLOR_PRESETS),
    /** A new sender is used once it is proven; until then the old one stays. Null or empty uses the installation's own. */
    mail_from: optionalEmail('jobs@example.org'),
    /** Shown to people whose account or company is not active. Null or empty shows no address. */
    contact_email: optionalEmail('help@example.org'),
    veteran_approval: z.enum(['automatic', 'manual']),
    recruiter_approval: z.enum(['automatic', 'manual']),
    operators_need_second_factor: z.boolean(),
    retention: z.object({
      applications_months: months('Applications'),
      idle_accounts_months: months('Idle accounts'),
      security_events_months: months('Security events'),
    }),
    /** Left out, it stays. A service is loaded in production only. */
    analytics: AnalyticsChange.optional(),
    crisis_line: z
      .array(
        z.object({
          name: singleLine().min(1, 'Give each line a name').max(80),
          number: z.string().trim().min(2, 'Give each line a number').max(40),
          note: z.string().trim().max(120).optional(),
        }),
      )
      .max(10, 'List 10 lines at most'),
  }),
  reply: data(Settings),
});

/** PNG, JPEG or WebP by content; converted to WebP of at most 512 pixels a side, in its own shape. Sending no file removes the logo. */
export const setSiteLogo = defineRoute({
  method: 'POST',
  path: '/api/operator/settings/logo',
  access: 'operator',
  summary: 'Set or remove the logo of the site',
  description:
    'Replaces the logo of the site with an uploaded image of at most 2 MB, or removes it. The image is re-encoded, so metadata is dropped; wide marks keep their shape.',
  body: z.object({}),
  multipart: { files: { logo: { max_bytes: 2 * 1024 * 1024 } } },
  limit: { max: 60, window: 3600 },
  reply: data(Settings),
});

/** A system operator's host is used immediately. An operator's is listed under `address_claims` until it is proven. */
export const addHost = defineRoute({
  method: 'POST',
  path: '/api/operator/settings/hosts',
  access: 'operator',
  summary: 'Add a host name that leads here',
  description: 'Claims a host name for the tenant. It serves the tenant once a DNS record or a system operator has confirmed it.',
  creates: true,
  body: z.object({
    host: z
      .string()
      .trim()
      .toLowerCase()
      .max(253)
      .regex(
        /^(?=.{4,})([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,62}$/,
        'Must be a host name like jobs.example.org',
      ),
  }),
  reply: data(Settings),
});

/** The last host, and the host of this request, cannot be removed. */
export const removeHost = defineRoute({
  method: 'DELETE',
  path: '/api/operator/settings/hosts/{host}',
  access: 'operator',
  summary: 'Remove a host name',
  description: 'Removes a host name of the tenant. The last one, and the one this request came through, cannot be removed.',
  params: z.object({ host: z.string().max(253) }),
  reply: data(Settings),
});

/** The secret is stored encrypted and never returned. */
export const setSocialClient = defineRoute({
  method: 'PUT',
  path: '/api/operator/settings/social/{provider}',
  access: 'operator',
  summary: 'Set the tenant’s own keys at Google or LinkedIn',
  description:
    'Sets the tenant’s own client id and secret at Google or LinkedIn. The secret is stored encrypted and never returned.',
  params: z.object({ provider: z.enum(['google', 'linkedin']) }),
  body: z.object({
    client_id: z.string().trim().min(1, 'Client id is required').max(300),
    client_secret: z.string().trim().min(1, 'Client secret is required').max(500),
  }),
  reply: data(Settings),
});

export const removeSocialClient = defineRoute({
  method: 'DELETE',
  path: '/api/operator/settings/social/{provider}',
  access: 'operator',
  summary: 'Remove the tenant’s own keys',
  description: 'Removes the tenant’s own client at Google or LinkedIn. The installation’s own client is used where there is one.',
  params: z.object({ provider: z.enum(['google', 'linkedin']) }),
  reply: data(Settings),
});
