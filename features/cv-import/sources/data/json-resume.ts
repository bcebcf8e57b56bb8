import { ReadCv } from '../../shapes.ts';
import { Context } from '../../vocabulary/context.ts';
import { isService, readService } from '../../vocabulary/military.ts';

type Thing = Record<string, unknown>;

const thing = (value: unknown): Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const things = (value: unknown): Thing[] => (Array.isArray(value) ? value.map(thing) : []);
const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);

const KNOWN = [
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
  'military',
  'more',
  'sections',
  'meta',
  '$schema',
];

/** Whether a value is a JSON Resume, judged by its fields. */
export function isJsonResume(value: unknown): boolean {
  const { basics, work, education } = thing(value);
  return Object.keys(thing(basics)).length > 0 || Array.isArray(work) || Array.isArray(education);
}

/** Converts a JSON Resume; what has no field goes into `more`. */
export function readJsonResume(value: unknown): ReadCv {
  const context = new Context();
  const own = ReadCv.safeParse(value);
  // Written by this product, so no conversion is needed.
  if (own.success && Array.isArray(thing(value).sections)) return own.data;
  const resume = thing(value);
  const basics = thing(resume.basics);
  const span = (entry: Thing) => {
    const startDate = text(entry.startDate).slice(0, 7);
    const endDate = text(entry.endDate ?? entry.date ?? entry.releaseDate).slice(0, 7);
    return { startDate, endDate: endDate || (startDate ? 'present' : ''), printedDates: '' };
  };
  const body = (entry: Thing, ...more: unknown[]) => ({
    url: text(entry.url ?? entry.website),
    summary: [...more.map(text), text(entry.summary), text(entry.description)].filter(Boolean).join('\n'),
    highlights: texts(entry.highlights),
  });
  const jobs = things(resume.work).map((entry) => ({
    name: text(entry.name ?? entry.company),
    position: text(entry.position),
    location: text(entry.location),
    ...span(entry),
    ...body(entry),
  }));
  const listed = (list: unknown, by: string[]) =>
    things(list).map((entry) => ({
      name: text(entry.name ?? entry.title ?? entry.organization),
      by: by
        .map((key) => text(entry[key]))
        .filter(Boolean)
        .join(', '),
      location: text(entry.location),
      ...span(entry),
      ...body(entry, texts(entry.keywords).join(', '), texts(entry.roles).join(', ')),
    }));
  const more = [
    ...things(resume.publications).map((entry) => ({
      title: 'Publications',
      lines: [text(entry.name), text(entry.publisher), text(entry.releaseDate), text(entry.url), text(entry.summary)].filter(
        Boolean,
      ),
    })),
    ...things(resume.references).map((entry) => ({
      title: 'References',
      lines: [text(entry.name), text(entry.reference)].filter(Boolean),
    })),
    ...Object.entries(resume)
      .filter(([key]) => !KNOWN.includes(key))
      .map(([key, part]) => ({ title: key, lines: leaves(part) })),
  ];
  return ReadCv.parse({
    basics: {
      name: text(basics.name),
      label: text(basics.label),
      email: text(basics.email),
      phone: text(basics.phone),
      location: placeOf(basics.location),
      url: text(basics.url ?? basics.website),
      profiles: things(basics.profiles).map((profile) => ({
        network: text(profile.network),
        username: text(profile.username),
        url: text(profile.url),
      })),
      summary: text(basics.summary),
    },
    work: jobs.filter((job) => !isService(context, job)),
    military: jobs.filter((job) => isService(context, job)).map((job) => readService(context, job, '')),
    education: things(resume.education).map((entry) => ({
      institution: text(entry.institution),
      studyType: text(entry.studyType),
      area: text(entry.area),
      location: text(entry.location),
      ...span(entry),
      ...body(entry, entry.score ?? entry.gpa, texts(entry.courses).join('\n')),
    })),
    skills: things(resume.skills).map((skill) => ({
      name: text(skill.name),
      level: text(skill.level),
      keywords: texts(skill.keywords),
    })),
    languages: things(resume.languages).map((one) => ({ language: text(one.language), fluency: text(one.fluency) })),
    certificates: listed(resume.certificates, ['issuer']),
    awards: listed(resume.awards, ['awarder']),
    volunteer: listed(
      things(resume.volunteer).map((entry) => ({ ...entry, name: entry.organization ?? entry.name })),
      ['position'],
    ),
    projects: listed(resume.projects, ['entity', 'type']),
    interests: things(resume.interests)
      .flatMap((interest) => [text(interest.name), ...texts(interest.keywords)])
      .filter(Boolean),
    more,
  });
}

function placeOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const place = thing(value);
  return [place.address, place.city, place.region, place.postalCode, place.countryCode].map(text).filter(Boolean).join(', ');
}

function leaves(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  return text(value) === '' ? [] : [text(value)];
}
