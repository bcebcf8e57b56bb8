import { describe, expect, it } from 'vitest';
import { THEME_COLOR_PRESETS } from '#kit/contract/colour-presets.ts';
import type { Settings } from '../../settings-shapes.ts';
import { bodyOf, contrastsOf, LEAST_CONTRAST, valuesOf } from './settings-values.ts';

const SETTINGS: Settings = {
  name: 'Muster',
  tagline: 'Honoring Service. Empowering Veterans.',
  marketing_site_url: '',
  locale: 'en-GB',
  country_id: 232,
  logo_url: null,
  colour_preset: 'default',
  mail_from: null,
  contact_email: null,
  veteran_approval: 'automatic',
  recruiter_approval: 'manual',
  operators_need_second_factor: false,
  retention: { applications_months: 12, idle_accounts_months: 72, security_events_months: 12 },
  analytics: { kind: 'none', address: '', site: '', asks_consent: true },
  crisis_line: [{ name: 'Samaritans', number: '116 123' }],
  hosts: ['muster.localhost'],
  address_claims: [],
  social: [],
};

describe('the settings in a form', () => {
  it('are sent back unchanged', () => {
    const { hosts, address_claims, social, country_id, logo_url, mail_from, contact_email, ...sent } = SETTINGS;
    expect(bodyOf(valuesOf(SETTINGS))).toEqual({ ...sent, mail_from: '', contact_email: '' });
  });

  it('send an emptied period as 0, which the server refuses', () => {
    const values = valuesOf(SETTINGS);
    expect(bodyOf({ ...values, retention: { ...values.retention, idle_accounts_months: null } }).retention).toEqual({
      applications_months: 12,
      idle_accounts_months: 0,
      security_events_months: 12,
    });
  });
});

it.each(THEME_COLOR_PRESETS)('every pair of the preset %s is readable in light and dark', (preset) => {
  for (const mode of ['light', 'dark'] as const) {
    for (const { pair, ratio } of contrastsOf(mode, preset))
      expect(ratio, `${mode}: ${pair}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
});
