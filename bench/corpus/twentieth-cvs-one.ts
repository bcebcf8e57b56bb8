import type { Page } from './fourteenth-pages.ts';
import {
  basicTemplate,
  docsTemplate,
  federalOutline,
  pastedChat,
  proposal,
  sheet,
  twoColumnClass,
  typed,
} from './twentieth-cvs-one-pages.ts';
import * as a from './twentieth-cvs-onea.ts';
import * as b from './twentieth-cvs-oneb.ts';

/** The first part of the twentieth batch: what an American recruiter of veterans and of trades gets in a week. */
export const ONE: Page[] = [
  ['clean math teacher in the basic word template', a.MATH_TEACHER, basicTemplate],
  [
    'clean logistics captain pdf',
    a.LOGISTICS_CAPTAIN,
    sheet(
      'body{font:10.4pt/1.42 "Liberation Serif",serif;color:#111}header{text-align:center;margin-bottom:8px}h1{font-size:22pt;font-weight:normal;letter-spacing:1px}h2{font-size:11.5pt;text-transform:uppercase;letter-spacing:1px;border-bottom:1px solid #111;margin:13px 0 5px}.content>p.r:has(b):not(:first-child){margin-top:8px}',
    ),
  ],
  ['google docs template of an er nurse word', a.ER_NURSE, docsTemplate],
  ['chat assistant text of an infantry sergeant word', a.INFANTRY_SERGEANT, pastedChat],
  [
    'executive resume of a navy commander pdf',
    a.NAVY_COMMANDER,
    sheet(
      'body{font:9.9pt/1.38 "Liberation Sans",sans-serif;color:#222}header{text-align:center;border-bottom:3px double #1b365d;padding-bottom:5px}h1{font-size:20pt;letter-spacing:3px;text-transform:uppercase;color:#1b365d}header p{font-size:9pt}main>.box{text-align:center;background:#1b365d;color:#fff;margin:8px 0;padding:5px}main>.box p:first-child{font-weight:bold;letter-spacing:2px;font-size:12pt}h2{font-size:11pt;text-align:center;text-transform:uppercase;letter-spacing:1.5px;color:#1b365d;border-top:1px solid #1b365d;border-bottom:1px solid #1b365d;margin:11px 0 5px;padding:2px}table{width:100%}td{width:33%;text-align:center}.content>.box{background:#eef2f7;padding:5px 10px}h3{font-size:10.4pt;color:#1b365d;margin-top:4px}h4{font-size:9.9pt;margin:8px 0 2px}article .box{margin:2px 0 3px}article ul{padding-left:22px}article>p{margin-top:3px}',
    ),
  ],
  [
    'federal builder resume of an aircraft specialist pdf',
    a.AIRCRAFT_SPECIALIST,
    sheet(
      'body{font:9.6pt/1.4 "Liberation Sans",sans-serif;color:#000}h1{font-size:15pt;margin-bottom:3px}section{display:grid;grid-template-columns:33mm 1fr;border-top:1px solid #bbb;margin-top:9px;padding-top:5px}h2{font-size:9.6pt}h3{font-size:9.6pt;font-weight:normal}article{margin-bottom:11px}.box{float:right;margin:-1.4em 0 8px 20px;text-align:right}article>p{margin-bottom:4px}article>p:has(b){margin-top:6px}table{margin-left:8px}',
    ),
  ],
  ['federal resume with headings in capitals of a spill responder word', a.SPILL_RESPONDER, federalOutline],
  [
    'transition class template of a warehouse lead pdf',
    b.WAREHOUSE_LEAD,
    sheet(
      'body{font:11pt/1.3 "Liberation Serif",serif;color:#000}h1{font-size:16pt}header{text-align:center;border-bottom:1.5px solid #000;padding-bottom:3px}h2{font-size:11pt;margin:10px 0 2px;text-decoration:underline}table{width:100%}ul{padding-left:30px}.content>ul+p{margin-top:5px}',
    ),
  ],
  [
    'resume site with a colored sidebar of a police sergeant pdf',
    b.POLICE_SERGEANT,
    sheet(
      'body{font:9.6pt/1.42 "Liberation Sans","DejaVu Sans",sans-serif;color:#343434}header{background:#00507c;color:#fff;padding:16px 18px}h1{font-size:26pt}header p{font-size:13pt}#page{display:grid;grid-template-columns:1fr 50mm}main{grid-column:1;grid-row:1;padding:10px 14px 0 0}aside{grid-column:2;grid-row:1;background:#f1f4f6;padding:10px 12px}h2{font-size:13pt;color:#00507c;border-bottom:1px solid #ccc;border-top:1px solid #ccc;margin:12px 0 8px;padding:3px 0}aside h2{font-size:12pt;border-top:0;margin-top:14px}aside section:first-child h2{margin-top:0}aside p{margin-bottom:3px}main article{display:grid;grid-template-columns:22mm 1fr;margin-bottom:8px}main article>*{grid-column:2}main article>h3{grid-column:1;grid-row:1/span 6;font-size:8.8pt;font-weight:bold}h4{font-size:11pt}article ul{padding-left:14px}',
    ),
  ],
  ['proposal resume in ruled tables of an intelligence analyst word', b.INTELLIGENCE_ANALYST, proposal],
  ['two column resume class of a software engineer pdf', b.SOFTWARE_ENGINEER, twoColumnClass],
  [
    'profile saved from a network of a sales manager pdf',
    b.SALES_MANAGER,
    sheet(
      '@page{@bottom-right{content:"Page " counter(page) " of " counter(pages);font:9pt "Liberation Sans"}}body{font:10.5pt/1.45 "Liberation Sans",sans-serif;color:#191919}#page{display:grid;grid-template-columns:54mm 1fr;gap:9mm}aside{background:#293e49;color:#fff;padding:14px 12px}aside h2{font-size:12.5pt;color:#fff;font-weight:normal}aside p{font-size:9.2pt;overflow-wrap:anywhere;margin-bottom:3px}h1{font-size:24pt;font-weight:normal}h2{font-size:15pt;font-weight:normal;margin:16px 0 8px}main>.box p+p{color:#6a6a6a;margin-top:4px}h3{font-size:12pt;margin-top:12px;font-weight:normal}article>.box{color:#555}h4{font-size:11.5pt;font-weight:normal;margin-top:7px}article>p{font-size:10pt}',
    ),
  ],
  ['text typed by a plumber txt', b.PLUMBER, typed],
  ['text for an online form of a truck driver txt', b.TRUCK_DRIVER, typed],
];
