import { Document, Packer, Paragraph, Table, TableCell, TableRow, TabStopType, TextRun, WidthType } from 'docx';
import { dateIn, type Layout, printed, truthOf } from './layouts.ts';
import type { Job, Person } from './person.ts';
import { THIRD_PEOPLE as P } from './third-people.ts';

type Style = Exclude<ConstructorParameters<typeof Paragraph>[0], string>;

/** Notes what a document says while its paragraphs are made. `bold` is set first, `rest` follows in plain type. */
function writer() {
  const said: string[] = [];
  const line = (bold: string, rest = '', style: Style = {}) => {
    said.push(bold, rest);
    return new Paragraph({ ...style, children: [new TextRun({ text: printed(bold), bold: true }), new TextRun(printed(rest))] });
  };
  const plain = (text: string, style: Style = {}) => line('', text, style);
  const bullets = (texts: string[], level = 0) => texts.map((text) => plain(text, { bullet: { level } }));
  const file = (children: (Paragraph | Table)[]) => ({
    format: 'docx' as const,
    bytes: () => Packer.toBuffer(new Document({ sections: [{ children }] })),
  });
  return { said, line, plain, bullets, file };
}

const firmOf = (job: Job) => (job.military ? `${job.unit}, ${job.company}` : job.company);
const postOf = (job: Job) => (job.rank ? `${job.rank}, ${job.title}` : job.title);
const years = (person: Person, truth: ReturnType<typeof truthOf>) => ({ ...truth, education: truthOf(person, 'year').education });

/** Labels in bold before each fact of a job, all in one column; headings are bold and underlined body text. */
const labelled: Layout = {
  kind: 'labelled lines word',
  held: true,
  people: [P.electrician, P.driver],
  make(person) {
    const w = writer();
    const head = (text: string) => {
      w.said.push(text);
      return new Paragraph({ spacing: { before: 200 }, children: [new TextRun({ text, bold: true, underline: {} })] });
    };
    const children = [
      w.line('CURRICULUM VITAE', '', { alignment: 'center' }),
      w.line('«Name:» ', person.name),
      w.line('«Address:» ', person.location),
      w.line('«Mobile:» ', person.phone),
      w.line('«Email:» ', person.email),
      head('PERSONAL PROFILE'),
      w.plain(person.summary),
      head('EMPLOYMENT'),
      ...person.jobs.flatMap((job) => [
        w.line('«Employer:» ', `${job.company}, ${job.place}`, { spacing: { before: 120 } }),
        w.line('«Job title:» ', job.title),
        w.line('«Dates:» ', `${dateIn('long', job.start)} – ${dateIn('long', job.end, 'Present')}`),
        w.line('«Duties:»'),
        ...w.bullets(job.bullets),
      ]),
      head('EDUCATION'),
      ...person.education.map((one) =>
        w.plain(`${one.institution} (${one.start.y} – ${one.end.y}): ${one.studyType} ${one.area}`),
      ),
      head('QUALIFICATIONS AND TICKETS'),
      ...w.bullets(person.certificates.map(({ name, y }) => `${name} (${y})`)),
      head('SKILLS'),
      ...w.bullets(person.skills),
      ...(person.languages.length > 0
        ? [head('LANGUAGES'), w.plain(person.languages.map(([language, level]) => `${language} (${level})`).join(', '))]
        : []),
      ...(person.interests.length > 0 ? [head('INTERESTS'), w.plain(person.interests.join(', '))] : []),
      head('REFERENCES'),
      w.plain('Available upon request.'),
    ];
    return { truth: years(person, truthOf(person, 'long')), source: w.said.join('\n'), file: w.file(children) };
  },
};

/** The program's own template: `Title | Employer | Dates` as a third heading, sections as a first. */
const template: Layout = {
  kind: 'pipes template word',
  held: false,
  people: [P.hvac, P.banker],
  make(person) {
    const w = writer();
    const head = (text: string, level: 'Heading1' | 'Heading3' = 'Heading1') => w.plain(text, { heading: level });
    const children = [
      w.plain(person.name, { heading: 'Title' }),
      w.plain([person.location, person.phone, person.email].join(' | ')),
      head('Objective'),
      w.plain(person.summary),
      head('Experience'),
      ...person.jobs.flatMap((job) => [
        head(`${job.title} | ${job.company} | ${dateIn('long', job.start)} – ${dateIn('long', job.end)}`, 'Heading3'),
        ...w.bullets(job.bullets),
      ]),
      head('Education'),
      ...person.education.map((one) =>
        head(`${one.studyType} ${one.area} | ${one.institution} | ${dateIn('long', one.end)}`, 'Heading3'),
      ),
      head('Skills & Abilities'),
      ...w.bullets(person.skills),
      head('Licenses'),
      ...person.certificates.map(({ name, y }) => w.plain(`${name} | ${y}`)),
      ...(person.volunteer.length > 0
        ? [
            head('Leadership'),
            ...person.volunteer.map((one) =>
              head(`${one.role} | ${one.name} | ${dateIn('long', one.start)} – Present`, 'Heading3'),
            ),
          ]
        : []),
      ...(person.interests.length > 0 ? [head('Activities and Interests'), w.plain(person.interests.join(', '))] : []),
    ];
    return { truth: truthOf(person, 'long', { studyDates: true }), source: w.said.join('\n'), file: w.file(children) };
  },
};

/** Section names in the left column of a table, their text in the right one. */
const sideHeads: Layout = {
  kind: 'headings at the left word',
  held: true,
  people: [P.assistant, P.sales],
  make(person) {
    const w = writer();
    const row = (title: string, cell: Paragraph[]) => {
      w.said.push(title);
      const cells = [[new Paragraph({ children: [new TextRun({ text: title.toUpperCase(), bold: true })] })], cell];
      return new TableRow({
        children: cells.map(
          (children, index) => new TableCell({ children, width: { size: index === 0 ? 2200 : 7200, type: WidthType.DXA } }),
        ),
      });
    };
    const right = { tabStops: [{ type: TabStopType.RIGHT, position: 7000 }] };
    const rows = [
      row('Profile', [w.plain(person.summary)]),
      row(
        'Experience',
        person.jobs.flatMap((job) => [
          w.line(job.title, `\t${dateIn('short', job.start)} – ${dateIn('short', job.end)}`, right),
          w.plain(`${job.company} – ${job.place}`),
          ...w.bullets(job.bullets),
        ]),
      ),
      row(
        'Education',
        person.education.flatMap((one) => [
          w.line(`${one.studyType}, ${one.area}`, `\t${one.end.y}`, right),
          w.plain(one.institution),
        ]),
      ),
      row('Skills', w.bullets(person.skills)),
      ...(person.certificates.length > 0
        ? [
            row(
              'Training',
              person.certificates.map(({ name, y }) => w.plain(`${name}, ${y}`)),
            ),
          ]
        : []),
      ...(person.awards.length > 0
        ? [
            row(
              'Awards',
              person.awards.map((text) => w.plain(text)),
            ),
          ]
        : []),
      row(
        'Volunteering',
        person.volunteer.map((one) => w.line(one.role, `, ${one.name}, ${one.start.y} to present`)),
      ),
      row('Interests', [w.plain(person.interests.join(', '))]),
    ];
    return {
      truth: truthOf(person, 'short', { studyDates: true }),
      source: [person.name, person.location, person.phone, person.email, ...w.said].join('\n'),
      file: w.file([
        w.plain(person.name, { heading: 'Title' }),
        w.plain(`${person.location}  ·  ${person.phone}  ·  ${person.email}`),
        new Table({ width: { size: 9400, type: WidthType.DXA }, columnWidths: [2200, 7200], rows }),
      ]),
    };
  },
};

/** `Title – Employer, Town` with dates after a tab; duties and achievements under names of their own. */
const subHeads: Layout = {
  kind: 'duties and achievements word',
  held: false,
  people: [P.carer, P.sitemanager],
  make(person) {
    const w = writer();
    const right = { tabStops: [{ type: TabStopType.RIGHT, position: 9000 }], spacing: { before: 160 } };
    const head = (text: string) =>
      w.line(text, '', {
        spacing: { before: 240, after: 60 },
        border: { bottom: { style: 'single', size: 8, color: '1F4E79' } },
      });
    const children = [
      w.line(person.name),
      w.plain(`${person.location}   M: ${person.phone}   E: ${person.email}`.replace('M:', '«M:»').replace('E:', '«E:»')),
      head('Profile'),
      w.plain(person.summary),
      head('Key skills'),
      w.plain(person.skills.join(', ')),
      head('Employment history'),
      ...person.jobs.flatMap((job) => [
        w.line(
          `${job.title} – ${job.company}, ${job.place}`,
          `\t${dateIn('short', job.start)} – ${dateIn('short', job.end)}`,
          right,
        ),
        ...(job.bullets.length > 1 ? [w.plain('«Key responsibilities:»')] : []),
        ...w.bullets(job.bullets.slice(0, 1)),
        ...(job.bullets.length > 1 ? [w.plain('«Achievements:»')] : []),
        ...w.bullets(job.bullets.slice(1)),
      ]),
      head('Education and training'),
      ...person.education.map((one) =>
        w.line(
          `${one.studyType} ${one.area} – ${one.institution}`,
          `\t${dateIn('short', one.start)} – ${dateIn('short', one.end)}`,
          right,
        ),
      ),
      ...person.certificates.map(({ name, y }) => w.plain(`${name}\t${y}`, right)),
      ...(person.languages.length > 0
        ? [head('Languages'), ...w.bullets(person.languages.map(([language, level]) => `${language} – ${level}`))]
        : []),
      ...(person.volunteer.length > 0
        ? [
            head('Volunteering'),
            ...person.volunteer.map((one) =>
              w.line(`${one.role} – ${one.name}`, `\t${dateIn('short', one.start)} – ${dateIn('short', one.end)}`, right),
            ),
          ]
        : []),
      ...(person.interests.length > 0 ? [head('Hobbies'), w.plain(person.interests.join(', '))] : []),
    ];
    return { truth: truthOf(person, 'short'), source: w.said.join('\n'), file: w.file(children) };
  },
};

/** A list of postings with short months first, what was done in each service at the end. */
const postings: Layout = {
  kind: 'postings list word',
  held: true,
  people: [P.artificer, P.marine],
  make(person) {
    const w = writer();
    const head = (text: string) => w.line(text, '', { heading: 'Heading2' });
    const children = [
      w.line(person.name, '', { alignment: 'right' }),
      w.plain(person.location, { alignment: 'right' }),
      w.plain(person.phone, { alignment: 'right' }),
      w.plain(person.email, { alignment: 'right' }),
      head('Who I am'),
      w.plain(person.summary),
      head('Career and postings'),
      ...person.jobs.flatMap((job) => [
        w.line(`${dateIn('short', job.start)} – ${dateIn('short', job.end, 'Present')}: ${postOf(job)}`, '', {
          spacing: { before: 120 },
        }),
        w.plain(`${firmOf(job)}, ${job.place}`),
        ...job.bullets.map((text) => w.plain(`- ${text}`)),
      ]),
      head('Academic and professional'),
      ...person.education.map((one) =>
        w.plain(`${dateIn('short', one.start)} – ${dateIn('short', one.end)}: ${one.studyType} ${one.area}, ${one.institution}`),
      ),
      head('Courses passed'),
      ...person.certificates.map(({ name, y }) => w.plain(`${y}: ${name}`)),
      head('Skills'),
      w.plain(person.skills.join('; ')),
      ...(person.languages.length > 0
        ? [head('Languages'), w.plain(person.languages.map(([language, level]) => `${language} (${level})`).join('; '))]
        : []),
      head('Medals'),
      w.plain(person.awards.join('; ')),
    ];
    return { truth: truthOf(person, 'short'), source: w.said.join('\n'), file: w.file(children) };
  },
};

export const THIRD_WORD: Layout[] = [labelled, template, sideHeads, subHeads, postings];
