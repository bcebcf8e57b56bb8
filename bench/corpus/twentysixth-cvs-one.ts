import type { Page } from './fourteenth-pages.ts';
import { banking, builder, curve, lime, oldstyle } from './twentysixth-cvs-one-pages.ts';
import { appointments, contemporary, marginal, transition, unruled } from './twentysixth-cvs-one-pagesb.ts';
import * as a from './twentysixth-cvs-onea.ts';
import * as b from './twentysixth-cvs-oneb.ts';

const icon = (path: string, colour = 'fff') =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%23${colour}' d='${path}'/%3E%3C/svg%3E")`;
const PIN = 'M8 0a5 5 0 0 1 5 5c0 4-5 11-5 11S3 9 3 5a5 5 0 0 1 5-5zm0 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z';
const MAIL = 'M0 3h16l-8 6zM0 5v9h16V5l-8 6z';
const PHONE = 'M3 0l4 4-2 3 4 4 3-2 4 4-3 3C6 15 1 10 0 3z';
const LINK = 'M1 7h9L7 4l2-2 6 6-6 6-2-2 3-3H1z';
/** Before the nth element of some lines. */
const icons = (selector: (number: number) => string, paths: string[], colour: string) =>
  paths.map((path, index) => `${selector(index + 1)}{background-image:${icon(path, colour)}}`).join('');

const LEVELS = [5, 5, 4, 4, 3]
  .map(
    (level, index) =>
      `aside .box:nth-of-type(${index + 1})::after{content:"";display:block;height:9px;width:75px;margin-top:2px;background:radial-gradient(circle at 50% 50%,#fff 3.6px,transparent 4.2px) 0 0/15px 9px repeat-x,radial-gradient(circle at 50% 50%,#6f9c93 3.6px,transparent 4.2px) 0 0/15px 9px repeat-x;background-size:15px 9px;clip-path:inset(0 ${(5 - level) * 15}px 0 0)}`,
  )
  .join('');

/** The first part of the twenty-sixth batch: typeset classes, web builders and Word templates. */
export const ONE: Page[] = [
  ['banking style of a tax adviser pdf', a.TAX_ADVISER, banking],
  ['oldstyle of a french transport officer pdf', a.TRAIN_MAJOR, oldstyle],
  ['curve class of a dutch hydrographer pdf', a.HYDROGRAPHER, curve],
  ['lime side bar of an avionics technician pdf', a.AVIONICS_TECHNICIAN, lime],
  [
    'right side bar of a seabee plumber pdf',
    a.SEABEE_PLUMBER,
    builder(
      'Letter',
      `body{display:grid;grid-template-columns:1fr 66mm;grid-template-rows:auto 1fr;min-height:278mm;font:10pt/1.45 "Liberation Sans",sans-serif;color:#222}header{grid-column:1;padding:13mm 10mm 0 14mm}main{grid-column:1;padding:4mm 10mm 10mm 14mm}aside{grid-column:2;grid-row:1/3;background:#20584e;color:#fff;padding:13mm 8mm}header h1{font-size:25pt;line-height:1.1}header p:nth-of-type(1){color:#20584e;font-size:11pt}header [data-parts]{display:flex;flex-wrap:wrap;gap:3px 12px;font-size:8.8pt;margin-top:5px}header span{padding-left:14px;background-repeat:no-repeat;background-position:0 2px;background-size:10px}${icons((n) => `header span:nth-child(${n})`, [PIN, PHONE, MAIL, LINK], '20584e')}h2{font-size:13pt;margin:13px 0 5px;border-bottom:1px solid currentColor}main h2{color:#20584e}aside h2:first-child{margin-top:14px}h3[data-parts],main [data-parts]{display:flex;justify-content:space-between}h3{font-size:10.5pt}h3 span+span{font-weight:bold;font-size:9.4pt}main article{margin-bottom:9px}main article p{font-size:9.6pt}aside p{font-size:9.4pt}aside .box{margin-bottom:6px}aside p+p:has(b){margin-top:7px}${LEVELS}`,
    ),
  ],
  [
    'elegant theme of a print manager pdf',
    a.PRINTER,
    builder(
      'A4',
      `body{display:grid;grid-template-columns:58mm 1fr;gap:6mm;padding:9mm;background:#f2f2f2;min-height:279mm;font:9.3pt/1.34 "Liberation Sans",sans-serif;color:#3d3d3d}aside{grid-column:1;grid-row:1;background:#fff;padding:36mm 5mm 6mm;align-self:start;text-align:center;position:relative}aside::before{content:"";position:absolute;top:6mm;left:16mm;width:26mm;height:26mm;border-radius:50%;background:#cfd8dc}aside h1{font-size:14.5pt;line-height:1.2}aside p:nth-of-type(1){color:#757575;margin:3px 0 10px}aside p:nth-of-type(n+2){font-size:8.2pt;text-align:left;padding:4px 0 4px 17px;background-repeat:no-repeat;background-position:0 6px;background-size:10px}${icons((n) => `aside p:nth-of-type(${n + 1})`, [PIN, PHONE, MAIL, LINK], '03a9f4')}main{grid-column:2;background:#fff;padding:2mm 7mm 5mm}h2{font-size:12.5pt;font-weight:normal;color:#03a9f4;margin:10px 0 4px;padding-left:18px;position:relative}h2::before{content:"";position:absolute;left:0;top:5px;width:9px;height:9px;border:2px solid #03a9f4;border-radius:3px}h3{font-size:10pt}article{margin:0 0 8px;padding-left:18px}section>p{padding-left:18px}section>.box{display:inline-block;margin:0 6px 4px 0}[data-parts] span:nth-child(n+2){color:#8a8a8a;font-size:8.3pt;margin-left:8px}`,
    ),
  ],
  [
    'large name over two columns of a florist pdf',
    b.FLORIST,
    builder(
      'A4',
      `body{display:grid;grid-template-columns:64mm 1fr;grid-template-rows:auto 1fr;min-height:297mm;font:11pt/1.6 "URW Gothic","DejaVu Sans",sans-serif;color:#4a4038;background:#fbf6f0}header{grid-column:1/3;text-align:center;padding:17mm 10mm 9mm;background:#e8d5c8}h1{font:400 44pt/1.05 "P052","DejaVu Serif",serif;letter-spacing:1px}header p{letter-spacing:2.5px;font-size:11pt;margin-top:6px}aside{grid-column:1;grid-row:2;padding:6mm 6mm 10mm 14mm;border-right:1px solid #c9b3a4;margin:6mm 0}main{grid-column:2;padding:12mm 15mm 10mm 9mm}h2{font:400 15pt "P052","DejaVu Serif",serif;letter-spacing:1px;margin:15px 0 6px;color:#8c5a4a}section:first-child h2{margin-top:0}h3{font-size:11pt}article{margin-bottom:11px}article h3+p{font-size:9pt;color:#8c5a4a}aside p,aside li{font-size:9.4pt}aside p:has(b){margin-top:6px}`,
    ),
  ],
  ['contemporary template of a bus mechanic word', b.BUS_MECHANIC, contemporary],
  ['unruled tables of a hotel manager word', b.HOTEL_MANAGER, unruled],
  ['employers in the margin of a farm manager word', b.FARM_MANAGER, marginal],
  ['transition hybrid of a combat medic word', b.COMBAT_MEDIC, transition],
  ['appointments in prose of an engineer colonel word', b.ENGINEER_COLONEL, appointments],
];
