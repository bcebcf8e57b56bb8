import { describe, expect, test } from 'vitest';
import { type JobFacts, type MatchProfile, type MatchWords, scoreJob } from './scoring.ts';

const PROFILE: MatchProfile = {
  targets: [],
  skills: new Map(),
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
  skill: (code) => ({ name: code, kind: code === 'teamwork' ? 'common' : 'plain' }),
  needs: () => [],
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
