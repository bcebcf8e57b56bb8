import { dateIn, type Layout, truthOf } from './layouts.ts';
import type { Job } from './person.ts';
import { THIRD_PEOPLE as P } from './third-people.ts';

/** Typst's markup of a text. */
const t = (text: string) => `#${JSON.stringify(text)}`;
const firmOf = (job: Job) => (job.military ? `${job.company}, ${job.unit}` : job.company);

class Sheet {
  readonly said: string[] = [];
  private body = '';
  add(markup: string, ...said: string[]) {
    this.body += `${markup}\n\n`;
    this.said.push(...said);
  }
  split(left: string, right: string, wrap: (markup: string) => string = (markup) => markup) {
    this.add(`${wrap(t(left))} #h(1fr) ${wrap(t(right))}`, left, right);
  }
  list(texts: string[]) {
    if (texts.length > 0) this.add(texts.map((text) => `- ${t(text)}`).join('\n'), ...texts);
  }
  section(title: string, isEmpty: boolean, write: () => void) {
    if (isEmpty) return;
    this.add(`= ${t(title)}`, title);
    write();
  }
  end(settings: string, truth: ReturnType<typeof truthOf>) {
    return { truth, source: this.said.join('\n'), file: { format: 'pdf' as const, typst: `${settings}\n${this.body}` } };
  }
}

/** Employer in bold with its town at the right, title in italics with dates at the right, headings in small capitals over a line. */
const classic: Layout = {
  kind: 'typeset classic pdf',
  held: false,
  people: [P.reservist, P.trucker],
  make(person) {
    const s = new Sheet();
    s.add(`#align(center)[#text(size: 22pt)[#smallcaps(${JSON.stringify(person.name)})]]`, person.name);
    s.add(
      `#align(center)[${t([person.phone, person.email, person.location].join('  ·  '))}]`,
      person.phone,
      person.email,
      person.location,
    );
    s.section('Objective', false, () => s.add(t(person.summary), person.summary));
    s.section('Experience', false, () => {
      for (const job of person.jobs) {
        s.split(firmOf(job), job.place, (text) => `*${text}*`);
        s.split(
          job.rank ? `${job.title} (${job.rank})` : job.title,
          `${dateIn('short', job.start)} — ${dateIn('short', job.end)}`,
          (text) => `_${text}_`,
        );
        s.list(job.bullets);
      }
    });
    s.section('Education', false, () => {
      for (const one of person.education) {
        s.split(one.institution, '', (text) => `*${text}*`);
        s.split(
          `${one.studyType} in ${one.area}`,
          `${dateIn('short', one.start)} — ${dateIn('short', one.end)}`,
          (text) => `_${text}_`,
        );
      }
    });
    s.section('Skills', false, () => s.add(t(person.skills.join(', ')), ...person.skills));
    s.section('Languages', person.languages.length === 0, () =>
      s.add(t(person.languages.map(([language, level]) => `${language} (${level})`).join(', ')), ...person.languages.flat()),
    );
    s.section('Licenses and certificates', person.certificates.length === 0, () => {
      for (const { name, y } of person.certificates) s.split(name, `${y}`);
    });
    s.section('Honors', person.awards.length === 0, () => s.list(person.awards));
    return s.end(
      '#set page(margin: 18mm)\n#set text(font: "EB Garamond", size: 11pt)\n#set par(spacing: 6pt)\n#show heading: it => block(above: 12pt, below: 7pt)[#smallcaps(it.body) #v(-8pt) #line(length: 100%, stroke: 0.5pt)]',
      truthOf(person, 'short'),
    );
  },
};

/** A grid with a narrow left column for dates and towns, and a rail of coloured titles. */
const rail: Layout = {
  kind: 'typeset rail pdf',
  held: true,
  people: [P.chef, P.commando],
  make(person) {
    const s = new Sheet();
    const row = (left: string[], right: string[], texts: string[] = []) => {
      s.add(
        `#grid(columns: (34mm, 1fr), gutter: 6mm, [${left.map((text) => t(text)).join(' \\ ')}], [${right.map((text, index) => (index === 0 ? `*${t(text)}*` : t(text))).join(' \\ ')}${texts.length > 0 ? `\n${texts.map((text) => `- ${t(text)}`).join('\n')}` : ''}])`,
        ...left,
        ...right,
        ...texts,
      );
    };
    s.add(`#text(size: 24pt, weight: "bold")[${t(person.name)}]`, person.name);
    s.add(t(person.label), person.label);
    s.add(t(`${person.email} — ${person.phone} — ${person.location}`), person.email, person.phone, person.location);
    s.section('Introduction', false, () => s.add(t(person.summary), person.summary));
    s.section('Career', false, () => {
      for (const job of person.jobs)
        row(
          [`${dateIn('slash', job.start)} – ${dateIn('slash', job.end, 'now')}`, job.place],
          [job.rank ? `${job.title}, ${job.rank}` : job.title, job.military ? `${job.unit}, ${job.company}` : job.company],
          job.bullets,
        );
    });
    s.section('Studies', false, () => {
      for (const one of person.education)
        row([`${dateIn('slash', one.start)} – ${dateIn('slash', one.end)}`], [`${one.studyType} ${one.area}`, one.institution]);
    });
    s.section('Certificates', person.certificates.length === 0, () => {
      for (const { name, y } of person.certificates) row([`${y}`], [name]);
    });
    s.section('Languages', person.languages.length === 0, () => {
      for (const [language, level] of person.languages) row([language], [level]);
    });
    s.section('Strengths', false, () => s.add(t(person.skills.join(' / ')), ...person.skills));
    s.section('Decorations', person.awards.length === 0, () => s.list(person.awards));
    s.section('Free time', person.interests.length === 0, () => s.add(t(person.interests.join(' / ')), ...person.interests));
    return s.end(
      '#set page(margin: 20mm)\n#set text(font: "Lato", size: 10pt)\n#show heading: set text(size: 13pt, fill: rgb("#7a1f3d"))',
      truthOf(person, 'slash'),
    );
  },
};

export const THIRD_TYPST: Layout[] = [classic, rail];
