import type { Context } from '../vocabulary/context.ts';
import { titleScore } from '../vocabulary/job-titles.ts';
import { isPlace, mayBeEmployerInTown } from '../vocabulary/places.ts';
import {
  BEGINS_SCHOOL,
  COURSE,
  CREDITS,
  DEGREE,
  isSchool,
  isStudyResult,
  KIND_OF_SCHOOL,
  mayBeTownOfSchool,
  namesSchool,
  RESULT,
  SERVICE_SCHOOL,
  SUBJECT,
  startsAsDegree,
} from '../vocabulary/study-words.ts';
import { anyOf, either } from '../vocabulary/terms.ts';
import { areTerms } from '../vocabulary/terms-of-work.ts';
import { isTownName } from '../vocabulary/towns.ts';
import { isStation } from '../vocabulary/units.ts';
import type { Entry } from './entry.ts';
import { type GroupOf, type Model, type Piece, readTogether, textOfRole } from './joint-roles.ts';
import { asPlace, describesEmployer } from './roles.ts';

/** School, degree, subject and place of a study as printed, and the pieces of its heading that are none of them. */
export type StudyHeading = { school: string; degree: string; subject: string; place: string; rest: string[] };
export type StudyRoles = StudyHeading & {
  /** How sure the school and the degree are, from 0 to 1, and the second best reading. */
  weighed: { sure: { institution: number; studyType: number }; second: StudyHeading | null };
};

type Role = 'school' | 'degree' | 'subject' | 'place' | 'rest';
type Group = GroupOf<Role>;

const NO_SCHOOL = -1;
const NO_DEGREE = -0.7;
const LABEL = 4;
const REST = -1.2;
/** What a subject is worth where the degree says none: `Certificate, Steel Bridges, Tern University`. */
const WANTED = 0.6;

/** `Dissertation: tides`, `Modules: statistics, law`: a detail with its name. */
const LABELLED = /^(\p{Lu}[\p{L} ’'/-]{2,30}):\s+\S/u;
const isDetail = (text: string) => {
  const [, label = ''] = LABELLED.exec(text) ?? [];
  return label !== '' && !isSchool(label) && !startsAsDegree(label) && !SUBJECT.test(text);
};

/** Separators between the pieces of a heading. */
const JOINT = either(
  'gu',
  /[;,]\s+|\s+\/\s+|\s*[()]\s*,?\s*(?:(?:[Aa]t|AT|@|from)\s+(?=(?:the )?\p{Lu}))?/u,
  /\s+(?:[Aa]t|AT|@|from)\s+(?=(?:the )?\p{Lu})|(?<=\p{L}{3}|\)|, [A-Z]{2}):\s+(?=\S)|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u,
  /\s+(?=(?:[Mm]inor|C?GPA|Credits [Ee]arned|[Hh]onou?rs):\s)/u,
);

const SUBJECT_WORD = new RegExp(String.raw`\b${anyOf('subjects')}\b|(?:ology|ics|istry|ophy|graphy)$`, 'i');

const isKnown = (context: Context, text: string) =>
  isSchool(text) ||
  startsAsDegree(text) ||
  DEGREE.test(text) ||
  SERVICE_SCHOOL.test(text) ||
  COURSE.test(text) ||
  isRemark(text) ||
  isPlace(context, text) ||
  (isTownName(context, text) && !SUBJECT_WORD.test(text));
/** How well or how someone studied. */
const isRemark = (text: string) => isStudyResult(text) || CREDITS.test(text) || areTerms(text) || HOW.test(text);
const HOW = new RegExp(String.raw`^${anyOf('ways-of-studying')}\.?$`, 'i');

/** `Tern College Norfolk, VA United States`, as USAJOBS prints a school and where it is, often without a comma between them. */
function splitState(context: Context, text: string): { school: string; place: string } | null {
  const [, before = '', state = ''] = /^(.+), ([A-Z]{2})(?: \d{5})?,? United States$/u.exec(text) ?? [];
  const words = before.split(' ');
  for (let count = Math.min(4, words.length - 1); state !== '' && count > 0; count--) {
    const school = words.slice(0, -count).join(' ');
    const town = words.slice(-count).join(' ');
    const isPart = school.endsWith(',') || isTownName(context, town) || (count === 2 && isStation(town));
    if (!isPart || town.includes(',') || !namesSchool(school)) continue;
    return { school: school.replace(/,$/, ''), place: `${town}, ${state}, United States` };
  }
  return null;
}

/** A school and its town: `HMS Sultan, Gosport`, `NAIT, Edmonton` */
const mayBeSchoolInTown = (context: Context, text: string) => {
  const [first = '', ...others] = text.split(/,\s+/);
  return (
    others.length > 0 &&
    (SERVICE_SCHOOL.test(first) || namesSchool(first) || (mayBeEmployerInTown(context, text) && !isTownName(context, first)))
  );
};

/** Splits a text where school, degree, subject and place can meet. */
function piecesOf(context: Context, piece: Piece): Piece[] {
  if (piece.hint === 'place' || piece.hint === 'other' || isDetail(piece.text)) return [piece];
  const apart = splitState(context, piece.text);
  if (apart)
    return [
      { ...piece, text: apart.school },
      { ...piece, text: apart.place, joint: ' ' },
    ];
  if (isPlace(context, piece.text) && !mayBeSchoolInTown(context, piece.text)) return [piece];
  const hint = SUBJECT.test(piece.text) ? 'subject' : piece.hint;
  const text = piece.text.replace(SUBJECT, '');
  const parts: Piece[] = [];
  let from = 0;
  let joint = piece.joint ?? '';
  const add = (to: number, next: string) => {
    const part = text.slice(from, to).trim();
    if (part === '') joint += next;
    else {
      const at = startsAsDegree(part) ? part.search(BEGINS_SCHOOL) : -1;
      if (at > 0)
        parts.push(
          { ...piece, hint: hint, text: part.slice(0, at).trim(), joint },
          { ...piece, hint: hint, text: part.slice(at), joint: ' ' },
        );
      else parts.push({ ...piece, hint: hint, text: part, joint });
      joint = next;
    }
  };
  for (const match of text.matchAll(JOINT)) {
    add(match.index, match[0]);
    from = match.index + match[0].length;
  }
  add(text.length, '');
  return merged(context, parts);
}

/** `Bachelor of Science` and `BS` behind it, as LinkedIn prints a degree. */
function withShortForms(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    const [before, next] = [pieces[index - 1], pieces[index + 1]];
    const isShort = (one: Piece | undefined, long: Piece | undefined) =>
      one !== undefined &&
      /^\p{Lu}[\p{L}.]{1,5}$/u.test(one.text) &&
      startsAsDegree(one.text) &&
      long?.row === one.row &&
      / /.test(long.text) &&
      startsAsDegree(long.text) &&
      !/\(/.test(long.text);
    if (isShort(piece, before)) return [];
    return next && isShort(next, piece) ? [{ ...piece, text: `${piece.text} (${next.text})` }] : [piece];
  });
}

const STATE = /^[A-Z]{2,3}(?: \d{5})?$/;

/** Joins unknown text in brackets to the text before it, and three or more unknown names in a row to one list. */
function merged(context: Context, parts: Piece[]): Piece[] {
  const isOpen = (part: Piece | undefined) => part !== undefined && !isKnown(context, part.text);
  const whole: Piece[] = [];
  for (const [index, part] of parts.entries()) {
    const [last, before, next] = [whole.at(-1), parts[index - 1], parts[index + 1]];
    const joint = part.joint ?? '';
    const isRun = joint.startsWith(',') && isOpen(before) && (isOpen(parts[index - 2]) || isOpen(next));
    const isBehindBracket = joint.trim() === ')' && (before?.joint ?? '').includes('(') && isOpen(before);
    // A state belongs to the town before it: `Henderson, NV`
    const isState =
      joint.startsWith(',') && STATE.test(part.text) && last !== undefined && isPlace(context, `${last.text}, ${part.text}`);
    if (last && isState && !isSchool(last.text) && !startsAsDegree(last.text)) last.text += `, ${part.text}`;
    else if (last && isOpen(part) && (isRun || joint.includes('(') || isBehindBracket)) {
      last.text = `${last.text}${joint}${part.text}`;
      if (last.text.split('(').length > last.text.split(')').length && !(next?.joint ?? '').includes(')')) last.text += ')';
    } else whole.push({ ...part });
  }
  return whole;
}

function asSchool(context: Context, text: string): number {
  if (isRemark(text) || isDetail(text)) return -3;
  if (startsAsDegree(text)) return namesSchool(text.replace(DEGREE, '')) ? -0.8 : -2;
  if (namesSchool(text)) return KIND_OF_SCHOOL.test(text) ? -0.5 : 2;
  if (SERVICE_SCHOOL.test(text)) return 1.2;
  if (isPlace(context, text)) return -1.5;
  if (COURSE.test(text)) return -1;
  if (DEGREE.test(text)) return -1.2;
  if (!/\p{Lu}/u.test(text) || describesEmployer(context, text)) return -1.5;
  const score = titleScore(context, text);
  return (
    (score < 0 ? 0.8 : score > 0 ? -0.6 : ACRONYM.test(text) ? 0.7 : 0.2) -
    (SUBJECT_WORD.test(text) ? 0.5 : 0) -
    (isTownName(context, text) ? 0.5 : 0)
  );
}

/** Qualifications of a school, which are in many subjects. */
const LEAVING =
  /\b(?:g?cses?|[ao][- ]?levels?|highers|standard grades?|leaving cert(?:ificate)?|sslc|puc|hsc|wassce|s?ssce|kcse|matric(?:ulation)?|ncea|high school|abitur|matura)\b/i;

function asDegree(context: Context, text: string): number {
  if (isRemark(text) || isDetail(text) || isPlace(context, text)) return -3;
  const hasSchool = isSchool(text);
  if (startsAsDegree(text)) return namesSchool(text.replace(DEGREE, '')) ? 0.8 : 2.2;
  if (DEGREE.test(text)) return hasSchool ? -0.5 : 1.3;
  if (KIND_OF_SCHOOL.test(text)) return 0.9;
  // A school can read like a degree: `Police Academy`
  if (hasSchool || SERVICE_SCHOOL.test(text)) return /\b(?:academy|school|training)$/i.test(text) ? -0.7 : -1.5;
  if (COURSE.test(text)) return 1;
  const score = titleScore(context, text);
  return (score > 0 ? 0.6 : score < 0 ? -0.6 : 0) + (SUBJECT_WORD.test(text) ? 0.2 : 0) - (isTownName(context, text) ? 0.5 : 0);
}

function asSubject(context: Context, text: string): number {
  if (isRemark(text) || isDetail(text) || isPlace(context, text)) return -3;
  if (namesSchool(text) || SERVICE_SCHOOL.test(text)) return -2;
  if (startsAsDegree(text)) return -1.8;
  return (SUBJECT_WORD.test(text) ? 0.9 : -0.3) - (isTownName(context, text) ? 0.5 : 0) - (text.length > 60 ? 1 : 0);
}

const PART_OF_SCHOOL = /\b(?:department|faculty|school|college|campus|division|centre|center|institute)\b/i;

function costOfJoints(context: Context, pieces: Piece[], { role, from, to }: Group): number {
  if (role === 'place' || role === 'rest') return 0;
  let cost = 0;
  for (let index = from + 1; index < to; index++) {
    const { text, joint = '' } = pieces[index] as Piece;
    const before = pieces[index - 1]?.text ?? '';
    const isComma = /^\)?\s*,/.test(joint);
    if (role === 'subject') cost += isComma ? 0.1 : 0.8;
    else if (role === 'degree') cost += costInDegree(text, isComma, AT.test(joint));
    else if (startsAsDegree(text) || isRemark(text)) cost += 2;
    // A school at another: `UNSW Canberra at ADFA`
    else if (AT.test(joint)) cost += isSchool(text) || SERVICE_SCHOOL.test(text) ? 1.2 : 0.3;
    else if (!isComma) cost += 1;
    else if (namesSchool(text))
      cost += PART_OF_SCHOOL.test(before) || namesSchool(before) ? 0.3 : SUBJECT_WORD.test(before) ? 1.6 : 0.6;
    // A part of a school behind its name: `Lancaster University, Lancaster Environment Centre`
    else cost += namesSchool(before) && PART_OF_SCHOOL.test(text) ? 1.2 : isTownName(context, text) ? 0.9 : 0.8;
  }
  return cost;
}
const AT = /\b(?:at|from)\b|@/i;

function costInDegree(text: string, isComma: boolean, isAt: boolean): number {
  if (isSchool(text) || SERVICE_SCHOOL.test(text)) return isAt ? 3 : 1.5;
  if (isRemark(text)) return 1;
  if (isAt) return 1.5;
  if (!isComma) return 0.4;
  return ACRONYM.test(text) ? 1.2 : SUBJECT_WORD.test(text) || DEGREE.test(text) ? 0.2 : 0.5;
}
/** `NAIT`, `UNSW Canberra`: schools without a word for one. */
const ACRONYM = /^\p{Lu}{3,6}\b/u;

/** Whether a degree says nothing of what was studied: `BSc (Hons)`, `Certificate`. */
const isBare = (text: string) =>
  !LEAVING.test(text) &&
  !/\p{L}{3}/u.test(
    text.replace(new RegExp(DEGREE.source, 'giu'), '').replace(/\b(?:with|and|hons|level|first|upper|second|class)\b/gi, ''),
  );

function scoreOf(context: Context, pieces: Piece[], groups: Group[]): number {
  const has = new Set(groups.map(({ role }) => role));
  let score = (has.has('school') ? 0 : NO_SCHOOL) + (has.has('degree') ? 0 : NO_DEGREE);
  const degree = groups.find(({ role }) => role === 'degree');
  const isNeeded = degree !== undefined && isBare(degree.text);
  groups.forEach((group, index) => {
    const { role, text, from } = group;
    const [piece, before] = [pieces[from], groups[index - 1]];
    const joint = piece?.joint ?? '';
    score += labelled(piece, role) - costOfJoints(context, pieces, group);
    if (role === 'school') {
      score += asSchool(context, text);
      const isBehindDegree = groups.slice(0, index).findLast((other) => other.role !== 'rest')?.role === 'degree';
      if (AT.test(joint)) score += isBehindDegree && asSchool(context, text) > 1 ? 1.5 : 0.5;
    } else if (role === 'degree') score += asDegree(context, text);
    else if (role === 'subject') {
      score += asSubject(context, text) - (has.has('degree') ? 0 : 0.8);
      const isBeside = before?.role === 'degree' || groups[index + 1]?.role === 'degree';
      if (!isBeside && has.has('degree')) score -= 0.4;
      if (isNeeded) score += WANTED;
      // A subject behind its degree: `Bachelor of Arts, Political Science`
      else if (before?.role === 'degree' && joint !== '') score -= 0.8;
    } else if (role === 'place') score += placed(context, text, piece, before, index < groups.length - 1);
    else
      score +=
        isRemark(text) || isDetail(text) || RESULT.test(text)
          ? -0.05
          : text.length > 60 || describesEmployer(context, text) || (before?.role === 'school' && PART_OF_SCHOOL.test(text))
            ? -0.4
            : REST;
  });
  return score;
}

/** A label that names the field weighs more than all words. */
function labelled(piece: Piece | undefined, role: Role): number {
  if (piece?.joint && (role === 'place' || role === 'subject' || role === 'rest')) return 0;
  const meant = { employer: 'school', jobTitle: 'degree', subject: 'subject', place: 'place', other: 'rest' } as const;
  const hint = piece?.hint;
  if (hint === undefined || !(hint in meant)) return 0;
  const wanted = meant[hint as keyof typeof meant];
  if (wanted === role) return LABEL;
  // A column of qualifications may have the subject in it.
  return wanted === 'degree' && role === 'subject' ? 0 : -LABEL;
}

const CAMPUS = /^\p{Lu}.* campus$/iu;

function placed(
  context: Context,
  text: string,
  piece: Piece | undefined,
  before: Group | undefined,
  continuesPrevious: boolean,
): number {
  const joint = piece?.joint ?? '';
  const known = asPlace(context, text) > 0 || isTownName(context, text);
  if (
    (!known && !mayBeTownOfSchool(context, text) && !CAMPUS.test(text)) ||
    (SUBJECT_WORD.test(text) && asPlace(context, text) <= 0) ||
    AT.test(joint)
  )
    return -3;
  let score =
    isTownName(context, text) && asPlace(context, text) <= 0
      ? Math.max(asPlace(context, text), -0.3) + 0.6
      : asPlace(context, text);
  if (CAMPUS.test(text)) return 0.8;
  if (piece?.isAside) score += 0.5;
  else if (before?.role === 'school') score += joint === '' ? 0.2 : 0.4;
  else if (!known && continuesPrevious) score -= 0.7;
  return score;
}

const studyModel = (context: Context): Model<Role> => ({
  roles: ['school', 'degree', 'subject', 'place', 'rest'],
  formed: ['school', 'degree', 'subject'],
  ordered: ['school', 'degree'],
  repeated: 'rest',
  mayBe: (role, text) => role !== 'place' || asPlace(context, text) >= -3 || isTownName(context, text) || CAMPUS.test(text),
  scoreOf: (pieces, groups) => scoreOf(context, pieces, groups),
});

/** Whether the school of a study is one by its words: `HMS Sultan`, `Tern College`. */
export const hasSchool = (context: Context, { school }: StudyRoles) => asSchool(context, school) > 1;

/** What the pieces of each study's heading are. Words are evidence; so is the form that most headings of a document have. */
export function rolesOfStudies(context: Context, entries: Entry[]): StudyRoles[] {
  return readTogether(
    entries.map(({ pieces }) => withShortForms(pieces.flatMap((piece) => piecesOf(context, piece)))),
    studyModel(context),
  ).map(({ groups, beyond, sureOf, second }) => ({
    ...headingOf(groups, beyond),
    weighed: {
      sure: { institution: sureOf('school'), studyType: sureOf('degree') },
      second: second && headingOf(second, beyond),
    },
  }));
}

const headingOf = (groups: Group[], beyond: string): StudyHeading => ({
  school: textOfRole(groups, 'school'),
  degree: textOfRole(groups, 'degree'),
  subject: textOfRole(groups, 'subject'),
  place: textOfRole(groups, 'place').replace(/\.$/, ''),
  rest: [...groups.filter(({ role }) => role === 'rest').map(({ text }) => text), ...(beyond === '' ? [] : [beyond])],
});
