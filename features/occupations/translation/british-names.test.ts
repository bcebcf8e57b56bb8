import { describe, expect, test } from 'vitest';
import { withoutExceptions } from './british-names.ts';
import { readBritishNames, readOccupations } from './tables.ts';

const names = readBritishNames();

/** Words and forms of American names that nobody in Britain uses for a job, or that no name of one occupation has. */
const BANNED: readonly RegExp[] = [
  /\b(?:except|including|all other|first-line|occupations?|related|n\.?e\.?c)\b/i,
  /\b(?:attorney|elementary|kindergarten|preschool|postsecondary|physicians?(?! associate)|resume|realtor|janitor|bellhop|dispatcher, police)\b/i,
  /\b(?:laborers?|labor|truck|railroad|subway|streetcar|elevator|drywall|bartender|teller|mortician|drafter|custodian|sheriff|freight conductor)\b/i,
  /\b(?:automobile|automotive body|gas station|faucet|apartment|sidewalk|trash|garbage|lodging|motel|cafeteria|janitorial|landscaping)\b/i,
  /\b(?:color|armor|fiber|fiberglass|tire|tires|center|theater|program(?=\s(?:manager|scheduler))|counsel(?:or|ing)|jewel(?:er|ry)|mold(?:er|ing)?|modeling)\b/i,
  /(?:anesthe|pediatr|gynecolog|orthopedi|orthopedic|hematolog|archeolog|plow|aluminum|gray|license\b)/i,
  /\b\w+(?:iz(?:e|er|ing|ation))\b/i,
];

describe('the British names of occupations', () => {
  test('are there for every occupation of O*NET, and for no other', () => {
    expect([...names.keys()].sort()).toEqual(
      readOccupations()
        .map(({ code }) => code)
        .sort(),
    );
    expect(names.size).toBe(997);
  });

  test('are each the name of one occupation, short and in sentence case', () => {
    const all = [...names.values()];
    expect(all.filter((name, place) => all.findIndex((other) => other.toLowerCase() === name.toLowerCase()) !== place)).toEqual(
      [],
    );
    expect(all.filter((name) => name.length > 45 || !/^[A-Z][A-Za-zé'’ ,-]+$/.test(name))).toEqual([]);
  });

  test('have no American term or spelling', () => {
    expect([...names.values()].filter((name) => BANNED.some((banned) => banned.test(name)))).toEqual([]);
  });

  test('are singular', () => {
    expect([...names.values()].filter((name) => /s$/.test(name))).toEqual([
      'Head of communications',
      'Agent for artists or athletes',
      'Valuer of goods and businesses',
    ]);
  });
});

test.each([
  ['Managers, All Other', 'Managers'],
  ['Architects, Except Landscape and Naval', 'Architects'],
  ['Switchboard Operators, Including Answering Service', 'Switchboard Operators'],
  ['Transportation, Storage, and Distribution Managers', 'Transportation, Storage, and Distribution Managers'],
])('shortens the name %s of O*NET to %s', (title, name) => {
  expect(withoutExceptions(title)).toBe(name);
});

test('no two occupations have the same shortened name', () => {
  const all = readOccupations().map(({ title }) => withoutExceptions(title));
  expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([]);
});
