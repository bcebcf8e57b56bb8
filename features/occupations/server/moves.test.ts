import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { readMoves, readOccupations } from '../translation/tables.ts';
import { type OccupationReference, occupationReference } from './reference.ts';

const reference = async (): Promise<OccupationReference> => (await newTenant()).run((db) => occupationReference(db));

test('the table of moves names known occupations with a share between 0 and 1, each once a line', () => {
  const codes = new Set(readOccupations().map(({ code }) => code));
  for (const { from, to } of readMoves()) {
    expect(from).toMatch(/^(?:\d\d-\d[\d.]*|@O[FR]-\d)$/);
    expect(new Set(to.map(({ onet_soc }) => onet_soc)).size, from).toBe(to.length);
    for (const { onet_soc, share } of to) {
      expect(codes, `${from}: ${onet_soc}`).toContain(onet_soc);
      expect(share > 0 && share < 1, `${from}: ${onet_soc}`).toBe(true);
    }
  }
});

test('moves follow the longest matching code, never to the occupation itself, and add up over ranks', async () => {
  const { movesFrom, movesFromRank } = await reference().then((known) => ({
    movesFrom: (code: string) => known.movesFrom(code).map(({ onet_soc }) => onet_soc),
    movesFromRank: (rank: string) => known.movesFromRank(rank).map(({ onet_soc }) => onet_soc),
  }));
  expect(movesFrom('53-3032.00')).toContain('53-7051.00');
  expect(movesFrom('33-3021.06')).toContain('15-2051.00');
  expect(movesFrom('33-3021.00')).not.toContain('15-2051.00');
  expect(movesFrom('53-3033.00')).not.toContain('53-3033.00');
  expect(movesFrom('99-9999.00')).toEqual([]);
  expect(movesFromRank('OR-3')).toEqual([]);
  expect(movesFromRank('OR-7')).toEqual(expect.arrayContaining(movesFromRank('OR-5')));
  expect(movesFromRank('OF-3')).not.toEqual(movesFromRank('OF-1'));
  expect(movesFromRank('nonsense')).toEqual([]);
});

test('a title that shares only a word such as consultant with an occupation is left open', async () => {
  const known = await reference();
  for (const title of ['Senior Consultant', 'Practitioner', 'Healthcare Facilitator'])
    expect([title, known.occupationOfTitle(title)]).toEqual([title, null]);
  expect(known.occupationOfTitle('Emergency Services Dispatcher')?.onet_soc).toBe('43-5031.00');
  expect(known.occupationOfTitle('Aircraft Flight Instructor')?.onet_soc).toBe('53-2012.00');
});

test('a word of seniority inside a title does not part the words around it, and ICT is IT', async () => {
  const known = await reference();
  for (const title of ['IT Engineer', 'ICT Engineer', 'ICT Senior Engineer', 'Senior ICT Engineer (Band 6)'])
    expect([title, known.occupationOfTitle(title)?.onet_soc]).toEqual([title, '15-1232.00']);
  // Where seniority is part of the known title, it counts.
  expect(known.occupationOfTitle('Senior Finance Manager')?.onet_soc).toBe('13-2011.00');
});

test('the words of a title that say what the work is have no ending, level or number', async () => {
  const { titleWords } = await reference();
  expect(titleWords('Senior Radio Repairer (Band 7), 37.5 hours')).toEqual(titleWords('Radio Repairers'));
  expect(titleWords('Operations Manager')).toEqual([]);
  expect(titleWords('ICT Trainer')).toEqual(titleWords('Information Technology Trainer'));
});
