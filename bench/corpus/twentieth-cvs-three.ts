import type { Page } from './fourteenth-pages.ts';
import { handmade, hinted, profile, sheet, typed } from './twentieth-cvs-three-pages.ts';
import * as a from './twentieth-cvs-threea.ts';
import * as b from './twentieth-cvs-threeb.ts';
import { typeset, word } from './writers.ts';

/** The third part of the twentieth batch: CVs in English from everywhere. */
export const THREE: Page[] = [
  ['clean product manager by an assistant word', a.PRODUCT_MANAGER, word({ heading: 'style', size: 10 })],
  [
    'clean graduate in a resume class pdf',
    a.GRADUATE,
    typeset({
      set: '#set page(paper: "a4", margin: (x: 17mm, y: 15mm))\n#set text(font: "Source Sans 3", size: 10.4pt)\n#set list(indent: 3mm, marker: [•])\n#let named(body) = block(below: 9pt, text(size: 24pt, weight: "semibold", fill: rgb("#0b3d62"), body))',
      heading:
        'block(above: 13pt, below: 7pt)[#text(size: 11.5pt, weight: "bold", fill: rgb("#0b3d62"), upper(it.body)) #v(-8pt) #line(length: 100%, stroke: 0.6pt + rgb("#0b3d62"))]',
      name: '#named',
    }),
  ],
  [
    'dark side column of a welder from a design site pdf',
    a.CANADIAN_WELDER,
    sheet(
      'Letter',
      '@page{margin:0}body{font:9.6pt/1.45 "Liberation Sans",sans-serif;color:#333}#main{margin:14mm 14mm 0 84mm}#side{position:absolute;left:0;top:0;width:56mm;height:262mm;padding:16mm 8mm 0 9mm;background:#26323b;color:#f3f3f3;font-size:9pt}#side .title{letter-spacing:3px;font-weight:bold;font-size:10pt;color:#f2a33a;margin:13px 0 5px}.name{font-size:27pt;font-weight:bold;letter-spacing:2px;line-height:1.1;color:#26323b}.name+.box{letter-spacing:3px;color:#c9791b;margin:5px 0 12px}#main .title{letter-spacing:3px;font-weight:bold;font-size:12pt;border-bottom:2px solid #f2a33a;margin:12px 0 6px}.entry{font-weight:bold;font-size:11pt;margin-top:9px}.entry~.box{font-size:8.4pt;color:#c9791b;letter-spacing:1px}',
      true,
    ),
  ],
  [
    'labels with tabs and selection criteria of a naval storekeeper word',
    a.NAVY_STOREKEEPER,
    handmade({
      font: 'Arial',
      size: 10,
      colour: '17365D',
      heading: 'ruled',
      hang: 1700,
      shaded: 'first',
      grid: { 2: [12, 12], 3: [5, 10, 9] },
      foot: 'Page ',
    }),
  ],
  ['sentences and prose of a site foreman text', a.SITE_FOREMAN, typed],
  [
    'dates before titles of a quartermaster pdf',
    a.IRISH_QUARTERMASTER,
    sheet(
      'A4',
      'body{font:11.5pt/1.35 "Liberation Serif",serif}.name{text-align:center;font-size:20pt;font-weight:bold;text-decoration:underline;margin-bottom:10px}.title{font-weight:bold;text-decoration:underline;font-size:12.5pt;margin:13px 0 5px}.entry{font-weight:bold;margin-top:8px;break-after:avoid}.row{grid-template-columns:32mm 1fr}.row:last-child{grid-template-columns:1fr 1fr}',
    ),
  ],
  [
    'grey bands, tables and declaration of a retired major word',
    a.INDIAN_MAJOR,
    handmade({
      font: 'Times New Roman',
      size: 11,
      colour: '000000',
      heading: 'band',
      centred: true,
      mark: '➢',
      shaded: 'first',
      grid: { 2: [8, 16], 4: [6, 10, 4, 4], 5: [2, 5, 4, 4, 9] },
    }),
  ],
  [
    'new europass of a translator and officer pdf',
    b.UKRAINIAN_TRANSLATOR,
    sheet(
      'A4',
      'body{font:9.6pt/1.45 "DejaVu Sans",sans-serif;color:#333;font-size:8.6pt}#head{background:#f1f2f6;padding:12px 14px;margin-bottom:10px}.name{font-size:18pt;color:#0e47cb}.title{color:#0e47cb;font-size:10.5pt;margin:13px 0 4px;border-bottom:1px solid #b8c4e6;break-after:avoid}.entry{font-weight:bold;font-size:9.4pt;margin-top:8px}.line{white-space:pre-wrap}.box{color:#666;font-size:7.8pt;border-bottom:1px dotted #bbb;margin-bottom:3px}.of6{grid-template-columns:1.3fr repeat(5,1fr);padding:2px 0;border-bottom:1px solid #eee}',
    ),
  ],
  [
    'old europass with labels at the left of a nurse pdf',
    b.NURSE_ABROAD,
    sheet(
      'A4',
      'body{font:10.2pt/1.35 "Liberation Sans Narrow","Liberation Sans",sans-serif}#head{width:52mm;text-align:right;font-size:15pt;font-weight:bold;margin-bottom:12px}.row{grid-template-columns:52mm 1fr;column-gap:6mm;padding:1.5px 0}.row>div:first-child{text-align:right}.row>div+div{border-left:1px solid #888;padding-left:5mm}.title{width:52mm;text-align:right;font-weight:bold;font-size:11.5pt;margin:9px 0 3px}',
    ),
  ],
  [
    'sea service in the form of an agency word',
    b.SECOND_ENGINEER,
    handmade({
      font: 'Arial',
      size: 9,
      colour: '000000',
      heading: 'plain',
      landscape: true,
      shaded: 'titles',
      grid: { 1: [24], 3: [10, 9, 5], 4: [4, 10, 4, 6], 8: [3, 4, 2, 4, 3, 4, 2, 2] },
    }),
  ],
  [
    'project sheets of a freelance consultant pdf',
    b.IT_CONSULTANT,
    profile(
      '#set page(paper: "a4", margin: (x: 20mm, top: 22mm, bottom: 18mm))\n#set text(font: "IBM Plex Sans", size: 9.6pt)',
      'rgb("#1f5a7a")',
      '37mm',
    ),
  ],
  [
    'hint column of an academic class pdf',
    b.SOIL_SCIENTIST,
    hinted(
      '#set page(paper: "a4", margin: (x: 18mm, y: 17mm), numbering: "1/1")\n#set text(font: "Lato", size: 10pt)',
      'rgb("#7a2e2e")',
    ),
  ],
  [
    'text box beside the jobs of a lodge manager word',
    b.LODGE_MANAGER,
    handmade({
      font: 'Arial',
      size: 10,
      colour: '6B4F1D',
      heading: 'caps',
      box: { width: 150, height: 640, offset: 4 },
    }),
  ],
  ['tabs and job descriptions of an accountant text', b.NIGERIAN_ACCOUNTANT, typed],
];
