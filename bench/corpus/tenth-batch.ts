import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { odtOf, rtfOf } from './service-pages.ts';
import * as one from './tenth-cvs-one.ts';
import * as two from './tenth-cvs-two.ts';
import { text, typeset, type Write, word } from './writers.ts';

const WIDTH = 72;

/** A letter of fixed width: long lines wrap, list items hang, and what follows a tab ends at the right margin. */
const letter: Write = (markup) => ({
  format: 'txt',
  text: markup
    .split('\n')
    .flatMap((line) => {
      const [left = '', right] = line.split('\t');
      if (right !== undefined) return [left.padEnd(WIDTH - right.length) + right];
      const indent = line.startsWith('- ') ? '  ' : '';
      const lines: string[] = [];
      let rest = line;
      while (rest.length > WIDTH) {
        const end = rest.lastIndexOf(' ', WIDTH);
        lines.push(rest.slice(0, end));
        rest = indent + rest.slice(end + 1);
      }
      return [...lines, rest];
    })
    .join('\n'),
});

/** 24 CVs, each in its own layout, written before their author had read any rule of the reader. Every third is held out. */
export const tenthBatch = (): Case[] =>
  CVS.map(([kind, marked, file], index) => markedCase(`tenth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file));

const CVS: [string, string, Write][] = [
  [
    'clean veterinary nurse pdf',
    one.VETERINARY_NURSE,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "Source Sans 3", size: 10.5pt)',
      heading:
        'block(above: 13pt, below: 6pt)[#text(size: 12.5pt, weight: "bold", it.body) #v(-8pt) #line(length: 100%, stroke: 0.6pt)]',
    }),
  ],
  ['letter with wrapped lines text', one.TRAIN_DRIVER, letter],
  [
    'years in a left column pdf',
    one.CURATOR,
    typeset({
      set: '#set page(margin: 22mm)\n#set text(font: "EB Garamond", size: 11pt)',
      heading: 'block(above: 14pt, below: 7pt)[#text(size: 13pt, fill: rgb("#7a2048"), it.body)]',
      columns: '(28mm, 1fr)',
    }),
  ],
  ['responsibilities below a label word', one.DENTAL_HYGIENIST, word({ heading: 'bold', size: 11 })],
  ['indian labels word', one.TESTER, word({ heading: 'underlined', size: 11, widths: [3000, 4000, 2000] })],
  ['bars and stars text', one.BOATSWAIN, text({ mark: '*', heading: 'plain' })],
  [
    'side column at the right pdf',
    one.SOCIAL_WORKER,
    typeset({
      set: '#set page(margin: 17mm)\n#set text(font: "Inter", size: 9.5pt)',
      heading: 'block(above: 13pt, below: 6pt)[#text(size: 12pt, weight: "semibold", fill: rgb("#255e4a"), it.body)]',
      side: 48,
      sideAt: 'right',
    }),
  ],
  ['tables with reasons for leaving word', one.PRISON_OFFICER, word({ heading: 'bold', widths: [2300, 2500, 2300, 1900] })],
  ['typed on a phone text', one.PLUMBER, text()],
  [
    'productions between post and theatre pdf',
    one.STAGE_MANAGER,
    typeset({
      set: '#set page(margin: 19mm)\n#set text(font: "IBM Plex Sans", size: 9.5pt)',
      heading: 'block(above: 13pt, below: 6pt)[#text(size: 11pt, weight: "bold", it.body)]',
    }),
  ],
  ['appointments below ranks word', one.CAVALRY_OFFICER, word({ heading: 'style', size: 11 })],
  ['employers as list items word', one.NURSERY_MANAGER, word({ heading: 'style' })],
  [
    'german table pdf',
    two.JOURNALIST,
    typeset({
      set: '#set page(margin: 24mm)\n#set text(font: "Lato", size: 10pt)',
      heading: 'block(it.body)',
      columns: '(40mm, 1fr)',
    }),
  ],
  [
    'clean fleet mechanic pdf',
    two.FLEET_MECHANIC,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.8in)\n#set text(font: "Source Serif 4", size: 10pt)',
      heading: 'block(above: 12pt, below: 6pt)[#text(size: 11pt, weight: "bold", it.body)]',
    }),
  ],
  [
    'dashes between facts in small capitals pdf',
    two.LIBRARIAN,
    typeset({
      set: '#set page(margin: 25mm)\n#set text(font: "EB Garamond", size: 11pt)',
      heading: 'block(above: 13pt, below: 6pt)[#smallcaps(text(size: 13pt, it.body))]',
    }),
  ],
  [
    'two pages with running lines pdf',
    two.PHARMACIST,
    typeset({
      set: '#set page(margin: 25mm, header: align(right)[Farhana Choudhury-West], footer: context [Curriculum vitae #h(1fr) Page #counter(page).display() of 2])\n#set text(font: "Source Sans 3", size: 11pt)',
      heading: 'block(above: 15pt, below: 7pt)[#text(size: 11pt, tracking: 1pt, weight: "bold", it.body)]',
    }),
  ],
  ['copied profile with lengths text', two.CALL_CENTRE, text()],
  ['federal by labels text', two.CYBER_OFFICER, text()],
  ['facts between tabs rtf', two.CABINET_MAKER, rtfOf],
  [
    'left column of a typeset template pdf',
    two.DATA_ANALYST,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "Lato", size: 10pt)',
      heading: 'block(above: 13pt, below: 6pt)[#text(size: 14pt, fill: rgb("#3873b3"), it.body)]',
      columns: '(34mm, 1fr)',
    }),
  ],
  ['army chef odt', two.ARMY_CHEF, odtOf],
  ['spaced left column text', two.MIDWIFE, text()],
  ['employer with dates in brackets word', two.DOG_HANDLER, word({ heading: 'underlined', listMark: '–' })],
  [
    'side column of a french page pdf',
    two.CABIN_CREW,
    typeset({
      set: '#set page(margin: 15mm)\n#set text(font: "Lato", size: 9.5pt)',
      heading: 'block(above: 13pt, below: 6pt)[#text(size: 11.5pt, fill: rgb("#002157"), it.body)]',
      side: 52,
    }),
  ],
];
