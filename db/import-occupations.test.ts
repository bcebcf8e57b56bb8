import { expect, test } from 'vitest';
import { newTenant, testWorker } from '#apps/api/testing/index.ts';
import { getMilitaryOccupations } from '#features/lookups/contract.ts';
import { importOccupations, readOccupations } from './import-occupations.ts';

const HEADING = 'service\tcode\ttitle\tcode_type\tsource';
const list = (...lines: string[]) => [HEADING, ...lines].join('\n');

const { ownerUrl } = await testWorker();
const load = (text: string) => importOccupations({ ownerUrl, list: readOccupations(text) });

async function titleOf(id: number, code: string): Promise<string | undefined> {
  const tenant = await newTenant();
  const { body } = await tenant.call(getMilitaryOccupations, { params: { id }, query: { title: code } });
  return body.data.find((one) => one.code === code)?.title;
}

test('a list adds codes, updates those it added before, and leaves the rest', async () => {
  const first = list('Army\t99A\tTest Pilot\toccupation code\tA list', 'Navy\tA99A\tLift Operator\tNEC\tA list');
  expect(await load(first)).toEqual({ rows: 2, created: 2, changed: 0, unchanged: 0, refused: [] });
  expect(await titleOf(4, '99A')).toBe('Test Pilot');
  expect(await load(first)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  expect(await load(first.replace('Test Pilot', 'Chief Test Pilot'))).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
  expect(await titleOf(4, '99A')).toBe('Chief Test Pilot');
});

test('a code of the product keeps its title', async () => {
  expect(await load(list('Army\t11B\tSomething else\toccupation code\tA list'))).toMatchObject({
    created: 0,
    changed: 0,
    unchanged: 1,
  });
  expect(await titleOf(4, '11B')).toBe('Infantryman');
});

test('invalid rows are reported with their reason', async () => {
  const { rows, created, refused } = await load(
    list(
      'Starfleet\t1\tEnsign\toccupation code\tA list',
      'constructor\t1\tBuilder\toccupation code\tA list',
      'Army\t\tNobody\toccupation code\tA list',
      'Army\t98A\t\toccupation code\tA list',
      `Army\t98B\t${'x'.repeat(301)}\toccupation code\tA list`,
      'Army\t98C\tOne title\toccupation code\tA list',
      'Army\t98C\tAnother title\toccupation code\tA list',
    ),
  );
  expect([rows, created]).toEqual([7, 1]);
  expect(refused).toEqual([
    { line: 2, reason: expect.stringContaining('"Starfleet" is none of Army') },
    { line: 3, reason: expect.stringContaining('"constructor" is none of Army') },
    { line: 4, reason: '"" is no code.' },
    { line: 5, reason: '98A has no title.' },
    { line: 6, reason: 'The title of 98B is longer than 300 characters.' },
    { line: 7 + 1, reason: '98C stands in line 7 already, with another title.' },
  ]);
});

test('a file with other columns is refused as a whole', () => {
  expect(() => readOccupations('code,title\n11B,Infantryman')).toThrow('The file has another heading.');
});

/** Every service and type of code, codes of the product among them, a rating twice with other words and one twice with the same. */
const EVERY_TYPE = `Army\t11A\tInfantry Officer\toccupation code\tList one
Army\t11B\tInfantryman\toccupation code\tList one
Army\t97T\tTest Range Controller\toccupation code\tList one
Navy\tZQ1A\tHarbor Crane Inspector\tNEC\tList two
Navy\tZQ2B\tSonar Dome Technician (Basic)\tNEC\tList two
Navy\t9971\tSalvage Records Officer\tNOBC\tList two
Navy\t199Z\tSpecial Duty Officer, Trials\tofficer designator\tList two
Navy\tBM\tBoatswain's Mate\trating\tList two
Navy\tZZR\tTrials Rate\trating\tList two
Navy\tZZR\tTrials Ratings\trating\tList three
Navy\tZZS\tTrials Steward\trating\tList two
Navy\tZZS\tTrials Steward\trating\tList three
Marine Corps\t9979\tTest Pilot, Trials\toccupation code\tList one
Marine Corps\t0311\tRifleman\toccupation code\tList one
Air Force\t9Z9X1\tTrials Sensor Operator\tAFSC (DAFECD/DAFOCD 31 Oct 24)\tList four
Air Force\t3P0X1\tSecurity Forces\toccupation code\tList one
Space Force\t9S9X\tTrials Orbital Analyst\toccupation code\tList one
Coast Guard\tZQT\tBuoy Trials Technician\toccupation code\tList one`;

test('a list of every service and type of code is imported once, and again changes nothing', async () => {
  // As a Windows program saves it.
  const text = `\uFEFF${list(EVERY_TYPE).replaceAll('\n', '\r\n')}\r\n`;
  const first = await load(text);
  expect(first).toEqual({
    rows: 18,
    created: 11,
    changed: 0,
    unchanged: 6,
    refused: [{ line: 11, reason: 'ZZR stands in line 10 already, with another title.' }],
  });
  expect(await titleOf(5, 'ZQ2B')).toBe('Sonar Dome Technician (Basic)');
  expect(await titleOf(7, '9Z9X1')).toBe('Trials Sensor Operator');
  expect(await load(text)).toEqual({ ...first, created: 0, unchanged: 17 });
});
