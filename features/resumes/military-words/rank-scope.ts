/** The usual responsibilities of a rank, in civilian words. It is never a job title. */
export type RankScope = {
  /** `About the level of ` goes before it. */
  level: string;
  people: string;
  /** Budget, equipment, sites. */
  resources: string;
  lines: readonly ScopeLine[];
};

/** A resume line with blanks for the writer's own figures: `{people}` is a number of people, `{value}` money, `{what}` a few words. */
export type ScopeLine = string;
export type Blank = 'people' | 'value' | 'what';

export const SCOPE_SOURCE =
  'Muster’s table of usual posts at each NATO rank code (STANAG 2116), 2026. Your own post may have been larger or smaller.';

const TEAM = ['Led a team of {people}.', 'Trained {people} people in {what}.'];
const SECTION = [
  'Led a section of {people}, responsible for their training, welfare and discipline.',
  'Accounted for equipment worth {value}.',
  ...TEAM,
];
const PLATOON = [
  'Led {people} people, responsible for their training, welfare and discipline.',
  'Accounted for vehicles, weapons and stores worth {value}.',
  'Trained {people} people in {what}.',
];
const COMPANY = [
  'Managed a department of {people} people.',
  'Managed a budget of {value} a year.',
  'Was accountable for buildings, vehicles and stores worth {value}.',
];
const UNIT = [
  'Directed an organisation of {people} people.',
  'Was accountable for a budget of {value} a year.',
  'Directed {what} for {people} people.',
];
const TECHNICAL = [
  'Was the technical authority on {what} for a unit of {people}.',
  'Kept equipment worth {value} ready for use.',
  'Led {people} technicians.',
];

const scope = (level: string, people: string, resources: string, lines: readonly ScopeLine[]): RankScope => ({
  level,
  people,
  resources,
  lines,
});

/** Scopes by NATO code. */
const SCOPES: [codes: string[], RankScope][] = [
  [['OR-1', 'OR-2'], scope('a trained member of a team', 'none as a rule', 'own equipment, often a vehicle', TEAM)],
  [
    ['OR-3'],
    scope('an experienced member of a team', '2 to 4, often in the leader’s absence', 'the equipment of a small team', TEAM),
  ],
  [['OR-4', 'OR-5'], scope('a team leader', '4 to 10', 'the equipment and vehicles of the team', SECTION)],
  [
    ['OR-6'],
    scope(
      'a first-line manager',
      '8 to 30, together with a junior officer',
      'the vehicles, weapons and stores of about 30 people',
      PLATOON,
    ),
  ],
  [
    ['OR-7'],
    scope(
      'an operations supervisor',
      'about 30, or the stores or training of about 100',
      'stores or equipment of a company',
      PLATOON,
    ),
  ],
  [
    ['OR-8'],
    scope(
      'a department manager',
      'about 100, for standards, discipline and welfare',
      'equipment and stores of a company',
      COMPANY,
    ),
  ],
  [
    ['OR-9'],
    scope(
      'a senior operations manager',
      'standards and welfare of 500 or more',
      'what the organisation spends on its people and their training',
      COMPANY,
    ),
  ],
  [
    ['WO-1', 'WO-2'],
    scope('a technical specialist', 'a technical team of up to 20', 'the systems or aircraft of a company', TECHNICAL),
  ],
  [
    ['WO-3', 'WO-4', 'WO-5'],
    scope(
      'a senior technical manager',
      'technical teams of several units',
      'the systems or aircraft of a battalion or more',
      TECHNICAL,
    ),
  ],
  [['OF(D)', 'OF-1'], scope('a graduate manager', 'about 30', 'the vehicles, weapons and stores of about 30 people', PLATOON)],
  [
    ['OF-2'],
    scope(
      'a manager',
      'up to 120, or a specialist office',
      'training budget and equipment of a company, as deputy or in command',
      COMPANY,
    ),
  ],
  [
    ['OF-3'],
    scope(
      'a senior manager',
      '100 to 150, or a department of a headquarters',
      'a budget of its own, and the equipment of a company',
      COMPANY,
    ),
  ],
  [
    ['OF-4'],
    scope('a director of an organisation', '500 to 700', 'budget, buildings and equipment of a battalion, ship or station', UNIT),
  ],
  [
    ['OF-5'],
    scope('a regional or site director', 'several units, or a large headquarters branch', 'budgets of several units', UNIT),
  ],
  [
    ['OF-6', 'OF-7', 'OF-8', 'OF-9', 'OF-10'],
    scope('an executive director', 'thousands, through directors', 'budgets and policy of a whole field', UNIT),
  ],
];

const BY_CODE = new Map(SCOPES.flatMap(([codes, found]) => codes.map((code) => [code, found] as const)));

/** The usual scope at a NATO code, `OR-6`; null for a code that is unknown. */
export const scopeOf = (code: string): RankScope | null => BY_CODE.get(code) ?? null;

/** What a rank is about the level of in civilian work, `Team leader`, by its NATO code; null for a code that is unknown. */
export function levelOfRank(natoCode: string | null): string | null {
  const level = scopeOf(natoCode ?? '')?.level.replace(/^an? /, '');
  return level ? level.charAt(0).toUpperCase() + level.slice(1) : null;
}

type KnownRank = { title: string; abbreviation: string | null; nato_code: string | null; pay_grade: string | null };

/** The NATO code of a rank as written: found among the service's ranks, or the text is itself a code or a pay grade. */
export function natoCodeOf(rank: string, known: readonly KnownRank[]): string | null {
  const written = plain(rank.split('(', 1)[0] ?? '');
  if (written === '') return null;
  const found = known.find(({ title, abbreviation, pay_grade }) =>
    [title, abbreviation, pay_grade].some((name) => name !== null && plain(name) === written),
  );
  if (found) return found.nato_code;
  const [, kind = '', number = ''] = /^(or|of|wo|e|o|w)(\d{1,2})$/.exec(written) ?? [];
  if (number === '') return null;
  const code = { e: `OR-${number}`, w: `WO-${number}`, o: `OF-${Math.max(1, Number(number) - 1)}` }[kind];
  return [code ?? `${kind.toUpperCase()}-${number}`].find((one) => BY_CODE.has(one)) ?? null;
}

/** `Sgt.` is `SGT`, `E 5` is `E-5`. */
const plain = (text: string) => text.toLowerCase().replace(/[\s.'’-]/g, '');

/** The blanks of a line, each once, in order. */
export const blanksOf = (line: ScopeLine): Blank[] =>
  [...new Set(line.match(/\{(people|value|what)\}/g) ?? [])].map((blank) =>
    blank === '{people}' ? 'people' : blank === '{value}' ? 'value' : 'what',
  );

/** The line with the writer's own figures; null while one is missing, because figures are never invented. */
export function filledLine(line: ScopeLine, given: Partial<Record<Blank, string>>): string | null {
  const values = blanksOf(line).map((blank) => [blank, (given[blank] ?? '').trim()] as const);
  if (!values.every(([blank, value]) => isFilled(blank, value))) return null;
  return values.reduce((now, [blank, value]) => now.replaceAll(`{${blank}}`, value), line);
}

function isFilled(blank: Blank, value: string): boolean {
  if (blank === 'people') return /^[1-9]\d{0,2}(?:,?\d{3})?$/.test(value);
  if (blank === 'value') return /\d/.test(value) && value.length <= 40;
  return value !== '' && value.length <= 100;
}
