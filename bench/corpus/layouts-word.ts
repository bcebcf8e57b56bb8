import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  NoBreakHyphen,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  SoftHyphen,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
} from 'docx';
import { civilianJobs, dateIn, type Layout, printed, servicePosts, truthOf } from './layouts.ts';
import { PEOPLE } from './people.ts';

type Style = Exclude<ConstructorParameters<typeof Paragraph>[0], string>;
type Part = Paragraph | Table | Textbox;

/** Paragraphs of one document, and what they say. */
class Writer {
  readonly said: string[] = [];

  /** `*bold*` and `_italic_` in a text; a tab stays a tab. */
  p(text: string, style: Style = {}): Paragraph {
    this.said.push(text.replace(/[*_]/g, ' '));
    const children = text
      .split(/(\*[^*]+\*|_[^_]+_)/)
      .filter((part) => part !== '')
      .map((part): ParagraphChild => {
        const mark = /^([*_])(.+)\1$/.exec(part);
        const options = { bold: mark?.[1] === '*', italics: mark?.[1] === '_' };
        return new TextRun({ ...options, text: printed(mark?.[2] ?? part) });
      });
    return new Paragraph({ ...style, children });
  }

  /** A paragraph in which Word may or may not break words: `~` is a soft hyphen, `=` one that never breaks. */
  hyphenated(text: string, style: Style = {}): Paragraph {
    this.said.push(text.replace(/~/g, '').replace(/=/g, '-'));
    const children = text
      .split(/(~|=)/)
      .map((part) => (part === '~' ? new SoftHyphen() : part === '=' ? new NoBreakHyphen() : part));
    return new Paragraph({ ...style, children: [new TextRun({ children })] });
  }

  file(
    children: Part[],
    more: { footers?: { default: Footer }; numbering?: ConstructorParameters<typeof Document>[0]['numbering'] } = {},
  ) {
    const { footers, numbering } = more;
    const document = new Document({ ...(numbering && { numbering }), sections: [{ ...(footers && { footers }), children }] });
    return { format: 'docx' as const, bytes: () => Packer.toBuffer(document) };
  }
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
const table = (rows: Part[][][], widths: number[], borders: object = NO_BORDERS) =>
  new Table({
    width: { size: 9000, type: WidthType.DXA },
    columnWidths: widths.map((wide) => wide * 90),
    borders: borders as typeof NO_BORDERS,
    rows: rows.map(
      (row) =>
        new TableRow({
          children: row.map(
            (cells, index) =>
              new TableCell({
                children: cells as (Paragraph | Table)[],
                borders: borders as typeof NO_BORDERS,
                width: { size: (widths[index] ?? 50) * 90, type: WidthType.DXA },
              }),
          ),
        }),
    ),
  });

/** A name in a text box, dates at the left with a hanging indent after a tab. */
const tabs: Layout = {
  kind: 'hanging dates word',
  held: false,
  people: [PEOPLE.crewchief, PEOPLE.coastie],
  make(person) {
    const w = new Writer();
    const hanging = { indent: { left: 2600, hanging: 2600 }, tabStops: [{ type: TabStopType.LEFT, position: 2600 }] };
    const head = new Textbox({
      alignment: 'center',
      children: [
        w.p(`*${person.name}*`),
        ...(person.label ? [w.p(person.label)] : []),
        w.p([person.location, person.phone].join('   ')),
        w.p([person.email, person.url].filter(Boolean).join('   ')),
      ],
      style: { width: '450pt', height: '80pt' },
    });
    const heading = (text: string) =>
      w.p(`*${text.toUpperCase()}*`, {
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '444444' } },
        spacing: { before: 200 },
      });
    const section = (title: string, body: () => Part[]) => {
      const said = w.said.length;
      const first = heading(title);
      const parts = body();
      if (parts.length > 0) return [first, ...parts];
      w.said.splice(said);
      return [];
    };
    const file = w.file([
      head,
      ...section('Summary of qualifications', () => [w.p(person.summary)]),
      ...section('Core skills', () => [w.p(person.skills.join('  |  '))]),
      ...section('Professional and military experience', () =>
        person.jobs.flatMap((job) => [
          w.p(
            `${dateIn('short', job.start)} – ${dateIn('short', job.end)}\t*${job.rank ? `${job.title}, ${job.rank}` : job.title}*`,
            { ...hanging, spacing: { before: 120 } },
          ),
          w.p(`\t${job.military ? `${job.company}, ${job.unit}` : job.company} – ${job.place}`, hanging),
          ...job.bullets.map((text) => w.p(text, { bullet: { level: 0 }, indent: { left: 2960, hanging: 360 } })),
        ]),
      ),
      ...section('Education', () =>
        person.education.map((one) => w.p(`${one.end.y}\t*${one.studyType}*, ${one.area}, ${one.institution}`, hanging)),
      ),
      ...section('Licenses & certifications', () => person.certificates.map(({ name, y }) => w.p(`${y}\t${name}`, hanging))),
      ...section('Awards and decorations', () => person.awards.map((text) => w.p(text, { bullet: { level: 0 } }))),
    ]);
    return { truth: truthOf(person, 'short', { studyDates: true }), source: w.said.join('\n'), file };
  },
};

/** Two columns of a borderless table, everything nested in cells; page numbers in the footer. */
const cells: Layout = {
  kind: 'two cells word',
  held: true,
  people: [PEOPLE.gunny, PEOPLE.boatswain],
  make(person) {
    const w = new Writer();
    const heading = (text: string) => w.p(text, { heading: HeadingLevel.HEADING_3 });
    const right = [
      heading('Profile'),
      w.p(person.summary),
      heading('Where I have worked'),
      ...person.jobs.flatMap((job) => [
        table(
          [
            [
              [w.p(`*${job.rank ? `${job.rank} / ${job.title}` : job.title}*`)],
              [w.p(`${dateIn('slash', job.start)} to ${dateIn('slash', job.end, 'present')}`)],
            ],
          ],
          [65, 35],
        ),
        w.p(`_${job.military ? `${job.unit}, ${job.company}` : job.company}_, ${job.place}`),
        ...job.bullets.map((text) => w.p(text, { bullet: { level: 1 } })),
      ]),
      heading('Schools'),
      ...person.education.flatMap((one) => [w.p(`*${one.studyType} – ${one.area}*`), w.p(`${one.institution}, ${one.end.y}`)]),
    ];
    const left = [
      w.p(`*${person.name}*`, { spacing: { after: 100 } }),
      heading('Contact'),
      w.p(person.phone),
      w.p(person.email),
      w.p(person.location),
      heading('Strengths'),
      ...person.skills.map((text) => w.p(text)),
      heading('Licenses'),
      ...person.certificates.map(({ name, y }) => w.p(`${name} (${y})`)),
      heading('Awards'),
      ...person.awards.map((text) => w.p(text)),
      ...(person.volunteer.length > 0
        ? [heading('Volunteering'), ...person.volunteer.map(({ role, name }) => w.p(`*${role}*, ${name}`))]
        : []),
    ];
    const footers = {
      default: new Footer({
        children: [
          new Paragraph({ children: [new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })] }),
        ],
      }),
    };
    return {
      truth: truthOf(person, 'slash', { studyDates: true }),
      source: w.said.join('\n'),
      file: w.file([table([[left, right]], [33, 67])], { footers }),
    };
  },
};

/** Heading styles, numbered duties, labels above lists, and words with soft and non-breaking hyphens. */
const styled: Layout = {
  kind: 'styled word',
  held: false,
  people: [PEOPLE.logistician, PEOPLE.rigger],
  make(person) {
    const w = new Writer();
    const heading = (text: string) => w.p(text, { heading: HeadingLevel.HEADING_1 });
    const right = { tabStops: [{ type: TabStopType.RIGHT, position: 9000 }] };
    const hyphens = (text: string) => text.replace(/(\p{L})-(?=\p{L})/gu, '$1=').replace(/(\p{L}{4})(?=\p{L}{5})/gu, '$1~');
    const file = w.file(
      [
        w.p(person.name, { heading: HeadingLevel.TITLE }),
        w.p(`${person.location}\t${person.email}`, right),
        w.p(`${person.phone}\t${person.url}`, right),
        heading('Executive summary'),
        w.hyphenated(hyphens(person.summary)),
        heading('Employment record'),
        ...person.jobs.flatMap((job) => [
          w.p(
            `${(job.military ? job.company : job.company).toUpperCase()} — ${job.military ? job.unit : job.place}\t${dateIn('long', job.start)} to ${dateIn('long', job.end)}`,
            { ...right, spacing: { before: 160 } },
          ),
          w.p(`_${job.rank ? `${job.rank} • ${job.title}` : job.title}_`),
          w.p('«Selected accomplishments:»'),
          ...job.bullets.map((text) => {
            w.said.push(text);
            const children = hyphens(text)
              .split(/(~|=)/)
              .map((part) => (part === '~' ? new SoftHyphen() : part === '=' ? new NoBreakHyphen() : part));
            return new Paragraph({ numbering: { reference: 'duties', level: 0 }, children: [new TextRun({ children })] });
          }),
        ]),
        heading('Academic preparation'),
        ...person.education.map((one) =>
          w.p(
            `${one.studyType} in ${one.area}, ${one.institution}\t${dateIn('long', one.start)} to ${dateIn('long', one.end)}`,
            right,
          ),
        ),
        heading('Technical proficiencies'),
        w.p(person.skills.join(', ')),
        ...(person.languages.length > 0
          ? [heading('Languages spoken'), ...person.languages.map(([language, level]) => w.p(`${language} – ${level}`))]
          : []),
        heading('Professional certifications'),
        ...person.certificates.map(({ name, y }) => w.p(`${name}\t${y}`, right)),
        heading('Military awards'),
        w.p(person.awards.join('; ')),
        ...(person.volunteer.length > 0
          ? [
              heading('Community service'),
              ...person.volunteer.map(({ role, name, start }) =>
                w.p(`${role}, ${name}\t${dateIn('long', start)} to Present`, right),
              ),
            ]
          : []),
      ],
      { numbering: { config: [{ reference: 'duties', levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }] }] } },
    );
    return { truth: truthOf(person, 'long'), source: w.said.join('\n'), file };
  },
};

/** An application form: labels in the left cells of ruled tables. */
const form: Layout = {
  kind: 'application form word',
  held: false,
  people: [PEOPLE.nurse, PEOPLE.writer],
  make(person) {
    const w = new Writer();
    const RULED = { style: BorderStyle.SINGLE, size: 4, color: '888888' };
    const ruled = { top: RULED, bottom: RULED, left: RULED, right: RULED, insideHorizontal: RULED, insideVertical: RULED };
    const rows = (pairs: [string, string][]) =>
      table(
        pairs.filter(([, text]) => text !== '').map(([label, text]) => [[w.p(`*«${label}»*`)], [w.p(text)]]),
        [30, 70],
        ruled,
      );
    const heading = (text: string) => w.p(`*${text}*`, { spacing: { before: 240 }, heading: HeadingLevel.HEADING_2 });
    const file = w.file([
      heading('Personal details'),
      rows([
        ['Name', person.name],
        ['Address', person.location],
        ['Telephone', person.phone],
        ['Email', person.email],
      ]),
      heading('Employment history'),
      ...person.jobs.flatMap((job) => [
        rows([
          ['Employer', job.military ? `${job.unit}, ${job.company}` : job.company],
          ['Location', job.place],
          ['Post held', job.rank ? `${job.rank}, ${job.title}` : job.title],
          ['Dates', `${dateIn('slash', job.start)} – ${dateIn('slash', job.end)}`],
          ['Main duties', `${job.bullets.join('. ')}.`],
        ]),
        w.p(''),
      ]),
      heading('Education and qualifications'),
      ...person.education.map((one) =>
        w.p(`${dateIn('slash', one.start)} – ${dateIn('slash', one.end)}: ${one.studyType} ${one.area}, ${one.institution}`),
      ),
      ...(person.certificates.length > 0
        ? [
            heading('Training courses'),
            ...person.certificates.map(({ name, y }) => w.p(`${name}, ${y}`, { bullet: { level: 0 } })),
          ]
        : []),
      heading('Skills and knowledge'),
      ...person.skills.map((text) => w.p(text, { bullet: { level: 0 } })),
      ...(person.awards.length > 0 ? [heading('Awards'), ...person.awards.map((text) => w.p(text))] : []),
      heading('Supporting statement'),
      w.p(person.summary),
      heading('Voluntary experience'),
      ...person.volunteer.map(({ role, name, start, end }) =>
        w.p(`${role}, ${name}, ${dateIn('slash', start)} – ${dateIn('slash', end)}`),
      ),
    ]);
    const truth = truthOf(person, 'slash');
    return {
      truth: { ...truth, work: truth.work.map((job) => ({ ...job, highlights: [`${job.highlights.join('. ')}.`] })) },
      source: w.said.join('\n'),
      file,
    };
  },
};

/** Skills with their evidence first; posts as one line each at the end. */
const functional: Layout = {
  kind: 'skills first word',
  held: true,
  people: [PEOPLE.controller, PEOPLE.signaller],
  make(person) {
    const w = new Writer();
    const heading = (text: string) => w.p(text.toUpperCase(), { heading: HeadingLevel.HEADING_2, alignment: 'center' });
    const evidence = person.jobs.flatMap((job) => job.bullets);
    const file = w.file([
      w.p(`*${person.name}*`, { alignment: 'center', heading: HeadingLevel.HEADING_1 }),
      w.p(`${person.location} · ${person.phone} · ${person.email}`, { alignment: 'center' }),
      heading('Profile'),
      w.p(person.summary),
      heading('Skills and evidence'),
      ...['Planning', 'Leading people', 'Technical'].flatMap((group, index) => [
        w.p(`*${group}*`),
        ...evidence.filter((_, at) => at % 3 === index).map((text) => w.p(text, { bullet: { level: 0 } })),
      ]),
      heading('Key strengths'),
      w.p(person.skills.join(' • ')),
      heading('Career summary'),
      ...[...civilianJobs(person), ...servicePosts(person)].map((job) =>
        w.p(
          `${dateIn('year', job.start)} – ${dateIn('year', job.end, 'date')}   ${job.rank ? `${job.rank}, ${job.title}` : job.title}, ${job.military ? `${job.unit}, ${job.company}` : job.company}`,
        ),
      ),
      heading('Education'),
      ...person.education.map((one) => w.p(`${one.studyType} ${one.area}, ${one.institution} (${one.end.y})`)),
      ...(person.certificates.length > 0
        ? [heading('Courses'), w.p(person.certificates.map(({ name, y }) => `${name} (${y})`).join(', '))]
        : []),
      ...(person.awards.length > 0 ? [heading('Awards'), ...person.awards.map((text) => w.p(text))] : []),
      ...(person.languages.length > 0
        ? [heading('Languages'), w.p(person.languages.map(([language, level]) => `${language} (${level})`).join(', '))]
        : []),
      heading('Interests'),
      w.p(person.interests.join(', ')),
    ]);
    return { truth: truthOf(person, 'year', { bullets: true, studyDates: true }), source: w.said.join('\n'), file };
  },
};

export const WORD_LAYOUTS: Layout[] = [tabs, cells, styled, form, functional];
