import { civilianJobs, dateIn, type Layout, printed, servicePosts, truthOf } from './layouts.ts';
import { PEOPLE } from './people.ts';

/** Words of a paragraph in lines of at most `wide` characters. */
function wrap(text: string, wide: number, first = '', indent = ''): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(' ')) {
    if (line.trim() !== first.trim() && line.length + word.length > wide) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}

const asFile = (lines: string[], truth: ReturnType<typeof truthOf>) => {
  const source = lines.join('\n');
  return { truth, source, file: { format: 'txt' as const, text: printed(source) } };
};

/** Dates at the left, text wrapped at 72 beside them; every post names the service as the employer. */
const hanging: Layout = {
  kind: 'hanging dates text',
  held: false,
  people: [PEOPLE.signaller, PEOPLE.digger],
  make(person) {
    const W = 72;
    const indent = ' '.repeat(22);
    const section = (title: string, body: string[]) => (body.length === 0 ? [] : ['', title.toUpperCase(), ...body]);
    const beside = (date: string, text: string) => wrap(text, W, date.padEnd(22), indent);
    return asFile(
      [
        person.name,
        `${person.location}   ${person.phone}`,
        person.email,
        ...section('Profile', wrap(person.summary, W)),
        ...section(
          'Career history',
          person.jobs.flatMap((job) => [
            ...beside(
              `${dateIn('short', job.start)}-${dateIn('short', job.end, 'now')}`,
              `${job.rank ? `${job.rank}, ${job.title}` : job.title}, ${job.military ? `${job.company}, ${job.unit}` : job.company}, ${job.place}`,
            ),
            ...job.bullets.flatMap((text) => wrap(text, W, `${indent}- `, `${indent}  `)),
          ]),
        ),
        ...section(
          'Education',
          person.education.flatMap((one) =>
            beside(`${one.start.y}-${one.end.y}`, `${one.studyType} ${one.area}, ${one.institution}`),
          ),
        ),
        ...section(
          'Courses',
          person.certificates.flatMap(({ name, y }) => beside(`${y}`, name)),
        ),
        ...section('Skills', wrap(person.skills.join(', '), W)),
        ...section('Medals', person.awards),
        ...section('Interests', wrap(person.interests.join(', '), W)),
      ],
      {
        ...truthOf(person, 'short'),
        education: truthOf(person, 'year').education,
      },
    );
  },
};

/** Rules of equals signs below headings; facts of a post on one line between double slashes. */
const ruled: Layout = {
  kind: 'ruled text',
  held: false,
  people: [PEOPLE.boatswain, PEOPLE.crewchief],
  make(person) {
    const W = 72;
    const section = (title: string, body: string[]) => (body.length === 0 ? [] : ['', title, '='.repeat(title.length), ...body]);
    return asFile(
      [
        person.name.toUpperCase(),
        [person.location, person.phone, person.email, person.url].filter(Boolean).join(' // '),
        ...section('Summary', wrap(person.summary, W)),
        ...section(
          'Experience',
          person.jobs.flatMap((job, index) => [
            ...(index > 0 ? [''] : []),
            `${job.rank ? `${job.title} (${job.rank})` : job.title} // ${job.military ? job.unit : job.company} // ${job.place}`,
            `${job.military ? `${job.company}, ` : ''}${dateIn('caps', job.start)} - ${dateIn('caps', job.end, 'PRESENT')}`,
            ...job.bullets.flatMap((text) => wrap(text, W, ' * ', '   ')),
          ]),
        ),
        ...section(
          'Training and education',
          person.education.flatMap((one) => wrap(`${one.institution}: ${one.studyType}, ${one.area} (${one.end.y})`, W)),
        ),
        ...section(
          'Certificates',
          person.certificates.map(({ name, y }) => ` * ${name} (${y})`),
        ),
        ...section('Awards', wrap(person.awards.join('; '), W)),
        ...section(
          'Skills',
          person.skills.map((text) => ` * ${text}`),
        ),
      ],
      truthOf(person, 'short', { studyDates: true }),
    );
  },
};

/** What a word processor leaves when a CV is pasted into an email. */
const pasted: Layout = {
  kind: 'pasted text',
  held: true,
  people: [PEOPLE.stoker, PEOPLE.trooper],
  make(person) {
    const section = (title: string, body: string[]) => (body.length === 0 ? [] : ['', `${title}:`, '', ...body]);
    return asFile(
      [
        person.name,
        `«Tel:» ${person.phone}`,
        `«Email:» ${person.email}`,
        person.location,
        ...section('About me', [person.summary]),
        ...section(
          'Work history',
          person.jobs.flatMap((job) => [
            `${job.title} -- ${job.military ? `${job.unit}, ${job.company}` : job.company} (${dateIn('slash', job.start)} - ${dateIn('slash', job.end)})`,
            ...(job.rank ? [`«Rank:» ${job.rank}`] : []),
            ...job.bullets.map((text) => `  • ${text}`),
            '',
          ]),
        ),
        ...section(
          'Education',
          person.education.map(
            (one) =>
              `${one.studyType} ${one.area} -- ${one.institution} (${dateIn('slash', one.start)} - ${dateIn('slash', one.end)})`,
          ),
        ),
        ...section(
          'Certifications',
          person.certificates.map(({ name, y }) => `${name}, ${y}`),
        ),
        ...section(
          'Skills',
          person.skills.map((text) => `  • ${text}`),
        ),
        ...section(
          'Languages',
          person.languages.map(([language, level]) => `${language}: ${level}`),
        ),
        ...section('Awards', person.awards),
        ...section('Interests', [person.interests.join(', ')].filter(Boolean)),
      ],
      truthOf(person, 'slash'),
    );
  },
};

/** Australian habits: a summary of posts first, then each post with responsibilities and achievements. */
const summaryFirst: Layout = {
  kind: 'summary first text',
  held: false,
  people: [PEOPLE.sailor, PEOPLE.digger],
  make(person) {
    const W = 72;
    const section = (title: string, body: string[]) => (body.length === 0 ? [] : ['', `--- ${title} ---`, ...body]);
    return asFile(
      [
        person.name,
        ...(person.label ? [person.label] : []),
        `«M:» ${person.phone}  |  «E:» ${person.email}  |  ${person.location}`,
        ...section('Professional overview', wrap(person.summary, W)),
        ...section(
          'Employment',
          [...civilianJobs(person), ...servicePosts(person)].flatMap((job, index) => [
            ...(index > 0 ? [''] : []),
            `${dateIn('short', job.start)} - ${dateIn('short', job.end, 'Current')}`,
            job.rank ? `${job.rank} - ${job.title}` : job.title,
            job.military ? `${job.unit}, ${job.company}` : `${job.company}, ${job.place}`,
            '«Key achievements:»',
            ...job.bullets.flatMap((text) => wrap(text, W, '> ', '  ')),
          ]),
        ),
        ...section(
          'Qualifications',
          person.education.map((one) => `${one.end.y}  ${one.studyType} ${one.area}, ${one.institution}`),
        ),
        ...section(
          'Licences and tickets',
          person.certificates.map(({ name, y }) => `${y}  ${name}`),
        ),
        ...section(
          'Capabilities',
          person.skills.map((text) => `> ${text}`),
        ),
        ...section(
          'Languages',
          person.languages.map(([language, level]) => `${language} (${level})`),
        ),
        ...section('Recognition', person.awards),
        ...section('Outside work', [person.interests.join(', ')].filter(Boolean)),
      ],
      truthOf(person, 'short', { studyDates: true }),
    );
  },
};

/** A first CV: short lines, jobs with their employer in brackets. */
const first: Layout = {
  kind: 'first job text',
  held: true,
  people: [PEOPLE.apprentice, PEOPLE.nurse],
  make(person) {
    const section = (title: string, body: string[]) => (body.length === 0 ? [] : ['', title, ...body]);
    return asFile(
      [
        `CV - ${person.name}`,
        person.location,
        `${person.phone}, ${person.email}`,
        ...section('Personal Statement', wrap(person.summary, 80)),
        ...section(
          'Work Experience',
          person.jobs.flatMap((job) => [
            `${job.rank ? `${job.title}, ${job.rank}` : job.title}, ${job.military ? `${job.company} (${job.unit})` : job.company}, ${dateIn('long', job.start)} - ${dateIn('long', job.end, 'present')}`,
            ...job.bullets.flatMap((text) => wrap(`${text}.`, 80)),
          ]),
        ),
        ...section(
          'Education',
          person.education.map((one) => `${one.institution}, ${one.start.y} - ${one.end.y}: ${one.studyType} ${one.area}`),
        ),
        ...section(
          'Courses',
          person.certificates.map(({ name, y }) => `${name} ${y}`),
        ),
        ...section('Skills', person.skills),
        ...section(
          'Volunteering',
          person.volunteer.map(
            ({ role, name, start, end }) => `${role}, ${name}, ${start.y} - ${end === 'present' ? 'present' : end.y}`,
          ),
        ),
        ...section('Hobbies', [person.interests.join(', ')]),
      ],
      { ...truthOf(person, 'long'), education: truthOf(person, 'year').education },
    );
  },
};

export const TEXT_LAYOUTS: Layout[] = [hanging, ruled, pasted, summaryFirst, first];
