import { FIFTH_PEOPLE as P } from './fifth-people.ts';
import { dateIn, type Form, type Layout, truthOf } from './layouts.ts';
import type { Job, Person } from './person.ts';

/** Typst's string of a text. */
const q = (text: string) => JSON.stringify(text);
const dated = (form: Form, { start, end }: Pick<Job, 'start' | 'end'>, to: string, now: string) =>
  `${dateIn(form, start)}${to}${dateIn(form, end, now)}`;

/** Collects Typst's markup and the texts that it prints. */
function typesetter(settings: string) {
  const said: string[] = [];
  let body = '';
  /** Text as markup, noted as printed. */
  const t = (text: string) => {
    said.push(text);
    return `#${q(text)}`;
  };
  const add = (markup: string) => {
    body += `${markup}\n\n`;
  };
  const section = (title: string, lines: string[]) => {
    if (lines.length > 0) add(`= ${t(title)}\n\n${lines.join('\n\n')}`);
  };
  const end = (truth: ReturnType<typeof truthOf>) => ({
    truth,
    source: said.join('\n'),
    file: { format: 'pdf' as const, typst: `${settings}\n${body}` },
  });
  return { t, add, section, end };
}

const withStudyYears = (truth: ReturnType<typeof truthOf>, person: Person) => ({
  ...truth,
  education: truthOf(person, 'year').education,
});

/** Dates in a column at the left, then `Title, Employer, Town.` on one line: title bold, employer in italics. */
const modern: Layout = {
  kind: 'typeset dates at the left pdf',
  held: false,
  people: [P.physicist, P.cloudEngineer],
  make(person) {
    const { t, add, section, end } = typesetter(
      '#set page(margin: 18mm)\n#set text(font: "Source Sans 3", size: 10.5pt)\n#set par(spacing: 7pt)\n#show heading: it => block(above: 12pt, below: 7pt)[#grid(columns: (28mm, 1fr), gutter: 4mm, align(right)[#box(width: 100%, height: 3pt, fill: rgb("#4a6fa5"))], text(fill: rgb("#4a6fa5"), size: 14pt, weight: "regular", it.body))]',
    );
    const line = (left: string, right: string) => `#grid(columns: (28mm, 1fr), gutter: 4mm, align(right)[${left}], [${right}])`;
    add(
      `#text(size: 26pt)[${t(person.name)}] #h(1fr) #text(size: 9pt, style: "italic")[${t(person.location)} #linebreak() ${t(person.phone)} #linebreak() ${t(person.email)}]`,
    );
    add(`#text(size: 13pt, fill: gray)[${t(person.label)}]`);
    section('Experience', [
      ...person.jobs.map((job) =>
        line(
          t(dated('short', job, '–', 'present')),
          `*${t(job.title)}*, _${t(job.company)}_, ${t(job.place)}.\n${job.bullets.map((text) => `- ${t(text)}`).join('\n')}`,
        ),
      ),
    ]);
    section(
      'Education',
      person.education.map((one) =>
        line(t(dated('year', one, '–', '')), `*${t(`${one.studyType} ${one.area}`)}*, _${t(one.institution)}_.`),
      ),
    );
    section(
      'Languages',
      person.languages.map(([name, level]) => line(t(name), t(level))),
    );
    section('Computer skills', [line(t('Tools'), t(person.skills.join(', ')))]);
    section(
      'Certificates',
      person.certificates.map(({ name, y }) => line(t(`${y}`), t(name))),
    );
    section(
      'Awards',
      person.awards.map((text) => `- ${t(text)}`),
    );
    section('Interests', [t(person.interests.join(', '))]);
    return end({ ...withStudyYears(truthOf(person, 'short'), person), other: person.interests });
  },
};

/** An academic's CV: years at the left, the post over its institution, publications between the sections. */
const academic: Layout = {
  kind: 'academic with publications pdf',
  held: true,
  people: [P.lecturer, P.historian],
  make(person) {
    const { t, add, section, end } = typesetter(
      '#set page(margin: 22mm)\n#set text(font: "EB Garamond", size: 11pt)\n#set par(spacing: 6pt)\n#show heading: it => block(above: 13pt, below: 7pt)[#text(size: 11pt, tracking: 1.5pt)[#upper(it.body)]]',
    );
    const line = (left: string, right: string) => `#grid(columns: (24mm, 1fr), gutter: 3mm, [${left}], [${right}])`;
    const papers = [
      `${person.name.split(' ').at(-1)}, A. (2023). Slow recovery after disturbance. Journal of Field Studies, 41(2), 118–134.`,
      `${person.name.split(' ').at(-1)}, A. & Lund, P. (2021). Counting what is left. Annals of Method, 9, 55–71.`,
    ];
    add(`#align(center)[#text(size: 18pt)[${t(person.name)}]]`);
    add(`#align(center)[${t(person.label)}]`);
    add(`#align(center)[${t(person.location)} #h(6pt) ${t(person.email)} #h(6pt) ${t(person.phone)}]`);
    section('Academic appointments', [
      ...person.jobs.map((job) =>
        line(
          t(dated('year', job, '–', 'present')),
          `*${t(job.title)}* #linebreak() ${t(job.company)}, ${t(job.place)}\n${job.bullets.map((text) => `- ${t(text)}`).join('\n')}`,
        ),
      ),
    ]);
    section(
      'Education',
      person.education.map((one) =>
        line(t(dated('year', one, '–', '')), `${t(`${one.studyType} ${one.area}`)}, ${t(one.institution)}`),
      ),
    );
    section(
      'Publications',
      papers.map((text) => t(text)),
    );
    section(
      'Grants and prizes',
      person.awards.map((text) => t(text)),
    );
    section(
      'Service to the profession',
      person.volunteer.map((one) => line(t(dated('year', one, '–', 'present')), `${t(one.role)}, ${t(one.name)}`)),
    );
    section('Research skills', [t(person.skills.join('; '))]);
    section('Languages', [t(person.languages.map(([name, level]) => `${name} (${level})`).join('; '))]);
    return end({ ...truthOf(person, 'year'), other: papers });
  },
};

/** Title and employer on one line with a bar between them, town and dates in small type at the right of it; long titles wrap. */
const barred: Layout = {
  kind: 'title, bar and employer pdf',
  held: true,
  people: [P.siteManager, P.bookkeeper],
  make(person) {
    const { t, add, section, end } = typesetter(
      '#set page(margin: 20mm)\n#set text(font: "Inter", size: 9.5pt)\n#set par(spacing: 6pt)\n#show heading: it => block(above: 12pt, below: 6pt)[#text(size: 10pt, weight: "bold", tracking: 3pt)[#upper(it.body)]]',
    );
    const line = (left: string, right: string) =>
      `#grid(columns: (1fr, 42mm), gutter: 4mm, [${left}], align(right)[#text(size: 8.5pt, fill: gray)[${right}]])`;
    add(`#text(size: 22pt, weight: "bold")[${t(person.name)}]`);
    add(`${t(person.phone)} | ${t(person.email)} | ${t(person.location)}`);
    section('Summary', [t(person.summary)]);
    section(
      'Employment',
      person.jobs.map(
        (job) =>
          `${line(`*${t(job.title)}* | ${t(job.company)}`, `${t(job.place)} #linebreak() ${t(dated('short', job, ' – ', 'Present'))}`)}\n\n${job.bullets.map((text) => `- ${t(text)}`).join('\n')}`,
      ),
    );
    section(
      'Education',
      person.education.map((one) =>
        line(`*${t(`${one.studyType} ${one.area}`)}* | ${t(one.institution)}`, t(dated('short', one, ' – ', ''))),
      ),
    );
    section('Key skills', [person.skills.map((text) => t(text)).join(' | ')]);
    section('Languages', [person.languages.map(([name, level]) => `${t(`${name}: ${level}`)}`).join(' | ')]);
    section(
      'Training',
      person.certificates.map(({ name, y }) => line(t(name), t(`${y}`))),
    );
    section(
      'Community',
      person.volunteer.map((one) => line(`*${t(one.role)}* | ${t(one.name)}`, t(dated('short', one, ' – ', 'Present')))),
    );
    return end({ ...truthOf(person, 'short'), other: [person.summary] });
  },
};

export const FIFTH_TYPESET: Layout[] = [modern, academic, barred];
