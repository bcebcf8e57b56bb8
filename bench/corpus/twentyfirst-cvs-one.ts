import type { Page } from './fourteenth-pages.ts';
import {
  asTyped,
  biography,
  blocks,
  federalCells,
  marginClass,
  networkProfile,
  shadedBars,
  soldHybrid,
  studentClass,
  wizard,
  wrapped,
} from './twentyfirst-cvs-one-pages.ts';
import * as a from './twentyfirst-cvs-onea.ts';
import * as b from './twentyfirst-cvs-oneb.ts';

/** The first part of the twenty-first batch: what an American employment centre gets in a week. */
export const ONE: Page[] = [
  [
    'clean grocery manager of a resume builder pdf',
    a.GROCERY_MANAGER,
    blocks(
      'body{font:9.6pt/1.45 "Liberation Sans",sans-serif;color:#333;display:grid;grid-template:auto 1fr/1fr 50mm;column-gap:11mm}.b1{grid-area:1/1/2/3;padding-bottom:14px}.b2{grid-area:2/1}.b3{grid-area:2/2;font-size:9pt}h1{font-size:24pt;color:#1a1f36}.b1 p{font-size:9pt;color:#777}h2{font-size:13pt;color:#1a1f36;margin:13px 0 5px}h3{font-size:10pt;margin-top:9px;color:#222}h4{font-size:7.6pt;font-weight:normal;letter-spacing:1px;color:#8a8f9c;margin:2px 0 4px}li{margin-left:14px}.b3 h2{font-size:11pt}.b3 .box{border-bottom:2px solid #2f6fe4;padding:2px 0 5px;margin-bottom:5px}',
    ),
  ],
  ['clean human resources sergeant with shaded bars word', a.HR_SERGEANT, shadedBars],
  ['biography of a support group colonel word', a.SUPPORT_GROUP_COLONEL, biography],
  ['federal resume of a coast guard storekeeper word', a.COAST_GUARD_STOREKEEPER, federalCells],
  ['student resume class of a submarine nuclear mechanic pdf', a.NUCLEAR_MACHINIST, studentClass],
  [
    'text boxes of a design site of an infantry marine pdf',
    a.RIFLE_TEAM_LEADER,
    blocks(
      '@page{margin:0}body{font:9.4pt/1.45 "URW Gothic","Liberation Sans",sans-serif;color:#333;position:relative;height:270mm}body>div{position:absolute}body::before{content:"";position:absolute;left:0;top:0;width:72mm;height:279mm;background:#39453a}.b1{left:12mm;top:48mm;width:54mm;color:#f4f1e8}.b2{left:84mm;top:88mm;width:118mm}.b3{left:84mm;top:186mm;width:118mm}.b4{left:84mm;top:52mm;width:118mm}.b5{left:84mm;top:18mm;width:118mm}h1{font-size:27pt;letter-spacing:3px;color:#39453a;line-height:1.1}.b5 p{letter-spacing:4px;font-size:10pt;color:#8a6d3b}h2{font-size:12pt;letter-spacing:2px;margin:12px 0 5px;color:#8a6d3b}.b1 h2{color:#e6cf9c}.b4 h2,.b2 h2{margin-top:0}h3{font-size:10pt;margin-top:7px}h4{font-size:9pt;font-weight:normal;color:#666}li{margin-left:14px}.b1 h3{margin:0;font-size:9.4pt}',
    ),
  ],
  ['marginal column class of a space force cyber sergeant pdf', a.SPACE_CYBER_SERGEANT, marginClass],
  ['network profile of a guard religious affairs sergeant pdf', b.RELIGIOUS_AFFAIRS_GUARD, networkProfile],
  ['evaluation bullets of a jet engine mechanic text', b.JET_ENGINE_MECHANIC, asTyped],
  [
    'federal builder print of a military spouse pdf',
    b.SPOUSE_FEDERAL,
    blocks(
      'body{font:9.2pt/1.4 "Liberation Sans",sans-serif;color:#212121}h1{font-size:17pt;color:#112e51}section{display:grid;grid-template-columns:42mm 1fr;margin-top:10px}h2{font-size:9.2pt;color:#112e51}',
    ),
  ],
  ['resume wizard table of a truck driver word', b.TRUCK_DRIVER, wizard],
  ['applicant system text of a software tester text', b.SOFTWARE_TESTER, wrapped],
  ['resume writer hybrid of an emergency nurse word', b.TRAVELING_NURSE, soldHybrid],
  [
    'headings beside the text of a marketing graduate pdf',
    b.MARKETING_GRADUATE,
    blocks(
      'body{font:9.8pt/1.5 "Liberation Serif",serif;color:#434343;display:grid;grid-template-columns:1fr 60mm;row-gap:8mm}header{grid-area:1/2;font:8.6pt/1.6 "Liberation Sans",sans-serif;color:#d44500}.b1{display:contents}h1{grid-area:1/1;font:bold 28pt/1.1 "Liberation Sans",sans-serif;color:#111}section{grid-column:1/3;display:grid;grid-template-columns:38mm 1fr}h2{font:bold 10pt "Liberation Sans",sans-serif;color:#111}h2::before{content:"ㅡ";display:block;color:#d44500}h3{font:bold 10.5pt "Liberation Sans",sans-serif;color:#111;margin-top:8px}h4{font:8pt "Liberation Sans",sans-serif;color:#888;margin:2px 0 4px}h3:first-child{margin-top:0}',
    ),
  ],
];
