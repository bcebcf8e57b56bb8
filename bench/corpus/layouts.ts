import type { Case } from './corpus.ts';
import type { Truth } from './layout.ts';
import type { Job, Person, When } from './person.ts';

/** A CV written by hand for one document style. Text in «guillemets» is a label: it is printed without them and belongs in no field. */
export type Layout = {
  kind: string;
  /** Layouts of the part that nobody looks at while changing rules. */
  held: boolean;
  people: Person[];
  make: (person: Person) => { truth: Truth; source: string; file: Case['file'] };
};

export const printed = (source: string) => source.replace(/[«»]/g, '');

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const two = (number: number) => String(number).padStart(2, '0');
const FORMS = {
  long: ({ y, m }: When) => `${MONTHS[m - 1]} ${y}`,
  short: ({ y, m }: When) => `${MONTHS[m - 1]?.slice(0, 3)} ${y}`,
  slash: ({ y, m }: When) => `${two(m)}/${y}`,
  iso: ({ y, m }: When) => `${y}-${two(m)}`,
  day: ({ y, m }: When) => `01/${two(m)}/${y}`,
  caps: ({ y, m }: When) => `${MONTHS[m - 1]?.slice(0, 3).toUpperCase()} ${y}`,
  year: ({ y }: When) => `${y}`,
};
export type Form = keyof typeof FORMS;

/** A date as the document prints it. */
export const dateIn = (form: Form, date: When | 'present', now = 'Present') => (date === 'present' ? now : FORMS[form](date));

/** What a reader should find in a person's CV whose dates are printed in `form`. */
export function truthOf(person: Person, form: Form, without: Partial<Record<'bullets' | 'studyDates', true>> = {}): Truth {
  const exact = (date: When | 'present') =>
    date === 'present' ? date : form === 'year' ? `${date.y}` : `${date.y}-${two(date.m)}`;
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: [person.location],
    urls: person.url ? [person.url] : [],
    work: person.jobs.map((job) => ({
      military: job.military,
      company: job.military ? unique([job.company, job.service, job.unit, `${job.unit}, ${job.company}`]) : [job.company],
      position: job.rank ? [job.title, `${job.rank} ${job.title}`] : [job.title],
      rank: job.rank,
      service: job.service,
      unit: job.unit,
      startDate: exact(job.start),
      endDate: exact(job.end),
      highlights: without.bullets ? [] : job.bullets,
      federal: job.federal,
    })),
    education: person.education.map(({ institution, studyType, area, start, end }) => ({
      institution,
      studyType,
      area,
      startDate: without.studyDates ? '' : exact(start),
      endDate: without.studyDates ? `${end.y}` : exact(end),
    })),
    skills: person.skills,
    skillsOptional: [],
    languages: person.languages.map(([language]) => language),
    certificates: person.certificates.map(({ name }) => ({ name })),
    awards: person.awards.map((name) => ({ name })),
    volunteer: person.volunteer.map(({ role, name }) => ({ name, position: role })),
    other: [person.summary, ...person.interests],
  };
}

const unique = (texts: string[]) => [...new Set(texts)];
export const servicePosts = (person: Person): Job[] => person.jobs.filter(({ military }) => military);
export const civilianJobs = (person: Person): Job[] => person.jobs.filter(({ military }) => !military);

/** A case for each person of each layout. */
export const casesOf = (layouts: Layout[], prefix = ''): Case[] =>
  layouts.flatMap(({ kind, held, people, make }) =>
    people.map((person, index) => {
      const { truth, source, file } = make(person);
      return {
        id: `${prefix}${kind.replaceAll(' ', '-')}-${index}`,
        kind,
        held,
        truth,
        printed: [withoutLabels(source)],
        labels: labelsIn(source),
        file,
      };
    }),
  );

const labelsIn = (source: string) => [...new Set([...source.matchAll(/«([^»]+)»/g)].map(([, label = '']) => label))];

const withoutLabels = (source: string) =>
  source
    .replace(/<style>[\s\S]*?<\/style>/g, ' ')
    .replace(/«[^»]*»/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;/g, ' ')
    // The marker of a list within a list.
    .replace(/^\s+o /gm, ' ')
    .replace(/\u00ad/g, '')
    .replace(/[\ue000-\uf8ff]/g, ' ');
