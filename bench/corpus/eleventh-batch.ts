import type { Case } from './corpus.ts';
import * as one from './eleventh-cvs-one.ts';
import * as three from './eleventh-cvs-three.ts';
import * as two from './eleventh-cvs-two.ts';
import { markedCase } from './fact-markup.ts';
import { odtOf, pdfOf, rtfOf } from './service-pages.ts';
import { text, typeset, type Write, word } from './writers.ts';

/** 30 CVs, each in its own layout, written and committed before their author had read any rule of the reader. Every third is held out. */
export const eleventhBatch = (): Case[] =>
  CVS.map(([kind, marked, file], index) =>
    markedCase(`eleventh-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );

const CVS: [string, string, Write][] = [
  [
    'clean primary teacher pdf',
    one.PRIMARY_TEACHER,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "Lato", size: 10.5pt)',
      heading: 'block(above: 14pt, below: 7pt)[#text(size: 13pt, weight: "bold", fill: rgb("#1d4f76"), it.body)]',
    }),
  ],
  ['skills before postings word', one.SUBMARINE_ELECTRICIAN, word({ heading: 'style', size: 11 })],
  ['typed on a telephone text', one.JOINER, text()],
  [
    'tinted side column pdf',
    one.PASTRY_CHEF,
    typeset({
      set: '#set page(margin: 14mm, background: place(left, rect(width: 74mm, height: 100%, fill: rgb("#f3ece4"))))\n#set text(font: "Inter", size: 9.5pt)',
      heading: 'block(above: 14pt, below: 6pt)[#text(size: 12pt, weight: "semibold", fill: rgb("#8a4b2a"), it.body)]',
      name: '#text(size: 24pt, weight: "bold")',
      side: 57,
    }),
  ],
  ['clean office administrator word', one.OFFICE_ADMINISTRATOR, word({ heading: 'style', size: 11 })],
  [
    'headings on dark bars pdf',
    one.SAPPER_OFFICER,
    typeset({
      set: '#set page(margin: 18mm)\n#set text(font: "Source Sans 3", size: 10pt)',
      heading:
        'block(width: 100%, above: 13pt, below: 7pt, inset: 4pt, fill: rgb("#1f3b2d"))[#text(size: 10.5pt, weight: "bold", fill: white, it.body)]',
    }),
  ],
  ['employment in a table word', one.HGV_DRIVER, word({ heading: 'bold', size: 11, widths: [1900, 2500, 4600] })],
  ['studies before work odt', one.BIOCHEMIST, odtOf],
  ['clean accounts assistant odt', one.ACCOUNTS_ASSISTANT, odtOf],
  [
    'federal with reserve service pdf',
    one.FEDERAL_PLANNER,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.6in)\n#set text(font: "IBM Plex Sans", size: 9.5pt)',
      heading:
        'block(width: 100%, above: 12pt, below: 6pt)[#align(center, underline(text(size: 10.5pt, weight: "bold", it.body)))]',
      name: '#text(size: 15pt, weight: "bold")',
    }),
  ],
  ['capitals and labels rtf', two.ELECTRICIAN, rtfOf],
  ['name in a text box word', two.MARINE_SERGEANT, word({ heading: 'underlined', size: 11 })],
  [
    'clean registered nurse pdf',
    two.REGISTERED_NURSE,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.9in)\n#set text(font: "Source Serif 4", size: 10.5pt)',
      heading:
        'block(above: 13pt, below: 6pt)[#text(size: 12pt, weight: "bold", it.body) #v(-8pt) #line(length: 100%, stroke: 0.5pt)]',
    }),
  ],
  [
    'two newspaper columns pdf',
    two.GRAPHIC_DESIGNER,
    typeset({
      set: '#set page(paper: "a4", flipped: true, margin: 18mm, columns: 2)\n#set text(font: "EB Garamond", size: 13.5pt)',
      heading: 'block(above: 16pt, below: 7pt)[#text(size: 15pt, weight: "regular", fill: rgb("#c2371f"), it.body)]',
      name: '#text(size: 28pt)',
    }),
  ],
  ['academic with years at the left text', two.HISTORIAN, text()],
  ['employer dash title brackets text', two.GUARD_MECHANIC, text()],
  ['own spelling word', two.CARER, word({ heading: 'bold', size: 12 })],
  [
    'appointments in one line pdf',
    two.LOGISTICS_OFFICER,
    typeset({
      set: '#set page(margin: 23mm, footer: context align(center, text(size: 8pt)[Catherine Penhaligon · Page #counter(page).display()]))\n#set text(font: "EB Garamond", size: 11.5pt, lang: "en", hyphenate: true)\n#set par(justify: true)',
      heading: 'block(above: 14pt, below: 7pt)[#smallcaps(text(size: 13.5pt, weight: "regular", it.body))]',
    }),
  ],
  [
    'shared document printed pdf',
    two.BACKEND_DEVELOPER,
    (markup) =>
      pdfOf(
        markup,
        'body{font:10.5pt/1.35 Arial,sans-serif}h1{font-size:24pt;font-weight:400}h2{font-size:11pt;color:#1155cc;margin:14px 0 4px;letter-spacing:.06em}',
        'A4',
      ),
  ],
  ['clean store manager word', two.STORE_MANAGER, word({ heading: 'bold', size: 11 })],
  ['all in capitals word', three.HAIRDRESSER, word({ heading: 'bold', size: 11, listMark: '~' })],
  ['dates before units odt', three.AVIONICS_SERGEANT, odtOf],
  ['numbered posts with labels text', three.ACCOUNTANT, text()],
  [
    'clean college graduate pdf',
    three.COLLEGE_GRADUATE,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.75in)\n#set text(font: "EB Garamond", size: 11pt)',
      heading:
        'block(above: 13pt, below: 6pt)[#text(size: 12pt, weight: "bold", upper(it.body)) #v(-8pt) #line(length: 100%, stroke: 0.7pt)]',
    }),
  ],
  ['seasons and paragraphs word', three.FARM_CONTRACTOR, word({ heading: 'underlined', size: 12 })],
  [
    'years beside employers pdf',
    three.COAST_GUARD_BIOLOGIST,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.9in)\n#set text(font: "Source Serif 4", size: 10pt)',
      heading: 'block(above: 14pt, below: 8pt)[#text(size: 11pt, style: "italic", weight: "regular", it.body)]',
      columns: '(24mm, 1fr)',
    }),
  ],
  ['dates and a tab rtf', three.BAR_MANAGER, rtfOf],
  ['two roles at one time word', three.RESERVE_NURSE, word({ heading: 'bold', size: 11, listMark: '•' })],
  [
    'achievements before a summary of posts pdf',
    three.FUNDRAISER,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "IBM Plex Sans", size: 9.5pt)\n#set list(marker: [–])\n#let centred(body) = align(center, text(size: 22pt, body))',
      heading: 'block(width: 100%, above: 15pt, below: 7pt)[#align(center, text(size: 9.5pt, tracking: 2pt, upper(it.body)))]',
      name: '#centred',
    }),
  ],
  ['circle marks and short lines text', three.CYBER_AIRMAN, text()],
];
