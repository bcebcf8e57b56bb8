type RankLevel = {
  /** NATO code (STANAG 2116). */
  nato: string;
  uk: string;
  us: string;
  /** What the rank usually answers for; a level of responsibility, never a job title. */
  level: string;
};

/** Ranks of the two countries beside each other, with what each usually answers for. */
export const RANK_LEVELS: readonly RankLevel[] = [
  { nato: 'OR-1 to OR-3', uk: 'Private to Lance Corporal', us: 'E-1 to E-3', level: 'A trained member of a team' },
  { nato: 'OR-4', uk: 'Corporal', us: 'E-4 Corporal or Specialist', level: 'Leads a team of 4 to 8' },
  { nato: 'OR-5 to OR-6', uk: 'Sergeant', us: 'E-5, E-6 Sergeant', level: 'Leads 8 to 30 and trains others' },
  {
    nato: 'OR-7 to OR-9',
    uk: 'Staff Sergeant to Warrant Officer 1',
    us: 'E-7 to E-9',
    level: 'Runs the daily work of 30 to several hundred',
  },
  { nato: 'OF-1', uk: 'Second Lieutenant, Lieutenant', us: 'O-1, O-2 Lieutenant', level: 'A first manager of about 30' },
  { nato: 'OF-2', uk: 'Captain, Flight Lieutenant, RN Lieutenant', us: 'O-3 Captain', level: 'Manages about 100, with a budget' },
  { nato: 'OF-3', uk: 'Major, Squadron Leader, Lt Commander', us: 'O-4 Major', level: 'Heads a department' },
  {
    nato: 'OF-4 to OF-5',
    uk: 'Lieutenant Colonel to Colonel',
    us: 'O-5, O-6',
    level: 'Heads a unit of 500 or more, or a field of policy',
  },
];
