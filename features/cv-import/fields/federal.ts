import { type Line, textOf } from '../document/lines.ts';
import type { ReadCv } from '../shapes.ts';
import { phoneIn } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { isFederal, withoutFederalMark } from '../vocabulary/federal-words.ts';
import { isPlace } from '../vocabulary/places.ts';
import { anyOf } from '../vocabulary/terms.ts';

/** What a US federal resume states of each post beside its title, employer and dates. */
export type FederalFacts = {
  hours?: string;
  salary?: string;
  supervisor?: string;
  supervisorPhone?: string;
  mayContact?: boolean;
  grade?: string;
};

const HOURS =
  /(?:\bhours(?: worked)?(?: per week|\/week| weekly)?|\bhrs\.?(?:\/wk| per week)?)\s*:\s*(\d{1,3}(?:\.\d+)?\+?)|(\d{1,3}(?:\.\d+)?\+?) ?(?:hours|hrs)(?: a | per |\/)(?:week|wk)/i;
const SALARY =
  /\b(?:salary|pay|compensation|wage)\s*:\s*((?:USD ?)?[$£€]?\s?\d[\d,.]*k?(?:\s?USD)?(?:\s?(?:\/|per\b|an?\b|p\.)\s?\.?(?:year|annum|a\.|hour|hr|yr|month|week))?)/i;
const SUPERVISOR =
  /\bsupervisor(?:['’]s)?(?: name)?\s*:\s*(?!contact me)((?:[A-Z]{0,4}\d[A-Za-z]{0,4}\s+)?[^,;(|\d:]{2,60}?)(?=\s*(?:[,;(|]|\s[\d+]|$))/i;
const MAY_CONTACT =
  /\b(?:may (?:we )?contact|ok(?:ay)? to contact|contact)(?: this supervisor| supervisor)?\s*[:?]\s*(yes|no)\b|\b(may(?: not)?) (?:be contacted|contact)\b(?!\s*[:?])/i;
const WHOLE_GRADE = /\b([A-Z]{2}-\d{3,4}-\d{1,2})\b/;
/** `GS-12` without its series. */
const SHORT_GRADE = /\b(?:GS|GG|WG|WL|WS|NF|NH)-\d{1,2}\b(?!-)/;
const SERIES = /\bseries\s*:\s*(\d{3,4})\b/i;
const PLAN = /\bpay plan\s*:\s*([A-Z]{2})\b/i;
const GRADE = /\bgrade(?: level)?\s*:\s*(?:([A-Z]{2})-?)?(\d{1,2})\b/i;
const LABELS = new RegExp(anyOf('federal-labels', 'in-text'), 'gi');

/** A line with the series, the pay plan or the grade behind its label. */
const GRADE_PART = /\b(?:series|pay plan|grade(?: level)?)\s*:/i;

type Person = NonNullable<ReadCv['federal']>;

const CITIZENSHIP =
  /^(?:(?:country of )?citizenship(?: status)?\s*:?\s+(\S.{1,60})|((?:u\.?s\.?(?:a\.?)?|united states) citizen(?:ship)?))$/i;
/** What the profile of a job site adds about the jobs that someone wants. */
const WANTED =
  /^(?:availability|job type|work schedule|desired (?:work )?locations?|(?:job |vacancy )?announcement(?: (?:number|no\.?))?|job title applied for)\s*:/i;
const PREFERENCE = /^veterans?[’']?s?[’']? preference(?: status| claimed| eligibility)?\s*:?\s+(\S.{1,80})$/i;
const HIGHEST_GRADE =
  /^highest (?:permanent )?(?:federal )?(?:civilian )?(?:pay )?grade(?: and series)?(?: held)?\s*:?\s+(\S.{1,50})$/i;
const CODES: readonly (readonly [string, RegExp])[] = [
  ['CPS', /\bCPS\b|\b10[- ]?(?:point|pt)\b.*\b30\b|\b30\b.*\b10[- ]?(?:point|pt)\b/i],
  ['CP', /\bCP\b/],
  ['XP', /\bXP\b/],
  ['SSP', /\bSSP\b|\bsole surviv/i],
  ['TP', /\bTP\b|\b5[- ]?(?:point|pt)\b/i],
];

/**
 * Takes citizenship, veterans' preference and highest grade out of the lines of a US federal resume. A citizenship that is not American is
 * left where it is, as is a preference without a known code.
 */
export function takeFederalFacts(
  context: Context,
  lines: Line[],
): { federal: Person | undefined; wanted: string[]; rest: Line[] } {
  const federal: Person = { citizenship: '', preference: '', highestGrade: '' };
  const wanted: string[] = [];
  let below = false;
  const rest = lines.flatMap((line) => {
    const text = textOf(line);
    if (text.length > 180) return [line];
    // Places below `Desired locations:`
    if (/locations?:$/i.test(wanted.at(-1) ?? '') || below) {
      below = isPlace(context, text);
      if (below) {
        wanted.push(text);
        return [];
      }
    }
    const left = text.split(/\s*[|•;]\s*/).filter((part) => {
      const fact = readFact(part.trim());
      if (fact) federal[fact.field] ||= fact.value;
      else if (WANTED.test(part.trim())) wanted.push(part.trim());
      else return true;
      return false;
    });
    if (left.length === text.split(/\s*[|•;]\s*/).length) return [line];
    const [first] = line.cells;
    return first && left.length > 0 ? [{ ...line, cells: [{ ...first, text: left.join(' | ') }] }] : [];
  });
  return { federal: Object.values(federal).some(Boolean) ? federal : undefined, wanted, rest };
}

function readFact(text: string): { field: keyof Person; value: string } | null {
  const cited = CITIZENSHIP.exec(text);
  const citizenship = cited?.[1] ?? cited?.[2];
  if (citizenship && /\b(?:united states|u\.?s\.?a?\b|american)/i.test(citizenship))
    return { field: 'citizenship', value: citizenship };
  const preference = PREFERENCE.exec(text)?.[1];
  const code = preference && CODES.find(([, words]) => words.test(preference))?.[0];
  if (code) return { field: 'preference', value: code };
  const highest = HIGHEST_GRADE.exec(text)?.[1];
  return highest && /\b[A-Z]{2}-?\d/.test(highest) ? { field: 'highestGrade', value: highest } : null;
}

/** The line without its labels. */
export const withoutFederalLabels = (printed: string) => {
  const text = withoutFederalMark(printed);
  return isFederal(text) ? text.replace(LABELS, ' ').replace(/\b(?:yes|no)\b/gi, ' ') : text;
};

/** Reads the facts of a post. @returns them, and the lines that state something else */
export function readFederal(lines: string[]): { facts: FederalFacts; rest: string[] } {
  const facts: FederalFacts = {};
  const rest: string[] = [];
  for (const printed of lines) {
    const line = withoutFederalMark(printed);
    if (line === '') continue;
    const [hours, salary, supervisor, may] = [HOURS.exec(line), SALARY.exec(line), SUPERVISOR.exec(line), MAY_CONTACT.exec(line)];
    if (hours) facts.hours ??= hours[1] ?? hours[2] ?? '';
    const kind = hours ? /\b(?:full|part)[- ]time\b/i.exec(line)?.[0] : undefined;
    if (kind) rest.push(kind);
    if (salary?.[1]) facts.salary ??= salary[1].trim();
    if (supervisor?.[1]) facts.supervisor ??= supervisor[1].trim();
    const phone = /supervisor|phone/i.test(line) ? phoneIn(line) : '';
    if (phone) facts.supervisorPhone ??= phone.includes(')') ? phone : phone.replace('(', '');
    if (may) facts.mayContact ??= /yes|^may$/i.test(may[1] ?? may[2] ?? '');
    const grade = gradeIn(line);
    if (grade && !GRADE_PART.test(line)) facts.grade ??= grade;
    if (!(hours || salary || supervisor || phone || may || grade)) rest.push(line);
  }
  // Series, pay plan and grade may have a line each.
  const parts = gradeIn(lines.filter((line) => GRADE_PART.test(line)).join(' '));
  if (parts) facts.grade ??= parts;
  return { facts, rest };
}

/** `GS-0343-12` of a line that gives series, pay plan and grade apart or together. */
export function gradeIn(text: string): string {
  const whole = WHOLE_GRADE.exec(text)?.[1] ?? SHORT_GRADE.exec(text)?.[0];
  if (whole) return whole;
  const [series, plan, grade] = [SERIES.exec(text)?.[1], PLAN.exec(text)?.[1], GRADE.exec(text)];
  return [plan ?? grade?.[1], series, grade?.[2]].filter(Boolean).join('-');
}
