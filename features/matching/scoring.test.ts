import { describe, expect, test } from 'vitest';
import { type JobFacts, type MatchProfile, type MatchWords, scoreJob } from './scoring.ts';

const PROFILE: MatchProfile = {
  targets: [],
  skills: new Map(),
  words: new Map(),
  level: null,
  places: [],
  work_types: [],
  job_types: [],
  salary_year: null,
  clearance: null,
  available_from: null,
};
const JOB: JobFacts = {
  job_id: 1,
  company_id: 1,
  title: null,
  occupation_id: '29-1141.00',
  skill_codes: [],
  level: null,
  city: null,
  latitude: null,
  longitude: null,
  type: null,
  job_type: null,
  salary_year: null,
  security_clearance: null,
  starts_at: null,
};
const WORDS: MatchWords = {
  skill: (code) => ({ code, name: code, kind: code === 'teamwork' ? 'common' : 'plain' }),
  needs: () => [],
  titleWords: (title) => title.toLowerCase().split(' '),
  occupation: (code) => code,
  distance: String,
  money: String,
  day: String,
};
const score = (profile: Partial<MatchProfile>, job: Partial<JobFacts>) =>
  scoreJob({ ...PROFILE, ...profile }, { ...JOB, ...job }, WORDS);
const stated = (codes: string[]) => new Map(codes.map((code) => [code, { strength: 1, evidence: code }]));

test('a job that uses what the record shows best is above one that a general skill covers', () => {
  const nurse = {
    targets: [{ onet_soc: '29-1141.00', weight: 1, evidence: 'Nurse' }],
    skills: stated(['mental-health', 'nursing', 'teamwork']),
  };
  const specialist = score(nurse, { skill_codes: ['nursing', 'mental-health'] })?.score ?? 0;
  const general = score(nurse, { skill_codes: ['nursing', 'teamwork'] })?.score ?? 0;
  expect(specialist).toBeGreaterThan(general + 3);
});

describe('a move', () => {
  const driver = (is_move: boolean) => ({ targets: [{ onet_soc: '53-3033.00', weight: 0.7, evidence: 'Driver', is_move }] });

  test('is worth as much as its share, and says that it is other work', () => {
    const match = score(driver(true), { occupation_id: '53-3033.00' });
    expect(match?.reasons[0]).toEqual({
      kind: 'occupation',
      text: 'People with your background also do this work: 53-3033.00',
      evidence: 'Driver',
    });
    expect(match?.score).toBe(score(driver(false), { occupation_id: '53-3033.00' })?.score);
  });

  test('does not reach work that only shares a group with it', () => {
    const own = score(driver(false), { occupation_id: '53-3011.00' })?.score ?? 0;
    expect(score(driver(true), { occupation_id: '53-3011.00' })?.score).toBeLessThan(own);
  });

  test('is no registration for regulated work', () => {
    const medic = (is_move: boolean) => ({ targets: [{ onet_soc: '29-2043.00', weight: 0.7, evidence: 'Medic', is_move }] });
    const job = { occupation_id: '29-2043.00' };
    expect(score(medic(true), job)?.gaps[0]?.text).toMatch(/registration/);
    expect(score(medic(false), job)?.gaps).toEqual([]);
  });
});

test('an advert whose occupation is unknown is below one for near work with the same skills', () => {
  const mechanic = {
    targets: [{ onet_soc: '49-3031.00', weight: 1, evidence: 'Mechanic' }],
    skills: stated(['diesel-engines']),
  };
  const job = { skill_codes: ['diesel-engines'] };
  const unknown = score(mechanic, { ...job, occupation_id: null })?.score ?? 0;
  expect(unknown).toBeGreaterThan(0);
  expect(unknown).toBeLessThan(score(mechanic, { ...job, occupation_id: '49-3042.00' })?.score ?? 0);
});

describe('a title', () => {
  const words = new Map([['aviation', '“Ran aviation safety”']]);
  const manager = (profile: Partial<MatchProfile>, job: Partial<JobFacts>) =>
    score(
      { targets: [{ onet_soc: '11-1021.00', weight: 0.5, evidence: 'Major', is_move: true }], words, ...profile },
      { occupation_id: '11-1021.00', ...job },
    );

  test('with words of the record is above another of the same occupation', () => {
    const own = manager({}, { title: 'Aviation' })?.score ?? 0;
    const other = manager({}, { title: 'Parking' })?.score ?? 0;
    const half = manager({}, { title: 'Aviation parking' })?.score ?? 0;
    expect([own, half, other].toSorted((one, next) => next - one)).toEqual([own, half, other]);
    expect(new Set([own, half, other]).size).toBe(3);
    expect(manager({}, { title: null })?.score).toBe(other);
  });

  test('is needed for a score of 100', () => {
    const target = { onet_soc: '29-1141.00', weight: 1, evidence: 'Nurse' };
    const everything: Partial<MatchProfile> = {
      targets: [target],
      skills: stated(['nursing']),
      words,
      level: { level: 'mid', evidence: 'Band 6' },
      places: [{ name: 'Leeds', latitude: null, longitude: null }],
      job_types: ['full_time'],
      salary_year: 30_000,
      available_from: '2027-01-01',
    };
    const job: Partial<JobFacts> = {
      skill_codes: ['nursing'],
      level: 'mid',
      city: 'Leeds',
      job_type: 'full_time',
      salary_year: 40_000,
      starts_at: '2027-02-01',
    };
    expect(score(everything, { ...job, title: 'Aviation' })?.score).toBe(100);
    const other = score(everything, { ...job, title: 'Parking' })?.score ?? 0;
    expect(other).toBe(90);
    expect(score(everything, { ...job, title: 'Aviation', city: 'Hull' })?.score).toBeLessThan(100);
  });

  test('is the reason where neither the occupation nor its skills are, with the line of the record', () => {
    const unknown = manager({ targets: [] }, { title: 'Aviation', skill_codes: ['safety'] });
    expect(unknown?.reasons).toEqual([
      { kind: 'occupation', text: 'The job title uses words from your record', evidence: '“Ran aviation safety”' },
    ]);
    expect(unknown?.gaps.map(({ text }) => text)).not.toContain('A new field for you: 11-1021.00');
    const half = manager({ targets: [] }, { title: 'Aviation car parking' });
    expect(half?.reasons).toEqual([]);
    expect(half?.gaps[0]?.text).toBe('A new field for you: 11-1021.00');
  });
});
