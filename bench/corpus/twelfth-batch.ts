import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { odtOf, pdfOf, rtfOf } from './service-pages.ts';
import * as one from './twelfth-cvs-one.ts';
import * as three from './twelfth-cvs-three.ts';
import * as two from './twelfth-cvs-two.ts';
import { text, typeset, type Write, word } from './writers.ts';

/** 30 CVs, half of them with military service, committed before their author had read any rule of the reader. Every third is held out. */
export const twelfthBatch = (): Case[] =>
  CVS.map(([kind, marked, file], index) =>
    markedCase(`twelfth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );

const printed =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) =>
    pdfOf(markup, css, paper);

const CVS: [string, string, Write][] = [
  ['clean logistics captain word', one.LOGISTICS_CAPTAIN, word({ heading: 'style', size: 11 })],
  ['contact column in a table word', one.GUARD_DEPUTY, word({ heading: 'bold', size: 10, side: 2700 })],
  ['heating engineer from a telephone text', one.HEATING_ENGINEER, text()],
  [
    'dates in a left column pdf',
    one.MARINE_ENGINEER_PO,
    printed(
      'A4',
      'body{font:10pt/1.4 "Liberation Sans",sans-serif}h1{font-size:21pt;color:#0b2545}h2{font-size:11pt;color:#0b2545;border-bottom:2px solid #0b2545;margin:14px 0 5px}table{border-collapse:collapse;width:100%}td:first-child{width:34mm;white-space:nowrap}',
    ),
  ],
  [
    'German habits pdf',
    one.BUNDESWEHR_MECHATRONIC,
    printed(
      'A4',
      'body{font:10.5pt/1.35 "Liberation Serif",serif}h1{font-size:20pt;font-weight:400;letter-spacing:.03em}h2{font-size:10.5pt;border-top:1px solid #777;padding-top:5px;margin:12px 0 4px}ul{list-style:square}',
    ),
  ],
  [
    'clean dental hygienist pdf',
    one.DENTAL_HYGIENIST,
    printed(
      'Letter',
      'body{font:10.5pt/1.4 "DejaVu Sans",sans-serif}h1{font-size:20pt}h2{font-size:12pt;color:#2b6777;margin:14px 0 4px}',
    ),
  ],
  [
    'civil servant in grades word',
    one.MOD_CIVIL_SERVANT,
    word({ heading: 'underlined', size: 12, listMark: '–', footer: 'OFFICIAL – PERSONAL WHEN COMPLETED' }),
  ],
  [
    'federal with labels pdf',
    one.VA_FEDERAL,
    printed(
      'Letter',
      'body{font:12pt/1.45 "Liberation Serif",serif}h1{font-size:14pt;text-align:center}h2{font-size:11pt;background:#ddd;padding:2px 4px;margin:10px 0 4px}',
    ),
  ],
  ['abilities before a table of work odt', one.RETURNING_PLANNER, odtOf],
  [
    'academic chemist pdf',
    one.POSTDOC_CHEMIST,
    typeset({
      set: '#set page(margin: 25mm, footer: context align(right, text(size: 8pt)[#counter(page).display("1 / 1", both: true)]))\n#set text(font: "Source Serif 4", size: 12pt, lang: "en", hyphenate: true)\n#set par(justify: true)',
      heading:
        'block(above: 14pt, below: 7pt)[#smallcaps(text(size: 12pt, weight: "semibold", it.body)) #v(-7pt) #line(length: 100%, stroke: 0.4pt)]',
      name: '#text(size: 19pt, weight: "semibold")',
    }),
  ],
  [
    'clean civil graduate pdf',
    two.CIVIL_GRADUATE,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "IBM Plex Sans", size: 10pt)',
      heading: 'block(above: 14pt, below: 6pt)[#text(size: 12pt, weight: "bold", fill: rgb("#7a1f3d"), it.body)]',
      name: '#text(size: 22pt, weight: "bold")',
    }),
  ],
  [
    'shared document from a telephone pdf',
    two.RIFLEMAN_WAREHOUSE,
    printed('Letter', 'body{font:11pt/1.5 "Liberation Sans",sans-serif}h1{font-size:11pt}p.r{font-size:8pt;color:#444}'),
  ],
  ['nurse in bordered tables word', two.CARE_NURSE, word({ heading: 'bold', size: 11, widths: [2100, 2500, 4400] })],
  [
    'officer with a right column pdf',
    two.RAF_LOGISTICIAN,
    typeset({
      set: '#set page(margin: 16mm)\n#set text(font: "Lato", size: 9.5pt)',
      heading:
        'block(above: 13pt, below: 6pt)[#text(size: 10.5pt, weight: "bold", fill: rgb("#1b3a6b"), tracking: 1pt, upper(it.body))]',
      name: '#text(size: 22pt, weight: "bold", fill: rgb("#1b3a6b"))',
      side: 50,
      sideAt: 'right',
    }),
  ],
  ['clean airman systems word', two.AIRMAN_SYSTEMS, word({ heading: 'bold', size: 11 })],
  ['capitals for employers rtf', two.DIESEL_FITTER, rtfOf],
  ['headings between equals signs text', two.RESERVE_COUNSELOR, text({ mark: '>', heading: 'plain' })],
  [
    'arrows and a coloured column pdf',
    two.UX_DESIGNER,
    printed(
      'A4',
      'body{font:10pt/1.45 "DejaVu Sans",sans-serif;display:flex;flex-direction:row-reverse;gap:24px}aside{width:54mm;flex:none;background:#ffe3d3;padding:14px}aside h2{color:#d1495b}main{flex:1}h1{font-size:24pt;line-height:1.1}h2{font-size:12pt;margin:14px 0 4px}ul{list-style-type:"→ "}',
    ),
  ],
  ['projects in tables word', two.SOFTWARE_TESTER, word({ heading: 'underlined', size: 11, widths: [2600, 6400] })],
  ['clean personnel officer odt', two.HR_OFFICER, odtOf],
  ['postings with two tabs word', three.SAPPER_WARRANT_OFFICER, word({ heading: 'bold', size: 11, tabs: [1500] })],
  [
    'business school form pdf',
    three.SURFACE_WARFARE_OFFICER,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.8in)\n#set text(font: "EB Garamond", size: 11pt)\n#let centred(body) = align(center, text(size: 18pt, weight: "bold", body))',
      heading:
        'block(width: 100%, above: 12pt, below: 7pt)[#align(center, text(size: 11pt, weight: "bold", it.body)) #v(-8pt) #line(length: 100%, stroke: 0.6pt)]',
      name: '#centred',
    }),
  ],
  ['years and employers first text', three.SHEEP_MANAGER, text()],
  [
    'short years and reservist pdf',
    three.PARAMEDIC_RESERVIST,
    printed(
      'A4',
      'body{font:10pt/1.4 "Liberation Sans",sans-serif;columns:2;column-gap:26px}h1{font-size:19pt;column-span:all}p:has(b){break-after:avoid}h2{font-size:12pt;color:#00695c;margin:12px 0 3px}',
    ),
  ],
  [
    'school leaver pdf',
    three.SCHOOL_LEAVER,
    printed(
      'A4',
      'body{font:11pt/1.5 "DejaVu Sans",sans-serif;text-align:center}h1{font-size:26pt;color:#c2185b}h2{font-size:13pt;color:#c2185b;margin:14px 0 3px}ul{list-style-type:"♥ ";text-align:left;margin-left:120px}',
    ),
  ],
  [
    'clean industrial electrician pdf',
    three.CANADIAN_ELECTRICIAN,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.8in)\n#set text(font: "Source Sans 3", size: 10.5pt)',
      heading:
        'block(above: 13pt, below: 6pt)[#text(size: 12pt, weight: "bold", it.body) #v(-8pt) #line(length: 100%, stroke: 0.5pt + rgb("#b3261e"))]',
    }),
  ],
  ['dates and employers in bold word', three.POLISH_WELDER, word({ heading: 'bold', size: 12, listMark: '-' })],
  [
    'flight hours and short dates pdf',
    three.AIR_GUARD_PILOT,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.7in)\n#set text(font: "Inter", size: 9pt)\n#let centred(body) = align(center, text(size: 16pt, weight: "bold", body))',
      heading: 'it.body',
      name: '#centred',
    }),
  ],
  ['curator in sentences rtf', three.MUSEUM_CURATOR, rtfOf],
  [
    'name in a text box and bold capitals word',
    three.MARINES_COLOUR_SERGEANT,
    word({ heading: 'bold', size: 10, listMark: '►', boxWidth: '450pt' }),
  ],
];
