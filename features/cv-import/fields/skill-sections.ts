import { type Cell, type Line, lineOf, textOf } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import { type Row, rowsOfSection } from '../document/rows.ts';
import type { Section } from '../sections/sections.ts';
import type { ReadCv } from '../shapes.ts';
import type { Context } from '../vocabulary/context.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { areLanguages, areLanguagesWithLevels, isLanguageLabel } from '../vocabulary/language-levels.ts';
import { isLanguage } from '../vocabulary/languages.ts';
import { partsOf } from '../vocabulary/lists.ts';
import { linesOfGrid, readLanguages } from './languages.ts';
import { readSkills } from './skills.ts';
import { listedOf } from './work.ts';

/** The kind of entries in a group of skills by its name: `Driving licences` are certificates. `Training` among skills is a group of skills. */
const kindOfGroup = (context: Context, name: string) =>
  LICENCES.test(name) ? 'certificates' : /^training$/i.test(name) ? null : headingKind(context, name);

const LICENCES = /^(?:driv(?:ing|er['’]?s?) )?licen[cs]es?$/i;

/** Reads skills. Labelled groups among them can be languages, awards, certificates or interests. */
export function readSkillSection(context: Context, cv: ReadCv, section: Section): void {
  const grid = linesOfGrid(context, section.lines);
  const spoken = [...languagesBesideLabels(section.lines.filter((line) => !grid.includes(line))), ...grid];
  cv.languages.push(...readLanguages(context, spoken));
  const { languages, rest } = splitLanguages(
    context,
    rowsOfSection(section.lines.filter((line) => !isLanguageLine(line, spoken))),
  );
  cv.languages.push(...languages.flatMap((text) => readLanguages(context, [lineOf(text)])));
  for (const skill of readSkills(rest)) {
    const kind = skill.keywords.length > 0 ? kindOfGroup(context, skill.name) : null;
    const listed = skill.keywords.map((printed) => listedOf(context, printed));
    if (kind === 'awards') cv.awards.push(...listed);
    else if (kind === 'certificates') cv.certificates.push(...listed);
    else if (kind === 'interests') cv.interests.push(...skill.keywords);
    else {
      // `French (Higher standard), Gaelic (beginner)` at the end of a list of skills.
      const spoken = skill.keywords.some((text) => areLanguagesWithLevels(context, text))
        ? skill.keywords.filter((text) => areLanguages(context, text))
        : [];
      cv.languages.push(...readLanguages(context, spoken.map(lineOf)));
      const keywords = skill.keywords.filter((keyword) => !spoken.includes(keyword));
      if (spoken.length === 0 || keywords.length > 0) cv.skills.push({ ...skill, keywords });
    }
  }
}

/** Reads languages. Skills among them, or in the place of them, go to the skills. */
export function readLanguageSection(context: Context, cv: ReadCv, section: Section): void {
  // `Computer: SAP, Excel` below the languages
  const ofSkills = section.lines.filter((line) => isOfSkills(context, line));
  const areMixed = ofSkills.length > 0 && ofSkills.length < section.lines.length;
  if (areMixed) readSkillSection(context, cv, { ...section, kind: 'skills', lines: ofSkills });
  const lines = areMixed ? section.lines.filter((line) => !ofSkills.includes(line)) : section.lines;
  const languages = readLanguages(context, lines);
  if (languages.some(({ language }) => isLanguage(context, language))) cv.languages.push(...languages);
  else cv.skills.push(...readSkills(rowsOfSection(lines)));
}

/** The lines with the languages of a section about something else: `Spoken: Welsh (native), French`. None where all lines are. */
export function linesOfLanguages(context: Context, { lines }: Section): Line[] {
  const spoken = lines.filter(
    (line) =>
      SPOKEN.test(textOf(line)) && partsOf(textOf(line).replace(SPOKEN, '')).every((text) => beginsWithLanguage(context, text)),
  );
  return spoken.length < lines.length ? spoken : [];
}
export const withoutSpokenLabel = (line: Line): Line => lineOf(textOf(line).replace(SPOKEN, ''));

/** A label of languages. */
const SPOKEN = /^(?:(?:spoken|other|foreign) )?languages?(?: spoken)?:\s+|^spoken:\s+/i;

/** A line with a label of skills, and no language: `IT | Word, Excel`. */
const isOfSkills = (context: Context, { cells }: Line): boolean => {
  const [label = '', list = ''] = cells[1] ? cells.map(({ text }) => text) : (cells[0]?.text.split(/:\s+(.*)$/) ?? []);
  return list !== '' && headingKind(context, label) === 'skills' && !isLanguage(context, label) && !areLanguages(context, list);
};

/** The lines beside `Mother tongue(s)` and `Other language(s)`, with those below the second. */
function languagesBesideLabels(lines: Line[]): Line[] {
  const spoken: Line[] = [];
  let column: number | null = null;
  for (const line of lines) {
    const [label, value, third] = line.cells;
    if (label && value && !third && isLanguageLabel(label.text)) {
      column = value.x;
      spoken.push({ ...line, cells: [value] });
    } else if (column !== null && label && !value && Math.abs(label.x - column) < 3) spoken.push(line);
    else column = null;
  }
  return spoken;
}

const isLanguageLine = (line: Line, spoken: Line[]) =>
  spoken.some((other) => other === line || line.cells.includes(other.cells[0] as Cell));

const beginsWithLanguage = (context: Context, text: string) => isLanguage(context, text.split(/\s*[(:–—-]/)[0] ?? '');

/** `Spoken languages: Welsh (native), French` among the rows of skills, with the rows below that go on with it. */
function splitLanguages(context: Context, rows: Row[]): { languages: string[]; rest: Row[] } {
  const languages: string[] = [];
  const rest: Row[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    const [, first = ''] = /^[^:]{4,40}:\s+(\S.*)$/.exec(row.text) ?? [];
    const wholes = first === '' ? [] : [first];
    for (const next of wholes.length > 0 ? rows.slice(index + 1, index + 5) : []) {
      // The next row with a label is a list of its own.
      if (next.cell.bullet || /^\p{Lu}[^:,;]{2,40}:\s/u.test(next.text)) break;
      wholes.push(joined(wholes.at(-1) ?? '', next.text));
    }
    // `Languages: French (rusty)`: the label says what they are.
    const isNamed =
      headingKind(context, row.text.split(':')[0] ?? '') === 'languages' &&
      partsOf(first).every((text) => beginsWithLanguage(context, text));
    const last = Math.max(
      wholes.findLastIndex((text) => areLanguages(context, text)),
      isNamed && first !== '' ? 0 : -1,
    );
    if (last < 0) rest.push(row);
    else languages.push(wholes[last] as string);
    index += Math.max(0, last);
  }
  return { languages, rest };
}
