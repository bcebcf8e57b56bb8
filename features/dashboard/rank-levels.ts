import { levelOfRank, scopeOf } from '#features/resumes/military-words/rank-scope.ts';

/** Ranks of the two countries beside each other, by their NATO codes (STANAG 2116). Ranks in one row have the same usual scope. */
const RANKS: readonly { codes: readonly [string, ...string[]]; uk: string; us: string }[] = [
  { codes: ['OR-1', 'OR-2'], uk: 'Private, Able Rate, Air Specialist', us: 'E-1, E-2 Private' },
  { codes: ['OR-3'], uk: 'Lance Corporal', us: 'E-3 Private First Class' },
  { codes: ['OR-4', 'OR-5'], uk: 'Corporal, Leading Rate', us: 'E-4 Corporal or Specialist, E-5 Sergeant' },
  { codes: ['OR-6'], uk: 'Sergeant, Petty Officer', us: 'E-6 Staff Sergeant' },
  { codes: ['OR-7'], uk: 'Staff Sergeant, Chief Petty Officer', us: 'E-7 Sergeant First Class' },
  { codes: ['OR-8'], uk: 'Warrant Officer 2', us: 'E-8 Master Sergeant' },
  { codes: ['OR-9'], uk: 'Warrant Officer 1', us: 'E-9 Sergeant Major' },
  { codes: ['WO-1', 'WO-2'], uk: 'No equivalent', us: 'W-1, W-2 Warrant Officer' },
  { codes: ['WO-3', 'WO-4', 'WO-5'], uk: 'No equivalent', us: 'W-3 to W-5 Chief Warrant Officer' },
  { codes: ['OF-1'], uk: 'Second Lieutenant, Lieutenant', us: 'O-1, O-2 Lieutenant' },
  { codes: ['OF-2'], uk: 'Captain, Flight Lieutenant, RN Lieutenant', us: 'O-3 Captain' },
  { codes: ['OF-3'], uk: 'Major, Squadron Leader, Lt Commander', us: 'O-4 Major' },
  { codes: ['OF-4'], uk: 'Lieutenant Colonel, Commander', us: 'O-5 Lieutenant Colonel' },
  { codes: ['OF-5'], uk: 'Colonel, Captain RN', us: 'O-6 Colonel' },
  { codes: ['OF-6', 'OF-10'], uk: 'Brigadier and above', us: 'O-7 and above' },
];

export const RANK_LEVELS = RANKS.map(({ codes, ...names }) => ({
  ...names,
  nato: codes.length === 1 ? codes[0] : `${codes[0]} to ${codes.at(-1)}`,
  level: levelOfRank(codes[0]),
  people: scopeOf(codes[0])?.people,
}));
