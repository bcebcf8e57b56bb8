import { type Look, labelsOf, textsOf } from './blocks.ts';
import { type DateStyle, type HeadStyle, layOut, lookOf, ODD_NAMES, PLAIN_NAMES, type Plan, type Truth } from './layout.ts';
import { type Dice, diceOf, personOf, type Wanted } from './person.ts';
import { docxOf, htmlOf, textOf } from './render.ts';

export type Kind =
  | 'clean pdf'
  | 'clean docx'
  | 'clean text'
  | 'mixed pdf'
  | 'two columns'
  | 'mixed docx'
  | 'mixed text'
  | 'military UK'
  | 'military US'
  | 'federal'
  | 'evaluation'
  | 'europass'
  | 'functional'
  | 'foreign'
  | 'student';

/** A CV of the corpus. `held` is one that nobody looks at while changing rules; `opened` is one that was held out until it was opened. */
export type Case = {
  id: string;
  kind: string;
  held: boolean;
  opened?: boolean;
  truth: Truth;
  /** Every text on its pages. */
  printed: string[];
  /** Texts on its pages that name a field or number a page. */
  labels: string[];
  /** For PDF the page that a browser prints, or Typst's source. */
  file:
    | { format: 'pdf'; html: string; paper: Look['paper'] }
    | { format: 'pdf'; typst: string }
    | { format: 'docx'; bytes: () => Promise<Buffer> }
    | { format: 'rtf'; bytes: () => Buffer }
    | { format: 'odt'; bytes: () => Buffer }
    | { format: 'txt'; text: string };
};

export const KINDS: Record<Kind, number> = {
  'clean pdf': 9,
  'clean docx': 6,
  'clean text': 6,
  'mixed pdf': 15,
  'two columns': 9,
  'mixed docx': 9,
  'mixed text': 9,
  'military UK': 12,
  'military US': 12,
  federal: 6,
  evaluation: 6,
  europass: 6,
  functional: 6,
  foreign: 9,
  student: 6,
};

const HEADS: HeadStyle[] = [
  'title-over-firm',
  'firm-over-title',
  'title-comma-firm',
  'firm-comma-town',
  'bold-title-plain-firm',
  'piped',
  'dates-left',
  'dates-first',
  'dashed',
  'at',
  'labelled',
  'table',
  'grouped',
  'one-line',
];
const DATES: DateStyle[] = ['long', 'short', 'number', 'iso', 'year', 'quoted', 'quoted-year', 'dots', 'since', 'season'];

/** Every CV of the corpus, the same on every run. */
export function corpus(): Case[] {
  const cases: Case[] = [];
  let seed = 100;
  for (const [kind, count] of Object.entries(KINDS) as [Kind, number][]) {
    for (let index = 0; index < count; index++) cases.push(caseOf(kind, index, seed++));
  }
  return cases;
}

function caseOf(kind: Kind, index: number, seed: number): Case {
  const dice = diceOf(seed);
  const clean = kind.startsWith('clean');
  const format =
    kind.endsWith('docx') || (!clean && !/pdf|text|columns/.test(kind) && index % 3 === 1)
      ? 'docx'
      : kind.endsWith('text') || (/military|federal|evaluation/.test(kind) && index % 6 === 3)
        ? 'txt'
        : 'pdf';
  const person = personOf(dice, wantedFor(kind, dice));
  const plan = planFor(kind, dice, format);
  const look = lookOf(
    dice,
    clean ? { hyphens: false } : { heading: headingOf(dice, format), hyphens: dice.chance(0.25), boxes: dice.chance(0.5) },
  );
  if (plan.functional) for (const job of person.jobs) job.bullets.splice(2);
  const { paper, truth } = layOut(person, plan, dice);
  const file: Case['file'] =
    format === 'pdf'
      ? { format, html: htmlOf(paper, look), paper: look.paper }
      : format === 'docx'
        ? { format, bytes: () => docxOf(paper, look) }
        : { format, text: textOf(paper, look) };
  return {
    id: `${kind.replace(' ', '-')}-${index}`,
    kind,
    held: index % 3 === 2,
    truth,
    printed: textsOf(paper),
    labels: labelsOf(paper),
    file,
  };
}

const headingOf = (dice: Dice, format: string) =>
  dice.pick(
    format === 'docx'
      ? (['bold', 'caps', 'caps-bold', 'large', 'ruled'] as const)
      : (['bold', 'caps', 'caps-bold', 'large', 'ruled', 'spaced', 'small-caps'] as const),
  );

function wantedFor(kind: Kind, dice: Dice): Wanted {
  switch (kind) {
    case 'military UK':
      return { military: 'UK' };
    case 'military US':
    case 'evaluation':
      return { military: 'US' };
    case 'federal':
      return { military: dice.chance(0.5) ? 'US' : null, country: 'US', federal: true };
    case 'foreign':
    case 'europass':
      return { military: null, country: 'other' };
    case 'student':
      return { military: null, student: true };
    default:
      return { military: dice.chance(0.4) ? dice.pick(['UK', 'US'] as const) : null, long: dice.chance(0.3) };
  }
}

function planFor(kind: Kind, dice: Dice, format: string): Plan {
  const usual: Plan = {
    head: dice.pick(['title-over-firm', 'firm-over-title', 'bold-title-plain-firm'] as const),
    militaryHead: dice.pick(['title-over-firm', 'firm-over-title'] as const),
    dates: dice.pick(['long', 'short', 'number', 'year'] as const),
    names: dice.pick(PLAIN_NAMES),
    skills: dice.pick(['commas', 'bullets', 'groups'] as const),
    prose: false,
    apart: true,
    functional: false,
    serviceNumber: false,
    side: null,
    contact: dice.pick(['line', 'lines'] as const),
    running: false,
    order: dice.pick(['usual', 'skills-first'] as const),
  };
  if (kind.startsWith('clean')) return usual;
  const head = dice.pick(HEADS);
  const mixed: Plan = {
    head,
    militaryHead: dice.pick(['rank-first', 'posting-table', 'grouped', head, head] as const),
    dates: dice.pick(DATES),
    names: dice.pick(dice.chance(0.6) ? ODD_NAMES : PLAIN_NAMES),
    skills: dice.pick(['commas', 'bullets', 'groups', 'sentences', 'levels', 'columns', 'dots'] as const),
    prose: dice.chance(0.3),
    apart: dice.chance(0.7),
    functional: false,
    serviceNumber: false,
    side: null,
    contact: dice.pick(['line', 'lines', 'icons', 'labels'] as const),
    running: dice.chance(0.3),
    order: dice.pick(['usual', 'skills-first'] as const),
  };
  switch (kind) {
    case 'two columns':
      return {
        ...mixed,
        side: dice.pick(['left', 'right'] as const),
        head: dice.pick(HEADS.filter((one) => one !== 'table' && one !== 'dates-left')),
      };
    case 'mixed docx':
      return { ...mixed, side: dice.chance(0.4) ? dice.pick(['left', 'right'] as const) : null };
    case 'military UK':
    case 'military US':
      return { ...mixed, serviceNumber: kind === 'military UK' && dice.chance(0.4) };
    case 'federal':
      return {
        ...mixed,
        head: dice.pick(['title-over-firm', 'labelled', 'firm-over-title', 'title-comma-firm'] as const),
        dates: dice.pick(['number', 'long'] as const),
      };
    case 'evaluation':
      return { ...mixed, militaryHead: 'evaluation', dates: dice.pick(['compact', 'long', 'iso'] as const) };
    case 'europass':
      return { ...mixed, head: 'europass', dates: dice.pick(['number', 'french', 'german', 'long'] as const) };
    case 'functional':
      return { ...mixed, functional: true, head: 'one-line', militaryHead: 'one-line', prose: false };
    case 'foreign':
      return { ...mixed, dates: dice.pick(['french', 'german', 'dots', 'number'] as const) };
    case 'student':
      return { ...mixed, dates: dice.pick(['season', 'short', 'long'] as const), names: dice.pick(ODD_NAMES) };
    default:
      return format === 'txt'
        ? { ...mixed, head: dice.pick(HEADS.filter((one) => one !== 'dates-left' || dice.chance(0.5))) }
        : mixed;
  }
}

/** The CVs of a batch whose held-out part is no longer held out, because rules were made from it. */
export const opened = (cases: Case[]): Case[] => cases.map((one) => ({ ...one, held: false, opened: one.held }));
