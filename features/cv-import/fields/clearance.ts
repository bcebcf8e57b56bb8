import { type Cell, type Line, textOf } from '../document/lines.ts';
import type { ReadCv } from '../shapes.ts';
import { type Clearance, clearanceOf, namesClearance, takeClearances } from '../vocabulary/clearances.ts';

type Taken = { clearances: Clearance[]; rest: Line[] };

/** Takes the clearances that lines, or parts of them, state out of the lines, so that none becomes a skill or an entry. */
export function takeClearanceLines(lines: Line[]): Taken {
  const clearances: Clearance[] = [];
  const rest: Line[] = [];
  let isNamed = false;
  let startsColumn = false;
  for (const line of lines) {
    const text = textOf(line);
    const whole = clearanceOf(text, isNamed);
    // The heading of a section stays: it shows how headings look here.
    isNamed = whole === null && namesClearance(text);
    if (whole) clearances.push(whole);
    const cells = whole ? [] : line.cells.flatMap((cell) => withoutClearances(cell, clearances));
    if (cells.length > 0) rest.push({ ...line, cells, startsColumn: line.startsColumn || startsColumn });
    startsColumn = cells.length === 0 && (line.startsColumn || startsColumn);
  }
  return { clearances, rest };
}

function withoutClearances(cell: Cell, clearances: Clearance[]): Cell[] {
  const taken = takeClearances(cell.text);
  clearances.push(...taken.clearances);
  if (taken.clearances.length === 0) return [cell];
  return taken.rest === '' ? [] : [{ ...cell, text: taken.rest }];
}

/** Drops the names of clearances whose level was taken, where they were read as a section or as an entry of a list. */
export function dropNamesOfClearances(cv: ReadCv): void {
  if (cv.clearance.level === '') return;
  if (namesClearance(cv.basics.label)) cv.basics.label = '';
  cv.more = cv.more.filter(({ title, lines }) => lines.length > 0 || !namesClearance(title));
  for (const entry of cv.more) entry.lines = entry.lines.filter((line) => !namesClearance(line));
  cv.more = cv.more.filter(({ title, lines }) => title !== '' || lines.length > 0);
  cv.skills = cv.skills.filter(({ name, keywords }) => keywords.length > 0 || !namesClearance(name));
  cv.certificates = cv.certificates.filter(({ name, by }) => by !== '' || !namesClearance(name));
}

/** Stores the first clearance, and others on which the person decides. */
export function addClearances(cv: ReadCv, clearances: readonly Clearance[]): void {
  const [first, ...others] = clearances;
  if (!first) return;
  const same = others.filter(({ level }) => level.toLowerCase() === first.level.toLowerCase());
  cv.clearance = { level: first.level, year: first.year || (same.find(({ year }) => year !== '')?.year ?? '') };
  const lines = others
    .filter((other) => !same.includes(other))
    .map(({ level, year }) => [level, year].filter(Boolean).join(', '));
  if (lines.length > 0) cv.more.push({ title: 'Security clearance', lines: [...new Set(lines)] });
}

/** Moves clearances out of the lists of a CV that states its fields itself. */
export function moveClearances(cv: ReadCv): ReadCv {
  const found: Clearance[] = [];
  const textsOf = (text: string) => {
    const { rest, clearances } = takeClearances(text);
    found.push(...clearances);
    return rest === '' ? [] : [rest];
  };
  cv.skills = cv.skills.flatMap((skill) => {
    const group = clearanceOf([skill.name, ...skill.keywords].join(': '));
    if (group) found.push(group);
    const [name = ''] = group ? [] : textsOf(skill.name);
    const keywords = group ? [] : skill.keywords.flatMap(textsOf);
    return name !== '' || keywords.length > 0 ? [{ ...skill, name, keywords }] : [];
  });
  cv.certificates = cv.certificates.filter(({ name, printedDates }) => {
    const clearance = clearanceOf(name);
    if (clearance) found.push({ ...clearance, year: clearance.year || (/\b(?:19|20)\d\d\b/.exec(printedDates)?.[0] ?? '') });
    return clearance === null;
  });
  cv.interests = cv.interests.flatMap(textsOf);
  addClearances(cv, found);
  return cv;
}
