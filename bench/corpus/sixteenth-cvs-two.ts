import type { Page } from './fourteenth-pages.ts';
import { latex, sheet, softBreaks, wrapped } from './sixteenth-cvs-two-writers.ts';
import * as civilian from './sixteenth-cvs-twoa.ts';
import * as service from './sixteenth-cvs-twob.ts';
import { text, typeset, word } from './writers.ts';

/** The second part of the sixteenth batch: 12 CVs, three tidy and half of them with military service. */
export const TWO: Page[] = [
  [
    'clean software engineer of ireland typeset',
    civilian.SOFTWARE_ENGINEER,
    latex({
      set: '#set page(paper: "a4", margin: (x: 16mm, y: 14mm))\n#set text(font: "Source Serif 4", size: 10.5pt)\n#let centred(body) = align(center, block(below: 9pt, text(size: 24pt, weight: "bold", body)))',
      heading:
        'block(above: 13pt, below: 7pt)[#smallcaps(text(size: 13pt, weight: "regular", it.body)) #v(-8pt) #line(length: 100%, stroke: 0.5pt)]',
      name: '#centred',
    }),
  ],
  ['clean national guard sergeant word', service.NATIONAL_GUARD_SERGEANT, word({ heading: 'style', size: 11 })],
  [
    'clean accountant of a resume builder pdf',
    civilian.ACCOUNTANT,
    sheet(
      'A4',
      'body{font:10pt/1.5 "Nimbus Sans",Arial,sans-serif;color:#2b2f3a;display:flex;flex-direction:row-reverse;gap:30px}aside{width:46mm;flex:none;font-size:9.5pt}aside p{margin-bottom:5px;overflow-wrap:anywhere}main{flex:1}h1{font-size:22pt;line-height:1.2}h1+p{color:#6b7280;margin-bottom:14px}h2{font-size:12.5pt;margin:0 0 6px}section{margin-bottom:17px}article{margin-bottom:10px}.employment-history p:nth-of-type(2),.education p:nth-of-type(2),.courses p:nth-of-type(2){font-size:8pt;letter-spacing:.12em;text-transform:uppercase;color:#8a90a0}aside .skills p,aside .languages p{border-bottom:2px solid #1d4ed8;padding-bottom:3px;margin-bottom:9px}',
    ),
  ],
  [
    'banner and bars of a project manager pdf',
    civilian.PROJECT_MANAGER,
    sheet(
      'Letter',
      'body{font:9.5pt/1.5 "URW Gothic","Century Gothic",sans-serif;color:#34403c;display:grid;grid-template-columns:1fr 56mm;grid-template-areas:"h h" "m s" "f f";column-gap:26px}header{grid-area:h;background:#f2c14e;padding:20px 26px;margin-bottom:18px}header section,header article{margin:0!important}header h1{font-size:27pt;font-weight:600;line-height:1.1;letter-spacing:.02em}header p{letter-spacing:.16em;margin-top:6px}main{grid-area:m}aside{grid-area:s}footer{grid-area:f;background:#34403c;color:#fff;padding:10px 20px;text-align:center;margin-top:18px}footer p{white-space:pre-wrap}h2{font-size:13pt;font-weight:600;letter-spacing:.1em;color:#c8442e;margin:0 0 8px}section{margin-bottom:15px}article{margin-bottom:10px}footer section,footer article{margin:0!important}main section:first-child article{border-left:2px solid #f2c14e;padding-left:12px}main .r{font-weight:600}main .r span:last-child{font-weight:400;background:#f7e9c3;padding:0 7px;border-radius:8px;white-space:nowrap}.toolkit p{margin-bottom:6px}.toolkit p::after{content:"";display:block;height:5px;width:78%;background:linear-gradient(90deg,#c8442e 82%,#e5e5e5 0)}.toolkit p:nth-of-type(even)::after{background:linear-gradient(90deg,#c8442e 60%,#e5e5e5 0)}',
    ),
  ],
  [
    'network profile of a territory manager pdf',
    civilian.SALES_PROFILE,
    sheet(
      'Letter',
      'body{font:10.5pt/1.42 "Nimbus Sans",Arial,sans-serif;color:#181818;display:flex;gap:26px;position:relative}aside{width:54mm;flex:none;background:#293e49;color:#e1e8ed;padding:26px 16px;box-sizing:border-box;min-height:244mm;font-size:9pt}aside p{overflow-wrap:anywhere;margin-bottom:3px}aside h2{font-size:11.5pt;color:#fff;font-weight:400;margin:0 0 7px}aside section{margin-bottom:19px}main{flex:1;padding-top:18px}h1{font-size:23pt;font-weight:400;line-height:1.2}main h2{font-size:14pt;font-weight:400;margin:13px 0 6px}main article{margin-bottom:9px}main b{font-weight:400;font-size:11.5pt}.experience p{color:#444}footer{position:absolute;right:0;bottom:0;font-size:8pt;color:#777}.top p:last-child{color:#777}',
    ),
  ],
  ['wrapped mail of a student text', civilian.STUDENT, wrapped(72)],
  ['job table of a career changer word', civilian.CAREER_CHANGER, softBreaks()],
  [
    'ticked results of a marine pdf',
    service.MARINE_STAFF_SERGEANT,
    sheet(
      'Letter',
      'body{font:10.5pt/1.36 "Nimbus Roman","Times New Roman",serif}h1{font-size:21pt;text-align:center;text-transform:uppercase;letter-spacing:.05em}h1~p{text-align:center}h2{font-size:11.5pt;text-align:center;border-top:1.5px solid #8b0000;border-bottom:1.5px solid #8b0000;margin:10px 0 6px;padding:1px 0}article{margin-bottom:7px}table{width:100%}td{width:33%;text-align:center}p{padding-left:0}',
    ),
  ],
  ['drafts in prose of a royal marine word', service.ROYAL_MARINES_CORPORAL, word({ heading: 'underlined', size: 11 })],
  [
    'margin dates of a british army officer typeset',
    service.ARMY_OFFICER,
    typeset({
      set: '#set page(paper: "a4", margin: (x: 18mm, y: 16mm))\n#set text(font: "Source Sans 3", size: 10.5pt)\n#let family(body) = text(size: 26pt, weight: "light", fill: rgb("#2b5a8c"), body)',
      heading:
        'block(above: 14pt, below: 8pt)[#grid(columns: (26mm, 1fr), gutter: 4mm, align: horizon, rect(width: 100%, height: 2.6mm, fill: rgb("#2b5a8c")), text(size: 14pt, weight: "regular", fill: rgb("#2b5a8c"), it.body))]',
      name: '#family',
      columns: '(26mm, 1fr)',
    }),
  ],
  ['federal fields of a coast guard petty officer text', service.COAST_GUARD_FEDERAL, text()],
  [
    'europass of an irish reservist pdf',
    service.IRISH_RESERVIST,
    sheet(
      'A4',
      'body{font:10pt/1.45 "DejaVu Sans",Arial,sans-serif;color:#3f3a38}header{background:#eef1f8;padding:14px 18px 14px 110px;margin-bottom:16px;position:relative}header::before{content:"";position:absolute;left:18px;top:14px;width:72px;height:72px;border-radius:50%;background:#b9c3dd}h1{font-size:19pt;font-weight:400;color:#0e4194}header p{white-space:pre-wrap}header section,header article{margin:0!important}h2{break-after:avoid;font-size:11pt;font-weight:700;color:#0e4194;border-bottom:1px solid #c8cfe0;margin:0 0 7px;padding-bottom:2px}section{margin-bottom:14px}article{margin-bottom:9px}article b{color:#222}ul{margin-top:3px}table{border-collapse:collapse;margin:5px 0;font-size:8.5pt}td{padding:3px 12px 3px 0;text-align:center}td:first-child{text-align:left}tr{border-bottom:1px solid #c8cfe0}.language-skills p:last-child{font-size:8pt;font-style:italic}',
    ),
  ],
];
