type RankLevel = {
  /** NATO codes (STANAG 2116) of the row. */
  nato: string;
  /** The kind and the first and last number of those codes. */
  codes: readonly ['OR' | 'OF', number, number];
  uk: string;
  us: string;
  /** What the rank usually answers for; a level of responsibility, never a job title. */
  level: string;
};

/** Ranks of the two countries beside each other, with what each usually answers for. */
export const RANK_LEVELS: readonly RankLevel[] = [
  {
    nato: 'OR-1 to OR-3',
    codes: ['OR', 1, 3],
    uk: 'Private to Lance Corporal',
    us: 'E-1 to E-3',
    level: 'A trained member of a team',
  },
  { nato: 'OR-4', codes: ['OR', 4, 4], uk: 'Corporal', us: 'E-4 Corporal or Specialist', level: 'Leads a team of 4 to 8' },
  {
    nato: 'OR-5 to OR-6',
    codes: ['OR', 5, 6],
    uk: 'Sergeant',
    us: 'E-5, E-6 Sergeant',
    level: 'Leads 8 to 30 and trains others',
  },
  {
    nato: 'OR-7 to OR-9',
    codes: ['OR', 7, 9],
    uk: 'Staff Sergeant to Warrant Officer 1',
    us: 'E-7 to E-9',
    level: 'Runs the daily work of 30 to several hundred',
  },
  {
    nato: 'OF-1',
    codes: ['OF', 1, 1],
    uk: 'Second Lieutenant, Lieutenant',
    us: 'O-1, O-2 Lieutenant',
    level: 'A first-time manager of about 30',
  },
  {
    nato: 'OF-2',
    codes: ['OF', 2, 2],
    uk: 'Captain, Flight Lieutenant, RN Lieutenant',
    us: 'O-3 Captain',
    level: 'Manages about 100, with a budget',
  },
  { nato: 'OF-3', codes: ['OF', 3, 3], uk: 'Major, Squadron Leader, Lt Commander', us: 'O-4 Major', level: 'Heads a department' },
  {
    nato: 'OF-4 to OF-5',
    codes: ['OF', 4, 5],
    uk: 'Lieutenant Colonel to Colonel',
    us: 'O-5, O-6',
    level: 'Heads a unit of 500 or more, or a field of policy',
  },
];

/** What a rank usually answers for, by its NATO code (`OR-6`); null for warrant officers of the United States and unknown codes. */
export function levelOfRank(natoCode: string | null): string | null {
  const [, kind, number] = /^(OR|OF)-(\d{1,2})$/.exec(natoCode ?? '') ?? [];
  const rank = Number(number);
  if (kind === 'OF' && rank > 5) return 'Leads a large organization';
  return RANK_LEVELS.find(({ codes: [of, first, last] }) => of === kind && rank >= first && rank <= last)?.level ?? null;
}
