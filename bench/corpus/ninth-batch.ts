import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import * as one from './ninth-cvs-one.ts';
import * as two from './ninth-cvs-two.ts';
import { odtOf, rtfOf } from './service-pages.ts';
import { text, typeset, type Write, word } from './writers.ts';

/** 24 CVs, each in its own layout, written before their author had read any rule of the reader. Every third is held out. */
export const ninthBatch = (): Case[] =>
  CVS.map(([kind, marked, file], index) => markedCase(`ninth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file));

const CVS: [string, string, Write][] = [
  ['electrician with mixed entries text', one.ELECTRICIAN, text()],
  [
    'paralegal with departments below pdf',
    one.PARALEGAL,
    typeset({
      set: '#set page(margin: 22mm)\n#set text(font: "Source Serif 4", size: 10.5pt)',
      heading: 'block(above: 13pt, below: 6pt)[#text(size: 12pt, it.body) #v(-8pt) #line(length: 100%, stroke: 0.5pt)]',
    }),
  ],
  ['military policeman word', one.MILITARY_POLICE, word({ heading: 'bold' })],
  [
    'submariner beside a side column pdf',
    one.SUBMARINER,
    typeset({
      set: '#set page(margin: 16mm)\n#set text(font: "Lato", size: 9.5pt)',
      heading: 'block(above: 13pt, below: 6pt)[#text(size: 11pt, tracking: 0.5pt, fill: rgb("#134b70"), it.body)]',
      side: 46,
    }),
  ],
  ['three posts at one employer word', one.SALES_MANAGER, word({ heading: 'underlined', size: 11 })],
  ['clerk in prose text', one.BARRISTERS_CLERK, text()],
  [
    'table of postings below years pdf',
    one.LOGISTICS_NCO,
    typeset({
      set: '#set page(margin: 18mm)\n#set text(font: "IBM Plex Sans", size: 9.5pt)',
      heading: 'block(above: 12pt, below: 6pt)[#text(size: 11.5pt, fill: rgb("#3a5a2a"), it.body)]',
      columns: '(1.2fr, 1.5fr, 0.8fr, 0.7fr)',
    }),
  ],
  ['copied page with a late date text', one.PARAMEDIC, text()],
  [
    'bars between facts pdf',
    one.RAF_ENGINEER,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "Inter", size: 9.5pt)',
      heading: 'block(above: 13pt, below: 6pt)[#upper(text(size: 9pt, tracking: 1pt, it.body))]',
    }),
  ],
  ['guard beside civilian jobs word', one.NATIONAL_GUARD, word({ heading: 'style' })],
  ['leaver with entries of one line word', one.SIXTH_FORMER, word({ heading: 'style', size: 10 })],
  ['farmer with duties on the line rtf', one.FARMER, rtfOf],
  ['grades and departments text', two.CIVIL_SERVANT, text()],
  [
    'lecturer with departments pdf',
    two.ACADEMIC,
    typeset({
      set: '#set page(margin: 24mm)\n#set text(font: "EB Garamond", size: 11pt)',
      heading: 'block(above: 12pt, below: 6pt)[#smallcaps(text(size: 12pt, it.body))]',
    }),
  ],
  ['writer with table of ships word', two.WREN_WRITER, word({ heading: 'bold', widths: [2600, 3000, 1700, 1700] })],
  [
    'domains beside a side column pdf',
    two.PRODUCT_MANAGER,
    typeset({
      set: '#set page(margin: 15mm)\n#set text(font: "Source Sans 3", size: 10pt)',
      heading: 'block(above: 12pt, below: 6pt)[#text(size: 12pt, weight: "bold", fill: rgb("#ff5a5f"), it.body)]',
      side: 50,
    }),
  ],
  ['freelancer with clients odt', two.FREELANCER, odtOf],
  ['career break with dates first word', two.CAREER_BREAK, word({ heading: 'style' })],
  [
    'europass in brackets pdf',
    two.EUROPASS,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "Lato", size: 10pt)',
      heading:
        'block(above: 14pt, below: 7pt)[#text(size: 11pt, fill: rgb("#004494"), it.body) #v(-7pt) #line(length: 100%, stroke: 0.6pt + rgb("#004494"))]',
    }),
  ],
  ['federal with bureau below word', two.FEDERAL_RESUME, word({ heading: 'bold', size: 11 })],
  ['europass in a table word', two.PORTUGUESE_ENGINEER, word({ heading: 'style', widths: [2200, 6800] })],
  ['post and duties in one cell word', two.HOTEL_MANAGER, word({ heading: 'style', widths: [1500, 2800, 4700] })],
  ['postings in spaced columns text', two.RAF_MOVER, text()],
  [
    'newspaper columns pdf',
    two.AREA_MANAGER,
    typeset({
      set: '#set page(margin: 15mm, columns: 2)\n#set text(font: "Inter", size: 9.5pt)',
      heading: 'block(above: 12pt, below: 6pt)[#text(size: 11pt, fill: rgb("#0050aa"), it.body)]',
    }),
  ],
];
