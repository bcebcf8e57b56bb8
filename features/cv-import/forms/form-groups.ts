import type { Cell } from '../document/lines.ts';
import type { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import type { Answer, FormRow, Group } from './form-answers.ts';
import { entryLabel, type Field, type Kind } from './form-fields.ts';

/** Runs of answers, each with the label that begins it, and the rows between them. */
export function groupsOf(context: Context, rows: FormRow[]): (FormRow | Group)[] {
  const all: (FormRow | Group)[] = [];
  let group: Group | undefined;
  let begins: Group['begins'] = null;
  let sectionKind: string | null = null;
  let heading = '';
  let marker: FormRow | null = null;
  const close = () => {
    group = undefined;
  };
  rows.forEach((row, index) => {
    if (!row.answers) {
      close();
      const [only, second] = row.cells;
      const next = rows[index + 1];
      begins = only && !second && next?.answers ? entryLabel(only.text) : null;
      const kind =
        only && !second && !begins
          ? (headingKind(context, only.text) ?? (isOut(only) ? looseKind(context, only.text) : null))
          : null;
      if (kind) [sectionKind, heading] = [kind, only?.text ?? ''];
      // `Employment history` directly above labels is a heading.
      if (begins && !begins.isCounted && !begins.isCurrent && headingKind(context, only?.text ?? '') !== null) {
        sectionKind = begins.kind;
        begins = null;
      }
      marker = row;
      if (!begins) all.push(row);
      else if (!begins.isCounted && begins.kind !== sectionKind) sectionKind = begins.kind;
      return;
    }
    for (const answer of row.answers) {
      const first = group?.answers.find(({ field }) => field !== undefined)?.field;
      // `Civilian job title` and `Military job title` below each other are one entry's.
      const isMain =
        answer.field !== undefined &&
        MAINS.has(answer.field) &&
        group?.answers.some(({ field }) => field === answer.field) &&
        !group.answers.every(({ field }) => field === answer.field);
      const isRepeated =
        isMain ||
        (answer.field !== undefined &&
          answer.field === first &&
          LEADS.has(first) &&
          !(MAINS.has(first) && group?.answers.every(({ field }) => field === first)));
      const isOther = group && isAboutPerson(group) && answer.field !== undefined && NOT_PERSONAL.has(answer.field);
      if (
        group &&
        (isRepeated || isOther || namesSection(context, answer) || group.answers.some((answer) => namesSection(context, answer)))
      )
        close();
      if (!group) {
        group = { rows: [], answers: [], begins, sectionKind, heading, marker: begins ? marker : null };
        all.push(group);
        begins = null;
      }
      group.answers.push(answer);
      if (group.rows.at(-1) !== row) group.rows.push(row);
    }
  });
  return all;
}
/** `Languages | Hindi, English` among personal details is a section of its own. */
const namesSection = (context: Context, { label, field }: Answer) =>
  headingKind(context, label.text) !== null && (field === 'language' || field === 'certificate') && /s\W*$/.test(label.text);
const isAboutPerson = ({ answers, begins }: Group) =>
  !begins &&
  answers.some(({ field }) => isOfPerson(field)) &&
  !answers.some(({ field, lines }) => field !== undefined && MAINS.has(field) && lines.length > 0);
/** Whether a group goes on with how to reach the person. */
export const isMoreOfPerson = (group: Group) =>
  isAboutPerson(group) && group.answers.every(({ field }) => field === undefined || (isOfPerson(field) && !NAMES.has(field)));
const NAMES: ReadonlySet<Field> = new Set(['name', 'first', 'last']);
/** Whether a field is about the person or how to reach them. */
export const isOfPerson = (field: Field | undefined) => field !== undefined && PERSONAL.has(field);
const PERSONAL: ReadonlySet<Field> = new Set([
  'name',
  'first',
  'middle',
  'last',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'postcode',
]);
/** `Qualification | B.Com` below the name and the address is not about how to reach the person. */
const NOT_PERSONAL: ReadonlySet<Field> = new Set(['school', 'degree', 'subject', 'certificate', 'language', 'body', 'employer']);
/** Fields that an entry has once. */
const MAINS: ReadonlySet<Field> = new Set(['jobTitle', 'employer', 'unit', 'school']);
/** Fields that can begin an entry of a list. */
const LEADS: ReadonlySet<Field> = new Set([
  'jobTitle',
  'employer',
  'unit',
  'grade',
  'school',
  'degree',
  'language',
  'certificate',
  'start',
  'dates',
  'issued',
  'subject',
  'name',
  'first',
  'last',
]);
export const isOut = ({ bold, size, text, isNumbered }: Cell) =>
  bold || isNumbered === true || size > 12 || text === text.toUpperCase();

/** Whether answers are about the post that the person applies for. */
export const isOfVacancy = (answers: Answer[]) => answers.some(({ label }) => OF_VACANCY.test(label.text));
/** What a form says of the post that the person applies for. */
const OF_VACANCY =
  /\b(?:appl(?:ied|ying) for|vacancy|closing date|(?:job|post|position) (?:id|ref(?:erence)?|number|no\.?)|where did you (?:see|hear|find))\b/i;

/** What a group of answers is about; null where the form's rows stay as they are. */
export function kindOf(context: Context, { answers, begins, sectionKind }: Group, hasPerson: boolean): Kind | 'person' | null {
  const has = (...fields: Field[]) =>
    answers.some(({ field, lines }) => field !== undefined && fields.includes(field) && lines.length > 0);
  if (sectionKind === 'references' || begins?.kind === 'references') return null;
  if (begins) return begins.kind;
  const mayBePerson =
    has('name', 'first', 'last') || (has('email', 'phone') && (sectionKind === null || sectionKind === 'contact'));
  if (!hasPerson && mayBePerson && !has('employer', 'school')) return 'person';
  if (has('name', 'first', 'last') || isOfVacancy(answers)) return null;
  // `School A, 2001 – 2006` has the entry's facts in one answer.
  const isWhole = answers.some(
    ({ field, lines }) => field === 'school' && lines.some(({ text }) => findSpan(context, text) !== null),
  );
  if (!isWhole && has('school') && has('degree', 'subject')) return 'education';
  if (
    has('jobTitle', 'employer') &&
    has('start', 'end', 'dates') &&
    (sectionKind === 'work' || (has('jobTitle') && has('employer')))
  )
    return 'work';
  if (has('unit') && has('jobTitle', 'grade') && has('start', 'end', 'dates')) return 'work';
  if (has('language') && has('level', 'fluent')) return 'languages';
  if (has('certificate') && has('issuer', 'issued')) return 'certificates';
  return null;
}
