import { levelOfJobTitle, type RecognisedLevel } from './job-recogniser.ts';

/*
 * The level of a job from its whole advert. A pay band or grade says most, then a word of the title, then the years of experience and the people
 * to be led that the text asks for.
 */

const BANDS: Record<string, RecognisedLevel> = {
  1: 'entry',
  2: 'entry',
  3: 'junior',
  4: 'junior',
  5: 'mid',
  6: 'mid',
  7: 'senior',
  8: 'lead',
  9: 'executive',
};
const BAND =
  /\b(?:(?:afc|agenda for change|nhs|pay|salary)[: -]*)?band[: -]*([1-9])[a-d]?\b(?! ?(?:\/|-|to|or|and) ?(?:band ?)?[1-9])/g;
const GRADE = /\bgs[ -](?:\d{4}[ -])?(\d{1,2})\b(?! ?(?:\/|-|to|or|and) ?(?:gs-?)?\d)/g;
const levelOfGrade = (grade: number): RecognisedLevel | null =>
  grade < 1 || grade > 15
    ? null
    : grade <= 4
      ? 'entry'
      : grade <= 6
        ? 'junior'
        : grade <= 11
          ? 'mid'
          : grade <= 13
            ? 'senior'
            : 'lead';

/** The level of the only band or grade that a text names; null where it names none or several, such as that of the supervisor. */
function levelOfPayBand(text: string): RecognisedLevel | null {
  const named = new Set([
    ...[...text.matchAll(BAND)].map(([, band = '']) => BANDS[band]),
    ...[...text.matchAll(GRADE)].map(([, grade = '']) => levelOfGrade(Number(grade))),
  ]);
  const [level] = named;
  return named.size === 1 ? (level ?? null) : null;
}

/** Learners, whatever the band of the work they learn. */
const LEARNER = /\b(?:apprentice|apprenticeship|intern|internship)\b/;
/** An assistant of a leader leads, and a trainee of a profession has its degree. */
const ASSISTANT_LEADER =
  /\bassistant (?:\w+ ){0,2}(?:manager|director|head|chief|superintendent|commissioner|principal|secretary)\b|\bassistant (?:professor|psychologist|engineer|vice president)\b/;
const TRAINEE_OF_A_PROFESSION =
  /\btrainee (?:\w+ ){0,3}(?:manager|psychologist|scientist|solicitor|accountant|consultant|practitioner|therapist|doctor|gp|surveyor|engineer)\b/;

const YEARS = /\b(\d{1,2})\+?(?: ?(?:-|to) ?\d{1,2})? years?['’]?(?: of)? (?:\w+ ){0,4}experience\b/;
const LEADS =
  /\b(?:line manag\w+|supervis(?:e|ing)|lead(?:ing)?|manag(?:e|ing)) (?:a team of |of )?(?:up to |around |about )?(\d{1,3})\b/;

function levelOfRequirements(text: string): RecognisedLevel | null {
  const years = Number(YEARS.exec(text)?.[1] ?? Number.NaN);
  const people = Number(LEADS.exec(text)?.[1] ?? Number.NaN);
  if (people >= 5 || (years >= 8 && years <= 30)) return 'senior';
  return years >= 3 && years < 8 ? 'mid' : null;
}

export function levelOfAdvert(title: string, text: string): RecognisedLevel | null {
  const plain = title.toLowerCase();
  const body = text.toLowerCase();
  if (LEARNER.test(plain)) return 'entry';
  const byBand = levelOfPayBand(plain) ?? levelOfPayBand(body);
  if (byBand) return byBand;
  if (ASSISTANT_LEADER.test(plain)) return /director|chief|head|vice president/.test(plain) ? 'lead' : 'mid';
  if (TRAINEE_OF_A_PROFESSION.test(plain)) return 'junior';
  return levelOfJobTitle(title) ?? levelOfRequirements(body);
}
