import { annotated, type Context } from '../vocabulary/context.ts';
import { evidenceOf, titleScore } from '../vocabulary/job-titles.ts';
import { employerBeforeAddress, isPlace, isStreetAddress, isTownInRegion, mayBeEmployerInTown } from '../vocabulary/places.ts';
import { serviceIn } from '../vocabulary/services.ts';
import { either } from '../vocabulary/terms.ts';
import { areTerms, withoutTerms } from '../vocabulary/terms-of-work.ts';
import { isDepartment, mayBeTown } from '../vocabulary/town-words.ts';
import { isTownName } from '../vocabulary/towns.ts';
import { type GroupOf, type Model, type Piece, readTogether, textOfRole } from './joint-roles.ts';

export type JobHeading = { name: string; position: string; place: string; rest: string[] };
export type Roles = JobHeading & {
  /** Where the heading was weighed: how sure its fields are, from 0 to 1, and the second best reading. */
  weighed?: { sure: { name: number; position: number }; second: JobHeading | null };
};

type Role = 'jobTitle' | 'employer' | 'place' | 'rest';
type Group = GroupOf<Role>;

/** What a heading without a post or an employer costs, and what each piece costs that is neither nor the place. */
const NO_TITLE = -0.9;
const NO_EMPLOYER = -1;
const REST = -1.4;
const REST_OF_TERMS = -0.2;
const REST_OF_PART = -0.8;
/** What reading a part of an employer as the employer costs where the heading has one. */
const BESIDE_EMPLOYER = 1.5;
/** How much a label that names the field weighs. */
const LABEL = 4;

const JOINT = either(
  'gu',
  /[,;]\s+|\s+\/\s+|\s+(?:[Aa]t|AT|@)\s+(?=\S)/u,
  /\s+in\s+(?!Charge|Command|Training|Chief|Department|Residence|Waiting)(?=\p{Lu}[\p{L}'’. -]*(?:$|,\s+\p{Lu}[\p{L}'’. -]*$))/u,
  /\s*[()]\s*,?\s*(?:(?:[Aa]t|AT|@)\s+(?=\p{Lu}))?|\s+with\s+(?=\p{Lu})/u,
);
const SUFFIX = /^(?:inc|llc|ltd|llp|plc|corp|co|jr|sr|phd|gmbh|s\.?r\.?l|b\.?v|n\.?v)\.?$/i;
/** Splits a text at commas, brackets and `at`. */
function piecesOf(context: Context, piece: Piece): Piece[] {
  const addressed = employerBeforeAddress(context, piece.text);
  if (!addressed && (isStreetAddress(context, piece.text) || isTownInRegion(context, piece.text))) return [piece];
  if (describesAtComma(context, piece.text)) return [piece];
  if (addressed)
    return [...piecesOf(context, { ...piece, text: addressed.employer }), { ...piece, text: addressed.address, joint: ', ' }];
  const parts: Piece[] = [];
  let from = 0;
  let joint = piece.joint ?? '';
  const add = (to: number, next: string) => {
    const text = piece.text.slice(from, to).trim();
    if (text === '') joint = joint + next;
    else if (parts.length > 0 && SUFFIX.test(text)) {
      const last = parts.at(-1) as Piece;
      last.text += `${joint}${text}`;
      joint = next;
    } else {
      parts.push({ ...piece, text, joint });
      joint = next;
    }
  };
  for (const match of piece.text.matchAll(JOINT)) {
    add(match.index, match[0]);
    from = match.index + match[0].length;
  }
  add(piece.text.length, '');
  return parts;
}

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** `started as Packer` behind a post. */
const EARLIER = /^(?:started|promoted|initially|formerly|previously)\b/;

function asTitle(context: Context, text: string): number {
  if (EARLIER.test(text)) return -2;
  if (isPlace(context, text)) return -2;
  if (areTerms(text)) return -1;
  const evidence = evidenceOf(context, text);
  // `Regional haulier, 120 vehicles` ends in no post.
  return evidence === 0.5 && describesEmployer(context, text) ? NO_NAME : clamp(evidence, 2.5);
}

function asEmployer(context: Context, text: string): number {
  const evidence = evidenceOf(context, text);
  if (areTerms(text)) return /^freelance$/i.test(text) ? -1.5 : -3;
  if (serviceIn(text) !== null) return Math.max(1, -evidence);
  if (isPlace(context, text)) return -1.5;
  if ((evidence === 0 && DESCRIBES.test(text)) || describesEmployer(context, text)) return NO_NAME;
  // A town is rarely an employer: `Dunstable · Yodel`
  if (evidence === 0 && isTownName(context, text)) return CALLED_LIKE_TOWN;
  return evidence === 0.5 && titleScore(context, text) === 0.5 ? 0.3 : clamp(-evidence, 2.5);
}
const CALLED_LIKE_TOWN = -0.4;
/** `Claims platform`, `Vaccination booking`: an employer has capitals in all words that mean something. */
const DESCRIBES = /^\p{Lu}[^,]* (?!upon|with|from|sur|sous|della|dell|voor|und)\p{Ll}{4,}/u;
const NO_NAME = -0.8;
/** What a name behind a comma gains as the place if a town has it. Many surnames and some words are towns too. */
const TOWN_OF_LIST = 0.6;

/** `Charity for young carers, 40 staff`: two words that mean something without a capital say what an employer is. */
export const describesEmployer = annotated(
  (context, text: string) =>
    (/\p{Lu}/u.test(text) || text.split(' ').length > 4) &&
    (text.match(/(?<![\p{L}'’])\p{Ll}{4,}/gu) ?? []).filter((word) => titleScore(context, word) >= 0 && !LINK.test(word)).length >
      1,
);
/** `Regional haulier, 120 vehicles`, where what is before the comma is no name either. */
function describesAtComma(context: Context, text: string): boolean {
  const [first = ''] = text.split(/,\s+/);
  const isPlain = !/\s[("]?\p{Lu}/u.test(text) && /(?<![\p{L}'’])\p{Ll}{4,}/u.test(first);
  return first !== text && isPlain && describesEmployer(context, text) && titleScore(context, first) <= 0;
}
const LINK = /^(?:upon|with|from|sous|della|dell|voor|sur|und)$/;

/** `Logistics Department`, `Ward 7`: a part of the employer that the heading names elsewhere. */
const PART =
  /^(?!.*\b(?:police|fire|sheriff|health|public|state)\b).*\b(?:department|division|directorate|region|team|unit|section)$|^(?:ward|building|bldg\.?|hangar|floor|room|suite) \w{1,5}$/i;

export const isPartOfEmployer = (text: string) => PART.test(text);

/** `group of Dr R. Tarn` behind an employer is no part of its name. */
const BEGINS_SMALL = /^\p{Ll}{3,} /u;

export function asPlace(context: Context, text: string): number {
  if (areTerms(text)) return -4;
  const bare = text.replace(/[.;]$/, '');
  // `Tern Textiles, Andover, Kent`: what comes before the town is called like no town.
  if (
    bare.split(', ').length > 2 &&
    isPlace(context, bare) &&
    mayBeEmployerInTown(context, bare) &&
    !isTownName(context, bare.split(', ')[0] ?? '')
  )
    return 0.4;
  if (isPlace(context, bare) || isStreetAddress(context, bare)) return /,|\(/.test(bare) ? 2 : 1.6;
  if (!bare.split(/,\s+|\s+\(|\)/).every((part) => part === '' || mayBeTown(context, part))) return -4;
  return /,/.test(bare) ? -0.6 : / /.test(bare) ? (isTownName(context, bare) ? -0.3 : -0.6) : -0.1;
}

const LEGAL_FORM = /\b(?:ltd|limited|inc|llc|llp|plc|gmbh|corp)\.?$/i;

/** What a teacher teaches or someone works in, behind the post. */
const CLASS = /^(?:grades?|years?|class|level|key stage|band|shift)\s+\w{1,3}(?:\s?[–-]\s?\w{1,3})?$/i;

/** What the joints within a group say against reading it as one. */
function costOfJoints(context: Context, pieces: Piece[], from: number, to: number, role: Role): number {
  let cost = 0;
  const opens = pieces[from]?.joint?.includes('(') === true;
  // What begins in a bracket ends in it.
  if (opens && pieces.slice(from + 1, to).some(({ joint = '' }) => joint.includes(')'))) cost += 3;
  const isName = /^\p{Lu}/u.test(pieces[from]?.text ?? '');
  // A class is no beginning of an employer's name: `Teacher, Grade 5, Tern Elementary School`
  if (role === 'employer' && to > from + 1 && CLASS.test(pieces[from]?.text ?? '')) cost += 1.5;
  for (const [index, { joint = '', text }] of pieces.slice(from + 1, to).entries()) {
    // `J. Ormerod Mechanical Ltd, Accrington`: nothing but its town follows the form of a company.
    if (role === 'employer' && LEGAL_FORM.test(pieces[from + index]?.text ?? '') && mayBeTown(context, text)) cost += 1;
    // What follows an employer in small letters is no part of its name: `Calderdale Royal Hospital, six months in theatres`
    if (role === 'employer' && isName && /^\p{Ll}/u.test(text)) cost += 1.2;
    // A name may contain the town behind “at”: `Kitchen Porter, The Swan at Ironbridge`
    if (
      role === 'employer' &&
      /\bat\b/.test(joint) &&
      isTownName(context, text) &&
      evidenceOf(context, pieces[from]?.text ?? '') < 0
    )
      cost += 0.2;
    else if (/\bat\b|@/i.test(joint)) cost += 1.6;
    else if (role === 'employer' && /\bin\b/.test(joint)) cost += 1;
    // An earlier job is no part of the title: `Forklift Driver, started as Packer`
    else if (role === 'jobTitle' && EARLIER.test(text)) cost += 3;
    else if (role === 'jobTitle' && joint.includes('/')) cost += 0.1;
    else if (role !== 'place') cost += joint.includes('(') || joint.includes(')') ? 0.5 : 0.4;
  }
  return cost;
}

function scoreOf(context: Context, pieces: Piece[], groups: Group[]): number {
  let score = 0;
  const has = new Set(groups.map(({ role }) => role));
  if (!has.has('jobTitle')) score += NO_TITLE;
  if (!has.has('employer')) score += NO_EMPLOYER;
  groups.forEach(({ role, text, from, to }, index) => {
    const [piece, before] = [pieces[from], groups[index - 1]];
    const hint = piece?.hint;
    // A label names the first piece of its text; the town may follow an employer.
    if ((hint === 'jobTitle' || hint === 'employer' || hint === 'place') && !(piece?.joint && role === 'place'))
      score += hint === role ? LABEL : -LABEL;
    else if (hint === 'other') score += role === 'rest' ? LABEL : -LABEL;
    score -= costOfJoints(context, pieces, from, to, role);
    const joint = piece?.joint ?? '';
    // A bracket says nothing against the post before it: `Service Planner (Rail)`.
    if (role === 'jobTitle') score += asTitle(context, text.replace(/\s*\([^()]*\)$/, ''));
    else if (role === 'employer') {
      score += asEmployer(context, text);
      if (
        isNoEmployer(context, text) &&
        pieces.some((other, at) => (at < from || at >= to) && mayBeEmployer(context, other.text))
      )
        score -= BESIDE_EMPLOYER;
      // Brackets and departments belong to the post.
      if (before?.role === 'jobTitle' && (joint.includes('(') || (joint.includes(',') && isDepartment(piece?.text ?? ''))))
        score -= 1;
      // `Service Planner (Rail)` where the employer has a place of its own in the heading.
      if (before?.role === 'jobTitle' && joint.includes('(') && isNamedBeside(context, pieces, from + 1, piece?.row)) score -= 2;
      if (joint.includes(',') && /^[A-Z]{2}$/.test(text)) score -= 1;
      const isBehindTitle = before?.role === 'jobTitle' || (before?.role === 'rest' && areTerms(before.text));
      if (/\bat\b|@/i.test(joint) && isBehindTitle) score += 1.5;
    } else if (role === 'place') {
      score += asPlace(context, text);
      const known = asPlace(context, text) > 0 || isTownName(context, text);
      if (before?.role === 'employer') score += joint === '' ? 0.2 : 0.4;
      else if (piece?.isAside) score += 0.5;
      else if (!known && index < groups.length - 1) score -= 0.7;
      if (joint.includes('(')) score += 0.2;
      if (joint.includes(',') && asPlace(context, text) <= 0 && isTownName(context, text)) score += TOWN_OF_LIST;
    } else
      score += areTerms(text)
        ? REST_OF_TERMS
        : describesEmployer(context, text) || PART.test(text) || BEGINS_SMALL.test(text)
          ? REST_OF_PART
          : REST;
  });
  return score;
}

/** Says what an employer is, or names a part of it. */
const isNoEmployer = (context: Context, text: string) => PART.test(text) || describesEmployer(context, text);

const mayBeEmployer = (context: Context, text: string) =>
  asEmployer(context, text) > -0.3 &&
  evidenceOf(context, text) <= 0 &&
  !isNoEmployer(context, text) &&
  !areTerms(text) &&
  !isPlace(context, text);

/** Whether an employer can be in another row, or behind the bracket that ends before `from` together with its town. */
const isNamedBeside = (context: Context, pieces: Piece[], from: number, row: number | undefined) =>
  pieces.some(
    (other) => other.row !== row && !other.joint && asEmployer(context, other.text) > -1 && !isNoEmployer(context, other.text),
  ) ||
  (pieces.length - from > 1 && asEmployer(context, pieces[from]?.text ?? '') > -1);

const jobModel = (context: Context): Model<Role> => ({
  roles: ['jobTitle', 'employer', 'place', 'rest'],
  formed: ['jobTitle', 'employer', 'place', 'rest'],
  ordered: ['jobTitle', 'employer'],
  repeated: 'rest',
  mayBe: (role, text) => role !== 'place' || asPlace(context, text) >= -3,
  scoreOf: (pieces, groups) => scoreOf(context, pieces, groups),
});

/** Which piece of each heading is the post, the employer and the place. Words are evidence; so is the form that most headings of a document have. */
export function rolesOfHeadings(context: Context, headings: Piece[][]): Roles[] {
  return readTogether(
    headings.map((heading) => heading.flatMap((piece) => piecesOf(context, piece))),
    jobModel(context),
  ).map(({ groups, beyond, sureOf, second }) => {
    const heading = headingOf(context, groups, beyond);
    const sure = { name: sureOf('employer') * (PLAIN_WORD.test(heading.name) ? SURE_OF_PLAIN : 1), position: sureOf('jobTitle') };
    return { ...heading, weighed: { sure, second: second && headingOf(context, second, beyond) } };
  });
}

/** An employer with a long word in small letters is wrong about twice as often as its readings say: `Pub kitchen, weekends`. */
const SURE_OF_PLAIN = 0.6;
const PLAIN_WORD = /(?<![\p{L}'’])\p{Ll}{4,}/u;

function headingOf(context: Context, groups: Group[], beyond: string): JobHeading {
  const { jobTitle, terms } = withoutTerms(context, textOfRole(groups, 'jobTitle'));
  return {
    name: textOfRole(groups, 'employer'),
    position: jobTitle,
    place: textOfRole(groups, 'place').replace(/\.$/, ''),
    rest: [
      ...(terms === '' ? [] : [terms]),
      ...groups.filter(({ role }) => role === 'rest').map(({ text }) => text),
      ...(beyond === '' ? [] : [beyond]),
    ],
  };
}
