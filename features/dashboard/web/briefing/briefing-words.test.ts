import { describe, expect, test } from 'vitest';
import type { Briefing } from '../../briefing-contract.ts';
import {
  briefingTitle,
  levelSentence,
  missingParts,
  peopleSentence,
  roleInWords,
  shareLines,
  shareText,
} from './briefing-words.ts';

const EMPTY: Briefing = {
  leaves_on: null,
  days_to_leaving: null,
  rank: null,
  roles: [],
  wording: null,
  actions: [],
  contact: null,
};
const RANK = {
  rank: 'Sergeant',
  nato_code: 'OR-6',
  service: 'British Army',
  trade: 'Vehicle Mechanic',
  level: 'a first-line manager',
  people: '8 to 30',
};
const ROLE = { onet_soc: '49-3031.00', title: 'Bus and truck mechanics', titles: ['HGV technician'], open_jobs: 12 };
const FULL: Briefing = {
  leaves_on: '2027-09-18',
  days_to_leaving: 294,
  rank: RANK,
  roles: [
    { ...ROLE, typical_pay: { amount: 36_000, jobs: 5 } },
    { ...ROLE, titles: ['Fleet manager'], open_jobs: 0, typical_pay: null },
  ],
  wording: {
    resume_id: 7,
    terms: 3,
    line: { before: 'Wrote the OPORD for 3 SCOTS.', after: 'Wrote the operation plan for 3 SCOTS.' },
  },
  actions: [{ id: 1, plan_id: 2, title: 'Register with CTP', due_on: '2027-01-10', link: null }],
  contact: {
    id: 3,
    name: 'Forces Help',
    reason: 'You saved this service',
    phone: { number: '0800 731 4880', note: '' },
    website: '',
  },
};

describe('the title', () => {
  test.each([
    ['by rank before leaving', FULL, 'Sergeant, your briefing'],
    ['by rank without a date', { ...FULL, days_to_leaving: null }, 'Sergeant, your briefing'],
    ['by first name without a rank', EMPTY, 'Megan, your briefing'],
    ['by first name years after leaving', { ...FULL, days_to_leaving: -366 }, 'Megan, your briefing'],
    ['by first name for a rank that is a sentence', { ...FULL, rank: { ...RANK, rank: 'x'.repeat(41) } }, 'Megan, your briefing'],
  ])('addresses %s', (_, briefing, title) => {
    expect(briefingTitle(briefing, 'Megan')).toBe(title);
  });
});

test('a rank that is not known has no level and leads nobody', () => {
  expect([levelSentence({ ...RANK, level: null }), peopleSentence({ ...RANK, people: null }), levelSentence(null)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(peopleSentence({ ...RANK, people: 'none as a rule' })).toBeNull();
});

test('a role has pay only where jobs state it, and a count only where jobs are open', () => {
  expect(FULL.roles.map((role) => roleInWords(role, 232))).toMatchObject([
    { name: 'HGV technician', pay: '£36,000 a year', jobs: '12 open jobs' },
    { name: 'Fleet manager', pay: null, jobs: null },
  ]);
});

test('a complete briefing lacks nothing, and an empty one names everything to add', () => {
  expect(missingParts(FULL, 232)).toEqual([]);
  expect(missingParts(EMPTY, 232).map(({ words }) => words)).toEqual([
    'Add your leaving date to see how long you have',
    'Add your CV to see your rank and trade in civilian words',
    'Make a plan to get dated next steps',
    'Say what you need help with to see who to call',
  ]);
  expect(missingParts({ ...FULL, rank: { ...RANK, trade: '' } }, 233)).toEqual([
    { words: 'Add your rank and military job to your resume to see where they lead', href: '/veteran/resume/edit/7' },
  ]);
});

test('the shared card has no name, contact, unit, date or own line', () => {
  const text = shareText(shareLines(FULL, { countryId: 232, siteName: 'Muster' }));
  expect(text).toBe(
    '294 days to leaving\n\nMy rank is about the level of a first-line manager\n\nWhere it leads:\nHGV technician: £36,000 a year\nFleet manager\n\nTypical pay in open jobs on Muster',
  );
  for (const secret of ['Sergeant', 'British Army', 'SCOTS', '2027', 'Forces Help', '0800', 'Register'])
    expect(text).not.toContain(secret);
});
