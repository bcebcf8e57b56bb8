import { z } from 'zod';
import { ANALYTICS_KINDS, ANALYTICS_SITES, isHttpsOrigin } from './analytics-rules.ts';

/** The analytics service of a tenant, as stored. */
export const AnalyticsSettings = z.object({
  kind: z.enum(['none', ...ANALYTICS_KINDS]),
  /** The origin of the service, such as `https://stats.example.org`. Empty for Google Tag Manager, whose origin is known. */
  address: z.string(),
  /** The domain at Plausible, the number of the site at Matomo, or the id of the container. */
  site: z.string(),
  /** Whether the service loads only for visitors who accept. */
  asks_consent: z.boolean(),
});
export type AnalyticsSettings = z.infer<typeof AnalyticsSettings>;

/** What pages load. */
export const SiteAnalytics = AnalyticsSettings.extend({ kind: z.enum(ANALYTICS_KINDS) });

export const NO_ANALYTICS: AnalyticsSettings = { kind: 'none', address: '', site: '', asks_consent: true };

/** A change of it. It names a service and never a script, so that nobody puts code on the pages. */
export const AnalyticsChange = AnalyticsSettings.extend({
  address: z
    .string()
    .trim()
    .toLowerCase()
    .max(253, 'Keep the address under 253 characters')
    .meta({ examples: [''] })
    .transform((typed) => typed.replace(/\/$/, '')),
  site: z
    .string()
    .trim()
    .max(253, 'Keep it under 253 characters')
    .meta({ examples: [''] }),
}).superRefine(({ kind, address, site }, { addIssue }) => {
  const refuse = (field: 'address' | 'site', message: string) => addIssue({ code: 'custom', path: [field], message });
  if (kind === 'none' || kind === 'tag_manager') {
    if (address) refuse('address', 'Leave the address empty: this choice has none');
  } else if (!isHttpsOrigin(address))
    refuse('address', 'Enter an address like https://stats.example.org, without a port or a path');
  if (kind === 'none') {
    if (site) refuse('site', 'Leave the site empty: this choice has none');
  } else if (!ANALYTICS_SITES[kind].form.test(site)) refuse('site', ANALYTICS_SITES[kind].remedy);
});
