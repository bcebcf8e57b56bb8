import { expect, test } from 'vitest';
import { readTrade } from './trade-rules.ts';

test.each([
  ['25B', '25B', '25B'],
  ['25B Information Technology Specialist', '25B', 'Information Technology Specialist'],
  ['88 m', '88 m', '88 m'],
  ['11 Bravo', '11B', '11B'],
  ['88mike', '88m', '88m'],
  ['68 whiskey combat medic', '68w', 'combat medic'],
  ['services troop 3M0', '3M0', 'services troop'],
  ['ammo troop 2W0X1 msgt', '2W0X1', 'ammo troop msgt'],
  ['Vehicle Mechanic', '', 'Vehicle Mechanic'],
  ['tank crewman challenger 2', '', 'tank crewman challenger 2'],
  ['driver 4x4', '', 'driver 4x4'],
  ['20 golfers', '20', 'golfers'],
])('%s is the code “%s” with the title “%s”', (typed, code, title) => expect(readTrade(typed)).toEqual({ code, title }));
