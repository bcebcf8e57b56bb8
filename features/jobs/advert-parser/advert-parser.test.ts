import { describe, expect, test } from 'vitest';
import { readAdvert } from './index.ts';
import type { ReadAdvert } from './shapes.ts';

const TODAY = '2026-11-28';

/** The values without their quotes; `unclear` are the fields that could not be told. */
type Read = { [field in keyof ReadAdvert]?: unknown } & { unclear?: string[] };

function read(iso2: 'GB' | 'US', pasted: string): Read {
  const { advert, unclear } = readAdvert(pasted, { iso2, today: TODAY });
  const values = Object.fromEntries(
    Object.entries(advert).map(([field, found]) => [field, 'value' in found ? found.value : found]),
  );
  return { ...values, ...(unclear.length > 0 && { unclear: unclear.map(({ field }) => field) }) };
}

const year = (from: number | null, to: number | null = from) => ({ from, to, per: 'year' });
const hour = (from: number | null, to: number | null = from) => ({ from, to, per: 'hour' });
const unclearPay = { pay: undefined, unclear: ['pay'] };

/** Each line is added to an advert with only a title. */
const LINES: readonly (readonly ['GB' | 'US', string, Read])[] = [
  // Pay
  ['GB', 'Salary: £25,000 - £30,000 per annum', { pay: year(25_000, 30_000) }],
  ['GB', 'Salary: £29,970 to £36,483 a year Per annum', { pay: year(29_970, 36_483) }],
  ['GB', 'Band 5: £29,970 to £36,483 a year', { pay: year(29_970, 36_483) }],
  ['GB', 'Salary: £30-35k', { pay: year(30_000, 35_000) }],
  ['GB', 'Salary: £70-£80,000', { pay: year(70_000, 80_000) }],
  ['GB', 'Pay: Up to £45,000 DOE', { pay: year(null, 45_000) }],
  ['GB', 'Salary: from £28,500 pa', { pay: year(28_500, null) }],
  ['GB', 'Salary: £32,000 plus £5,000 welcome bonus', { pay: year(32_000) }],
  ['GB', 'Salary: £23,247.92 - £ 35,077.19 + £3000 Welcome Bonus', { pay: year(23_247.92, 35_077.19) }],
  ['GB', 'Pay rate: £12.50 per hour', { pay: hour(12.5) }],
  ['GB', 'Rate: £14.20 - £16.10 ph', { pay: hour(14.2, 16.1) }],
  ['GB', 'Rate: £19.38p/h - £25.19p/h', { pay: hour(19.38, 25.19) }],
  ['GB', 'Day rate: £450 - £500 per day, inside IR35', { pay: { from: 450, to: 500, per: 'day' }, job_type: 'contract' }],
  ['GB', 'Salary: £2,400 per month', { pay: { from: 2400, to: 2400, per: 'month' } }],
  ['GB', 'Salary: £650 a week', { pay: { from: 650, to: 650, per: 'week' } }],
  ['GB', 'Salary: £25,000 OTE £40k', unclearPay],
  ['GB', 'Salary: £30,000 basic, OTE £45,000', { pay: year(30_000) }],
  ['GB', 'Salary: £15.40-33.33', unclearPay],
  ['GB', 'Salary: £40,000 - £30,000', unclearPay],
  ['GB', 'Salary: $90,000 a year', unclearPay],
  ['GB', 'Salary: Competitive', { pay: undefined }],
  ['GB', 'We turn over £40 million and invested £250,000 in our site.', { pay: undefined }],
  ['GB', 'Refer a friend and earn a £500 voucher.', { pay: undefined }],
  ['GB', 'You will earn £13.15 per hour.', { pay: hour(13.15) }],
  ['US', 'Salary: $96,116 - $124,955 per year', { pay: year(96_116, 124_955) }],
  ['US', 'Starting at $50,419 Per Year (GS 7)', { pay: year(50_419, null) }],
  ['US', 'Pay: $25.50/hour', { pay: hour(25.5) }],
  ['US', 'Compensation Range: $110K - $135K', { pay: year(110_000, 135_000) }],
  ['US', 'The base pay is $31.00 to $36.50 per hour, depending on experience.', { pay: hour(31, 36.5) }],
  ['US', 'Sign-on bonus: $5,000', { pay: undefined }],
  // Job type
  ['GB', 'Job type: Full-time, Permanent', { job_type: 'full_time' }],
  ['GB', 'Contract type: Permanent\nWorking pattern: Part-time', { job_type: 'part_time' }],
  ['GB', 'Hours: 37.5 hours per week', { job_type: 'full_time' }],
  ['GB', 'Hours: 18.75 hours per week', { job_type: 'part_time' }],
  ['GB', 'Working pattern: Full-time, Part-time, Job share', { job_type: undefined, unclear: ['job_type'] }],
  ['GB', 'Contract type: Fixed term: 12 months', { job_type: 'contract' }],
  ['GB', 'Contract: 12 month fixed-term, full time', { job_type: undefined, unclear: ['job_type'] }],
  ['GB', 'You will work with a part time psychology colleague.', { job_type: undefined }],
  ['US', 'Work schedule: Full-time', { job_type: 'full_time' }],
  ['US', 'Employment Type: Contractor, 1099', { job_type: 'contract' }],
  // Workplace
  ['GB', 'Location: Leeds (hybrid)', { type: 'hybrid', place: 'Leeds' }],
  ['GB', 'This is a fully remote role.', { type: 'remote' }],
  ['GB', 'Hybrid working: two days a week in the office', { type: 'hybrid' }],
  ['US', 'Remote job: No', { type: undefined }],
  ['US', 'Telework eligible: Yes, as determined by the agency policy.', { type: undefined }],
  ['GB', 'You will support remote communities and remote sites.', { type: undefined }],
  ['GB', 'You may work from home when required.', { type: undefined }],
  ['GB', 'We have an on-site gym and restaurant.', { type: undefined }],
  // Dates
  ['GB', 'Closing date: 12 December 2026', { closes_on: '2026-12-12' }],
  ['GB', 'Closing date: 05/01/2027', { closes_on: '2027-01-05' }],
  ['US', 'Application deadline: 01/05/2027', { closes_on: '2027-01-05' }],
  ['US', 'Open & closing dates: 11/20/2026 to 12/04/2026', { closes_on: '2026-12-04' }],
  ['GB', 'Closing date: Sunday 6th December', { closes_on: '2026-12-06' }],
  ['GB', 'Closing date: 19 December 2026. Interviews: 7 January 2027', { closes_on: '2026-12-19' }],
  ['GB', 'Please apply by midnight on 15 January.', { closes_on: '2027-01-15' }],
  ['GB', 'Closing date: 1 March 2026', { closes_on: undefined, unclear: ['closes_on'] }],
  ['GB', 'Closing date: 1 December 2027', { closes_on: undefined, unclear: ['closes_on'] }],
  ['GB', 'Closing date: 31 February 2027', { closes_on: undefined, unclear: ['closes_on'] }],
  ['GB', 'Start date: 1 February 2027', { starts_at: '2027-02-01' }],
  ['GB', 'Start date: ASAP', { starts_at: undefined }],
  ['US', 'Start date: Jan 11, 2027', { starts_at: '2027-01-11' }],
  // Clearance
  ['GB', 'You must hold SC clearance.', { security_clearance: 'SC' }],
  ['GB', 'Candidates will need to pass Developed Vetting.', { security_clearance: 'DV' }],
  [
    'GB',
    'You need SC clearance and will undergo DV vetting.',
    { security_clearance: undefined, unclear: ['security_clearance'] },
  ],
  ['GB', 'Security clearance: not required', { security_clearance: undefined }],
  ['GB', 'BPSS checks apply to all staff.', { security_clearance: 'BPSS' }],
  ['GB', 'An enhanced DBS check is required.', { security_clearance: undefined }],
  ['US', 'Active Secret clearance required.', { security_clearance: 'Secret' }],
  ['US', 'Security clearance: Top Secret/SCI', { security_clearance: 'TS/SCI' }],
  ['US', 'Security clearance: Other', { security_clearance: undefined }],
  ['US', 'We sell the secret sauce of good service.', { security_clearance: undefined }],
  // Place and openings
  ['GB', 'Location: York, YO24 1AA', { place: 'York, YO24 1AA', postcode: 'YO24 1AA' }],
  ['US', 'Duty location: Norfolk, VA 23511', { place: 'Norfolk, VA 23511', postcode: '23511' }],
  ['GB', 'The role is based in Barrow-in-Furness.', { place: 'Barrow-in-Furness' }],
  ['GB', 'Number of vacancies: 3', { openings: 3 }],
  ['US', '2 vacancies in the following location', { openings: 2 }],
  ['GB', 'A degree or equivalent military experience.', { military_skills_accepted: true }],
];

describe('reading one line of an advert', () => {
  test.each(LINES)('%s: %s', (iso2, line, expected) => {
    const found = read(iso2, `Maintenance Technician\n${line}`);
    expect(found.title).toBe('Maintenance Technician');
    for (const [field, value] of Object.entries(expected))
      expect({ [field]: found[field as keyof Read] }).toEqual({ [field]: value });
    if (!expected.unclear) expect(found.unclear).toBeUndefined();
  });
});

const NHS = `Job summary
Main area: Engineering
Job title: Estates Technician (Electrical)
Grade: Band 4
Contract: Permanent
Hours: Full time - 37.5 hours per week
Salary: £26,530 - £29,114 per annum
Closing date: 14/12/2026 23:59
Location: Hull
Main duties of the job
• Carry out planned maintenance
• Respond to faults on call
Person specification
Essential
• City & Guilds electrical installation
• 18th Edition
Desirable
• NHS experience
About us
We look after five hospitals.`;

const FEDERAL = `Aircraft Mechanic
Open & closing dates
11/23/2026 to 12/07/2026
Salary
$34.10 - $39.79 per hour
Work schedule
Full-time
Security clearance
Secret
Location
Norfolk, VA
Duties
• Repair hydraulic systems
• Inspect airframes
Qualifications
• One year of specialized experience
• Experience with technical manuals`;

const AGENCY = `HGV Driver - Doncaster - £16.50 per hour - Immediate start
Full-time, nights. Own transport needed.
What you'll need:
- Category C+E licence
- Driver CPC
We act as an employment business.`;

const STARTUP = `<html><head><title>Jobs at Acme</title><script>alert('x')</script><style>.a{color:red}</style></head><body>
<nav><a href="/">Home</a></nav><h1>Field Service Engineer</h1>
<table><tr><th>Salary</th><td>£38,000 a year</td></tr><tr><th>Location</th><td>Bristol (Hybrid)</td></tr></table>
<p onclick="steal()">Keep wind turbines turning with a team of eight across the South West.</p>
<h2>What you’ll do</h2><ul><li>Repair <b>gearboxes</b></li><li>Write reports</li></ul>
<h2>What we’re looking for</h2><ul><li>GWO training</li><li>A driving licence</li></ul>
<h2>Benefits</h2><ul><li>33 days of leave</li><li>£500 travel allowance</li></ul>
<footer>© Acme. Turnover of £3 million</footer></body></html>`;

const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Network Technician',
  description: '<p>Build and run our networks with a team of six people.</p><ul><li>Cabling</li></ul>',
  employmentType: 'FULL_TIME',
  validThrough: '2026-12-31T23:59',
  jobLocation: {
    '@type': 'Place',
    address: { addressLocality: 'Leeds', addressRegion: 'West Yorkshire', postalCode: 'LS1 4AP' },
  },
  baseSalary: { '@type': 'MonetaryAmount', currency: 'GBP', value: { minValue: 28000, maxValue: 34000, unitText: 'YEAR' } },
  totalJobOpenings: 2,
  experienceInPlaceOfEducation: true,
};

describe('reading whole adverts', () => {
  test('reads an advert in the form of NHS Jobs', () => {
    expect(read('GB', NHS)).toMatchObject({
      title: 'Estates Technician (Electrical)',
      pay: year(26_530, 29_114),
      job_type: 'full_time',
      closes_on: '2026-12-14',
      place: 'Hull',
      responsibilities: ['Carry out planned maintenance', 'Respond to faults on call'],
      requirements: ['City & Guilds electrical installation', '18th Edition'],
    });
  });

  test('reads a federal announcement whose labels are on lines of their own', () => {
    expect(read('US', FEDERAL)).toMatchObject({
      title: 'Aircraft Mechanic',
      pay: hour(34.1, 39.79),
      job_type: 'full_time',
      closes_on: '2026-12-07',
      security_clearance: 'Secret',
      place: 'Norfolk, VA',
      responsibilities: ['Repair hydraulic systems', 'Inspect airframes'],
    });
  });

  test('removes place, pay and hours from the title of an agency', () => {
    const found = read('GB', AGENCY);
    expect(found).toMatchObject({ title: 'HGV Driver', pay: hour(16.5), requirements: ['Category C+E licence', 'Driver CPC'] });
  });

  test('reads a saved page without its scripts, navigation and footer', () => {
    const found = read('GB', STARTUP);
    expect(found).toMatchObject({
      title: 'Field Service Engineer',
      pay: year(38_000),
      type: 'hybrid',
      place: 'Bristol',
      responsibilities: ['Repair gearboxes', 'Write reports'],
      requirements: ['GWO training', 'A driving licence'],
    });
    const { whole, short } = found.description as { whole: string; short: string };
    expect(whole).not.toMatch(/alert|color|steal|Home|Turnover|onclick/);
    expect(whole).toContain('<h3>What you’ll do</h3><ul><li>Repair <strong>gearboxes</strong></li>');
    // The lists are fields of their own; what else the advert says stays.
    expect(short).not.toContain('gearboxes');
    expect(short).toContain('<li>33 days of leave</li>');
  });

  test.each([
    ['as JSON', JSON.stringify(POSTING)],
    [
      'in a page',
      `<html><head><script type="application/ld+json">${JSON.stringify({ '@graph': [POSTING] })}</script></head><body><h1>Other</h1></body></html>`,
    ],
  ])('reads a JobPosting %s', (_, pasted) => {
    expect(read('GB', pasted)).toMatchObject({
      title: 'Network Technician',
      pay: year(28_000, 34_000),
      job_type: 'full_time',
      closes_on: '2026-12-31',
      place: 'Leeds, West Yorkshire',
      postcode: 'LS1 4AP',
      openings: 2,
      military_skills_accepted: true,
    });
  });

  test('leaves out the pay of a JobPosting in another currency, and a date that has passed', () => {
    const found = read('US', JSON.stringify({ ...POSTING, validThrough: '2026-01-01' }));
    expect(found.pay).toBeUndefined();
    expect(found.closes_on).toBeUndefined();
    expect(found.unclear).toEqual(expect.arrayContaining(['pay', 'closes_on']));
  });

  test('quotes the words that say each value, and says what is unclear', () => {
    const { advert, unclear } = readAdvert('Fitter\nSalary: £25,000 OTE £40k\nHours: Full time', { iso2: 'GB', today: TODAY });
    expect(advert.job_type?.quote).toBe('Hours: Full time');
    expect(unclear).toEqual([
      {
        field: 'pay',
        quote: 'Salary: £25,000 OTE £40k',
        message: 'We couldn’t tell the pay: it mixes basic pay with earnings that depend on results. Enter it yourself.',
      },
    ]);
  });

  test('names what it could not find instead of guessing a title', () => {
    expect(read('GB', 'About us\nWe have been looking after ships since 1872, and you will too.').unclear).toEqual(['title']);
  });

  test.each([
    ['unclosed scripts', `<p>Fitter</p>${'<script>'.repeat(110_000)}`],
    ['unclosed comments', `<p>Fitter</p>${'<!--'.repeat(200_000)}`],
    ['one line', `<p>${'Salary £1 '.repeat(80_000)}</p>`],
    ['many short lines', 'Salary\n'.repeat(100_000)],
    ['nested tables', '<table><tr><td>'.repeat(40_000)],
    ['amounts', `Salary: ${'£1,000 to '.repeat(80_000)}`],
    ['brackets', '(['.repeat(400_000)],
  ])('reads 800 KB of %s within two seconds', (_, pasted) => {
    const start = performance.now();
    readAdvert(pasted, { iso2: 'GB', today: TODAY });
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
