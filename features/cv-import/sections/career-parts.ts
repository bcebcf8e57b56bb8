import type { Cell, Line } from '../document/lines.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import { anyOf, either } from '../vocabulary/terms.ts';

const CIVIL = new RegExp(String.raw`^(?:\(?[A-Z\d][.)]\s*)?${anyOf('career-parts', 'civilian')}\b(?!.*,)`, 'i');
/** The name of an employer, such as `British Army`, is that of an entry. */
const SERVICE = either(
  'i',
  /^(?:\(?[A-Z\d][.)]\s*)?(?:military|uniformed|armed forces)(?: (?:service|career|posts?|experience|history|employment|jobs)\b|\s*[–—:-]\s|$)/,
  /^(?:\(?[A-Z\d][.)]\s*)?(?:(?:army|naval|navy|air force|raf|marine corps) (?:service|career|posts)|service (?:in|with))\b/,
);
/** The longest name of a half of a career. */
const MAX_LENGTH = 60;

/**
 * Names of the halves of a career in one style, smaller than headings: `Civilian` over posts, `Military – German Army` over others.
 * @returns them with the kind of section that each is
 */
export function careerParts(context: Context, lines: Line[]): ReadonlyMap<Cell, 'work' | 'military'> {
  const named = lines.flatMap(({ cells: [cell, second] }, index) => {
    if (
      !cell ||
      second ||
      cell.bullet ||
      cell.text.length > MAX_LENGTH ||
      findSpan(context, cell.text) ||
      !isDated(context, lines.slice(index + 1, index + 7))
    )
      return [];
    if (!isOfPosts(context, cell.text)) return [];
    const kind = CIVIL.test(cell.text) ? 'work' : SERVICE.test(cell.text) ? 'military' : null;
    return kind ? [{ cell, kind } as const] : [];
  });
  const styleOf = ({ size, bold, text }: Cell) => `${Math.round(size * 2)} ${bold} ${text === text.toUpperCase()}`;
  const styles = Map.groupBy(named, ({ cell }) => styleOf(cell));
  const both = [...styles.values()].filter((own) => new Set(own.map(({ kind }) => kind)).size > 1);
  return new Map(both.flat().map(({ cell, kind }) => [cell, kind]));
}

/** `Civilian qualifications` lists no posts, and `Civilian Instructor` is one. */
const isOfPosts = (context: Context, text: string) =>
  titleScore(context, text) <= 0 && ['work', 'military', null].includes(headingKind(context, text) ?? looseKind(context, text));

const isDated = (context: Context, lines: Line[]) =>
  lines.some(({ cells }) => cells.some(({ text, bullet }) => !bullet && findSpan(context, text)?.startDate));
