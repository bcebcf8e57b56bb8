import { type Line, sourcesOf, textOf } from '../document/lines.ts';
import { paragraphsOf } from '../document/paragraphs.ts';
import { entriesOf } from '../entries/entries.ts';
import { plainLines, type Section } from '../sections/sections.ts';
import type { ReadCv } from '../shapes.ts';
import { AWARD } from '../vocabulary/awards.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { partsOf } from '../vocabulary/lists.ts';
import { isPlace } from '../vocabulary/places.ts';
import { isWholeStudy } from '../vocabulary/study-words.ts';
import { readEducation } from './education.ts';
import { readLanguages } from './languages.ts';
import { atCommas, atNames, isOnePerLine, listOf, readGroups, readNames } from './names-in-lists.ts';
import { readJobs, readServicePosts } from './posts.ts';
import { linesOfLanguages, readLanguageSection, readSkillSection, withoutSpokenLabel } from './skill-sections.ts';
import { readStudies } from './studies.ts';
import { readListed, readVolunteer } from './work.ts';

/** Adds what a section contains to the CV. @param whole the text of the CV */
type ReadSection = (context: Context, cv: ReadCv, section: Section, whole: string) => void;

/** `readHead` has read the sections with contacts. */
const ofHead: ReadSection = () => {};

const READERS: Partial<Record<Section['kind'], ReadSection>> = {
  head: ofHead,
  contact: ofHead,
  profiles: ofHead,
  summary(_context, cv, { lines }) {
    cv.basics.summary = [cv.basics.summary, ...paragraphsOf(lines)].filter(Boolean).join('\n');
  },
  work: readJobs,
  military: readServicePosts,
  education: readStudies,
  skills: readSkillSection,
  languages: readLanguageSection,
  certificates: readCertificates,
  awards: readAwards,
  volunteer(context, cv, { lines }) {
    cv.volunteer.push(...readVolunteer(context, entriesOf(context, lines)));
  },
  projects(context, cv, { lines }) {
    cv.projects.push(...readListed(context, isOnePerLine(lines) ? listOf(context, lines, true) : entriesOf(context, lines)));
  },
  interests(_context, cv, section) {
    cv.interests.push(
      ...withRolesInClubs(plainLines(section)).flatMap((line) =>
        line.includes('\n') ? line.replace('\n', ', ') : partsOf(line),
      ),
    );
  },
};

export const readSection: ReadSection = (context, cv, section, whole) =>
  (READERS[section.kind] ?? readOther)(context, cv, section, whole);

function readCertificates(context: Context, cv: ReadCv, section: Section): void {
  if (/\b(?:education|academic)\b/i.test(section.title)) {
    readStudies(context, cv, section);
    return;
  }
  // `NVQ Level 3 Welding, North Tyneside College, 2011` among courses.
  const isStudy = ({ cells: [only, second] }: Line) => only !== undefined && !second && isWholeStudy(only.text);
  cv.education.push(...section.lines.filter(isStudy).flatMap((line) => readEducation(context, entriesOf(context, [line]))));
  const names = section.lines.filter((line) => !isStudy(line));
  cv.certificates.push(...(readGroups(context, names) ?? readNames(context, names, (line) => atNames(context, line))));
}

function readAwards(context: Context, cv: ReadCv, section: Section): void {
  const achievements = /\b(?:achiev|accomplish|highlight)/i.test(section.title)
    ? paragraphsOf(section.lines)
        .flatMap((text) => text.split(/(?<=\p{Ll}[.!])\s+(?=\p{Lu})/u))
        .filter(tellsAchievement)
    : [];
  const isName = (line: Line) => !achievements.some((text) => text.includes(textOf(line)));
  cv.awards.push(...readNames(context, withPlacesOfMedals(context, section.lines.filter(isName)), atCommas));
  // What someone did is no award; the person decides where it belongs.
  if (achievements.length > 0) cv.more.push({ title: section.title, lines: achievements });
}

/** `Operational Service Medal` over `Afghanistan`: the clasp or place of a medal is no award of its own. */
function withPlacesOfMedals(context: Context, lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [medal, second] = above?.cells ?? [];
    const [only, other] = line.cells;
    const isPlaceOfMedal = only && !other && !only.bullet && !only.bold && (isPlace(context, only.text) || CLASP.test(only.text));
    if (above && medal && !second && isPlaceOfMedal && /\b(?:medal|star)$/i.test(medal.text))
      joined[joined.length - 1] = {
        ...above,
        cells: [{ ...medal, text: `${medal.text} ${only.text}`, sources: sourcesOf([medal, only]) }],
      };
    else joined.push(line);
  }
  return joined;
}
const CLASP = /^(?:with |and )?(?:clasp|bar)\b/i;

/** `Wensleydale RUFC` over `under-15 coach`: a role in small letters belongs to the club above it, as one text of two lines. */
function withRolesInClubs(lines: string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && /^\p{Lu}[^\n,;.]*$/u.test(above) && /^[\p{Ll}\d]/u.test(line) && ROLE.test(line))
      joined[joined.length - 1] = `${above}\n${line}`;
    else joined.push(line);
  }
  return joined;
}
const ROLE =
  /\b(?:coach|captain|member|player|referee|umpire|secretary|treasurer|chair(?:man|woman|person)?|president|leader|volunteer|helper|trainer)s?$/i;

/** Stores a section without fields as text for the person to place. */
function readOther(context: Context, cv: ReadCv, section: Section): void {
  const spoken = linesOfLanguages(context, section);
  cv.languages.push(...readLanguages(context, spoken.map(withoutSpokenLabel)));
  const lines = section.lines.filter((line) => !spoken.includes(line));
  // `Leadership` names a skill too; with dates it lists what a student or volunteer led.
  if (/^leadership\b/i.test(section.title) && lines.some((line) => hasRange(context, line)))
    cv.volunteer.push(...readVolunteer(context, entriesOf(context, lines)));
  else cv.more.push({ title: section.title, lines: paragraphsOf(lines) });
}

/** Whether a text says what someone did: `Delivered four stations two months early.`, `I raised £4,000 for the lifeboat` */
const tellsAchievement = (text: string) =>
  !AWARD.test(text) &&
  text.split(' ').length > 4 &&
  (/^(?:I|We) \p{Ll}|^\p{Lu}\p{Ll}+ed \p{Ll}/u.test(text) || /\p{Ll}{2} \p{Ll}{3,}.*\p{Ll}[.!]$/u.test(text));

const hasRange = (context: Context, line: Line) => line.cells.some((cell) => findSpan(context, cell.text)?.startDate);
