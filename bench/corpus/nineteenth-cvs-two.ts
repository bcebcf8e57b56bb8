import type { Page } from './fourteenth-pages.ts';
import { footed, office, web } from './nineteenth-cvs-two-pages.ts';
import * as a from './nineteenth-cvs-twoa.ts';
import * as b from './nineteenth-cvs-twob.ts';
import { text, typeset } from './writers.ts';

/** The second part of the nineteenth batch: skilled people and leavers of higher rank. */
export const TWO: Page[] = [
  ['clean charge nurse word', a.CHARGE_NURSE, office({ font: 'Calibri', colour: '1F4E79', size: 11, styles: true })],
  [
    'clean signal captain in a resume class pdf',
    a.SIGNAL_CAPTAIN,
    typeset({
      set: '#set page(paper: "us-letter", margin: 14mm)\n#set text(font: "EB Garamond", size: 10.8pt)\n#set list(indent: 5mm)\n#let centred(body) = block(width: 100%, below: 13pt, align(center, text(size: 25pt, weight: "bold", body)))',
      heading:
        'block(above: 12pt, below: 7pt)[#smallcaps(text(size: 13pt, weight: "regular", it.body)) #v(-11pt) #line(length: 100%, stroke: 0.5pt)]',
      name: '#centred',
    }),
  ],
  [
    'clean retail analyst of a resume builder pdf',
    a.RETAIL_ANALYST,
    web(
      'A4',
      'body{font:10pt/1.45 "Noto Sans","DejaVu Sans",sans-serif;color:#2b2b2b}header{border-bottom:3px solid #3aa6a0;padding-bottom:8px;margin-bottom:8px}h1{font-size:24pt;color:#1d3f4b}header p:last-child{font-size:8.8pt}header p:first-of-type{font-size:12.5pt;color:#3aa6a0}h2{font-size:12pt;text-transform:uppercase;color:#1d3f4b;margin:14px 0 4px}h3{font-size:11.5pt;margin-top:8px}article p.r{font-size:8.5pt;font-style:italic;color:#3aa6a0}article b{font-weight:500}',
    ),
  ],
  [
    'years at the left of a bridge engineer pdf',
    a.BRIDGE_ENGINEER,
    footed({
      set: '#set page(paper: "a4", margin: (x: 20mm, y: 18mm))\n#set text(font: "Source Serif 4", size: 10.3pt)\n#let big(body) = block(below: 14pt, text(size: 27pt, fill: rgb("#444"), body))',
      heading:
        'block(above: 14pt, below: 8pt)[#grid(columns: (30mm, 1fr), gutter: 4mm, align: bottom, rect(width: 100%, height: 4pt, fill: rgb("#3873b3")), text(size: 13.5pt, weight: "regular", fill: rgb("#3873b3"), it.body))]',
      name: '#big',
      columns: '(30mm, 1fr)',
    }),
  ],
  [
    'timeline with icons of a logistics major pdf',
    a.LOGISTICS_MAJOR,
    web(
      'A4',
      'body{font:9.3pt/1.4 "Liberation Sans","DejaVu Sans",sans-serif;color:#444}header{margin-bottom:12px}h1{font-size:24pt;color:#5b2333}header p:nth-of-type(1){color:#b5651d;font-weight:bold}header p:nth-of-type(2){white-space:pre-wrap;font-size:8.2pt}#page{display:flex;gap:26px}main{flex:1}aside{width:62mm;flex:none}h2{font-size:12.5pt;color:#5b2333;border-bottom:2px solid #5b2333;margin:10px 0 6px}h3{font-size:11pt;color:#222}main article{border-left:2px solid #d9b99b;padding-left:11px;margin:0 0 9px 4px;position:relative;break-inside:auto}main article::before{content:"";position:absolute;left:-6px;top:4px;width:10px;height:10px;border-radius:5px;background:#b5651d}main p.box,aside article p.box{color:#b5651d;font-weight:bold}main p:has(b){margin-top:7px}p.r{font-size:8.6pt;color:#777}aside section>p.box{display:flex;gap:6px;margin-bottom:5px}aside section>p.box span{border:1px solid #bbb;border-radius:4px;padding:1px 6px}aside article{margin-bottom:6px}',
    ),
  ],
  [
    'posting table of an artificer word',
    a.ARTIFICER_WARRANT_OFFICER,
    office({
      font: 'Arial',
      colour: '000000',
      size: 10,
      ruled: true,
      widths: { 2: [1500, 8100], 5: [1400, 1500, 1700, 2300, 2900] },
    }),
  ],
  [
    'flight hours and dates in the margin of a pilot pdf',
    b.AIRLINE_PILOT,
    web(
      'Letter',
      'body{font:10pt/1.35 "Liberation Serif","DejaVu Serif Condensed",serif}h1{font-size:19pt;text-align:center}h1~p{white-space:pre-wrap}h1+p,h1+p+p{text-align:center}h2{font-size:10.5pt;background:#1b2a41;color:#fff;padding:2px 6px;margin:11px 0 5px}table{width:100%}td{border:1px solid #999;padding:2px 6px}p.box{float:left;clear:left;width:34mm;margin-top:5px}h3{font-size:10pt;margin-top:5px}section:has(p.box){position:relative}h2+p.box{margin-top:0}article,section:has(p.box) article{margin-left:34mm;break-inside:auto}article p.box{margin-left:-34mm}',
    ),
  ],
  ['federal form of a cyber specialist text', b.CYBER_SPECIALIST, text({ mark: '*', heading: 'plain' })],
  [
    'printed web page of a service manager pdf',
    b.SERVICE_MANAGER,
    web(
      'A4',
      'body{font:10.5pt/1.5 "Liberation Sans","DejaVu Sans Condensed",sans-serif;color:#24292f;max-width:165mm}header p{font-size:7.5pt;margin-bottom:18px}h1{font-size:26pt}h2{font-size:15pt;font-weight:400;color:#0a6e6e;margin:18px 0 6px;break-after:avoid}h3{font-size:12.5pt;margin-top:10px}p.box{color:#6a737d;font-size:9.5pt}article p:has(b){margin-top:6px}',
    ),
  ],
  [
    'project table of a program manager word',
    b.BRIDGE_PROGRAM_MANAGER,
    office({
      font: 'Georgia',
      colour: 'A23B0F',
      size: 10.5,
      ruled: true,
      widths: { 3: [3800, 3400, 2400], 5: [3000, 2000, 1600, 1500, 1500] },
    }),
  ],
  [
    'two columns of an embedded graduate pdf',
    b.EMBEDDED_GRADUATE,
    typeset({
      set: '#set page(paper: "a4", margin: 13mm)\n#set text(font: "Lato", size: 9.6pt)\n#let big(body) = block(below: 13pt, text(size: 26pt, body))\n#set list(indent: 2mm)',
      heading: 'block(above: 13pt, below: 6pt, text(size: 13pt, weight: "regular", fill: rgb("#2b2b6b"), it.body))',
      name: '#big',
      side: 60,
    }),
  ],
  [
    'shaded column of a naval engineer word',
    b.NAVAL_ENGINEER,
    office({ font: 'Calibri', colour: '17365D', size: 10, nameSize: 17, side: 3300, shade: 'DCE6F1' }),
  ],
];
