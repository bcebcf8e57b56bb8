import type { Page } from './fourteenth-pages.ts';
import { logbook, plainText, savedProfile, sheet, wordForm } from './twentyfifth-cvs-three-pages.ts';
import * as a from './twentyfifth-cvs-threea.ts';
import * as b from './twentyfifth-cvs-threeb.ts';

/** The third part of the twenty-fifth batch: what sites, forms and agencies make of a person's history. */
export const THREE: Page[] = [
  ['federal resume builder of a supply specialist copied as text', a.SUPPLY_SPECIALIST, plainText()],
  ['transition resume tool of a gunnery sergeant as text', a.MOTOR_TRANSPORT_GUNNY, plainText({ width: 80, rule: '-' })],
  [
    'health service application of a clinical coder pdf',
    a.CLINICAL_CODER,
    sheet(
      'A4',
      'body{font:10pt/1.4 "Liberation Sans",sans-serif;color:#212b32}header{border-bottom:4px solid #005eb8;display:flex;justify-content:space-between;padding-bottom:5px;margin-bottom:10px;color:#005eb8;font-weight:bold}h1{font-size:20pt;margin-bottom:6px}h2{font-size:13.5pt;margin:20px 0 6px}h3{font-size:11pt;margin:14px 0 4px}td{border-bottom:1px solid #d8dde0;padding:5px 10px 5px 0}td:first-child{width:34%}.t3 td,.t4 td,.t9 td{width:auto}.l{font-weight:bold}p{margin-bottom:5px}',
    ),
  ],
  [
    'state employment application of a highway foreman pdf',
    a.HIGHWAY_FOREMAN,
    sheet(
      'Letter',
      'body{font:9pt/1.35 "Liberation Serif",serif}header{text-align:center;margin-bottom:8px}header p:first-child{font-size:15pt;font-weight:bold}header table{text-align:left;margin-top:6px}h2{background:#d9d9d9;border:1px solid #000;text-align:center;font-size:10pt;padding:2px;margin:12px 0 0}table{margin-bottom:7px;table-layout:fixed}td{border:1px solid #777;padding:2px 5px}.l{font-weight:bold;font-size:8pt}header p .l{font-size:inherit}p{margin-top:4px}',
    ),
  ],
  [
    'personal data sheet of a disaster officer pdf',
    b.DISASTER_OFFICER,
    sheet(
      'A4',
      'body{font:8.6pt/1.35 "Liberation Sans Narrow","Liberation Sans",sans-serif}header p:nth-child(3){font-size:17pt;font-weight:bold;text-align:center}header p{font-size:7pt;font-style:italic}h2{background:#8a8a8a;color:#fff;font-style:italic;font-size:8.4pt;padding:1px 4px;border:1px solid #000}td{border:1px solid #000;padding:2px 3px}td.label{background:#eaeaea}.l{font-size:7pt}header .l{font-size:inherit}section tr:first-child td.label{text-align:left}.t1{table-layout:fixed}p.box{text-align:right;font-style:italic;break-after:page;padding-top:3px}section:last-of-type p.box:last-child{break-after:auto}table{width:calc(100% - 2px)}h2{margin-right:2px}',
    ),
  ],
  ['network profile with many posts of an engineer major pdf', b.ENGINEER_MAJOR, savedProfile],
  ['hours and ratings of a northern captain pdf', b.NORTHERN_CAPTAIN, logbook],
  [
    'narrow left column of a dairy analyst pdf',
    b.DAIRY_ANALYST,
    sheet(
      'A4',
      'body{font:9.2pt/1.4 "Liberation Sans Narrow","Liberation Sans",sans-serif;color:#3f3a38}header{color:#0e4194;font-size:11pt;border-bottom:1px solid #ccc;margin-bottom:14px;padding-bottom:3px;margin-left:27%}h2{font-size:9pt;font-weight:normal;color:#0e4194;width:25.5%;text-align:right;margin:16px 0 8px;position:relative}h2::after{content:"";position:absolute;left:104%;width:290%;top:50%;border-top:1.5px solid #c9d3e6}td{padding:0 0 9px 14px}td:first-child{width:25.5%;text-align:right;color:#0e4194;padding-left:0}td b{font-size:10.5pt;color:#0e4194;font-weight:normal}.t1 tr:first-child b{font-size:14pt;color:#3f3a38}.l{color:#0e4194}.t4 td{padding:2px 4px;border-bottom:1px solid #c9d3e6;text-align:center}.t4 td:first-child{border:0;text-align:right}.t4 .l{font-size:8pt}.t4{margin-bottom:10px}',
    ),
  ],
  [
    'sea service table of a marine engineer word',
    b.MARINE_ENGINEER,
    wordForm({
      font: 'Arial',
      size: 8,
      margin: 800,
      isLandscape: true,
      rule: '000000',
      labelFill: 'D6E3F0',
      label: { bold: true },
      tables: [
        [2900, 4500, 2900, 4900],
        [6200, 2600, 1800, 1800, 2800],
        [6200, 2600, 1800, 1800, 2800],
        [5600, 5600, 2000, 2000],
        [2200, 1700, 1500, 1300, 1000, 2200, 1500, 1300, 1300, 1200],
        [2300, 2500, 3000, 4800, 1300, 1300],
        [4000, 2500, 2500],
      ],
      kinds: {
        name: [
          { size: 26, bold: true },
          { alignment: 'center', spacing: { after: 140 } },
        ],
        heading: [
          { bold: true, size: 18, color: '1F3864' },
          { spacing: { before: 180, after: 60 }, keepNext: true },
        ],
        text: [{}, { spacing: { after: 0 }, tabStops: [{ type: 'left', position: 9000 }] }],
      },
      head: [{ size: 15, color: '555555' }, { tabStops: [{ type: 'right', position: 15200 }] }],
    }),
  ],
  [
    'dates at a hanging tab of a protection team leader word',
    b.PROTECTION_TEAM_LEADER,
    wordForm({
      font: 'Calibri',
      size: 10.5,
      margin: 1100,
      bullet: '▪',
      kinds: {
        name: [
          { size: 44, bold: true, smallCaps: true },
          { alignment: 'center', spacing: { after: 60 } },
        ],
        contact: [{ size: 20 }, { alignment: 'center', spacing: { after: 20 } }],
        heading: [
          { bold: true, color: 'FFFFFF', size: 22 },
          { shading: { fill: '2B2B2B' }, spacing: { before: 220, after: 90 }, keepNext: true },
        ],
        entry: [
          { bold: true },
          {
            spacing: { before: 120, after: 0 },
            indent: { left: 2100, hanging: 2100 },
            tabStops: [{ type: 'left', position: 2100 }],
            keepNext: true,
          },
        ],
        text: [{}, { spacing: { after: 40 }, tabStops: [{ type: 'left', position: 2100 }] }],
      },
      head: [{ size: 16, color: '777777' }, { tabStops: [{ type: 'right', position: 9700 }] }],
    }),
  ],
  [
    'trust application form of a chemistry teacher word',
    b.CHEMISTRY_TEACHER,
    wordForm({
      font: 'Verdana',
      size: 9,
      margin: 950,
      rule: '7F7F7F',
      labelFill: 'E9E3F0',
      tables: [
        [2300, 2900, 2200, 2600],
        [2300, 2900, 2200, 2600],
        [2300, 2900, 2200, 2600],
        [2900, 2100, 1000, 900, 900, 2200],
        [2900, 2900, 1000, 1000, 2200],
        [2700, 3600, 1000, 1000, 1700],
        [4200, 4200, 1600],
        [1900, 3100, 1900, 3100],
      ],
      kinds: {
        heading: [
          { bold: true, size: 22, color: '4B2E83' },
          { spacing: { before: 240, after: 80 }, keepNext: true },
        ],
        text: [{}, { spacing: { after: 40 }, tabStops: [{ type: 'left', position: 5600 }] }],
      },
      head: [{ size: 18, bold: true, color: '4B2E83' }, { alignment: 'right' }],
    }),
  ],
  [
    'agency profile of a bakery manager word',
    b.BAKERY_MANAGER,
    wordForm({
      font: 'Trebuchet MS',
      size: 10.5,
      margin: 1200,
      label: { color: '8A4B08' },
      tables: [
        [2200, 7200],
        [3130, 3130, 3130],
        [1400, 8000],
      ],
      kinds: {
        name: [{ size: 36, color: '8A4B08' }, { spacing: { after: 160 } }],
        heading: [
          { size: 25, color: '8A4B08' },
          {
            spacing: { before: 260, after: 80 },
            border: { bottom: { style: 'dotted', size: 8, color: '8A4B08', space: 2 } },
            keepNext: true,
          },
        ],
        entry: [
          { bold: true, size: 23 },
          { spacing: { before: 180, after: 0 }, keepNext: true },
        ],
      },
      head: [{ size: 18, color: '8A4B08' }, { alignment: 'right' }],
    }),
  ],
];
