import type { Case } from './corpus.ts';
import * as one from './eighth-cvs-one.ts';
import * as two from './eighth-cvs-two.ts';
import { markedCase } from './fact-markup.ts';
import { odtOf, rtfOf } from './service-pages.ts';
import { text, typeset, type Write, word } from './writers.ts';

/** Thirty CVs, each in a layout of its own, written before their author had read any rule of the reader. Every third is held out. */
export const eighthBatch = (): Case[] =>
  CVS.map(([kind, marked, file], index) =>
    markedCase(`eighth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );

const CVS: [string, string, Write][] = [
  ['school leaver in small letters text', one.SCHOOL_LEAVER, text()],
  [
    'nurse with hospital and ward pdf',
    one.NURSE,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "Lato", size: 10pt)',
      heading:
        'block(above: 12pt, below: 6pt)[#text(fill: rgb("#005eb8"), size: 12pt, it.body) #v(-7pt) #line(length: 100%, stroke: 0.4pt)]',
    }),
  ],
  ['driver with dates first word', one.LORRY_DRIVER, word({ heading: 'underlined' })],
  ['chef in capitals text', one.CHEF, text({ mark: '*', heading: 'plain' })],
  ['teacher in a table word', one.TEACHER, word({ heading: 'style', widths: [1800, 3000, 4200] })],
  [
    'scientist with papers pdf',
    one.SCIENTIST,
    typeset({
      set: '#set page(margin: 22mm)\n#set text(font: "EB Garamond", size: 11pt)',
      heading: 'block(above: 12pt, below: 6pt)[#smallcaps(it.body)]',
    }),
  ],
  ['developer with pictures for headings text', one.DEVELOPER, text()],
  ['carer with a gap word', one.CARER, word({ heading: 'bold', size: 12 })],
  [
    'retired colonel pdf',
    one.COLONEL,
    typeset({
      set: '#set page(margin: 25mm)\n#set text(font: "Source Serif 4", size: 10.5pt)',
      heading: 'block(above: 11pt, below: 6pt)[#upper(text(size: 9.5pt, tracking: 1pt, it.body))]',
      name: '#text(size: 17pt, weight: "bold")',
    }),
  ],
  ['sailor with slang headings rtf', one.STOKER, rtfOf],
  ['crew chief under one wing word', one.CREW_CHIEF, word({ heading: 'bold' })],
  ['air traffic controller with numbered headings text', one.AIR_TRAFFICKER, text()],
  [
    'reservist with dates above pdf',
    one.RESERVIST,
    typeset({
      set: '#set page(margin: 18mm)\n#set text(font: "IBM Plex Sans", size: 9.5pt)',
      heading:
        'block(above: 13pt, below: 6pt)[#box(fill: rgb("#223344"), inset: 4pt, width: 100%)[#text(fill: white, size: 10pt, it.body)]]',
    }),
  ],
  ['ten contracts in rows of bars text', one.CONTRACTOR, text()],
  [
    'five posts at one shop pdf',
    one.PROMOTED,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "Inter", size: 9.5pt)',
      heading: 'block(above: 14pt, below: 7pt)[#text(size: 13pt, weight: "regular", fill: rgb("#aa3355"), it.body)]',
    }),
  ],
  ['two jobs at a time odt', two.TWO_JOBS, odtOf],
  ['skills first and a new career word', two.CAREER_CHANGER, word({ heading: 'style' })],
  ['back after a break text', two.MOTHER, text()],
  ['apprentice in bold word', two.APPRENTICE, word({ heading: 'style', size: 10 })],
  [
    'town before the employer pdf',
    two.GURKHA,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "Source Sans 3", size: 11pt)',
      heading: 'block(above: 12pt, below: 6pt)[#underline(text(size: 11pt, it.body))]',
    }),
  ],
  ['full stops between facts text', two.SPOUSE, text()],
  ['table of rank and appointment word', two.WARRANT_OFFICER, word({ heading: 'bold', widths: [1300, 2300, 2900, 2500] })],
  ['federal with preference text', two.FEDERAL, text()],
  ['copied from a profile site text', two.PROFILE_SITE, text()],
  [
    'headings in Welsh pdf',
    two.WELSH,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "Lato", size: 10.5pt)',
      heading: 'block(above: 12pt, below: 6pt)[#text(fill: rgb("#00703c"), size: 13pt, it.body)]',
    }),
  ],
  ['no capitals text', two.LOWER_CASE, text()],
  ['town and a dot before the employer word', two.PASTED, word({ heading: 'style', listMark: '•' })],
  [
    'names of one word beside a side column pdf',
    two.SHORT_NAMES,
    typeset({
      set: '#set page(margin: 15mm)\n#set text(font: "Source Sans 3", size: 10pt)',
      heading: 'block(above: 12pt, below: 6pt)[#text(size: 12pt, fill: rgb("#6b2fa0"), it.body)]',
      side: 48,
    }),
  ],
  ['headings in Scots rtf', two.SCOTS, rtfOf],
  ['labels before every fact word', two.LABELLED, word({ heading: 'bold', size: 10 })],
];
