import { dateIn, type Layout, printed, truthOf } from './layouts.ts';
import type { Job } from './person.ts';
import { THIRD_PEOPLE as P } from './third-people.ts';

const text = (lines: (string | string[])[], truth: ReturnType<typeof truthOf>) => {
  const source = lines.flat().join('\n');
  return { truth, source, file: { format: 'txt' as const, text: printed(source) } };
};
const firmOf = (job: Job) => (job.military ? `${job.unit}, ${job.company}` : job.company);
const when = (texts: string[], lines: string[]) => (texts.length > 0 ? lines : []);

/** What a job site's form leaves: a label before each fact, an empty line between jobs. */
const site: Layout = {
  kind: 'job site text',
  held: false,
  people: [P.accountant, P.electrician],
  make: (person) =>
    text(
      [
        person.name,
        person.location,
        person.email,
        person.phone,
        ['', 'Summary', person.summary, '', 'Work Experience'],
        person.jobs.flatMap((job) => [
          '',
          job.title,
          `${job.company} - ${job.place}`,
          `${dateIn('long', job.start)} to ${dateIn('long', job.end)}`,
          ...job.bullets.map((line) => `• ${line}`),
        ]),
        ['', 'Education'],
        person.education.flatMap((one) => [
          '',
          `${one.studyType} in ${one.area}`,
          one.institution,
          `${dateIn('long', one.start)} to ${dateIn('long', one.end)}`,
        ]),
        ['', 'Skills', ...person.skills.map((line) => `• ${line}`)],
        when(
          person.languages.map(([name]) => name),
          ['', 'Languages', ...person.languages.map(([language, level]) => `• ${language} - ${level}`)],
        ),
        ['', 'Certifications and Licenses', ...person.certificates.flatMap(({ name, y }) => ['', name, `${y}`])],
      ],
      truthOf(person, 'long'),
    ),
};

/** Typed on a keyboard of capitals: employer line with dates in figures, title indented, hyphens further in. */
const capitals: Layout = {
  kind: 'capitals text',
  held: true,
  people: [P.trucker, P.hvac],
  make: (person) =>
    text(
      [
        person.name.toUpperCase(),
        `${person.location} * ${person.phone} * ${person.email}`,
        ['', 'SUMMARY', person.summary, '', 'WORK EXPERIENCE'],
        person.jobs.flatMap((job, index) => [
          ...(index > 0 ? [''] : []),
          `${(job.military ? `${job.company}, ${job.unit}` : job.company).toUpperCase()}, ${job.place}   ${dateIn('slash', job.start)}-${dateIn('slash', job.end, 'PRESENT')}`,
          `  ${job.rank ? `${job.title} (${job.rank})` : job.title}`,
          ...job.bullets.map((line) => `    - ${line}`),
        ]),
        [
          '',
          'EDUCATION',
          ...person.education.map((one) => `${one.institution.toUpperCase()}   ${one.studyType}, ${one.area}, ${one.end.y}`),
        ],
        ['', 'LICENSES & CERTIFICATES', ...person.certificates.map(({ name, y }) => `    - ${name}, ${y}`)],
        ['', 'SKILLS', person.skills.join(' * ')],
        when(person.awards, ['', 'AWARDS', ...person.awards.map((line) => `    - ${line}`)]),
        when(person.interests, ['', 'INTERESTS', person.interests.join(', ')]),
      ],
      truthOf(person, 'slash', { studyDates: true }),
    ),
};

/** Copied out of a word processor: jobs are list items, what was done is a list below each. */
const levels: Layout = {
  kind: 'lists in lists text',
  held: false,
  people: [P.reservist, P.coastguard],
  make: (person) =>
    text(
      [
        person.name,
        `${person.label} | ${person.location}`,
        `${person.email} | ${person.phone}`,
        ['', 'PROFILE', person.summary, '', 'CAREER TO DATE'],
        person.jobs.flatMap((job) => [
          `• ${job.rank ? `${job.rank}, ${job.title}` : job.title}, ${firmOf(job)} (${dateIn('short', job.start)} – ${dateIn('short', job.end, 'now')})`,
          ...job.bullets.map((line) => `   o ${line}`),
        ]),
        [
          '',
          'EDUCATION',
          ...person.education.map((one) => `• ${one.studyType} ${one.area}, ${one.institution} (${one.start.y} – ${one.end.y})`),
        ],
        ['', 'PROFESSIONAL QUALIFICATIONS', ...person.certificates.map(({ name, y }) => `• ${name} (${y})`)],
        ['', 'SKILLS', ...person.skills.map((line) => `• ${line}`)],
        when(
          person.languages.map(([name]) => name),
          ['', 'LANGUAGES', ...person.languages.map(([language, level]) => `• ${language} (${level})`)],
        ),
        when(person.awards, ['', 'AWARDS', ...person.awards.map((line) => `• ${line}`)]),
      ],
      { ...truthOf(person, 'short'), education: truthOf(person, 'year').education },
    ),
};

export const THIRD_TEXT: Layout[] = [site, capitals, levels];
