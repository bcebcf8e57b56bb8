import { type Line, textOf } from '../document/lines.ts';
import { paragraphsOf } from '../document/paragraphs.ts';
import { entriesOf } from '../entries/entries.ts';
import { plainLines, type Section } from '../sections/sections.ts';
import type { ReadCv } from '../shapes.ts';
import { AWARD } from '../vocabulary/awards.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { partsOf } from '../vocabulary/lists.ts';
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
    cv.interests.push(...plainLines(section).flatMap(partsOf));
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
  cv.awards.push(...readNames(context, section.lines.filter(isName), atCommas));
  // What someone did is no award; the person decides where it belongs.
  if (achievements.length > 0) cv.more.push({ title: section.title, lines: achievements });
}

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
