import { type Cell, type Line, textOf } from '../document/lines.ts';
import type { ReadCv } from '../shapes.ts';
import { isPlace, isStreet } from '../vocabulary/places.ts';
import { phoneIn } from './contact.ts';

/** What a US federal resume states of each post beside its title, employer and dates. */
export type FederalFacts = {
  hours?: string;
  salary?: string;
  supervisor?: string;
  supervisorPhone?: string;
  mayContact?: boolean;
  grade?: string;
};

const BEGINS =
  /^(?:(?:average )?hours(?: worked)?(?: per week|\/week| weekly)?|hrs\.?(?:\/wk| per week)?|salary|pay(?: plan| grade)?|supervisor(?:['’]s)?(?: name| phone| contact)?|series|grade(?: level)?|may (?:we )?contact|ok(?:ay)? to contact|this is a federal job)\b.{0,40}?[:?]/i;
const HOURS_ALONE =
  /^\(?(?:(?:full|part)[- ]time,?\s*)?\(?\d{1,3}(?:\.\d+)?\+? ?(?:hours|hrs)\.?(?: a | per |\/)(?:week|wk)\)?$/i;

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
const LABELS =
  /\b(?:average )?hours(?: worked)?(?: per week|\/week| weekly)?|\bhrs\.?(?:\/wk| per week)?|\bsalary\b|\bpay plan\b|\bsupervisor(?:['’]s)?(?: name| phone| contact)?|\bseries\b|\bgrade(?: level)?|\bmay (?:we )?contact(?: this supervisor| supervisor)?|\bok(?:ay)? to contact(?: this supervisor| supervisor)?|\bphone\b|\bcontact me first\b|\bmay(?: not)? (?:be contacted|contact)\b/gi;

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
export function takeFederalFacts(lines: Line[]): { federal: Person | undefined; wanted: string[]; rest: Line[] } {
  const federal: Person = { citizenship: '', preference: '', highestGrade: '' };
  const wanted: string[] = [];
  let below = false;
  const rest = lines.flatMap((line) => {
    const text = textOf(line);
    if (text.length > 180) return [line];
    // Places below `Desired locations:`
    if (/locations?:$/i.test(wanted.at(-1) ?? '') || below) {
      below = isPlace(text);
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

/** Lines of a post as USAJOBS prints them: its mark behind a title goes, and a street joins the town below it. */
export function withFederalHeads(lines: Line[]): Line[] {
  let street: Cell | undefined;
  return lines.map(withoutMark).flatMap((line, index) => {
    const isFact = isFederal(textOf(line));
    if (isStreetLine(line) && isTownLine(lines.slice(index + 1, index + 4).find((next) => !isFederal(textOf(next))))) {
      street = line.cells[0];
      return [];
    }
    const [first, ...others] = line.cells;
    if (!street || !first || isFact) return [line];
    const text = `${street.text.replace(/,$/, '')}, ${first.text}`;
    street = undefined;
    return [{ ...line, cells: [{ ...first, text }, ...others] }];
  });
}

const isStreetLine = (line: Line | undefined) =>
  line?.cells.length === 1 && line.cells.every(({ text, bullet }) => !bullet && isStreet(text));
const isTownLine = (line: Line | undefined) => isPlace(line?.cells[0]?.text ?? '');

/** `Logistics Specialist (This is a federal job)` keeps the bold of the title. */
const withoutMark = (line: Line): Line => ({
  ...line,
  cells: line.cells.map((cell): Cell => {
    const text = withoutFederalMark(cell.text);
    return cell.lead === text ? { ...cell, text, bold: true } : cell;
  }),
});

/**
 * Puts facts of a federal post that share a line with its dates, place or address on lines of their own: `08/2018 - Present | 40 hours/week |
 * Salary: $98,000`.
 */
export const withFederalFactsApart = (lines: Line[]): Line[] => lines.flatMap(factsApart);

function factsApart(line: Line): Line[] {
  if (line.cells.some((cell) => cell.bullet)) return [line];
  const apart: string[] = [];
  const cells = line.cells.flatMap((cell, index) => {
    if (index > 0 && isFederal(cell.text) && !isFederal(textOf(line))) {
      apart.push(cell.text);
      return [];
    }
    if (cell.text.length > 240 || isFederal(cell.text)) return [cell];
    const parts = cell.text.split(/\s*[|;•]\s*|,\s+(?=(?:(?:full|part)[- ]time )?\(?\d{1,3}\+? ?(?:hours|hrs)\b)/i);
    const facts = parts.filter((part) => isFederal(part.trim()));
    if (facts.length === 0) return [cell];
    apart.push(...facts);
    const left = parts.filter((part) => !facts.includes(part)).join(' | ');
    return left === '' ? [] : [{ ...cell, text: left }];
  });
  const [first] = line.cells;
  if (apart.length === 0 || !first) return [line];
  const own = apart.map((text) => ({ ...line, cells: [{ ...first, text, bold: false }] }));
  return cells.length > 0 ? [{ ...line, cells }, ...own] : own;
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

/** Whether a line states facts of a federal post. */
export const isFederal = (text: string) => text.length < 200 && (BEGINS.test(text) || HOURS_ALONE.test(text));

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

/** What USAJOBS adds to the titles of federal posts. */
export const withoutFederalMark = (title: string) => title.replace(/\s*\(?this is a federal job\)?\.?/i, '').trim();

/** `GS-0343-12` of a line that gives series, pay plan and grade apart or together. */
export function gradeIn(text: string): string {
  const whole = WHOLE_GRADE.exec(text)?.[1] ?? SHORT_GRADE.exec(text)?.[0];
  if (whole) return whole;
  const [series, plan, grade] = [SERIES.exec(text)?.[1], PLAN.exec(text)?.[1], GRADE.exec(text)];
  return [plan ?? grade?.[1], series, grade?.[2]].filter(Boolean).join('-');
}
