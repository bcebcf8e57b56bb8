import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { FOURTH_PEOPLE as P } from './fourth-people.ts';
import { dateIn, type Form, type Layout, printed, truthOf } from './layouts.ts';
import type { Job } from './person.ts';

type Style = Exclude<ConstructorParameters<typeof Paragraph>[0], string>;
type Truth = ReturnType<typeof truthOf>;

const dated = (form: Form, { start, end }: Pick<Job, 'start' | 'end'>, to: string, now: string) =>
  `${dateIn(form, start)}${to}${dateIn(form, end, now)}`;

/** Notes what a document says while its paragraphs are made. */
function writer() {
  const said: string[] = [];
  const line = (text: string, run: { bold?: boolean; italics?: boolean; size?: number } = {}, style: Style = {}) => {
    said.push(text);
    return new Paragraph({ ...style, children: [new TextRun({ text: printed(text), ...run })] });
  };
  const bullets = (texts: string[]) => texts.map((text) => line(text, {}, { bullet: { level: 0 } }));
  const file = (children: (Paragraph | Table)[]) => ({
    format: 'docx' as const,
    bytes: () => Packer.toBuffer(new Document({ sections: [{ children }] })),
  });
  return { said, line, bullets, file };
}

const withStudyYears = (truth: Truth, person: Parameters<typeof truthOf>[0]): Truth => ({
  ...truth,
  education: truthOf(person, 'year').education,
});

/** Dates alone in bold, employer and town below, then the title; duties as plain sentences. */
const datesAbove: Layout = {
  kind: 'dates above word',
  held: false,
  people: [P.fitter, P.crane],
  make(person) {
    const w = writer();
    const head = (text: string) => w.line(text, { bold: true, size: 26 }, { spacing: { before: 240 } });
    const children = [
      w.line(person.name, { bold: true, size: 36 }),
      w.line(person.location),
      w.line(`«Mob:» ${person.phone}`),
      w.line(`«Email:» ${person.email}`),
      head('About Me'),
      w.line(person.summary),
      head('Work Experience'),
      ...person.jobs.flatMap((job) => [
        w.line(dated('long', job, ' – ', 'Current'), { bold: true }, { spacing: { before: 160 } }),
        w.line(`${job.company}, ${job.place}`),
        w.line(job.title, { italics: true }),
        ...job.bullets.map((text) => w.line(`${text}.`)),
      ]),
      head('Tickets & Licences'),
      ...w.bullets(person.certificates.map(({ name, y }) => `${name} (${y})`)),
      head('Education'),
      ...person.education.flatMap((one) => [
        w.line(dated('year', one, ' – ', ''), { bold: true }),
        w.line(one.institution),
        w.line(`${one.studyType} ${one.area}`, { italics: true }),
      ]),
      head('Skills'),
      w.line(person.skills.join(', ')),
      ...(person.languages.length > 0
        ? [head('Languages'), ...person.languages.map(([name, level]) => w.line(`${name} (${level})`))]
        : []),
      head('Referees'),
      w.line('Available on request.'),
    ];
    const truth = truthOf(person, 'long');
    return {
      truth: withStudyYears(
        { ...truth, work: truth.work.map((job) => ({ ...job, highlights: job.highlights.map((text) => `${text}.`) })) },
        person,
      ),
      source: w.said.join('\n'),
      file: w.file(children),
    };
  },
};

/** Employer and town in bold once; below it each post with its dates in brackets. */
const brackets: Layout = {
  kind: 'posts in brackets word',
  held: true,
  people: [P.nursery, P.barista],
  make(person) {
    const w = writer();
    const head = (text: string) => w.line(text.toUpperCase(), { bold: true }, { spacing: { before: 240 } });
    const children = [
      w.line(person.name, { bold: true, size: 32 }, { alignment: 'center' }),
      w.line(`${person.location} | ${person.phone} | ${person.email}`, {}, { alignment: 'center' }),
      head('Profile'),
      w.line(person.summary),
      head('Employment'),
      ...person.jobs.flatMap((job, index) => [
        ...(person.jobs[index - 1]?.company === job.company && person.jobs[index - 1]?.place === job.place
          ? []
          : [w.line(`${job.company} – ${job.place}`, { bold: true }, { spacing: { before: 160 } })]),
        w.line(`${job.title} (${dated('short', job, ' – ', 'present')})`, { italics: true }),
        ...w.bullets(job.bullets),
      ]),
      head('Education and training'),
      ...person.education.map((one) =>
        w.line(`${one.institution}, ${one.studyType} ${one.area} (${dated('year', one, ' – ', '')})`),
      ),
      head('Certificates'),
      ...w.bullets(person.certificates.map(({ name, y }) => `${name}, ${y}`)),
      head('Key skills'),
      ...w.bullets(person.skills),
      ...(person.languages.length > 0
        ? [head('Languages'), w.line(person.languages.map(([name, level]) => `${name} (${level})`).join(', '))]
        : []),
      ...(person.awards.length > 0 ? [head('Awards'), ...w.bullets(person.awards)] : []),
      ...(person.interests.length > 0 ? [head('Interests'), w.line(person.interests.join(', '))] : []),
    ];
    return { truth: withStudyYears(truthOf(person, 'short'), person), source: w.said.join('\n'), file: w.file(children) };
  },
};

/** A table without lines: dates over town at the left, title over employer and duties at the right. */
const cells: Layout = {
  kind: 'open table word',
  held: true,
  people: [P.seamstress, P.beekeeper],
  make(person) {
    const w = writer();
    const head = (text: string) => w.line(text, { bold: true, size: 28 }, { spacing: { before: 240 } });
    const cell = (children: Paragraph[], width: number) =>
      new TableCell({ children, width: { size: width, type: WidthType.DXA } });
    const rows = (each: [Paragraph[], Paragraph[]][]) =>
      new Table({
        columnWidths: [2400, 6600],
        rows: each.map(([left, right]) => new TableRow({ children: [cell(left, 2400), cell(right, 6600)] })),
      });
    const children = [
      w.line(person.name, { size: 40 }),
      w.line(person.label),
      w.line(person.location),
      w.line(`${person.phone}   ${person.email}`),
      head('Profile'),
      w.line(person.summary),
      head('Professional experience'),
      rows(
        person.jobs.map((job) => [
          [w.line(dated('slash', job, ' – ', 'today')), w.line(job.place)],
          [w.line(job.title, { bold: true }), w.line(job.company), ...w.bullets(job.bullets)],
        ]),
      ),
      head('Education'),
      rows(
        person.education.map((one) => [
          [w.line(dated('slash', one, ' – ', ''))],
          [w.line(`${one.studyType}, ${one.area}`, { bold: true }), w.line(one.institution)],
        ]),
      ),
      head('Further training'),
      rows(person.certificates.map(({ name, y }) => [[w.line(`${y}`)], [w.line(name)]])),
      head('Languages'),
      rows(person.languages.map(([name, level]) => [[w.line(name)], [w.line(level)]])),
      head('Skills'),
      w.line(person.skills.join(', ')),
      ...(person.interests.length > 0 ? [head('Interests'), w.line(person.interests.join(', '))] : []),
    ];
    return { truth: truthOf(person, 'slash'), source: w.said.join('\n'), file: w.file(children) };
  },
};

const text = (lines: (string | string[])[], truth: Truth) => {
  const source = lines.flat().join('\n');
  return { truth, source, file: { format: 'txt' as const, text: printed(source) } };
};
const when = (texts: unknown[], lines: string[]) => (texts.length > 0 ? lines : []);

/** Employer in capitals, a dash and the town; dates and title on the line below. */
const dashes: Layout = {
  kind: 'employer and dash text',
  held: false,
  people: [P.plumber, P.plasterer],
  make: (person) =>
    text(
      [
        person.name,
        `${person.label} - ${person.location}`,
        `${person.phone} / ${person.email}`,
        ['', 'WHO I AM', person.summary, '', 'WHERE I HAVE WORKED'],
        person.jobs.flatMap((job) => [
          '',
          `${job.company.toUpperCase()} — ${job.place}`,
          `${dated('slash', job, ' - ', 'now')}   ${job.title}`,
          ...job.bullets.map((line) => `* ${line}`),
        ]),
        ['', 'TRAINING'],
        person.education.flatMap((one) => [
          '',
          `${one.institution.toUpperCase()}`,
          `${dated('slash', one, ' - ', '')}   ${one.studyType} ${one.area}`,
        ]),
        ['', 'TICKETS', ...person.certificates.map(({ name, y }) => `* ${name} ${y}`)],
        ['', 'SKILLS', ...person.skills.map((line) => `* ${line}`)],
        when(person.languages, ['', 'LANGUAGES', ...person.languages.map(([name, level]) => `* ${name}: ${level}`)]),
        when(person.volunteer, [
          '',
          'VOLUNTEERING',
          ...person.volunteer.flatMap((one) => [
            '',
            one.name.toUpperCase(),
            `${dated('slash', one, ' - ', 'now')}   ${one.role}`,
          ]),
        ]),
      ],
      truthOf(person, 'slash'),
    ),
};

/** One line for each job, its dates first, and its duties in the sentences below. */
const sentences: Layout = {
  kind: 'dates and hyphens text',
  held: true,
  people: [P.groom, P.caretaker],
  make: (person) => {
    const truth = truthOf(person, 'short');
    return text(
      [
        person.name,
        person.location,
        `«Tel» ${person.phone}`,
        person.email,
        ['', 'Profile', person.summary, '', 'Jobs'],
        person.jobs.flatMap((job) => [
          '',
          `${dated('short', job, ' to ', 'date')} - ${job.title} - ${job.company}, ${job.place}`,
          ...job.bullets.map((line) => `${line}.`),
        ]),
        ['', 'Schooling'],
        person.education.map((one) => `${dated('year', one, ' to ', '')} - ${one.institution} - ${one.studyType} ${one.area}`),
        ['', 'Certificates', ...person.certificates.map(({ name, y }) => `${y} - ${name}`)],
        ['', 'Things I am good at', person.skills.join(', ')],
        when(person.volunteer, [
          '',
          'Voluntary',
          ...person.volunteer.map((one) => `${dated('short', one, ' to ', 'date')} - ${one.role} - ${one.name}`),
        ]),
        when(person.interests, ['', 'Hobbies', person.interests.join(', ')]),
      ],
      withStudyYears(
        { ...truth, work: truth.work.map((job) => ({ ...job, highlights: job.highlights.map((line) => `${line}.`) })) },
        person,
      ),
    );
  },
};

const t = (said: string) => `#${JSON.stringify(said)}`;

/** Title in bold with the town at the right, employer in small capitals with the dates at the right. */
const typeset: Layout = {
  kind: 'typeset towns pdf',
  held: true,
  people: [P.paralegal, P.phlebotomist],
  make(person) {
    const said: string[] = [];
    let body = '';
    const add = (markup: string, ...texts: string[]) => {
      body += `${markup}\n\n`;
      said.push(...texts);
    };
    const split = (left: string, right: string, wrap: (markup: string) => string) =>
      add(`${wrap(t(left))} #h(1fr) ${t(right)}`, left, right);
    const section = (title: string, texts: unknown[], write: () => void) => {
      if (texts.length === 0) return;
      add(`= ${t(title)}`, title);
      write();
    };
    const listed = (texts: string[]) => add(texts.map((line) => `- ${t(line)}`).join('\n'), ...texts);
    add(`#text(size: 20pt, weight: "bold")[${t(person.name)}]`, person.name);
    for (const line of [person.location, `${person.phone} | ${person.email}`]) add(t(line), line);
    section('Personal statement', [person.summary], () => add(t(person.summary), person.summary));
    section('Employment', person.jobs, () => {
      for (const job of person.jobs) {
        split(job.title, job.place, (markup) => `*${markup}*`);
        split(job.company, dated('short', job, ' – ', 'present'), (markup) => `#smallcaps[${markup}]`);
        listed(job.bullets);
      }
    });
    section('Education', person.education, () => {
      for (const one of person.education) {
        split(`${one.studyType} ${one.area}`, '', (markup) => `*${markup}*`);
        split(one.institution, dated('short', one, ' – ', ''), (markup) => `#smallcaps[${markup}]`);
      }
    });
    section('Licences and certificates', person.certificates, () =>
      listed(person.certificates.map(({ name, y }) => `${name} (${y})`)),
    );
    section('Skills', person.skills, () => add(t(person.skills.join(' · ')), person.skills.join(' · ')));
    section('Languages', person.languages, () => {
      const line = person.languages.map(([name, level]) => `${name} (${level})`).join(' · ');
      add(t(line), line);
    });
    section('Community', person.volunteer, () => {
      for (const one of person.volunteer) {
        split(one.role, '', (markup) => `*${markup}*`);
        split(one.name, dated('short', one, ' – ', 'present'), (markup) => `#smallcaps[${markup}]`);
      }
    });
    section('Interests', person.interests, () => add(t(person.interests.join(' · ')), person.interests.join(' · ')));
    const settings =
      '#set page(paper: "a4", margin: 20mm)\n#set text(size: 10.5pt)\n#show heading: it => text(size: 12pt, weight: "bold")[#it.body]';
    return { truth: truthOf(person, 'short'), source: said.join('\n'), file: { format: 'pdf', typst: `${settings}\n${body}` } };
  },
};

export const FOURTH_OTHER: Layout[] = [datesAbove, brackets, cells, dashes, sentences, typeset];
