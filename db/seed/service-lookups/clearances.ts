import type { SeedList } from './shape.ts';

/** The lowest first. What is no clearance in the strict sense says so. */
export const CLEARANCES: SeedList[] = [
  {
    kind: 'clearance',
    country_id: 232,
    source: 'GOV.UK, National security vetting: clearance levels (updated 11 January 2024)',
    as_of: '2026-11-21',
    rows: [
      {
        title: 'Baseline Personnel Security Standard',
        abbreviation: 'BPSS',
        help: 'A check before work begins, not a clearance.',
      },
      { title: 'Accreditation Check', abbreviation: 'AC', help: 'For those who work airside at airports; up to 5 years.' },
      {
        title: 'Counter-Terrorist Check',
        abbreviation: 'CTC',
        help: 'Up to 10 years. The police call it Level 1B.',
        former: [['Level 1B']],
      },
      {
        title: 'Security Check',
        abbreviation: 'SC',
        help: 'SECRET, and TOP SECRET now and then under supervision; up to 10 years.',
      },
      { title: 'Enhanced Security Check', abbreviation: 'eSC', help: 'Security Check with more searching questions.' },
      {
        title: 'Developed Vetting',
        abbreviation: 'DV',
        help: 'TOP SECRET without supervision; up to 7 years.',
        former: [['Positive Vetting (PV)', 1990]],
      },
      { title: 'Enhanced Developed Vetting', abbreviation: 'eDV', help: 'Above Developed Vetting; up to 7 years.' },
    ],
  },
  {
    kind: 'clearance',
    country_id: 233,
    source: 'Executive Order 12968, 32 CFR 147 and 10 CFR 10 (Department of Energy), general public knowledge',
    as_of: '2026-11-21',
    rows: [
      { title: 'Public Trust', help: 'A background investigation for a position, not a clearance.' },
      { title: 'Confidential' },
      { title: 'Secret' },
      { title: 'Top Secret', abbreviation: 'TS' },
      {
        title: 'TS/SCI',
        help: 'Top Secret with access to Sensitive Compartmented Information. SCI is an access, not a level.',
        former: [['Top Secret/SCI']],
      },
      { title: 'TS/SCI with CI polygraph', help: 'With a counterintelligence polygraph.' },
      { title: 'TS/SCI with full scope polygraph', former: [['Lifestyle polygraph']] },
      { title: 'DoE L', help: 'Department of Energy, about the level of Secret.' },
      { title: 'DoE Q', help: 'Department of Energy, about the level of Top Secret.' },
    ],
  },
];
