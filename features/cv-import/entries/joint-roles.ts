import type { FieldHint } from '../vocabulary/labels.ts';

/** A piece of a heading as printed, from left to right and from top to bottom. */
export type Piece = {
  text: string;
  bold: boolean;
  row: number;
  hint?: FieldHint;
  /** At the right end of a line. */
  isAside?: boolean;
  /** What is printed between this piece and the one before it in the same text. */
  joint?: string;
};

/** Adjacent pieces that are one thing: `from` is the first, `to` the one after the last. */
export type GroupOf<Role extends string> = { role: Role; text: string; from: number; to: number };

/** What the pieces of a heading can be and what speaks for it. */
export type Model<Role extends string> = {
  roles: readonly Role[];
  /** Those that make the form of a heading, and those whose order is a habit of a document. */
  formed: readonly Role[];
  ordered: readonly Role[];
  /** The only one that a heading has more than once. */
  repeated: Role;
  mayBe: (role: Role, text: string) => boolean;
  scoreOf: (pieces: Piece[], groups: GroupOf<Role>[]) => number;
};

type Reading<Role extends string> = { groups: GroupOf<Role>[]; score: number; form: string; order: string };

/** The most pieces of one heading that are told apart; what follows stays with the last. */
const MAX_PIECES = 7;

/** How much the form that most entries have, and the order of the main parts in it, weigh against the words of one of them. */
const HABIT = 0.8;
const ORDER = 0.5;

const ROUNDS = 3;
/** What a form that no other heading has counts as. */
const UNSEEN = 0.3;

/** Text of adjacent pieces as printed. */
const textOfPieces = (pieces: Piece[], from: number, to: number) => {
  const text = pieces
    .slice(from, to)
    .map(({ text: part, joint = '' }, index) => (index === 0 ? part : `${joint}${part}`))
    .join('');
  const open = text.split('(').length - text.split(')').length;
  return open > 0 ? `${text})` : text;
};

/** The roles and their order, with the joints and type between them. */
const formOf = <Role extends string>(pieces: Piece[], all: GroupOf<Role>[], formed: readonly Role[]) => {
  const groups = all.filter(({ role }) => formed.includes(role));
  return groups
    .map(({ role, from }, index) => {
      const piece = pieces[from];
      const last = pieces[(groups[index - 1]?.from ?? from) as number];
      const joint = piece?.joint?.trim() || (index === 0 ? '' : piece?.row === last?.row ? '|' : '/');
      return `${joint}${role}${piece?.bold ? 'b' : ''}${piece?.isAside ? '>' : ''}`;
    })
    .join(' ');
};

/** Every way to read a heading, the best of each form. */
function readingsOf<Role extends string>(pieces: Piece[], model: Model<Role>): Reading<Role>[] {
  const best = new Map<string, Reading<Role>>();
  const extend = (from: number, groups: GroupOf<Role>[], used: ReadonlySet<Role>) => {
    if (from === pieces.length) {
      const form = formOf(pieces, groups, model.formed);
      const score = model.scoreOf(pieces, groups);
      if (score > (best.get(form)?.score ?? Number.NEGATIVE_INFINITY)) {
        const order = groups.flatMap(({ role }) => (model.ordered.includes(role) ? [role] : [])).join(' ');
        best.set(form, { groups, score, form, order });
      }
      return;
    }
    for (let to = from + 1; to <= pieces.length; to++) {
      // Pieces of different texts are never one.
      if (to > from + 1 && (pieces[to - 1]?.joint ?? '') === '') break;
      const text = textOfPieces(pieces, from, to);
      for (const role of model.roles) {
        if ((role !== model.repeated && used.has(role)) || !model.mayBe(role, text)) continue;
        extend(to, [...groups, { role, text, from, to }], new Set([...used, role]));
      }
    }
  };
  extend(0, [], new Set());
  return [...best.values()];
}

/** How much each heading supports each form, and each order of its main parts; the sum over all of them. */
type Support = { forms: Map<string, number>; orders: Map<string, number> };
const noSupport = (): Support => ({ forms: new Map(), orders: new Map() });
const addTo = (sums: Map<string, number>, key: string, share: number) => sums.set(key, (sums.get(key) ?? 0) + share);

type Scored = { score: number; form: string; order: string };

/** The score of a reading with what the other headings say: a heading is no witness for itself. */
function worthOf({ form, order, score }: Scored, all: Support, own: Support | undefined): number {
  const others = (of: 'forms' | 'orders', key: string) =>
    Math.max(0, (all[of].get(key) ?? 0) - (own?.[of].get(key) ?? 0)) + UNSEEN;
  return score + HABIT * Math.log(others('forms', form)) + ORDER * Math.log(others('orders', order));
}

/** What most headings support makes the others clearer, which makes the habit clearer in turn. */
function supportOf(headings: Scored[][]): { all: Support; own: Support[] } {
  let all = noSupport();
  let own: Support[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const next = noSupport();
    own = headings.map((readings, index) => {
      const mine = noSupport();
      const weights = readings.map((one) => Math.exp(round === 0 ? one.score : worthOf(one, all, own[index])));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      readings.forEach(({ form, order }, at) => {
        const share = (weights[at] ?? 0) / total;
        for (const support of [mine, next]) {
          addTo(support.forms, form, share);
          addTo(support.orders, order, share);
        }
      });
      return mine;
    });
    all = next;
  }
  return { all, own };
}

/** How a heading is read, and how sure that is. */
export type ReadHeading<Role extends string> = {
  groups: GroupOf<Role>[];
  pieces: Piece[];
  /** The text of the pieces beyond the most that are told apart. */
  beyond: string;
  /** How likely the text of a role is, from 0 to 1: the share of all readings, by what they are worth, that have the same text. */
  sureOf: (role: Role) => number;
  /** The best reading in which an ordered role has another text; null where no reading has. */
  second: GroupOf<Role>[] | null;
};

/**
 * What the pieces of each heading are. Words are evidence; so is the form that explains the headings of all entries best, because a document writes
 * them alike.
 */
export function readTogether<Role extends string>(headings: Piece[][], model: Model<Role>): ReadHeading<Role>[] {
  const all = headings.map((heading) => {
    const pieces = heading.slice(0, MAX_PIECES);
    return {
      pieces,
      beyond: heading.length > MAX_PIECES ? textOfPieces(heading, MAX_PIECES, heading.length) : '',
      readings: readingsOf(pieces, model),
    };
  });
  const support = supportOf(all.map(({ readings }) => readings));
  return all.map(({ pieces, beyond, readings }, index) => {
    const ranked = readings
      .map((reading) => ({ groups: reading.groups, worth: worthOf(reading, support.all, support.own[index]) }))
      .sort((a, b) => b.worth - a.worth);
    return { pieces, beyond, ...decided(ranked, model) };
  });
}

/** The best of the readings of a heading, what the others have instead, and how they weigh against it. */
function decided<Role extends string>(
  ranked: { groups: GroupOf<Role>[]; worth: number }[],
  { ordered }: Model<Role>,
): Pick<ReadHeading<Role>, 'groups' | 'sureOf' | 'second'> {
  const [best] = ranked;
  if (!best) return { groups: [], sureOf: () => 1, second: null };
  const agrees = (groups: GroupOf<Role>[], role: Role) => textOfRole(groups, role) === textOfRole(best.groups, role);
  const weigh = (some: typeof ranked) => some.reduce((sum, { worth }) => sum + Math.exp(worth - best.worth), 0);
  return {
    groups: best.groups,
    sureOf: (role) => weigh(ranked.filter(({ groups }) => agrees(groups, role))) / weigh(ranked),
    second: ranked.find(({ groups }) => !ordered.every((role) => agrees(groups, role)))?.groups ?? null,
  };
}

/** The text that a reading has in a role; empty where it has none. */
export const textOfRole = <Role extends string>(groups: GroupOf<Role>[], role: Role): string =>
  groups.find((group) => group.role === role)?.text ?? '';
