import { sectioned, template } from './eighteenth-cvs-one-pages.ts';
import * as service from './eighteenth-cvs-onea.ts';
import * as civilian from './eighteenth-cvs-oneb.ts';
import { type Page, printed } from './fourteenth-pages.ts';
import { text, typeset } from './writers.ts';

/** The first part of the eighteenth batch. */
export const ONE: Page[] = [
  [
    'clean site manager in a template word',
    civilian.SITE_MANAGER,
    template({ font: 'Calibri', size: 11, colour: '2E74B5', paper: 'A4', headings: 'styles' }),
  ],
  [
    'resettlement course of an artificer word',
    service.ARTIFICER,
    template({
      font: 'Arial',
      size: 10.5,
      colour: '1F3864',
      paper: 'A4',
      headings: 'bars',
      bullet: '➢',
      columns: { 'KEY SKILLS': 2 },
      widths: { 3: [1100, 5800, 2840] },
      isCentred: true,
      footer: 'Gavin Tremlett – Curriculum Vitae',
    }),
  ],
  [
    'clean civil engineering graduate pdf',
    civilian.CIVIL_GRADUATE,
    typeset({
      set: '#set page(paper: "a4", margin: (x: 20mm, y: 18mm))\n#set text(font: "Lato", size: 10pt)\n#set list(indent: 38mm, marker: "–")',
      heading:
        'block(above: 13pt, below: 7pt)[#box(width: 34mm, height: 5pt, fill: rgb("#3873b3")) #h(3mm) #text(size: 13pt, weight: "regular", fill: rgb("#3873b3"), it.body)]',
      name: '#text(size: 24pt, weight: "light")',
      columns: '(34mm, 1fr)',
    }),
  ],
  [
    'resume builder side column of a cooling technician pdf',
    service.COOLING_TECHNICIAN,
    sectioned(
      'Letter',
      'body{font:9.2pt/1.36 "DejaVu Sans",sans-serif;color:#2a2a2a;display:grid;grid-template-columns:1fr 56mm;column-gap:7mm}aside{grid-column:2;grid-row:1;background:#e8eef2;padding:14px;overflow-wrap:anywhere;font-size:8.2pt}main{grid-column:1;grid-row:1}h1{font-size:24pt;line-height:1.1;color:#17405c}h1+p{font-size:12pt;margin:2px 0 10px;color:#4b6b80}h2{font-size:12.5pt;color:#17405c;border-bottom:2px solid #17405c;margin:11px 0 5px}.work-history article,.education article{display:grid;grid-template-columns:19mm 1fr;column-gap:4mm;margin-bottom:9px;break-inside:avoid}.work-history article>*,.education article>*{grid-column:2}.work-history article>p:first-child,.education article>p:first-child{grid-column:1;grid-row:1/span 9;font-weight:700;font-size:8.5pt}.skills p:nth-child(even),.languages p:nth-child(even){margin-bottom:5px;color:#4b6b80;font-size:8pt}',
    ),
  ],
  ['driver who typed on a phone text', civilian.LORRY_DRIVER, text()],
  [
    'federal resume of a coast guard mechanic word',
    service.COAST_GUARD_FEDERAL,
    template({ font: 'Times New Roman', size: 11, colour: '000000', paper: 'Letter', headings: 'underlined' }),
  ],
  [
    'Europass of a warehouse team leader pdf',
    civilian.WAREHOUSE_LEADER,
    sectioned(
      'A4',
      'body{font:10pt/1.4 "Liberation Sans",sans-serif;color:#3f3f3f}p{white-space:pre-wrap}h1{font-size:20pt;font-weight:400;color:#004494;border-bottom:1px solid #9a9a9a;padding-bottom:6px;margin-bottom:8px}h2{font-size:10.5pt;font-weight:400;color:#004494;letter-spacing:.03em;border-bottom:1px solid #004494;margin:16px 0 6px}article{margin-bottom:11px;break-inside:avoid}article ul{padding-left:26px}.language-skills table{margin:0 0 6px 12px}.language-skills td{width:55mm}',
    ),
  ],
  [
    'tickets and referees of an australian driver pdf',
    service.AUSTRALIAN_DRIVER,
    printed(
      'A4',
      'body{font:11pt/1.38 "Times New Roman",serif}h1{font-size:20pt;text-decoration:underline;margin-bottom:6px}h2{font-size:13pt;font-style:italic;text-decoration:underline;margin:15px 0 4px}p:has(b){margin-top:8px}table{border-collapse:collapse;width:100%}td{border:1px solid #000;padding:2px 6px}',
    ),
  ],
  [
    'clean ground equipment supervisor of the air force pdf',
    service.GROUND_EQUIPMENT_SERGEANT,
    printed(
      'Letter',
      'body{font:10pt/1.36 "Liberation Sans",sans-serif}h1{font-size:21pt;text-align:center;color:#1d3557}h1+p{text-align:center;font-size:9.5pt}h2{font-size:11.5pt;color:#1d3557;border-bottom:1.5px solid #1d3557;margin:14px 0 5px}p:has(b){margin-top:7px}table{width:100%}',
    ),
  ],
  [
    'headings down the left of an electrician word',
    civilian.MAINTENANCE_ELECTRICIAN,
    template({ font: 'Cambria', size: 10, colour: '7B3F00', paper: 'A4', headings: 'rows' }),
  ],
  [
    'what a friend made of a marine engineer pdf',
    service.MARINE_ENGINEER,
    printed(
      'A4',
      'body{font:10.5pt/1.42 "URW Gothic",sans-serif;color:#333}h1{font-size:27pt;font-weight:400;text-align:center;color:#0b7285}h1+p,h1+p+p{text-align:center}h2{font-size:15pt;font-weight:400;color:#0b7285;text-align:center;margin:16px 0 5px}p:has(b){margin-top:7px}table{width:100%}td{border-bottom:1px dotted #9cc;padding:4px 8px 4px 0}',
    ),
  ],
  ['plain text of a support technician', civilian.SUPPORT_TECHNICIAN, text()],
];
