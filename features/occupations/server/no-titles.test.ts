import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { readTrade } from '../trade-rules.ts';
import { type OccupationReference, occupationReference } from './reference.ts';
import { translateTitle } from './translate.ts';

const reference = async (): Promise<OccupationReference> => (await newTenant()).run((db) => occupationReference(db));

/** What no reader takes for work. */
const NONSENSE = [
  'OR 1=1',
  'asdf qwer',
  'asdfghjkl',
  'qwertyuiop',
  'zxcvbnm',
  'qazwsx edc',
  '😀🚀',
  '🎖️ 🪖 🎉',
  'a',
  'x',
  'Q',
  'z z z',
  '123',
  '42',
  '42 7',
  '07700 900123',
  '1st',
  '----',
  '...',
  '!!!',
  '%00',
  '{{7*7}}',
  'lorem ipsum dolor sit amet',
  'consectetur adipiscing elit',
  'dolore magna aliqua',
  'ut enim ad minim veniam',
  'Frühstück Brötchen',
  'je ne sais pas',
  'buenos dias',
  'ciao bella',
  'kaffe och bulle',
  'dzień dobry',
  'добрый день',
  '你好',
  'こんにちは',
  'مرحبا',
  '../../etc/passwd',
  'null',
  'undefined',
  'blah blah',
  'foo bar baz',
  'xyzzy plugh',
  'I like turtles',
  'mxyzptlk',
  'the quick brown fox',
  'Christmas',
  'Kettle',
  'My name is Dave',
  'GS-12',
  'banana',
  'script',
  'drop',
];
/** Texts that are no title, with words that titles contain: they are no occupation, but may be part of a trade. */
const NO_TITLES = [
  '<script>alert(1)</script>',
  "'; DROP TABLE users; --",
  'SELECT * FROM jobs',
  'union select',
  'test test',
  'Band 6',
  'www.example.com',
  'wow much job',
];
/** Texts of programs, addresses and grades, which name no work by their form, and words of titles that are no title alone. */
const BY_FORM = [
  "1' OR '1'='1",
  'insert into jobs values (1)',
  'delete from chefs where id = 4',
  '<b>driver</b>',
  'javascript:alert(1)',
  '{"title": "nurse"}',
  'driver@example.com',
  'https://example.com/driver',
  'example.com/careers',
  'www.example.com/nurse',
  '@driver_jobs',
  'C:\\driver\\cv.docx',
  '/home/driver/cv',
  'Band 6',
  'TEST',
  'true',
];
/** Titles with words or characters of programs. */
const TITLES_LIKE_CODE = [
  'Test Engineer',
  'QA Tester',
  'Script Supervisor',
  'C++ programmer',
  'C# Developer',
  '.NET developer',
  'Node.js engineer',
  'Drop Forge Operator',
  'Union Representative',
  'Table Games Dealer',
  'R&D manager',
  'Chef / Cook / Baker',
  'Data entry',
];

/** Titles as printed in adverts: abbreviations, grades, places and single words. */
const ODD_TITLES: [string, string][] = [
  ['Roustabout', '47-5071.00'],
  ['Bartender', '35-3011.00'],
  ['CRNA', '29-1151.00'],
  ['Millwright', '49-9044.00'],
  ['Videographer', '27-4031.00'],
  ['COTA', '31-2011.00'],
  ['Plumber – void properties', '47-2152.00'],
  ['HVAC/R Service Tech EPA 608', '49-9021.00'],
  ['Avionics Tech (Unlicensed) – Prestwick', '49-2091.00'],
  ['EHS Mgr', '17-2111.00'],
  ['Management & Program Analyst GS-0343-12', '13-1111.00'],
  ['Management Accountant (CIMA finalist)', '13-2011.00'],
  ['Emergency Mgmt Spec GS-0089-11', '11-9161.00'],
  ['Police Officer (Lateral) $15K bonus', '33-3051.00'],
  ['Medical Asst. (CMA/RMA)', '31-9092.00'],
  ['Healthcare Assistant (HCA) Bank', '31-1131.00'],
  ['EMT-B / IFT', '29-2042.00'],
  ['Catering Manager – Garrison', '11-9051.00'],
  ['Auditor (Performance RG)', '13-2011.00'],
  ['Groundsperson (pitches)', '37-3011.00'],
  ['Exec Asst to VP', '43-6011.00'],
  ['Radiographer Band 5/6 X-ray', '29-2034.00'],
  ['PT / Gym Instructor L3', '39-9031.00'],
  ['Electronics Tech ET-0856', '17-3023.00'],
  ['Meteorologist GS-1340-12', '19-2021.00'],
  ['Data Scientist (NLP)', '15-2051.00'],
  ['Field Sales Exec – fleet', '41-3091.00'],
  ['Dental Asst EFDA', '31-9091.00'],
  ['Paralegal GS-0950', '23-2011.00'],
  ['Emergency Care Assistant – A&E Ops', '29-2042.00'],
  ['ODP - Anaesthetics & Recovery', '29-2055.00'],
  ['Approved Electrician - Domestic Rewires', '47-2111.00'],
  ['Chaplain – hospice (BCC)', '21-2011.00'],
  ['Bricklayer - CSCS - £220/day CIS', '47-2021.00'],
  ['Paraprofessional SPED', '25-9042.00'],
  ['Care Home Manager, Truro', '11-9111.00'],
  ['Sales Assistant 16 hrs', '41-2031.00'],
  ['Painter (blast & coat) shipyard', '47-2141.00'],
  ['999 Call Handler – Force Control Room', '43-5031.00'],
  ['Civilian Investigator PIP2 (Grade F)', '33-3021.00'],
  ['HAZMAT Tech', '47-4041.00'],
  ['Head of Security & Resilience', '11-3013.01'],
  ['Senior Sister/Charge Nurse ITU B7', '29-1141.00'],
];

test('a text that is no title of work has no occupation', async () => {
  const known = await reference();
  expect([...NONSENSE, ...NO_TITLES].filter((text) => known.occupationOfTitle(text) !== null)).toEqual([]);
  expect([...NONSENSE, ...NO_TITLES].filter((text) => known.occupationOfRole(text) !== null)).toEqual([]);
});

test('a text that is no trade is translated into nothing', async () => {
  const known = await reference();
  const translated = (trade: string) => translateTitle(known, { service: null, rank: '', ...readTrade(trade) });
  expect(NONSENSE.filter((text) => translated(text).length > 0)).toEqual([]);
  expect(translated('vehicle mechanik')[0]?.onet_soc).toBe(translated('vehicle mechanic')[0]?.onet_soc);
  expect(translated('vehicle mechanik')).not.toEqual([]);
});

test('code, addresses, grades and a word alone are translated into nothing and offer nothing by their form', async () => {
  const known = await reference();
  const translated = (trade: string) => translateTitle(known, { service: null, rank: '', ...readTrade(trade) });
  expect(BY_FORM.filter((text) => translated(text).length > 0)).toEqual([]);
  expect(BY_FORM.filter((text) => known.occupationOfRole(text) !== null)).toEqual([]);
  expect(BY_FORM.slice(0, -2).filter((text) => known.findOccupations(text).length > 0)).toEqual([]);
});

test('a title with words of programs is translated, and offers occupations', async () => {
  const known = await reference();
  const translated = (trade: string) => translateTitle(known, { service: null, rank: '', ...readTrade(trade) });
  expect(TITLES_LIKE_CODE.filter((text) => translated(text).length === 0)).toEqual([]);
  expect(TITLES_LIKE_CODE.filter((text) => known.findOccupations(text).length === 0)).toEqual([]);
});

test('an odd title that is real has its occupation', async () => {
  const known = await reference();
  const found = ODD_TITLES.map(([title]) => [title, known.occupationOfTitle(title)?.onet_soc]);
  expect(found).toEqual(ODD_TITLES);
});

test.each([
  ['Analyst in Emergency Management', null],
  ['Marine Biology Coordinator', null],
  ['BSA/AML Analyst', null],
  ['Engineer', '17-2199.00'],
  ['Butcher - supermarket', '51-3021.00'],
  ['Consultant in Restorative Dentistry', '29-1021.00'],
  ['Consultant in Acute Medicine', '29-1229.00'],
])('a general word of the title %s says no occupation alone: %s', async (title, code) => {
  expect((await reference()).occupationOfTitle(title)?.onet_soc ?? null).toBe(code);
});

test.each([
  ['We are looking for an experienced Welder to join our yard.', '51-4121.00'],
  ['An exciting opportunity for a Staff Nurse in our hub.', '29-1141.00'],
  ['We work with chefs, drivers and porters.', null],
])('an advert whose title says nothing is read for the work that it names: %s', async (description, code) => {
  expect((await reference()).recogniseJob({ title: 'Come and join us', description }).occupation_id).toBe(code);
});
