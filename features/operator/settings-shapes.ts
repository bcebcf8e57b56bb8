import { z } from 'zod';
import { AnalyticsSettings } from '#features/tenants/analytics-shapes.ts';
import { THEME_COLOR_PRESETS } from '#kit/contract/colour-presets.ts';
import { Instant } from '#kit/contract/shapes.ts';

/** A host or sender that is used once its TXT record is published or the system operator approves. */
export const AddressClaim = z.object({
  id: z.number(),
  kind: z.enum(['host', 'mail_from']),
  address: z.string(),
  record_name: z.string(),
  record_value: z.string(),
  created_at: Instant,
  /** A system operator declined it. Only they can put it into use. */
  is_declined: z.boolean(),
});
export type AddressClaim = z.infer<typeof AddressClaim>;

export const Settings = z.object({
  name: z.string(),
  tagline: z.string(),
  marketing_site_url: z.string(),
  locale: z.string(),
  country_id: z.number(),
  logo_url: z.string().nullable(),
  colour_preset: z.enum(THEME_COLOR_PRESETS),
  mail_from: z.string().nullable(),
  /** Shown to people whose account or company is not active; null shows none. */
  contact_email: z.string().nullable(),
  veteran_approval: z.enum(['automatic', 'manual']),
  recruiter_approval: z.enum(['automatic', 'manual']),
  operators_need_second_factor: z.boolean(),
  retention: z.object({ applications_months: z.number(), idle_accounts_months: z.number(), security_events_months: z.number() }),
  analytics: AnalyticsSettings,
  crisis_line: z.array(z.object({ name: z.string(), number: z.string(), note: z.string().optional() })),
  hosts: z.array(z.string()),
  /** Hosts and senders that are requested but not proven yet. */
  address_claims: z.array(AddressClaim),
  /** Keys are never returned. */
  social: z.array(z.object({ provider: z.enum(['google', 'linkedin']), issuer: z.string(), client_id: z.string() })),
});
export type Settings = z.infer<typeof Settings>;
