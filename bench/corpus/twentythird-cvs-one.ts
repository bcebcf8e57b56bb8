import type { Page } from './fourteenth-pages.ts';
import {
  bands,
  basicTemplate,
  darkBlock,
  letterLike,
  pasted,
  ruledTables,
  sheet,
  spaceBar,
  unevenColumns,
} from './twentythird-cvs-one-pages.ts';
import * as a from './twentythird-cvs-onea.ts';
import * as b from './twentythird-cvs-oneb.ts';

/** The first part of the twenty-third batch: what a recruiter in America and Canada gets in a week. */
export const ONE: Page[] = [
  [
    'clean elementary teacher of a document editor pdf',
    a.TEACHER,
    sheet(
      'body{font:9.6pt/1.5 "Liberation Serif",serif;color:#444}#page{position:relative;display:grid;grid-template-columns:1fr 50mm;column-gap:12mm}aside{font-size:9pt}h1{font:28pt "Liberation Serif";color:#000;line-height:1.2}h1+p{color:#666;font-size:11pt;margin-bottom:6px}aside b{color:#000}h2{font:bold 9pt "Liberation Sans";color:#b7472a;margin:20px 0 6px}h3{font-size:11pt;font-weight:normal;color:#000;margin-top:9px}h4{font:8pt "Liberation Sans";color:#666;margin:2px 0 4px}.row{display:block}',
    ),
  ],
  ['clean civil engineer with positions under employers pdf', a.CIVIL_ENGINEER, bands],
  [
    'design tool sheet of a dental assistant pdf',
    a.DENTAL_ASSISTANT,
    sheet(
      '@page{margin:0}body{font:9pt/1.5 "URW Gothic",sans-serif;color:#4a4a4a}#page,main{position:relative;width:215.9mm;height:279mm;overflow:hidden}main::before{content:"";position:absolute;left:0;top:0;width:100%;height:52mm;background:#e9d8d0}h1{position:absolute;left:0;right:0;top:15mm;text-align:center;font-size:27pt;font-weight:normal;letter-spacing:5px;color:#5b4640}h1+p{position:absolute;left:0;right:0;top:32mm;text-align:center;letter-spacing:3px;font-size:10pt}section{position:absolute;left:16mm;width:52mm}h2{font-size:11pt;font-weight:normal;letter-spacing:2.5px;color:#5b4640;margin-bottom:7px}.contact{top:62mm}.education{top:96mm}.skills{top:150mm}.languages{top:203mm}section ul{padding-left:13px}.about-me{left:82mm;top:62mm;width:118mm}.experience{left:82mm;top:92mm;width:118mm}.certifications{left:82mm;top:203mm;width:118mm}.references{left:82mm;top:232mm;width:118mm;columns:2}.references h2{column-span:all}.education p:nth-of-type(4){margin-top:7px}h3{font-size:9.6pt;display:flex;justify-content:space-between;color:#333}article{margin-bottom:9px}',
    ),
  ],
  [
    'coloured side of a kitchen manager pdf',
    a.KITCHEN_MANAGER,
    sheet(
      '@page{margin:0}body{font:9.6pt/1.45 "Liberation Sans",sans-serif;color:#333}#page{display:flex;flex-direction:row-reverse;min-height:279mm}main{flex:1;padding:13mm 13mm 8mm 9mm}aside{width:62mm;flex:none;background:#1f4e5f;color:#fff;padding:13mm 8mm}h1{font-size:25pt;line-height:1.1;margin-bottom:14px}aside h2{background:#173b48;margin:16px -8mm 8px;padding:4px 8mm;font-size:11.5pt}main h2{font-size:13pt;color:#1f4e5f;border-bottom:1px solid #cfd8dc;border-top:1px solid #cfd8dc;padding:4px 0;margin:14px 0 8px}.row{display:grid;grid-template-columns:25mm 1fr;gap:3mm;margin-bottom:9px}.row b{font-size:10.6pt}aside li{margin-bottom:3px}',
    ),
  ],
  [
    'tasks under each job of a marketing coordinator pdf',
    a.MARKETING_COORDINATOR,
    sheet(
      'body{font:9pt/1.42 "DejaVu Sans",sans-serif;color:#333}header{margin-bottom:8px}h1{font-size:22pt;font-weight:normal;color:#303b4d}h1+p{color:#449399;font-size:12pt;margin-bottom:5px}.box{display:flex;flex-wrap:wrap}header .box{justify-content:space-between;border-top:1px solid #449399;border-bottom:1px solid #449399;padding:5px 0;margin-top:7px;font-size:8.2pt}#page{display:grid;grid-template-columns:1fr 1fr;gap:11mm}h2{font-size:12.5pt;color:#449399;border-bottom:2px solid #449399;margin:10px 0 6px}h3{font-size:11pt}h4{font-size:10.5pt;font-weight:normal}article{margin-bottom:8px}.tabbed,h4+p{font-size:7.8pt;font-style:italic;color:#449399}aside .box{gap:5px}aside .box span{background:#6b7687;color:#fff;border-radius:3px;padding:2px 7px}li::marker{color:#449399}.tabbed+p,aside article p:nth-of-type(2){font-size:7.6pt;font-style:italic;color:#449399}.interests .box span{background:none;color:#333;border:1px solid #aab}',
    ),
  ],
  ['school before the Marines of a student in two columns pdf', a.MARINE_STUDENT, unevenColumns],
  [
    'skills under headings of a navy storekeeper pdf',
    a.NAVY_LOGISTICS,
    sheet(
      'body{font:10.4pt/1.32 "Liberation Sans",sans-serif;color:#000}h1{font-size:19pt;text-align:center}h1+p,h1+p+p{text-align:center}h1+p{white-space:pre-wrap}h1+p+p{font-weight:bold;margin-top:8px}h2{font-size:11pt;text-align:center;border-top:1.5px solid #000;border-bottom:1.5px solid #000;margin:11px 0 6px;padding:2px}ul{padding-left:18px}.skills{display:grid;grid-template-columns:1fr 1fr 1fr;column-gap:8mm}.skills h2{grid-column:1/4}.skills h3{font-size:10.4pt;text-decoration:underline}.skills ul{list-style:square}.row{display:flex;justify-content:space-between;gap:8mm;margin-top:5px}.row>div:last-child{white-space:nowrap}',
    ),
  ],
  ['home-filled template of a heating technician word', b.HVAC_TECHNICIAN, basicTemplate],
  ['prose of a claims adjuster word', b.CLAIMS_ADJUSTER, letterLike],
  ['dark block of a retired senior master sergeant word', b.SENIOR_MASTER_SERGEANT, darkBlock],
  ['table of jobs of a Canadian vehicle technician word', b.VEHICLE_TECHNICIAN, ruledTables],
  ['typed with spaces by a mill supervisor word', b.MILL_SUPERVISOR, spaceBar],
  ['spaced columns of a reserve staff sergeant text', b.RESERVE_SERGEANT, pasted],
  ['pasted job site profile of a bus driver text', b.BUS_DRIVER, pasted],
];
