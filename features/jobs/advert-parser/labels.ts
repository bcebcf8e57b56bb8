import type { Line } from './page-text.ts';

/** What a line that begins with a label is about. */
export type Label =
  | 'title'
  | 'pay'
  | 'place'
  | 'job_type'
  | 'type'
  | 'closes_on'
  | 'starts_at'
  | 'security_clearance'
  | 'openings'
  | 'industry'
  | 'other';

const LABELS: readonly (readonly [Label, string])[] = [
  ['title', 'job title|position title|post title|role title|vacancy title|vacancy|position|post|job role|role|title'],
  [
    'pay',
    'salary(?: range| scale| details| information| package|/rate)?|starting salary|annual salary|base salary|basic salary|pay(?: scale| range| rate| & benefits| band)?(?: ?& grade)?|pay rate|rate(?: of pay)?|hourly rate|hourly wage|hourly pay|day rate|daily rate|wages?|compensation(?: range)?|base compensation|remuneration|package|salary per (?:year|annum|hour)|pay per hour',
  ],
  [
    'place',
    'location(?:s|\\(s\\))?|job location|work location|primary location|office location|place of work|duty (?:location|station)s?|based(?: in| at)?|base|site|office|town(?: or city)?|town/city|city|where',
  ],
  [
    'job_type',
    'job type|employment type|type of employment|contract type|type of contract|contract(?: length| term)?|contract & hours|position type|appointment type|work schedule|schedule|working pattern|work pattern|working hours|hours(?: of work| per week)?|weekly hours|tenure|employment status|employment|term|type|work type|vacancy type|job status|duration',
  ],
  [
    'type',
    'workplace(?: type)?|work(?:ing)? (?:arrangement|model|style|location type)s?|remote(?: job| work| working)?|location type|telework eligible|work setting|remote status|hybrid working',
  ],
  [
    'closes_on',
    'closing date(?: for applications)?|close date|application closing date|applications? close(?:s|d)?(?: on)?|closes(?: on)?|closing|apply by|apply before|application deadline|deadline(?: for applications| date)?|deadline to apply|last date (?:to|for) apply(?:ing)?|last day to apply|open (?:&|and) clos(?:ing|e) dates|applications? (?:due|deadline)|expiry date|expires|valid through|posting end date|job closes',
  ],
  [
    'starts_at',
    'start date|proposed start date|anticipated start date|expected start date|starting(?: date)?|commencement date|starts(?: on)?|commencing',
  ],
  [
    'security_clearance',
    'security clearance(?: level| required| requirement)?|clearance(?: level| required| requirement)?|vetting(?: level| required)?|security level|security vetting|minimum clearance(?: required)?',
  ],
  [
    'openings',
    '(?:number|no\\.?) of (?:positions|vacancies|posts|openings|roles)|positions available|vacancies(?: available)?|openings|headcount',
  ],
  ['industry', 'industry|sector|job industry'],
  [
    'other',
    'company|employer|organisation|organization|agency|department|reference|ref|job reference|job id|grade|band|reports to|reporting to|contact|posted|date posted|recruiter',
  ],
];

const PATTERNS = LABELS.map(([label, words]) => ({
  label,
  // A label ends with a colon or a dash, or its value is on the next line.
  marked: new RegExp(`^(?:${words})\\s*(?:\\([^()]{0,30}\\))?\\s*(?:[:：|]|\\s[-–—]|\\t)\\s*(.*)$`, 'i'),
  alone: new RegExp(`^(?:${words})\\s*[:：?]?$`, 'i'),
  // The cells of a table's row have only a space between them.
  spaced: new RegExp(`^(?:${words})\\s+(?=[£$€\\d]|full|part|perm|temp|fixed|hybrid|remote|on[- ]?site)(.*)$`, 'i'),
}));

/** A value that a label introduces, with the whole line. */
export type Labelled = { label: Label; value: string; line: string; index: number };

const LONGEST = 300;

/** The labelled values of an advert, in its order. */
export function labelledIn(lines: readonly Line[]): Labelled[] {
  const found: Labelled[] = [];
  for (const [index, { text }] of lines.entries()) {
    if (text.length > LONGEST) continue;
    // `Salary: £30,000 | Location: Leeds` in one line.
    for (const part of text.split(/\s+\|\s+|\s+•\s+|;\s+(?=[A-Z])/)) {
      for (const { label, marked, alone, spaced } of PATTERNS) {
        const value = (marked.exec(part) ?? spaced.exec(part))?.[1]?.trim();
        if (value) found.push({ label, value, line: part, index });
        const next = lines[index + 1];
        if (value || !alone.test(part)) {
          if (value) break;
          continue;
        }
        if (part === text && next && next.text.length <= 120 && !PATTERNS.some((other) => other.alone.test(next.text)))
          found.push({ label, value: next.text, line: `${text.replace(/\s*[:：?]?$/, '')}: ${next.text}`, index });
        break;
      }
    }
  }
  return found;
}

export const valuesOf = (labelled: readonly Labelled[], label: Label) => labelled.filter((one) => one.label === label);
