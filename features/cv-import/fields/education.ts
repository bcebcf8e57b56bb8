import type { Entry } from '../entries/entry.ts';
import { rolesOfStudies, type StudyHeading, type StudyRoles } from '../entries/study-roles.ts';
import type { ReadEducation } from '../shapes.ts';
import type { Context } from '../vocabulary/context.ts';
import { isSchool, namesSchool, startsAsDegree } from '../vocabulary/study-words.ts';
import { sourcedFrom } from './provenance.ts';
import { bodyOf } from './work.ts';

/** Institution, degree and subject of studies. `before` is the study printed above the first. */
export function readEducation(
  context: Context,
  entries: Entry[],
  roles: StudyRoles[] = rolesOfStudies(context, entries),
  before?: ReadEducation,
): ReadEducation[] {
  let above = before;
  return entries.map((entry, index) => {
    const before = above;
    const { weighed, ...heading } = roles[index] as StudyRoles;
    const second = weighed.second && studyOf(entry, weighed.second, before);
    above = sourcedFrom(studyOf(entry, heading, before), entry.sources, { sure: weighed.sure, second });
    return above;
  });
}

function studyOf(
  entry: Entry,
  { school, degree, subject, place, rest }: StudyHeading,
  above: ReadEducation | undefined,
): ReadEducation {
  const facts = { ...entry.span, url: entry.url, ...bodyOf({ ...entry, places: [] }, rest) };
  // `BS Management, 2021` below an `MBA` and its university.
  if (above && school === '' && HIGHER.test(degree) && namesSchool(above.institution))
    return { ...above, studyType: degree, area: subject, ...facts };
  const names = [school, degree, subject].filter((text) => text !== '');
  const [institution = '', studyType = '', area = ''] = school === '' && names.length === 1 ? names : [school, degree, subject];
  return {
    institution,
    studyType,
    area: majorIn([facts.summary, ...facts.highlights].join('\n')) || area,
    location: place,
    ...facts,
  };
}
/** `Major: Psychology` among the lines of a study, as federal resumes have it. */
const majorIn = (text: string) => /^Major: (\p{Lu}.{2,60}?)(?: (?:Minor|GPA|Credits Earned|Honors):.*)?$/mu.exec(text)?.[1] ?? '';
const HIGHER = /^(?:[BM]\.?(?:S|A|Sc|Eng|Ed|Com|Tech)\b|MBA|bachelor|master|associate|ph\.?d|postgraduate)/i;

/** A school alone on the last line of a heading that has a school, its degree and dates already is another study: `Tern School` below `MSc (2004 – 2005)`. */
export function splitSchoolBehind(entry: Entry): Entry[] {
  const last = entry.headline.at(-1);
  const before = entry.headline.slice(0, -1);
  const isAnother =
    last !== undefined &&
    entry.span.printedDates !== '' &&
    before.length > 1 &&
    before.every(({ row }) => row < last.row) &&
    before.some(({ text }) => isSchool(text)) &&
    before.some(({ text }) => startsAsDegree(text)) &&
    isSchool(last.text) &&
    !/^(?:the )?(?:school|faculty|college|institute|department|academy) (?:of|for)\b/i.test(last.text);
  if (!isAnother) return [entry];
  const isHere = ({ row }: { row: number }) => row === last.row;
  const span = { startDate: '', endDate: '', printedDates: '' };
  const own = {
    ...entry,
    headline: [last],
    pieces: entry.pieces.filter(isHere),
    places: [],
    span,
    durations: [],
    url: '',
    federal: [],
  };
  return [
    { ...entry, headline: before, pieces: entry.pieces.filter((piece) => !isHere(piece)), highlights: [], paragraphs: [] },
    own,
  ];
}
