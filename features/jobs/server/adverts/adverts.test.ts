import { describe, expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { addDays } from '#kit/calendar/days.ts';
import { parseAdvert } from '../../advert-contract.ts';
import { findRecruiterJobs } from '../../recruiting-contract.ts';
import { dayIn } from '../../recruiting-rules.ts';

const CLOSES = addDays(dayIn('Europe/London'), 20);

const ADVERT = `Senior Maintenance Technician
Location: York, North Yorkshire, YO24 1AA
Salary: £36,000 - £42,500 per annum
Hours: Full time
Closing date: ${CLOSES}
Industry: Energy
Keep our turbines turning across the coast with a team of eight.
What you'll need
- Fault finding on hydraulics
- A driving licence`;

describe('pasting an advert', () => {
  test('proposes fields with their words and the names of this site, and stores nothing', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { status, body } = await tenant.call(parseAdvert, { body: { advert: ADVERT } }, recruiter);
    expect(status).toBe(200);
    const of = (field: string) => body.data.proposals.find((one) => one.field === field);
    expect(of('title')).toMatchObject({ values: { title: 'Senior Maintenance Technician' } });
    expect(of('salary_from')).toEqual({
      field: 'salary_from',
      values: { salary_from: 36_000, salary_to: 42_500, salary_per: 'year' },
      label: null,
      quote: 'Salary: £36,000 - £42,500 per annum',
    });
    expect(of('city_id')).toMatchObject({ label: expect.stringMatching(/^York/) });
    expect(of('postcode')).toMatchObject({ values: { postcode: 'YO24 1AA' } });
    expect(of('occupation_id')).toMatchObject({ values: { occupation_id: '49-9071.00' } });
    expect(of('experience')).toMatchObject({ values: { experience: 'senior' } });
    expect(of('industry_id')?.label).toBeTruthy();
    expect(of('closes_on')).toMatchObject({ values: { closes_on: CLOSES } });
    expect(of('requirements')).toMatchObject({
      values: { requirements: ['Fault finding on hydraulics', 'A driving licence'] },
      quote: "What you'll need",
    });
    expect(of('description')?.values.description).toContain('Keep our turbines turning');
    expect(of('description')?.values.description).not.toContain('A driving licence');
    expect(body.data.whole_description).toContain('<li>A driving licence</li>');
    expect((await tenant.call(findRecruiterJobs, {}, recruiter)).body.data).toEqual([]);
  });

  test('lists a place that it cannot tell, and pay that mixes basic pay with commission', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const advert = 'Sales Executive\nLocation: Nowhere-on-Sea\nSalary: £25,000 OTE £40k';
    const { body } = await tenant.call(parseAdvert, { body: { advert } }, recruiter);
    expect(body.data.unclear).toEqual([
      {
        field: 'salary_from',
        quote: 'Salary: £25,000 OTE £40k',
        message: 'We couldn’t tell the pay: it mixes basic pay with earnings that depend on results. Enter it yourself.',
      },
      {
        field: 'city_id',
        quote: 'Location: Nowhere-on-Sea',
        message: 'We couldn’t tell the location: we don’t have a place of this name. Choose it from the list.',
      },
    ]);
  });

  test('removes scripts, event handlers and styles from a pasted page', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const advert =
      '<h1>Fitter</h1><style>p{color:red}</style><script>steal()</script><p onclick="steal()">Repair <a href="javascript:steal()">pumps</a> with us.</p><img src=x onerror=steal()>';
    const { body } = await tenant.call(parseAdvert, { body: { advert } }, recruiter);
    expect(JSON.stringify(body.data)).not.toMatch(/steal|color|onclick|<script/);
    expect(body.data.whole_description).toBe('<p>Repair pumps with us.</p>');
  });

  test('refuses too little and too much text with a remedy, and other roles', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const short = await tenant.call(parseAdvert, { body: { advert: 'Fitter' } }, recruiter);
    expect(short.status).toBe(422);
    expect(short.failure?.errors).toEqual({ advert: ['Paste the whole text of the advert'] });
    const long = await tenant.call(parseAdvert, { body: { advert: 'x'.repeat(950_000) } }, recruiter);
    expect(long.status).toBe(422);
    expect(long.failure?.errors).toEqual({ advert: ['This is more than we can read. Paste only the text of the advert'] });
    expect((await tenant.call(parseAdvert, { body: { advert: 'x'.repeat(5_000_000) } }, recruiter)).status).toBe(413);
    const veteran = await tenant.veteran();
    expect((await tenant.call(parseAdvert, { body: { advert: ADVERT } }, veteran)).status).toBe(403);
  });
});
