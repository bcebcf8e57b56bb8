import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import { pdfOf } from './service-pages.ts';
import * as one from './thirteenth-cvs-one.ts';
import * as three from './thirteenth-cvs-three.ts';
import * as two from './thirteenth-cvs-two.ts';
import { text, typeset, type Write, word } from './writers.ts';

/** 30 CVs, eight tidy and half of them with military service, by an author who had read no rule of the reader. Every third is held out. */
export const thirteenthBatch = (): Case[] =>
  CVS.map(([kind, marked, file], index) =>
    markedCase(`thirteenth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );

const printed =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) =>
    pdfOf(markup, css, paper);

const CVS: [string, string, Write][] = [
  ['clean staff nurse word', one.STAFF_NURSE, word({ heading: 'style', size: 11 })],
  [
    'evaluation bullets of a motor sergeant pdf',
    one.MOTOR_SERGEANT,
    printed(
      'Letter',
      'body{font:10.5pt/1.32 "Liberation Serif",serif}h1{font-size:19pt;text-align:center}h1+p,h1+p+p{text-align:center}h2{font-size:11.5pt;border-bottom:1.5px solid #333;margin:11px 0 4px}ul{list-style-type:"o  "}',
    ),
  ],
  ['lorry driver from a telephone text', one.LORRY_DRIVER, text()],
  [
    'clean shared document of an accountant pdf',
    one.STAFF_ACCOUNTANT,
    printed(
      'Letter',
      'body{font:11pt/1.38 "Liberation Sans",sans-serif}h1{font-size:24pt;font-weight:400}h2{font-size:14pt;font-weight:400;color:#434343;margin:14px 0 4px}p:has(b){margin-top:6px}',
    ),
  ],
  ['postings in a bordered table word', one.SIGNALS_SUPERVISOR, word({ heading: 'bold', size: 10, widths: [1700, 2600, 4700] })],
  ['clean plain airman word', one.AIRMAN_PLANNER, word({ heading: 'bold', size: 11 })],
  [
    'coloured column of a sous chef pdf',
    one.SOUS_CHEF,
    printed(
      'A4',
      'body{font:10pt/1.45 "DejaVu Sans",sans-serif;display:flex;gap:22px}aside{width:52mm;flex:none;background:#22403a;color:#fff;padding:18px 14px;min-height:250mm}aside h1{font-size:20pt;line-height:1.15}aside h2{color:#f0b429}main{flex:1;padding-top:14px}h2{font-size:12.5pt;margin:15px 0 4px}main h2{color:#22403a}',
    ),
  ],
  [
    'regular force then reserve pdf',
    one.VEHICLE_TECHNICIAN_CANADA,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.85in)\n#set text(font: "Lato", size: 10pt)',
      heading:
        'block(above: 13pt, below: 6pt)[#text(size: 11pt, weight: "bold", fill: rgb("#8a1c1c"), it.body) #v(-8pt) #line(length: 100%, stroke: 0.6pt + rgb("#8a1c1c"))]',
      name: '#text(size: 21pt, weight: "bold")',
    }),
  ],
  [
    'service record and declaration pdf',
    one.INDIAN_SUBEDAR,
    printed(
      'A4',
      'body{font:11.5pt/1.4 "Liberation Serif",serif}h1{font-size:15pt}h2{font-size:12pt;background:#d9e2ec;padding:2px 6px;margin:12px 0 5px}h2:first-child{text-align:center;background:none;text-decoration:underline;font-size:15pt}table{border-collapse:collapse;width:100%}td{border:1px solid #333;padding:3px 6px}',
    ),
  ],
  [
    'clean European form of an engineer pdf',
    one.EUROPASS_ENGINEER,
    printed(
      'A4',
      'body{font:10pt/1.5 "Liberation Sans",sans-serif;color:#333}h1{font-size:22pt;font-weight:400;color:#0e4194}h2{font-size:11pt;color:#0e4194;border-bottom:1px solid #c6c6c6;margin:16px 0 6px}table{border-collapse:collapse;width:100%}td{border-bottom:1px solid #ddd;padding:3px 8px 3px 0;font-size:9pt}p:has(b){margin-top:5px}',
    ),
  ],
  [
    'teacher with dates in a table word',
    two.PART_TIME_TEACHER,
    word({ heading: 'bold', size: 11, widths: [2200, 6800], listMark: '-' }),
  ],
  [
    'German table of a storeman pdf',
    two.GERMAN_FELDWEBEL,
    printed(
      'A4',
      'body{font:10.5pt/1.4 "Liberation Sans",sans-serif}h1{font-size:17pt;margin-bottom:6px}h2{font-size:12pt;margin:14px 0 5px;color:#1f4e79}h2:first-child{font-size:20pt;color:#000}table{border-collapse:collapse;width:100%}td{padding:1px 10px 1px 0}td:first-child{width:38mm;white-space:nowrap}tr:has(b) td{padding-top:6px}',
    ),
  ],
  [
    'clean network profile pdf',
    two.NAVY_PROJECT_MANAGER,
    printed(
      'Letter',
      'body{font:10.5pt/1.4 "Liberation Sans",sans-serif;display:flex;gap:26px}aside{width:50mm;flex:none;background:#293e49;color:#e8eef1;padding:20px 14px;min-height:240mm;overflow-wrap:anywhere}aside h2{font-size:12pt;color:#fff;margin:18px 0 6px}main{flex:1;padding-top:18px}h1{font-size:24pt;font-weight:400}main h2{font-size:15pt;font-weight:400;margin:20px 0 6px}p:has(b){margin-top:6px}',
    ),
  ],
  ['contracts of a coded welder text', two.COPIED_WELDER, text()],
  [
    'clean graduate in one column pdf',
    two.SOFTWARE_GRADUATE,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.6in)\n#set text(font: "Source Serif 4", size: 10.5pt)\n#let centred(body) = align(center, text(size: 22pt, weight: "bold", body))',
      heading:
        'block(above: 12pt, below: 6pt)[#smallcaps(text(size: 13pt, it.body)) #v(-9pt) #line(length: 100%, stroke: 0.5pt)]',
      name: '#centred',
    }),
  ],
  ['name in a text box and ships word', two.NAVY_CHEF, word({ heading: 'underlined', size: 11, boxWidth: '440pt' })],
  [
    'marine with a grey column pdf',
    two.MARINE_LOGISTICS,
    printed(
      'Letter',
      'body{font:9.5pt/1.42 "DejaVu Sans",sans-serif;display:flex;flex-direction:row-reverse;gap:20px}aside{width:50mm;flex:none;background:#eee;padding:14px 12px;min-height:245mm;overflow-wrap:anywhere}main{flex:1}h1{font-size:22pt;letter-spacing:.02em}h2{font-size:10pt;letter-spacing:.12em;color:#a6192e;margin:14px 0 5px}main p:has(b){margin-top:5px}',
    ),
  ],
  [
    'promotions in one supermarket pdf',
    two.STORE_MANAGER,
    printed(
      'A4',
      'body{font:11pt/1.45 "Liberation Sans Narrow","Liberation Sans",sans-serif}h1{font-size:23pt;color:#00573f}h2{font-size:13pt;color:#00573f;border-left:5px solid #ffb81c;padding-left:7px;margin:14px 0 5px}ul{list-style-type:"– "}',
    ),
  ],
  [
    'finance director on three pages pdf',
    two.FINANCE_DIRECTOR,
    typeset({
      set: '#set page(margin: (x: 26mm, y: 28mm), header: context if counter(page).get().first() > 1 [#text(size: 8.5pt)[Philippa Thornbury-Assante #h(1fr) Curriculum vitae]], footer: context align(center, text(size: 8.5pt)[Page #counter(page).display("1 of 1", both: true)]))\n#set text(font: "EB Garamond", size: 12pt)\n#set par(justify: true, leading: 0.95em)\n#let named(body) = block(below: 14pt, text(size: 25pt, fill: rgb("#3b3b6d"), body))',
      heading:
        'block(above: 20pt, below: 10pt)[#text(size: 14pt, fill: rgb("#3b3b6d"), it.body) #v(-8pt) #line(length: 100%, stroke: 0.5pt + rgb("#3b3b6d"))]',
      name: '#named',
    }),
  ],
  [
    'years first of an army engineer pdf',
    two.AUSTRALIAN_SAPPER,
    printed(
      'A4',
      'body{font:11pt/1.42 "Liberation Sans",sans-serif}h1{font-size:20pt}h2{font-size:12pt;background:#3f4a2b;color:#fff;padding:3px 7px;margin:13px 0 6px}p:has(b){margin-top:4px}',
    ),
  ],
  [
    'airwoman with a right column pdf',
    three.RAF_AVIONICS,
    typeset({
      set: '#set page(margin: 17mm)\n#set text(font: "IBM Plex Sans", size: 9.5pt)',
      heading: 'block(above: 13pt, below: 6pt)[#text(size: 11.5pt, weight: "bold", fill: rgb("#00539b"), it.body)]',
      name: '#text(size: 22pt, weight: "bold")',
      side: 48,
      sideAt: 'right',
    }),
  ],
  [
    'clean claims adjuster pdf',
    three.CLAIMS_ADJUSTER,
    typeset({
      set: '#set page(paper: "us-letter", margin: 0.9in)\n#set text(font: "Source Sans 3", size: 11pt)',
      heading: 'block(above: 14pt, below: 7pt)[#text(size: 13pt, weight: "bold", it.body)]',
      name: '#text(size: 22pt, weight: "bold")',
    }),
  ],
  [
    'French warrant officer pdf',
    three.FRENCH_ADJUDANT,
    typeset({
      set: '#set page(margin: 20mm)\n#set text(font: "Inter", size: 9.5pt, lang: "fr")',
      heading:
        'block(above: 14pt, below: 6pt, width: 100%, fill: rgb("#e6ecf5"), inset: 4pt)[#text(size: 10.5pt, weight: "bold", upper(it.body))]',
      name: '#text(size: 19pt, weight: "bold")',
    }),
  ],
  ['apprenticeship with grades in a table word', three.APPRENTICE_CANDIDATE, word({ heading: 'bold', size: 12 })],
  ['sapper from Poland text', three.POLISH_SAPPER, text()],
  [
    'carer with breaks in a table pdf',
    three.CARE_RETURNER,
    printed(
      'A4',
      'body{font:11pt/1.4 "Liberation Serif",serif}h1{font-size:20pt;text-align:center}h1+p,h1+p+p{text-align:center}h2{font-size:12.5pt;color:#6a1b6a;margin:13px 0 4px}table{border-collapse:collapse;width:100%}td{border:1px solid #999;padding:3px 6px}td:first-child{width:34mm}',
    ),
  ],
  ['clean naval reservist word', three.NAVAL_COORDINATOR, word({ heading: 'style', size: 11 })],
  [
    'contact in the page header word',
    three.NETWORK_ADMINISTRATOR,
    word({ heading: 'underlined', size: 11, widths: [2000, 7000] }),
  ],
  [
    'electrician and army reservist pdf',
    three.RESERVIST_ELECTRICIAN,
    printed(
      'A4',
      'body{font:10.5pt/1.45 "DejaVu Serif",serif}h1{font-size:20pt}h2{font-size:12pt;border-bottom:1px dotted #333;margin:14px 0 5px}p:has(b){margin-top:5px}',
    ),
  ],
  ['copied profile of a salon owner text', three.SALON_OWNER, text()],
];
