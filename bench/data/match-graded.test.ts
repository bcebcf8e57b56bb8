import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lines = (name: string): string[] =>
  readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
const rows = <Row>(name: string): Row[] => lines(name).map((line) => JSON.parse(line));

type Grades = [id: string, grade: number][];
type Graded = {
  id: string;
  service: string;
  set: string;
  adverts: string[];
  judged: Grades;
  judged_with_place?: Grades;
  wishes?: { roles: string[]; places: { radius_miles: number }[] };
};
type Private = { id: string; title: string; country: string; pay: [low: number, high: number]; description: string };

const graded = rows<Graded>('match-graded.jsonl');
const privateAdverts = rows<Private>('match-private-adverts.jsonl');
const announcements = lines('match-graded-announcements.tsv').map((line) => line.split('\t')[0]);

test('Each graded record has 40 different adverts with grades from 0 to 3, some of which fit', () => {
  expect(new Set(graded.map(({ id }) => id)).size).toBe(graded.length);
  expect(graded.length).toBeGreaterThanOrEqual(80);
  for (const { id, judged } of graded) {
    expect(new Set(judged.map(([advert]) => advert)).size, id).toBe(40);
    expect(judged, id).toHaveLength(40);
    expect(
      judged.every(([, grade]) => [0, 1, 2, 3].includes(grade)),
      id,
    ).toBe(true);
    expect(judged.filter(([, grade]) => grade >= 2).length, id).toBeGreaterThanOrEqual(3);
  }
});

test('Each advert of a graded record is in the file that the record names', () => {
  const known = new Set([...announcements, ...privateAdverts.map(({ id }) => id)]);
  for (const { id, service, adverts, judged } of graded) {
    const isAmerican = service.startsWith('US ');
    const [real] = adverts;
    expect(adverts, id).toEqual([
      isAmerican ? 'usajobs_announcements_2024_2025.csv' : 'nhs_jobs_uk_2020.csv',
      'match-private-adverts.jsonl',
    ]);
    for (const [advert] of judged) {
      // The adverts of NHS Jobs are not part of the project.
      const isOfNhsJobs = real === 'nhs_jobs_uk_2020.csv' && /^9\d{8}$/.test(advert);
      expect(isOfNhsJobs || known.has(advert), `${id} ${advert}`).toBe(true);
    }
  }
});

test('Grades with place and pay are those of role fit, or 1 where the wishes forbid the job', () => {
  expect(graded.filter(({ wishes }) => wishes !== undefined).length).toBeGreaterThan(30);
  for (const { id, wishes, judged, judged_with_place } of graded) {
    expect(judged_with_place !== undefined, id).toBe(wishes !== undefined);
    for (const [place, [advert, grade]] of (judged_with_place ?? []).entries()) {
      const [same, role = 0] = judged[place] ?? [];
      expect(advert, id).toBe(same);
      expect([role, Math.min(role, 1)], `${id} ${advert}`).toContain(grade);
    }
  }
});

test('24 of the graded records are kept apart', () => {
  expect(graded.filter(({ set }) => set === 'apart')).toHaveLength(24);
  expect(graded.every(({ set }) => set === 'apart' || set === 'open')).toBe(true);
});

test('The private adverts have a text, a pay range and an employer in one of the two countries', () => {
  expect(new Set(privateAdverts.map(({ id }) => id)).size).toBe(privateAdverts.length);
  for (const { id, title, country, pay, description } of privateAdverts) {
    expect(title.length, id).toBeGreaterThan(3);
    expect(description.length, id).toBeGreaterThan(150);
    expect(['GB', 'US'], id).toContain(country);
    expect(pay[0], id).toBeLessThanOrEqual(pay[1]);
  }
});

test('The graded titles name occupations of the reference, and some titles are no job', () => {
  const titles = rows<{ title: string; codes: string[]; set: string }>('titles-graded.jsonl');
  const known = new Set(lines('../../features/occupations/data/onet.tsv').map((line) => line.split('\t')[0]));
  expect(titles.length).toBeGreaterThanOrEqual(300);
  expect(new Set(titles.map(({ title }) => title.toLowerCase())).size).toBe(titles.length);
  expect(titles.filter(({ codes }) => codes.length === 0).length).toBeGreaterThanOrEqual(30);
  expect(titles.filter(({ set }) => set === 'apart')).toHaveLength(titles.length / 2);
  for (const { title, codes } of titles) {
    expect(codes.length, title).toBeLessThanOrEqual(3);
    for (const code of codes) expect(known.has(code), `${title} ${code}`).toBe(true);
  }
});
