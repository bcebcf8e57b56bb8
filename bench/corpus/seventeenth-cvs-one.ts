import type { Page } from './fourteenth-pages.ts';
import { letter, sheet, wrapped } from './seventeenth-cvs-one-pages.ts';
import { CARE_WORKER, DELIVERY_DRIVER, OFFICE_MANAGER, PLUMBER, RECEPTIONIST } from './seventeenth-cvs-onea.ts';
import { ARMY_CORPORAL, MARINE, RESERVIST, SERGEANT_MAJOR, SUPPLY_SERGEANT } from './seventeenth-cvs-oneb.ts';
import { typeset } from './writers.ts';

/** The first part of the seventeenth batch: CVs as a British charity receives them, two tidy and half of them with military service. */
export const ONE: Page[] = [
  ['clean receptionist word', RECEPTIONIST, letter({ font: 'Calibri', size: 11, heading: 'style' })],
  [
    'clean logistics corporal pdf',
    ARMY_CORPORAL,
    typeset({
      set: '#set page(paper: "a4", margin: (x: 20mm, y: 16mm))\n#set text(font: "Source Sans 3", size: 10.5pt)\n#set list(indent: 3mm, spacing: 5pt)\n#let banner(body) = block(below: 9pt, (text(size: 24pt, weight: "bold", fill: rgb("#2f4a2c"), body)))',
      heading:
        'block(above: 14pt, below: 7pt, stack(spacing: 3pt, text(size: 12.5pt, weight: "bold", fill: rgb("#2f4a2c"), it.body), line(length: 100%, stroke: 0.6pt + rgb("#2f4a2c"))))',
      name: '#banner',
    }),
  ],
  [
    'labelled lines of a care worker word',
    CARE_WORKER,
    letter({ font: 'Arial', size: 11, heading: 'shaded', centred: true, typed: '✓', tab: 2300 }),
  ],
  [
    'years left and contact at foot of a plumber pdf',
    PLUMBER,
    sheet(
      'A4',
      'body{font:10.5pt/1.42 "C059",serif;color:#1c1c1c}header{border-bottom:3px double #7a1f1f;padding-bottom:5px;margin-bottom:9px}h1{font-size:24pt;font-weight:400;color:#7a1f1f}header p{font-style:italic}h2{font-size:13pt;color:#7a1f1f;margin:15px 0 5px}table{border-collapse:collapse}td{padding:2px 8px 6px 0}td:first-child{width:34mm;white-space:nowrap}footer{margin-top:18px;border-top:3px double #7a1f1f;padding-top:6px;text-align:center;font-size:9.5pt}',
    ),
  ],
  ['plain text of a delivery driver', DELIVERY_DRIVER, wrapped(400, '*')],
  [
    'designed side bar and promotions of an office manager pdf',
    OFFICE_MANAGER,
    sheet(
      'A4',
      'body{font:9pt/1.5 "URW Gothic",sans-serif;color:#39424a}header{background:#22505f;color:#fff;padding:18px 22px;margin-bottom:14px}h1{font-size:25pt;font-weight:400;letter-spacing:.16em}header p{letter-spacing:.3em;font-size:10pt}.columns{display:flex;gap:22px}aside{width:57mm;flex:none;background:#eef3f4;padding:4px 14px 16px;overflow-wrap:anywhere}main{flex:1}h2{font-size:10.5pt;letter-spacing:.18em;color:#22505f;margin:13px 0 5px;border-bottom:1px solid #9db7bf}main p:has(b){margin-top:7px;color:#000}p.r span:last-child{white-space:nowrap;padding-left:10px}aside .r span:last-child{color:#22505f;font-family:"DejaVu Sans";font-size:7.5pt}',
    ),
  ],
  [
    'posting table of a sergeant major word',
    SERGEANT_MAJOR,
    letter({ font: 'Times New Roman', size: 11, heading: 'ruled', colour: '7B2C2C', widths: [1100, 1100, 2000, 2500, 3000] }),
  ],
  [
    'prose and bracketed dates of a marine pdf',
    MARINE,
    typeset({
      set: '#set page(paper: "a4", margin: (x: 17mm, y: 15mm))\n#set text(font: "Lato", size: 9.5pt)\n#let big(body) = block(below: 10pt, text(size: 26pt, weight: 900, fill: rgb("#12355b"), body))',
      heading: 'block(above: 13pt, below: 6pt)[#text(size: 12pt, weight: "bold", fill: rgb("#b5372b"), it.body)]',
      name: '#big',
      side: 50,
      sideAt: 'right',
    }),
  ],
  [
    'printed web profile of a reservist pdf',
    RESERVIST,
    sheet(
      'Letter',
      'body{font:10pt/1.38 "Nimbus Sans",sans-serif;color:#181818}.columns{display:flex;gap:28px}aside{width:55mm;flex:none;background:#293e49;color:#fff;padding:18px 16px;min-height:245mm;font-size:9.5pt;overflow-wrap:anywhere}aside p{margin-bottom:5px}aside h2{font-size:12pt;font-weight:400;margin:16px 0 6px;color:#e1e9ee}main{flex:1;padding-top:14px}h1{font-size:24pt;font-weight:400;line-height:1.2}main h2{font-size:14pt;font-weight:400;margin:12px 0 4px}main p:has(b){margin-top:6px;break-after:avoid}main ul{padding-left:14px}',
    ),
  ],
  ['evaluation bullets of a supply sergeant in text', SUPPLY_SERGEANT, wrapped(78, 'o')],
];
