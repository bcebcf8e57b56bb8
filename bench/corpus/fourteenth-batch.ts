import type { Case } from './corpus.ts';
import { markedCase } from './fact-markup.ts';
import * as one from './fourteenth-cvs-one.ts';
import { THREE } from './fourteenth-cvs-three.ts';
import { TWO } from './fourteenth-cvs-two.ts';
import { type Page, printed } from './fourteenth-pages.ts';
import { text, typeset, word } from './writers.ts';

/** 14 CVs, six tidy and half of them with military service, by two authors who had read no rule of the reader. Every third is held out. */
export const fourteenthBatch = (): Case[] =>
  CVS.map(([kind, marked, file], index) =>
    markedCase(`fourteenth-${kind.replaceAll(' ', '-')}`, kind, index % 3 === 2, marked, file),
  );

const CVS: Page[] = [
  ['clean physiotherapist word', one.PHYSIOTHERAPIST, word({ heading: 'style', size: 11 })],
  [
    'evaluation bullets of a corpsman pdf',
    one.HOSPITAL_CORPSMAN,
    printed(
      'Letter',
      'body{font:10.5pt/1.35 "Liberation Serif",serif}h1{font-size:20pt;letter-spacing:.03em}h2{font-size:11pt;border-top:1px solid #222;padding-top:3px;margin:11px 0 3px}p:has(b){margin-top:5px}',
    ),
  ],
  [
    'application form of a carer word',
    one.HEALTHCARE_FORM,
    word({ heading: 'bold', size: 10, widths: [2200, 2000, 1700, 3100] }),
  ],
  [
    'clean data graduate pdf',
    one.DATA_GRADUATE,
    typeset({
      set: '#set page(paper: "a4", margin: 20mm)\n#set text(font: "Source Serif 4", size: 10.5pt)\n#let centred(body) = align(center, text(size: 23pt, body))',
      heading:
        'block(above: 14pt, below: 7pt)[#smallcaps(text(size: 13pt, weight: "semibold", it.body)) #v(-8pt) #line(length: 100%, stroke: 0.4pt)]',
      name: '#centred',
    }),
  ],
  [
    'dates in the right margin of a major pdf',
    one.LOGISTICS_MAJOR,
    printed(
      'A4',
      'body{font:11pt/1.42 "Liberation Serif",serif}h1{font-size:22pt;font-weight:400}p{white-space:pre-wrap}h2{font-size:12.5pt;font-style:italic;font-weight:400;color:#5a2d0c;margin:14px 0 4px}p:has(b){margin-top:6px}p.r span:last-child{white-space:nowrap;padding-left:20px;color:#555}',
    ),
  ],
  ['clean supply technician of the navy word', one.SUPPLY_TECHNICIAN_CANADA, word({ heading: 'bold', size: 11 })],
  [
    'personal details of a cruise steward pdf',
    one.CRUISE_STEWARD,
    printed(
      'A4',
      'body{font:11pt/1.4 "Liberation Sans",sans-serif}h1{font-size:19pt;text-align:center}h1+p,h1+p+p,h1+p+p+p{text-align:center}h2{font-size:11.5pt;background:#dfe8f3;padding:3px 6px;margin:13px 0 5px}p:has(b){margin-top:6px}table{width:100%}td:first-child{width:48mm}',
    ),
  ],
  ['job site copy of a motor transport operator text', one.MOTOR_TRANSPORT_OPERATOR, text()],
  [
    'clean designed columns of an events manager pdf',
    one.EVENTS_MANAGER,
    printed(
      'A4',
      'body{font:9.5pt/1.5 "DejaVu Sans",sans-serif;color:#3a3a3a;display:flex;gap:24px}aside{width:54mm;flex:none;background:#f6e7e1;padding:22px 16px;min-height:250mm;overflow-wrap:anywhere}main{flex:1;padding-top:20px}h1{font-size:25pt;font-weight:400;letter-spacing:.04em;line-height:1.15;color:#8c4a3b}h2{font-size:11pt;letter-spacing:.14em;text-transform:uppercase;color:#8c4a3b;margin:18px 0 6px}main p:has(b){margin-top:7px}',
    ),
  ],
  [
    'German life in a table in English pdf',
    one.BUNDESWEHR_PARAMEDIC,
    printed(
      'A4',
      'body{font:11pt/1.4 "Liberation Sans",sans-serif}h1{font-size:16pt;font-weight:400}h2{font-size:12pt;border-bottom:1px solid #000;margin:15px 0 6px}table{border-collapse:collapse;width:100%}td{padding:2px 10px 3px 0}td:first-child{width:42mm;white-space:nowrap}',
    ),
  ],
  ...TWO,
  ...THREE,
];
