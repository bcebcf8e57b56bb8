import { expect, test } from 'vitest';
import { OCCUPATIONS_WITH_REQUIREMENTS, requirementOf } from './entry-requirements.ts';
import { readOccupations } from './translation/tables.ts';

test('every occupation with a requirement exists, and each is one line', () => {
  const known = new Set(readOccupations().map(({ code }) => code));
  for (const short of OCCUPATIONS_WITH_REQUIREMENTS) {
    const code = short.length === 7 ? `${short}.00` : short;
    expect(known.has(code), code).toBe(true);
    for (const forces of ['UK', 'US'] as const) {
      const text = requirementOf(code, forces);
      if (text !== null) expect([text.length < 100, /[.]$/.test(text)], text).toEqual([true, false]);
    }
  }
});

test('names the licence of the country, in its spelling', () => {
  expect(requirementOf('53-3032.00', 'UK')).toMatch(/Driver CPC/);
  expect(requirementOf('53-3032.00', 'US')).toMatch(/CDL/);
  for (const code of OCCUPATIONS_WITH_REQUIREMENTS) {
    expect(requirementOf(code, 'UK') ?? '').not.toMatch(/\blicense|OSHA|NREMT|FAA\b/);
    expect(requirementOf(code, 'US') ?? '').not.toMatch(/\blicence|SIA |CSCS|CAA\b|HCPC|NMC/);
  }
});

test('nothing is said where nothing is usual', () => expect(requirementOf('43-5071.00', 'UK')).toBeNull());
