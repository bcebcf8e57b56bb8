import { describe, expect, test } from 'vitest';
import { LEAST_MATCH, matchWords } from '#features/jobs/match-rules.ts';
import { LEAST_SCORE, orderOf, scoreJob } from './scoring.ts';
import type { JobFacts, MatchProfile, MatchWords } from './scoring-shapes.ts';

const PROFILE: MatchProfile = {
  targets: [],
  skills: new Map(),
  words: new Map(),
  level: null,
  places: [],
  remote_ok: null,
  work_types: [],
  job_types: [],
  salary_year: null,
  clearance: null,
  registrations: new Set(),
  available_from: null,
};
const JOB: JobFacts = {
  job_id: 1,
  company_id: 1,
  title: null,
  occupation_id: '29-1141.00',
  skill_codes: [],
  required_skills: [],
  register_parts: [],
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
const NAMES: Record<string, string> = {
  '29-1141.00': 'Nurse',
  '53-3033.00': 'Van driver',
  '47-2111.00': 'Electrician',
  '47-1011.00': 'Construction supervisor',
};
const NURSES = ['uk-nmc-adult', 'uk-nmc-mental-health'];
const WORDS: MatchWords = {
  skill: (code) => ({ code, name: code, kind: code === 'teamwork' ? 'common' : code === 'sia-licence' ? 'licence' : 'plain' }),
  needs: (code) => (code === '53-3033.00' ? ['loading', 'administration'] : code === '47-1011.00' ? ['carpentry'] : []),
  registration: (code) =>
    code === '29-2043.00'
      ? { codes: ['uk-hcpc-paramedic'], names: 'Paramedic (HCPC)', usual: [] }
      : code === '29-1141.02'
        ? { codes: NURSES, names: 'Registered nurse (NMC)', usual: ['uk-nmc-adult'] }
        : null,
  registrations: String,
  isPartNamed: (title) => title.includes('mental health'),
  isOnOtherPart: (held, wanted) =>
    wanted.length > 0 && !wanted.some((code) => held.has(code)) && NURSES.some((code) => held.has(code)),
  isBroad: (code, occupation) => code === 'fault-finding' || (code === 'budgeting' && occupation !== '13-2031.00'),
  titleWords: (title) => title.toLowerCase().split(' '),
  occupation: (code) => NAMES[code] ?? code,
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

  test('is worth less than experience, and says that it is other work', () => {
    const match = score({ ...driver(true), skills: stated(['loading']) }, { occupation_id: '53-3033.00' });
    expect(match?.reasons[0]).toEqual({
      kind: 'occupation',
      text: 'People with your background also do this work: Van driver',
      evidence: 'Driver',
    });
    expect(match?.score).toBeGreaterThan(score({}, { occupation_id: '53-3033.00' })?.score ?? 0);
    expect(score(driver(true), { occupation_id: '53-3033.00' })?.score).toBeLessThan(
      score(driver(false), { occupation_id: '53-3033.00' })?.score ?? 0,
    );
  });

  test('is no reason without a skill of the work that lines of the record state', () => {
    for (const skills of [new Map(), stated(['administration']), new Map([['loading', { strength: 0.7, evidence: 'Trade' }]])])
      expect(score({ ...driver(true), skills }, { occupation_id: '53-3033.00' })?.reasons).toEqual([]);
  });

  test('does not reach work that only shares a group with it', () => {
    const own = score(driver(false), { occupation_id: '53-3011.00' })?.score ?? 0;
    expect(score(driver(true), { occupation_id: '53-3011.00' })?.score).toBeLessThan(own);
  });
});

describe('regulated work', () => {
  const job = { occupation_id: '29-2043.00' };
  const target = { onet_soc: '29-2043.00', weight: 0.9, evidence: 'Role wanted: Paramedic' };
  const gap = 'The law asks for a registration that your record does not show: Paramedic (HCPC)';
  const gapsOf = (profile: Partial<MatchProfile>) => score(profile, job)?.gaps.map(({ text }) => text);

  test.each([
    ['a wish', { targets: [{ ...target, is_wish: true, wished: 'Paramedic' }] }],
    ['a usual move', { targets: [{ ...target, is_move: true }] }],
    ['experience of the work', { targets: [target] }],
    ['experience of similar work', { targets: [{ ...target, onet_soc: '29-2042.00' }] }],
    ['another registration', { targets: [target], registrations: new Set(['uk-nmc-adult']) }],
    ['skills of the work', { skills: stated(['first-aid', 'patient-care']) }],
  ])('names the registration that is missing for %s', (_, profile) => {
    expect(gapsOf(profile)).toContain(gap);
  });

  test('has no gap with the registration, and ranks higher', () => {
    const registered = { targets: [target], registrations: new Set(['uk-hcpc-paramedic']) };
    expect(gapsOf(registered)).toEqual([]);
    expect(score(registered, job)?.score).toBeGreaterThan(score({ targets: [target] }, job)?.score ?? 100);
  });
});

describe('a wish', () => {
  const wish = (onet_soc: string, wished: string) => ({
    targets: [{ onet_soc, weight: 0.9, evidence: `Role wanted: ${wished}`, is_wish: true, wished }],
  });
  const reasonsOf = (profile: Partial<MatchProfile>, occupation_id: string) =>
    score(profile, { occupation_id })?.reasons.filter(({ kind }) => kind === 'occupation');

  test.each([
    ['the same work', '47-2111.00', 'Sparky', '47-2111.00', 'Work you want: Sparky'],
    ['the same work', '11-9161.00', 'Resilience lead', '11-9161.00', 'Work you want: Resilience lead'],
    ['near work', '49-3031.00', 'HGV fitter', '49-3042.00', null],
    ['a detail of the work', '29-1141.00', 'Nurse', '29-1141.03', 'Near the work you want (Nurse): 29-1141.03'],
    ['a detail of whatever is in no other occupation', '15-1299.00', 'Tester', '15-1299.01', null],
    [
      'work of the same broad group',
      '53-3032.00',
      'Lorry driver',
      '53-3033.00',
      'Near the work you want (Lorry driver): Van driver',
    ],
    ['work of the same minor group', '29-1123.00', 'Physio', '29-1181.00', null],
    ['other work', '35-1011.00', 'Chef', '43-6014.00', null],
  ])('names what was wished for %s, or is no reason', (_, wished, words, job, text) => {
    const reasons = reasonsOf(wish(wished, words), job);
    expect(reasons).toEqual(text === null ? [] : [{ kind: 'occupation', text, evidence: `Role wanted: ${words}` }]);
  });

  test('and experience of the same work are two reasons', () => {
    const [wished] = wish('47-2111.00', 'Electrician').targets;
    const done = { onet_soc: '47-2111.00', weight: 1, evidence: 'Royal Engineers, Electrician' };
    expect(reasonsOf({ targets: wished ? [wished, done] : [] }, '47-2111.00')?.map(({ text }) => text)).toEqual([
      'Work you want: Electrician',
      'Your background leads to this work: Electrician',
    ]);
  });
});

test('work that was wished is named as wanted only where the title says so too', () => {
  const targets = [
    {
      onet_soc: '29-1141.00',
      weight: 0.9,
      evidence: 'Role wanted: Critical Care Sister',
      is_wish: true,
      wished: 'Critical Care Sister',
    },
  ];
  const textOf = (title: string) => score({ targets }, { title })?.reasons[0]?.text;
  expect(textOf('Critical Care Sister')).toBe('Work you want: Critical Care Sister');
  expect(textOf('Nurse, Critical Care')).toBe('Near the work you want (Critical Care Sister): Nurse');
  expect(textOf('Renal Sister')).toBeUndefined();
  expect(textOf('Head of Critical Care Sister')).toBeUndefined();
});

describe('a missing skill', () => {
  const gapsOf = (job: Partial<JobFacts>, profile: Partial<MatchProfile> = {}) =>
    score({ targets: [{ onet_soc: '29-1141.00', weight: 1, evidence: 'Nurse' }], ...profile }, job)?.gaps.map(({ text }) => text);

  test('is a gap only where the advert requires it', () => {
    expect(gapsOf({ skill_codes: ['welding', 'diving'], required_skills: ['diving'] })).toEqual([
      'Not in your record yet: diving',
    ]);
    expect(gapsOf({ skill_codes: ['welding'], required_skills: [] })).toEqual([]);
  });

  test('is no gap where the record shows it, however indirectly', () => {
    const skills = new Map([['diving', { strength: 0.2, evidence: 'Sergeant' }]]);
    const job = { skill_codes: ['diving'], required_skills: ['diving'] };
    expect(gapsOf(job, { skills })).toEqual([]);
    expect(score({ skills }, job)?.reasons).toEqual([]);
  });
});

test('work of a register is no reason for people whose trade is near to it and who are not on it', () => {
  const physio = { targets: [{ onet_soc: '29-2042.00', weight: 1, evidence: 'Technician' }] };
  const match = score(physio, { occupation_id: '29-2043.00' });
  expect(match?.reasons).toEqual([]);
  expect(match?.gaps).toHaveLength(1);
});

describe('a part of a register', () => {
  const nurse = (held: string[], wished: string[] = []) => ({
    targets: [
      { onet_soc: '29-1141.02', weight: 1, evidence: 'Nurse' },
      ...(wished.length > 0
        ? [{ onet_soc: '29-1141.02', weight: 0.9, evidence: 'Wish', is_wish: true, wished: 'Ward nurse', parts: wished }]
        : []),
    ],
    skills: stated(['nursing']),
    registrations: new Set(held),
  });
  const job = (register_parts: string[], title: string | null = null) => ({
    occupation_id: '29-1141.02',
    skill_codes: ['nursing'],
    required_skills: ['nursing'],
    register_parts,
    title,
  });

  test('that the record shows gives reasons; another one gives none, and a gap that names what is asked for', () => {
    const own = score(nurse(['uk-nmc-adult']), job(['uk-nmc-adult']));
    const other = score(nurse(['uk-nmc-adult']), job(['uk-nmc-mental-health'], 'Nurse, mental health'));
    expect(own?.reasons.map(({ kind }) => kind)).toEqual(['occupation', 'skills']);
    expect(own?.gaps).toEqual([]);
    expect(other?.reasons).toEqual([]);
    expect(other?.gaps.map(({ text }) => text)).toEqual(['It needs another registration than yours: uk-nmc-mental-health']);
    expect(other?.score).toBeLessThan(own?.score ?? 0);
  });

  test('that only the text tells gives no reason and no gap', () => {
    const inText = score(nurse(['uk-nmc-adult']), job(['uk-nmc-mental-health'], 'Staff nurse'));
    expect([inText?.reasons, inText?.gaps]).toEqual([[], []]);
  });

  test('is enough where the advert names several', () => {
    expect(score(nurse(['uk-nmc-adult']), job(NURSES))?.reasons).toHaveLength(2);
  });

  test('is read as the usual one where the advert shows none: others get no reason and no gap', () => {
    expect(score(nurse(['uk-nmc-adult']), job([]))?.reasons).toHaveLength(2);
    const unusual = score(nurse(['uk-nmc-mental-health']), job([]));
    expect([unusual?.reasons, unusual?.gaps]).toEqual([[], []]);
  });

  test('that a wish names must be that of the job', () => {
    const wishOf = (wanted: string[]) =>
      score(nurse(['uk-nmc-adult'], ['uk-nmc-mental-health']), job(wanted))?.reasons.some(({ evidence }) => evidence === 'Wish');
    expect(wishOf(['uk-nmc-mental-health'])).toBe(true);
    expect(wishOf(['uk-nmc-adult'])).toBe(false);
    expect(wishOf([])).toBe(false);
  });
});

describe('a skill', () => {
  const skillsOf = (codes: string[], job: Partial<JobFacts>, profile: Partial<MatchProfile> = {}) =>
    score({ skills: stated(codes), ...profile }, { occupation_id: '53-3033.00', ...job })
      ?.reasons.filter(({ kind }) => kind === 'skills')
      .map(({ text }) => text);

  test('is a reason only where the job is about it', () => {
    expect(skillsOf(['loading'], { skill_codes: ['loading'] })).toEqual(['You have 1 of the 1 skills it names: loading']);
    expect(skillsOf(['diving'], { skill_codes: ['diving'], required_skills: ['diving'] })).toHaveLength(1);
    expect(skillsOf(['diving'], { skill_codes: ['diving'] })).toEqual([]);
  });

  test.each(['fault-finding', 'administration', 'budgeting'])(
    'that many kinds of work share is one only beside such work: %s',
    (code) => {
      const job = { skill_codes: [code], required_skills: [code] };
      expect(skillsOf([code], job)).toEqual([]);
      const targets = [{ onet_soc: '53-3033.00', weight: 1, evidence: 'Driver' }];
      expect(skillsOf([code], job, { targets })).toHaveLength(1);
      expect(skillsOf([code, 'loading'], { ...job, skill_codes: [code, 'loading'] })).toHaveLength(1);
    },
  );

  test('of an office says much in offices', () => {
    const job = { skill_codes: ['budgeting'], required_skills: ['budgeting'] };
    expect(skillsOf(['budgeting'], { ...job, occupation_id: '13-2031.00' })).toHaveLength(1);
  });

  test('of work that the law closes is no reason', () => {
    expect(
      skillsOf(['first-aid'], { occupation_id: '29-2043.00', skill_codes: ['first-aid'], required_skills: ['first-aid'] }),
    ).toEqual([]);
  });
});

describe('the occupation of a trade', () => {
  const infantry = { targets: [{ onet_soc: '47-1011.00', weight: 1, evidence: 'Infantryman' }] };
  const reasonsOf = (profile: Partial<MatchProfile>, title: string | null = null) =>
    score(profile, { occupation_id: '47-1011.00', title })?.reasons.map(({ text }) => text);

  test('is a reason only where the record has more of it: a stated skill, or a word of the trade in its name', () => {
    expect(reasonsOf(infantry)).toEqual([]);
    const named = ['Your background leads to this work: Construction supervisor'];
    expect(reasonsOf({ ...infantry, skills: stated(['carpentry']) })).toEqual(named);
    expect(reasonsOf({ targets: [{ onet_soc: '47-1011.00', weight: 1, evidence: 'Construction foreman' }] })).toEqual(named);
  });

  test('is not named where neither the title nor the record has a word of its name', () => {
    const builder = { ...infantry, skills: stated(['carpentry']) };
    expect(reasonsOf(builder, 'Construction foreman')).toHaveLength(1);
    expect(reasonsOf(builder, 'Rigging foreman')).toEqual([]);
    expect(reasonsOf({ ...builder, words: new Map([['construction', 'Built bridges']]) }, 'Rigging foreman')).toHaveLength(1);
  });

  test('is no reason for a job two steps away', () => {
    const levels = (level: 'mid' | 'lead') =>
      score(
        { ...infantry, skills: stated(['carpentry']), level: { level: 'mid', evidence: 'Sergeant' } },
        { occupation_id: '47-1011.00', level },
      )?.reasons.filter(({ kind }) => kind === 'occupation').length;
    expect([levels('mid'), levels('lead')]).toEqual([1, 0]);
  });
});

test('a title that names several posts asks for no registration of one of them', () => {
  const job = { occupation_id: '29-2043.00', title: 'Paramedic/Nurse' };
  expect(
    score({ skills: stated(['x']) }, job)
      ?.gaps.map(({ text }) => text)
      .join(),
  ).not.toContain('registration');
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
  const words = new Map(['aviation', 'safety'].map((word) => [word, '“Ran aviation safety”']));
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
      places: [{ name: 'Leeds', latitude: null, longitude: null, radius_miles: null }],
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
    expect(other).toBeLessThan(95);
    expect(score(everything, { ...job, title: 'Aviation', city: 'Hull' })?.score).toBeLessThan(100);
  });

  test('is the reason where neither the occupation nor its skills are, with the line of the record', () => {
    const unknown = manager({ targets: [] }, { title: 'Aviation safety', skill_codes: ['safety'] });
    expect(unknown?.reasons).toEqual([
      { kind: 'occupation', text: 'Words of the job title in your record: Aviation, safety', evidence: '“Ran aviation safety”' },
    ]);
    const half = manager({ targets: [] }, { title: 'Aviation car parking', occupation_id: '33-9032.00' });
    expect(half?.reasons).toEqual([]);
  });
});

describe('a place', () => {
  const leeds = { name: 'Leeds', latitude: 53.8, longitude: -1.55, radius_miles: 25 };
  const york = { city: 'York', latitude: 53.96, longitude: -1.08 };
  const london = { city: 'London', latitude: 51.5, longitude: -0.12 };
  const textsOf = (profile: Partial<MatchProfile>, job: Partial<JobFacts>) => {
    const match = score(profile, job);
    return [...(match?.reasons ?? []), ...(match?.gaps ?? [])].filter(({ kind }) => kind === 'place').map(({ text }) => text);
  };

  test('inside the radius is a reason, and beyond it a gap that says so', () => {
    expect(textsOf({ places: [leeds] }, york)[0]).toMatch(/ from Leeds$/);
    expect(textsOf({ places: [{ ...leeds, radius_miles: 10 }] }, york)[0]).toMatch(/^Further away than you want: /);
    expect(textsOf({ places: [leeds] }, london)[0]).toMatch(/^Further away than you want: /);
  });

  test('beyond every radius comes after all others, however well the work fits', () => {
    const wishes = { places: [leeds], remote_ok: true };
    expect(orderOf(wishes, london, 100)).toBeLessThan(orderOf(wishes, york, LEAST_SCORE));
    expect(orderOf(wishes, london, 90)).toBeGreaterThan(orderOf(wishes, london, 80));
    expect(orderOf({ ...wishes, places: [{ ...leeds, radius_miles: null }] }, london, 70)).toBe(70);
    expect(orderOf(wishes, { ...london, type: 'remote' }, 70)).toBe(70);
  });
});

describe('a label', () => {
  const paramedic: Partial<MatchProfile> = {
    targets: [{ onet_soc: '29-2043.00', weight: 1, evidence: 'Paramedic' }],
    skills: stated(['first-aid', 'patient-care', 'triage']),
    words: new Map([['paramedic', 'Paramedic']]),
    level: { level: 'mid', evidence: 'Sergeant' },
  };
  const job: Partial<JobFacts> = {
    occupation_id: '29-2043.00',
    title: 'Paramedic',
    level: 'mid',
    skill_codes: ['first-aid', 'patient-care', 'triage'],
  };
  const registrations = new Set(['uk-hcpc-paramedic']);
  const leeds = { name: 'Leeds', latitude: 53.8, longitude: -1.55, radius_miles: 25 };
  const labelOf = (profile: Partial<MatchProfile>, own: Partial<JobFacts> = {}) =>
    matchWords(score({ ...paramedic, registrations, ...profile }, { ...job, ...own })?.score ?? 0).label.split(' ')[0];

  test('is strong where everything fits', () => expect(labelOf({})).toBe('Strong'));

  test.each([
    ['the registration that the law asks for is missing', { registrations: new Set<string>() }, {}],
    ['another registration is there', { registrations: new Set(['uk-nmc-adult']) }, {}],
    ['the job is beyond every wished radius', { places: [leeds] }, { city: 'London', latitude: 51.5, longitude: -0.12 }],
    ['it pays less than is wished', { salary_year: 40_000 }, { salary_year: 39_000 }],
  ])('is weak where %s', (_, profile, own) => expect(labelOf(profile, own)).toBe('Weak'));

  test('is not strong where a required licence is missing', () => {
    const licensed = { skill_codes: [...(job.skill_codes ?? []), 'sia-licence'], required_skills: ['sia-licence'] };
    expect(labelOf({}, licensed)).toBe('Good');
    expect(labelOf({ skills: stated([...licensed.skill_codes]) }, licensed)).toBe('Strong');
    expect(labelOf({}, { ...licensed, required_skills: [] })).toBe('Strong');
  });

  test('of jobs that are ruled out leaves them in their order, and recommended', () => {
    const without = { ...paramedic, registrations: new Set<string>() };
    const best = score(without, job)?.score ?? 0;
    const worse = score({ ...without, level: null }, job)?.score ?? 0;
    expect(best).toBeGreaterThan(worse);
    expect(worse).toBeGreaterThan(LEAST_SCORE);
    expect(best).toBeLessThan(LEAST_MATCH.good);
  });
});
