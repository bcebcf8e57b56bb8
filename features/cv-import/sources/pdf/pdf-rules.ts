import type { Item } from '../../document/items.ts';
import type { Shape } from './pdf-marks.ts';

/** The thickest line, and the shortest that is the side of a cell, in points. */
const THICK = 1.6;
const LEAST_WIDTH = 12;
const LEAST_HEIGHT = 6;
/** How far apart pieces of one line are, and how far its place may differ. */
const GAP = 3;
const LEAST_ROWS = 2;
/** More lines are a drawing. */
const MAX_LINES = 4000;

/** A horizontal line from `from` to `to` at `at`, or a vertical one. */
type Rule = { at: number; from: number; to: number };

/**
 * Gives the texts in a table with drawn lines the number of their row, from `first`. A row is between two horizontal lines with at least one vertical
 * line between its cells; lines below headings and frames around a page have none.
 */
export function withDrawnRows(items: Item[], shapes: Shape[], first: number): Item[] {
  if (shapes.length > MAX_LINES || items.some(({ row }) => row !== undefined)) return items;
  const across = joinedRules(
    shapes.flatMap(({ left, right, top, bottom }) =>
      Math.abs(bottom - top) < THICK && right - left > LEAST_WIDTH ? [{ at: (top + bottom) / 2, from: left, to: right }] : [],
    ),
  );
  const down = joinedRules(
    shapes.flatMap(({ left, right, top, bottom }) =>
      right - left < THICK && Math.abs(bottom - top) > LEAST_HEIGHT
        ? [{ at: (left + right) / 2, from: Math.min(top, bottom), to: Math.max(top, bottom) }]
        : [],
    ),
  );
  const rows = across.flatMap((upper) => {
    const lower = across
      .filter(
        ({ at, from, to }) => at > upper.at + LEAST_HEIGHT && Math.abs(from - upper.from) < GAP && Math.abs(to - upper.to) < GAP,
      )
      .sort((a, b) => a.at - b.at)[0];
    if (!lower) return [];
    const isParted = down.some(
      ({ at, from, to }) => at > upper.from + GAP && at < upper.to - GAP && from < upper.at + GAP && to > lower.at - GAP,
    );
    return isParted ? [{ top: upper.at, foot: lower.at, from: upper.from, to: upper.to }] : [];
  });
  if (rows.length < LEAST_ROWS) return items;
  return items.map((item) => {
    const middle = item.y - 0.3 * item.size;
    const index = rows.findIndex(
      ({ top, foot, from, to }) => middle > top && middle < foot && item.x > from - GAP && item.x < to,
    );
    return index < 0 ? item : { ...item, row: first + index };
  });
}

/** Lines of which pieces were drawn one by one, as whole ones. */
function joinedRules(rules: Rule[]): Rule[] {
  const whole: Rule[] = [];
  for (const rule of [...rules].sort((a, b) => a.at - b.at || a.from - b.from)) {
    const last = whole.findLast(
      (one) => Math.abs(one.at - rule.at) < THICK && rule.from < one.to + GAP && rule.to > one.from - GAP,
    );
    if (!last) whole.push({ ...rule });
    else Object.assign(last, { from: Math.min(last.from, rule.from), to: Math.max(last.to, rule.to) });
  }
  return whole;
}
