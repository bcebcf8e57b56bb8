import { PRESETS, type ThemeColorPreset } from '#kit/contract/colour-presets.ts';
import { contrast } from '#kit/ui/theme/contrast.ts';
import { paletteOf, type ThemeMode } from '#kit/ui/theme/palette.ts';
import type { Settings } from '../../settings-shapes.ts';

/** The values of the inputs. An empty text means none for optional email addresses. */
export type SettingsValues = Pick<
  Settings,
  | 'name'
  | 'tagline'
  | 'marketing_site_url'
  | 'colour_preset'
  | 'veteran_approval'
  | 'recruiter_approval'
  | 'operators_need_second_factor'
  | 'analytics'
> & {
  locale: 'en-GB' | 'en-US';
  mail_from: string;
  contact_email: string;
  retention: { [period in keyof Settings['retention']]: number | null };
  crisis_line: { name: string; number: string; note: string }[];
};

export function valuesOf(settings: Settings): SettingsValues {
  return {
    name: settings.name,
    tagline: settings.tagline,
    marketing_site_url: settings.marketing_site_url,
    locale: settings.locale === 'en-US' ? 'en-US' : 'en-GB',
    colour_preset: settings.colour_preset,
    mail_from: settings.mail_from ?? '',
    contact_email: settings.contact_email ?? '',
    veteran_approval: settings.veteran_approval,
    recruiter_approval: settings.recruiter_approval,
    operators_need_second_factor: settings.operators_need_second_factor,
    retention: settings.retention,
    analytics: settings.analytics,
    crisis_line: settings.crisis_line.map(({ name, number, note }) => ({ name, number, note: note ?? '' })),
  };
}

/** The body of the call. An emptied period is sent as 0, which the server refuses with its message. */
export function bodyOf({ retention, analytics, crisis_line, ...values }: SettingsValues) {
  return {
    ...values,
    analytics: {
      ...analytics,
      // What was typed for another choice is hidden.
      address: hasAddress(analytics.kind) ? analytics.address : '',
      site: analytics.kind === 'none' ? '' : analytics.site,
    },
    retention: {
      applications_months: retention.applications_months ?? 0,
      idle_accounts_months: retention.idle_accounts_months ?? 0,
      security_events_months: retention.security_events_months ?? 0,
    },
    crisis_line: crisis_line.map(({ name, number, note }) => ({ name, number, ...(note.trim() && { note }) })),
  };
}

export const hasAddress = (kind: Settings['analytics']['kind']): boolean => kind === 'plausible' || kind === 'matomo';

export const PRESET_WORDS: Record<ThemeColorPreset, string> = {
  default: 'Signal orange',
  cyan: 'Cyan',
  purple: 'Purple',
  blue: 'Blue',
  orange: 'Amber',
  red: 'Red',
};

export const fillOf = (preset: ThemeColorPreset): string => PRESETS[preset].main;

/** WCAG AA for text. */
export const LEAST_CONTRAST = 4.5;

/** The colour pairs that a preset uses, with their contrast, computed from the actual palette. */
export function contrastsOf(mode: ThemeMode, preset: ThemeColorPreset): { pair: string; ratio: number }[] {
  const { primary, background } = paletteOf(mode, 'default', preset);
  return [
    { pair: 'Text on a button', ratio: contrast(primary.contrastText, primary.main) },
    { pair: 'Link on the page', ratio: contrast(primary.text, background.default) },
    { pair: 'Link on a card', ratio: contrast(primary.text, background.paper) },
    { pair: 'Text on a tint', ratio: contrast(primary.softText, primary.soft) },
  ];
}
