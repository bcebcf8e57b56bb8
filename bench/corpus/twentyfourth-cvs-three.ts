import type { Page } from './fourteenth-pages.ts';
import {
  atRight,
  CENTRED,
  form,
  mailed,
  markdown,
  RIGHT,
  savedAsText,
  savedProfile,
  sheet,
} from './twentyfourth-cvs-three-pages.ts';
import * as a from './twentyfourth-cvs-threea.ts';
import * as b from './twentyfourth-cvs-threeb.ts';

/** The third part of the twenty-fourth batch: what sites and forms make of a career. */
export const THREE: Page[] = [
  [
    'clean resume of a job site for a dental receptionist pdf',
    a.DENTAL_RECEPTIONIST,
    sheet(
      'Letter',
      'body{font:10.5pt/1.42 "Noto Sans","Liberation Sans",sans-serif;color:#2d2d2d}h1{font-size:25pt;font-weight:bold;line-height:1.2}h2{font-size:15pt;font-weight:bold;border-bottom:1px solid #d4d2d0;margin:16px 0 8px;padding-bottom:3px}h3{font-size:11pt;font-weight:bold;margin-top:9px}h1+p{font-size:12pt;margin-bottom:3px}p.side{margin-top:8px}p.box{color:#085ff7}h2:last-of-type~p.box{color:#767676;font-size:8.5pt;margin-top:6px}li{padding-left:4px}',
    ),
  ],
  [
    'Europass of 2016 of a software tester pdf',
    a.SOFTWARE_TESTER,
    sheet(
      'A4',
      '@page{@top-left{content:"Curriculum vitae";font:11pt "Liberation Sans Narrow";color:#1593cb;padding-left:16mm}@top-right{content:"Tiago Faria Lourenço";font:9pt "Liberation Sans Narrow";color:#1593cb}@bottom-left{content:"© European Union, 2002-2016 | europass.cedefop.europa.eu";font:7pt "Liberation Sans";color:#404040}@bottom-right{content:"Page " counter(page) " / " counter(pages);font:7pt "Liberation Sans";color:#404040}}body{font:9.3pt/1.35 "Liberation Sans Narrow",sans-serif;color:#3f3a38}td{padding:3px 0 3px 8px}td:first-child{text-align:right;color:#0e4194;padding:3px 8px 3px 0;font-size:8.8pt}.l{color:#0e4194}td:not(:first-child) .l{font-size:8pt;color:#1593cb}h2{font-size:9pt;font-weight:normal;color:#0e4194;text-transform:uppercase;margin:16px 0 5px;display:flex;align-items:center;gap:8px}h2::before{order:2;content:"";flex:1;border-top:2px solid #c6c6c6}h2{padding-left:6mm}tr.n2 b{color:#0e4194;font-size:10.5pt;font-weight:normal}table:first-of-type b{font-size:13pt}tr.n4 td,tr.n6 td{text-align:center;border:1px solid #c6c6c6;border-width:1px 0}tr.n4 td:first-child,tr.n6 td:first-child{text-align:right;border:0}.gap{height:8px}.t+.t{float:right}',
      { 2: [5, 15], 4: [5, 6, 6, 3], 6: [5, 3, 3, 3, 3, 3] },
    ),
  ],
  ['profile of a network, long career of a naval officer pdf', a.PORT_COMMANDER, savedProfile],
  [
    'federal builder, printed, of a hospital corpsman pdf',
    a.NAVY_CORPSMAN,
    sheet(
      'Letter',
      '@page{margin:13mm 15mm}body{font:9.6pt/1.4 "Liberation Serif",serif;color:#000}h1{font-size:15pt}p.side:first-of-type{margin-top:8px}.l{font-weight:bold}h2{font-size:10.5pt;background:#e6e6e6;padding:2px 5px;margin:13px 0 6px}td{padding:3px 8px 3px 0}tr.n2 td:nth-child(2) .l{font-weight:bold}p.box{font-weight:bold;margin-top:3px}p.box .l{font-weight:normal}.gap{height:9px}tr.n4 td,tr.n5 td{border-bottom:1px solid #999}',
      { 1: [20], 2: [12, 8], 4: [5, 5, 5, 5], 5: [4, 4, 4, 3, 5] },
    ),
  ],
  [
    'candidate profile of a recruiting suite, printed, of a gunner in a warehouse pdf',
    a.WAREHOUSE_LEAD,
    sheet(
      'Letter',
      '@page{margin:16mm 11mm 14mm;@top-left{content:"Candidate Profile - Printable View";font:8pt "Liberation Sans"}@bottom-left{content:"https://career4.example/printPreview?candidate=88213";font:8pt "Liberation Sans"}}body{font:8.8pt/1.45 "Liberation Sans",sans-serif;color:#222}h1{font-size:16pt;font-weight:normal;color:#354a5f}h2{font-size:10.5pt;color:#fff;background:#427cac;padding:3px 7px;margin:12px 0 4px}td{padding:3px 6px;border-bottom:1px solid #e5e5e5}.l{color:#6a6d70}tr.n4 td:nth-child(odd),tr.n2 td:first-child{text-align:right;color:#6a6d70}tr.n3 .only,tr.n5 .only{font-weight:bold}.gap{height:10px}',
      { 2: [4, 16], 3: [8, 7, 5], 4: [4, 6, 4, 6], 5: [5, 4, 4, 4, 3] },
    ),
  ],
  [
    'form of a fire service, filled by a sapper pdf',
    a.FIREFIGHTER_SAPPER,
    sheet(
      'A4',
      '@page{@top-left{content:"Application form: On-call Firefighter";font:bold 8.5pt "Liberation Sans";color:#a6192e}@bottom-center{content:"Please write in black ink or type. CVs will not be accepted.";font:8pt "Liberation Sans"}}body{font:10pt/1.35 "DejaVu Serif","Liberation Serif",serif;color:#101060}h1{font:bold 17pt "Liberation Sans";color:#a6192e;margin-bottom:5px}h1 .l.l{font:inherit;color:inherit}h2{font:bold 11.5pt "Liberation Sans";color:#fff;background:#a6192e;padding:3px 6px;margin-top:12px}td{border:1px solid #444;padding:4px 5px;font-size:9pt}.l{font:8.2pt "Liberation Sans";color:#000}.only{background:#f3dfe2}.only .l{font-weight:bold}',
      { 1: [24], 2: [12, 12], 3: [10, 6, 8], 4: [6, 6, 6, 6], 5: [7, 8, 3, 3, 3] },
    ),
  ],
  [
    'form of a school, filled by a youth worker pdf',
    a.YOUTH_WORKER,
    sheet(
      'A4',
      '@page{@top-right{content:"Application for Support Staff – CONFIDENTIAL";font:8pt "DejaVu Sans";color:#555}@bottom-left{content:"Application number 5530217   Printed 09/05/2024 21:14";font:7.5pt "DejaVu Sans";color:#555;white-space:pre}}body{font:8.8pt/1.45 "DejaVu Sans",sans-serif;color:#0b0c0c}h1{font-size:20pt}h2{font-size:13pt;margin:16px 0 3px;border-bottom:2px solid #1d70b8;padding-bottom:2px}h3{font-size:9.5pt;margin-top:9px;color:#1d70b8}td{padding:2px 8px 2px 0}td.only{padding-top:6px;font-weight:bold;font-size:7.8pt;color:#505a5f}h1~p.box .l{font-weight:bold}p{margin-bottom:4px}',
      { 1: [12], 2: [6, 6], 3: [4, 4, 4], 4: [3, 3, 3, 3] },
    ),
  ],
  [
    'clean federal resume of a coach for a missile logistician word',
    b.MISSILE_LOGISTICIAN,
    form({
      font: 'Calibri',
      size: 10.5,
      paper: 'Letter',
      margin: 900,
      draw: {
        name: [{ size: 18, bold: true }, CENTRED],
        box: [{}, { ...CENTRED, spacing: { after: 0 } }],
        heading: [
          { size: 12, bold: true },
          { spacing: { before: 220, after: 60 }, keepNext: true, thematicBreak: true },
        ],
        entry: [{ size: 11, bold: true }, atRight(10400)],
        sub: [{ italics: true }, { keepNext: true, spacing: { after: 20 } }],
        text: [{}, { spacing: { after: 60 } }],
      },
    }),
  ],
  [
    'personal history form of the UN, filled by a Kenyan major word',
    b.KENYAN_LOGISTICS_MAJOR,
    form({
      font: 'Arial',
      size: 9.5,
      paper: 'Letter',
      margin: 720,
      columns: Array.from({ length: 12 }, () => 900),
      spans: { 1: [12], 2: [6, 6], 3: [4, 4, 4], 4: [3, 3, 3, 3], 5: [3, 2, 2, 2, 3] },
      label: { size: 7.5 },
      rule: '000000',
      headers: 1,
      draw: { head: [{ size: 9 }, CENTRED] },
    }),
  ],
  [
    'summary of an agency, with its comments, for a gas engineer word',
    b.GAS_ENGINEER,
    form({
      font: 'Verdana',
      size: 9.5,
      paper: 'A4',
      margin: 1100,
      columns: [2600, 7100],
      label: { color: '5A6B2F', size: 9 },
      fill: 'EEF2E2',
      rule: 'C9D3AE',
      headers: 1,
      draw: {
        head: [{ size: 9.5, color: '5A6B2F' }],
        name: [{ size: 20, color: '5A6B2F' }, { spacing: { after: 160 } }],
        heading: [
          { size: 12, bold: true, color: 'FFFFFF' },
          { shading: { fill: '5A6B2F' }, spacing: { before: 260, after: 100 }, keepNext: true },
        ],
        entry: [{ bold: true }, { spacing: { before: 160, after: 20 }, keepNext: true }],
        text: [{}, { spacing: { after: 100 } }],
      },
    }),
  ],
  [
    'form of a university, filled by a hydrogeologist word',
    b.HYDROGEOLOGY_LECTURER,
    form({
      font: 'Times New Roman',
      size: 11,
      paper: 'A4',
      margin: 1000,
      columns: [1700, 900, 2700, 1200, 1000, 2400],
      spans: { 2: [1, 5], 3: [2, 2, 2], 4: [1, 2, 1, 2] },
      label: { size: 9.5, bold: true },
      fill: 'E4E4E4',
      rule: '7F7F7F',
      draw: {
        head: [{ size: 8 }, RIGHT],
        name: [{ size: 16, bold: true }, CENTRED],
        heading: [
          { size: 12, bold: true },
          { spacing: { before: 240, after: 80 }, keepNext: true },
        ],
        text: [{}, { spacing: { before: 40, after: 80 } }],
      },
    }),
  ],
  ['mail with the CV of a baker in its body text', b.BAKER_MAIL, mailed],
  ['Markdown of a signaller in systems work text', b.SIGNALS_ENGINEER, markdown],
  ['Europass of 2006 of a bus driver saved as text', b.BUS_DRIVER, savedAsText],
];
