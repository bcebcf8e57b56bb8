import { getAllCitiesOfCountry, getStatesOfCountry } from '@countrystatecity/countries';
import { beforeAll, describe, expect, test } from 'vitest';
import { INDUSTRIES } from '../industries.ts';
import { readEmployers } from './employers.ts';
import { VETERANS_UK, VETERANS_US } from './people.ts';
import type { SeedJob } from './shapes.ts';

const TENANTS = [
  {
    name: 'UK',
    code: 'GB',
    ...readEmployers('gb'),
    veterans: VETERANS_UK,
    postcode: /^[A-Z]{1,2}\d[A-Z\d]?$/,
    clearances: ['BPSS', 'CTC', 'SC', 'DV'],
    inside: { north: 60.9, south: 49.8, west: -8.2, east: 1.8 },
    recruiter: { key: 'northgate-rail', domain: 'northgaterail.test' },
    counts: { companies: 26, jobs: 205, veterans: 44 },
  },
  {
    name: 'US',
    code: 'US',
    ...readEmployers('us'),
    veterans: VETERANS_US,
    postcode: /^\d{5}$/,
    clearances: ['Public Trust', 'Secret', 'Top Secret', 'TS/SCI'],
    // Includes Alaska and Hawaii.
    inside: { north: 71.5, south: 18.9, west: -179.2, east: -66.9 },
    recruiter: { key: 'lonestar-grid', domain: 'lonestargrid.test' },
    counts: { companies: 14, jobs: 92, veterans: 16 },
  },
];

const industryNames = new Set(INDUSTRIES.map((industry) => industry.name));

function paragraphs(html: string) {
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map((match) => (match[1] ?? '').replace(/<[^>]+>/g, '').trim());
}

function wordCount(job: SeedJob) {
  const description = job.description.replace(/<[^>]+>/g, ' ');
  return [description, ...job.responsibilities, ...job.requirements, ...job.skills].join(' ').trim().split(/\s+/).length;
}

function repeated(values: string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('industries', () => {
  test('have unique ids and names', () => {
    expect(repeated(INDUSTRIES.map((industry) => String(industry.id)))).toEqual([]);
    expect(repeated(INDUSTRIES.map((industry) => industry.name))).toEqual([]);
  });
});

test('no paragraph is used twice in any advert or company', () => {
  const all = TENANTS.flatMap(({ jobs, companies, veterans }) => [
    ...jobs.flatMap((job) => paragraphs(job.description)),
    ...companies.map((company) => company.about),
    ...veterans.map((veteran) => veteran.summary),
  ]);
  expect(repeated(all)).toEqual([]);
});

describe.each(TENANTS)('$name content', (tenant) => {
  const { companies, jobs, veterans } = tenant;
  let states: Set<string>;
  let cities: Map<string, { latitude: number; longitude: number }>;

  beforeAll(async () => {
    const named = new Map((await getStatesOfCountry(tenant.code)).map((state) => [state.iso2, state.name]));
    states = new Set(named.values());
    cities = new Map(
      (await getAllCitiesOfCountry(tenant.code)).map((city) => [
        `${city.name}, ${named.get(city.state_code)}`,
        { latitude: Number(city.latitude), longitude: Number(city.longitude) },
      ]),
    );
  });

  test('has the expected number of companies, jobs and veterans', () => {
    expect(companies).toHaveLength(tenant.counts.companies);
    expect(jobs.length).toBeGreaterThanOrEqual(tenant.counts.jobs);
    expect(veterans).toHaveLength(tenant.counts.veterans);
  });

  test('the demonstration recruiter has a company with eight adverts or more', () => {
    expect(companies.find((company) => company.key === tenant.recruiter.key)?.domain).toBe(tenant.recruiter.domain);
    expect(jobs.filter((job) => job.company === tenant.recruiter.key).length).toBeGreaterThanOrEqual(8);
  });

  test('every company has a place and an industry, and no address that mail could reach', () => {
    expect(repeated(companies.map((company) => company.key))).toEqual([]);
    expect(repeated(companies.map((company) => company.domain))).toEqual([]);
    for (const company of companies) {
      expect(company.domain).toMatch(/^[a-z0-9-]+\.test$/);
      expect(industryNames, company.key).toContain(company.industry);
      expect(states, company.key).toContain(company.state);
      expect(cities.has(`${company.city}, ${company.state}`), company.key).toBe(true);
      expect(company.benefits.length, company.key).toBeGreaterThanOrEqual(4);
      expect(company.about.split(/\s+/).length, company.key).toBeGreaterThanOrEqual(25);
    }
  });

  test('every company has an advert', () => {
    const hiring = new Set(jobs.map((job) => job.company));
    expect(companies.map((company) => company.key).filter((key) => !hiring.has(key))).toEqual([]);
  });

  test('titles are unique by company and place', () => {
    expect(repeated(jobs.map((job) => `${job.company}: ${job.title}, ${job.city}`))).toEqual([]);
  });

  test('every advert has complete text of the right length', () => {
    const keys = new Set(companies.map((company) => company.key));
    for (const job of jobs) {
      const label = `${job.company}: ${job.title}`;
      expect(keys, label).toContain(job.company);
      expect(industryNames, label).toContain(job.industry);
      expect(paragraphs(job.description), label).toHaveLength(2);
      expect(wordCount(job), label).toBeGreaterThanOrEqual(120);
      expect(wordCount(job), label).toBeLessThanOrEqual(220);
      for (const list of [job.responsibilities, job.requirements]) {
        expect(list.length, label).toBeGreaterThanOrEqual(4);
        expect(list.length, label).toBeLessThanOrEqual(6);
      }
      expect(job.skills.length, label).toBeGreaterThanOrEqual(4);
      expect(job.skills.length, label).toBeLessThanOrEqual(8);
      expect(repeated([...job.responsibilities, ...job.requirements]), label).toEqual([]);
      expect(repeated(job.skills), label).toEqual([]);
    }
  });

  test('an advert promises an interview or a placement only where its company does', () => {
    const promises = new Map(companies.map((company) => [company.key, company]));
    for (const job of jobs) {
      const company = promises.get(job.company);
      if (job.guaranteed_interview) expect(company?.guaranteed_interview, `${job.company}: ${job.title}`).toBe(true);
      if (job.placement) expect(company?.placement_host, `${job.company}: ${job.title}`).toBe(true);
    }
  });

  test('descriptions contain only paragraphs, lists and strong text', () => {
    for (const job of jobs) {
      const tags = [...job.description.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
      for (const tag of tags) {
        expect(['p', 'ul', 'li', 'strong'], `${job.company}: ${job.title}`).toContain(tag[1]);
        expect(tag[2], `${job.company}: ${job.title}`).toBe('');
      }
      expect(job.description.replace(/<\/?(p|ul|li|strong)>/g, ''), `${job.company}: ${job.title}`).not.toMatch(/[<>]/);
    }
  });

  test('every advert has the coordinates of its town', () => {
    for (const job of jobs) {
      const label = `${job.company}: ${job.title}`;
      const city = cities.get(`${job.city}, ${job.state}`);
      expect(city, label).toBeDefined();
      expect(Math.abs(job.latitude - (city?.latitude ?? Number.NaN)), label).toBeLessThan(0.001);
      expect(Math.abs(job.longitude - (city?.longitude ?? Number.NaN)), label).toBeLessThan(0.001);
      expect(job.latitude, label).toBeLessThan(tenant.inside.north);
      expect(job.latitude, label).toBeGreaterThan(tenant.inside.south);
      expect(job.longitude, label).toBeLessThan(tenant.inside.east);
      expect(job.longitude, label).toBeGreaterThan(tenant.inside.west);
      expect(job.postcode, label).toMatch(tenant.postcode);
    }
  });

  test('pay, dates, openings and clearances make sense', () => {
    for (const job of jobs) {
      const label = `${job.company}: ${job.title}`;
      if (job.salary_from !== undefined) {
        expect(job.salary_to ?? job.salary_from, label).toBeGreaterThanOrEqual(job.salary_from);
      } else {
        expect(job.salary_to, label).toBeUndefined();
      }
      // The column and the recruiter's form take whole pounds and dollars.
      for (const amount of [job.salary_from, job.salary_to]) expect(Number.isInteger(amount ?? 0), label).toBe(true);
      expect(job.openings, label).toBeGreaterThanOrEqual(1);
      expect(job.published_hours_ago, label).toBeGreaterThanOrEqual(0);
      expect(job.published_hours_ago, label).toBeLessThanOrEqual(41 * 24);
      expect(job.closes_in_days, label).toBeGreaterThanOrEqual(3);
      expect(job.closes_in_days, label).toBeLessThanOrEqual(60);
      if (job.security_clearance !== undefined) expect(tenant.clearances, label).toContain(job.security_clearance);
    }
  });

  test('eight to ten in a hundred adverts ask screening questions, and each can be answered', () => {
    const asking = jobs.filter((job) => job.screening_questions !== undefined);
    expect(asking.length / jobs.length).toBeGreaterThanOrEqual(0.08);
    expect(asking.length / jobs.length).toBeLessThanOrEqual(0.1);
    for (const question of asking.flatMap((job) => job.screening_questions ?? [])) {
      if (question.kind === 'choice') {
        expect(question.choices?.length, question.question).toBeGreaterThanOrEqual(2);
        expect(repeated(question.choices ?? []), question.question).toEqual([]);
      }
      if (question.kind !== 'choice') expect(question.choices, question.question).toBeUndefined();
      if (question.knockout) expect(['yes_no', 'number'], question.question).toContain(question.kind);
      if (question.kind === 'number' && question.knockout) expect(question.minimum, question.question).toBeDefined();
      if (question.minimum !== undefined) expect(question.kind, question.question).toBe('number');
    }
  });

  test('includes every kind of work, place and level', () => {
    const present = (field: 'job_type' | 'type' | 'experience') => new Set(jobs.map((job) => job[field])).size;
    expect(present('type')).toBe(3);
    expect(present('experience')).toBe(6);
    expect(present('job_type')).toBeGreaterThanOrEqual(5);
  });

  test('veterans have a rank, a place and a record to apply with', () => {
    expect(repeated(veterans.map((veteran) => veteran.key))).toEqual([]);
    expect(repeated(veterans.map((veteran) => `${veteran.first_name} ${veteran.last_name}`))).toEqual([]);
    for (const veteran of veterans) {
      expect(veteran.nato_code, veteran.key).toMatch(/^(OR-[1-9]|OF-[1-6]|W-[1-5])$/);
      expect(cities.has(`${veteran.city}, ${veteran.state}`), veteran.key).toBe(true);
      expect(veteran.skills.length, veteran.key).toBeGreaterThanOrEqual(4);
      expect(veteran.years_served, veteran.key).toBeGreaterThan(0);
      expect(veteran.years_served, veteran.key).toBeLessThanOrEqual(40);
      expect(veteran.discharge_in_months, veteran.key).toBeLessThanOrEqual(24);
      const sentences = veteran.summary.split(/(?<=[.!?])\s+/).length;
      expect(sentences, veteran.key).toBeGreaterThanOrEqual(2);
      expect(sentences, veteran.key).toBeLessThanOrEqual(3);
      if (veteran.clearance !== undefined) expect(tenant.clearances, veteran.key).toContain(veteran.clearance);
    }
  });
});
