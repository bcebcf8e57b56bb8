import type { Page } from './fourteenth-pages.ts';
import { alta, awesome, casual, rendered, site } from './twentyfifth-cvs-one-pages.ts';
import * as a from './twentyfifth-cvs-onea.ts';
import * as b from './twentyfifth-cvs-oneb.ts';

const SANS = '"Liberation Sans",Arial,sans-serif';

/** The first part of the twenty-fifth batch: common templates of typesetting and of the web. */
export const ONE: Page[] = [
  ['moderncv casual of a supply officer pdf', a.SUPPLY_OFFICER, casual('rgb("#4f8a3c")')],
  ['altacv of a graphic artist pdf', a.GRAPHIC_ARTIST, alta('rgb("#c0392b")', 'rgb("#2e2e2e")')],
  ['awesome-cv of a short service major pdf', a.SHORT_SERVICE_MAJOR, awesome('rgb("#dc3522")')],
  ['rendercv classic of several enlistments pdf', a.SEVERAL_ENLISTMENTS, rendered('rgb("#004f90")')],
  [
    'twentysecondscv of a vet nurse pdf',
    a.VET_NURSE,
    site(
      'A4',
      'head, side, main',
      `@page{margin:0}html{background:linear-gradient(90deg,#e7e7e7 62mm,#fff 62mm)}
body{font:9.6pt/1.42 ${SANS};color:#3a3a3a}.page{display:grid;grid-template-columns:62mm 1fr;padding:12mm 0 8mm}.side{padding:0 6mm}.main{padding:0 11mm 0 7mm}
h1{font-size:21pt;line-height:1.15;color:#0e5484;margin-bottom:3px}.box{font-size:12pt;color:#555;margin-bottom:12px}.row{display:grid;grid-template-columns:5.5mm 1fr;font-size:8.8pt}.row span:first-child{color:#0e5484}
.side h2{font-size:13pt;color:#0e5484;border-bottom:1px solid #0e5484;margin:15px 0 6px}.side section:nth-of-type(2) p:not(:last-child){margin-bottom:7px;font-size:9pt}.side section:nth-of-type(2) p:not(:last-child)::after{content:"";display:block;height:7px;width:93%;background:#0e5484}.side section:nth-of-type(2) p:nth-child(2)::after{width:75%}.side section:nth-of-type(2) p:nth-child(3)::after{width:83%}.side section:nth-of-type(2) p:nth-child(5)::after{width:67%}.side section:nth-of-type(2) p:last-child{font-size:7pt;margin-top:10px}
.main h2{font-size:16pt;font-weight:bold;margin:12px 0 5px;color:#0e5484}.main section:nth-of-type(even) h2{color:#3b8f4d}article{display:grid;grid-template-columns:23mm 1fr auto;column-gap:3mm;margin-bottom:8px;break-inside:avoid}h3{display:contents}h3 span:nth-child(2){font-weight:bold}h3 span:nth-child(3){font-size:8.6pt;color:#666}.in{grid-column:2/4}.in i{font-size:9pt;color:#0e5484}`,
    ),
  ],
  [
    'json resume even of a tram driver pdf',
    a.TRAM_DRIVER,
    site(
      'A4',
      'head, main, side',
      `body{font:10pt/1.5 ${SANS};color:#191e23}.head{text-align:center;border-bottom:1px solid #e3e3e3;padding-bottom:12px;margin-bottom:6px}h1{font-size:22pt;font-weight:bold}.head .box{color:#5f6b77;font-size:12pt}.head .t3{display:flex;justify-content:center;gap:18px;font-size:9.2pt;color:#1473e6}
section{display:grid;grid-template-columns:27mm 1fr;column-gap:8mm;padding:9px 0}h2{color:#1473e6;font-size:11pt}article{margin-bottom:9px}h3{font-weight:bold;font-size:11pt}.in>p.t1,.in>p.t2,.sub>p:first-of-type:not(.row){color:#5f6b77;font-size:9pt}.t2 span+span::before{content:" · "}h4{font-weight:bold}.sub{border-left:1px solid #c9d2db;padding:0 0 7px 14px;margin-left:4px;position:relative;break-inside:avoid}.sub::before{content:"";position:absolute;left:-4px;top:6px;width:7px;height:7px;border-radius:4px;background:#1473e6}.row{display:flex;gap:6px;flex-wrap:wrap;margin-top:3px}.row span{background:#eef3f8;border-radius:3px;padding:1px 7px;font-size:9pt}section:nth-of-type(n+6) .body{display:flex;gap:10mm}section:nth-of-type(5) article{margin-bottom:4px}`,
    ),
  ],
  [
    'json resume kendall of a reserve electrician pdf',
    b.RESERVE_ELECTRICIAN,
    site(
      'A4',
      'head, side, main',
      `@page{margin:10mm 9mm}html{background:#eceff1}body{font:9.6pt/1.45 "Liberation Sans",sans-serif;color:#444}.page{display:grid;grid-template-columns:48mm 1fr;gap:5mm;align-items:start}.side{background:#fff;border-radius:4px;padding:6mm 4mm;text-align:center;box-sizing:border-box;min-width:0}.side::before{content:"";display:block;width:26mm;height:26mm;border-radius:13mm;background:#b0bec5;margin:0 auto 4mm}h1{font-size:16pt;color:#37474f}.side .box{color:#78909c;margin-bottom:5mm}.side .t1{font-size:8.4pt;margin-bottom:2mm;overflow-wrap:anywhere}
section{background:#fff;border-radius:4px;padding:4mm 5mm;margin-bottom:4mm}h2{font-size:14pt;color:#39a1c6;border-bottom:1px solid #e0e0e0;padding-bottom:2mm;margin-bottom:3mm}article{margin-bottom:4mm;break-inside:avoid}h3{font-size:10.4pt}h3 i{font-style:normal;color:#39a1c6}h3:has(i)::after{content:""}.in>.t1:first-child,.in>.t2{font-size:8.5pt;color:#8a8a8a}.t2 span{margin-right:9mm}.row span{background:#39a1c6;color:#fff;border-radius:3px;padding:1px 6px;margin-right:5px;font-size:8.4pt}section:nth-of-type(3) h3 span:first-child{font-weight:bold;margin-right:8mm}section:nth-of-type(3) h3 span+span{font-size:8.5pt;color:#8a8a8a}`,
    ),
  ],
  [
    'reactive resume azurill of an engine technician pdf',
    b.ENGINE_TECHNICIAN,
    site(
      'A4',
      'head, side, main',
      `@page{margin:12mm 13mm}body{font:9.2pt/1.42 "P052","Palatino",serif;color:#222}.head{text-align:center;margin-bottom:6mm}h1{font-size:21pt;font-weight:bold}.head .box{font-size:11pt}.head .row{display:flex;justify-content:center;gap:5mm;font-size:9pt;margin-top:1mm}.head .row span{border-left:1px solid #ca8a04;padding-left:5mm}.head .row span:first-child{border:0}.page{display:grid;grid-template-columns:50mm 1fr;column-gap:8mm}.head{grid-column:1/3}.side{text-align:center}.side h2,.main h2{font-weight:bold;font-size:11pt;color:#ca8a04}.side section{margin-bottom:6mm}.side p:has(b){margin-top:2mm}.side p:not(:has(b)){font-size:9pt}
.main section{border-left:1.5px solid #ca8a04;padding:0 0 4mm 5mm;position:relative}.main h2{position:relative;margin-bottom:1.5mm}.main section::before{content:"";position:absolute;left:-5px;top:5px;width:9px;height:9px;border-radius:5px;background:#ca8a04}article{margin-bottom:3.5mm;break-inside:avoid}`,
    ),
  ],
  [
    'openresume of a care worker pdf',
    b.CARE_WORKER,
    site(
      'A4',
      'head, main, side',
      `@page{margin:0}body{font:10.4pt/1.42 ${SANS};color:#404040}.page{border-top:10px solid #38bdf8;padding:9mm 17mm 10mm}h1{font-size:21pt;font-weight:bold;color:#38bdf8;margin-bottom:5px}.head .row{display:flex;justify-content:space-between;margin-top:7px;font-size:9.6pt}.head .row span:nth-child(1)::before{content:"✉  ";color:#38bdf8}.head .row span:nth-child(2)::before{content:"✆  ";color:#38bdf8}.head .row span:nth-child(3)::before{content:"⚲  ";color:#38bdf8}
h2{font-weight:bold;letter-spacing:.4px;margin:15px 0 6px}h2::before{content:"";display:inline-block;width:30px;height:4px;background:#38bdf8;margin-right:12px;vertical-align:middle}.t2{display:flex;justify-content:space-between;margin:2px 0 3px}article{margin-top:6px}article+.t2{margin-top:9px}.body .row{display:flex;justify-content:space-between;margin-bottom:5px}.body .row span::after{content:" ●●●●●";color:#38bdf8;font-size:8pt;letter-spacing:1.4px;margin-left:8px}`,
    ),
  ],
  [
    'zety cascade of a night porter pdf',
    b.NIGHT_PORTER,
    site(
      'A4',
      'head, side, main',
      `@page{margin:0}html{background:linear-gradient(90deg,#1f3f5f 64mm,#fff 64mm)}body{font:9.8pt/1.45 ${SANS};color:#333}.page{display:grid;grid-template-columns:64mm 1fr;padding:12mm 0 8mm}.side{padding:0 6mm;color:#fff}.main{padding:0 10mm 0 7mm}h1{font-size:20pt;line-height:1.15;font-weight:bold}.side .box{font-size:12pt;margin:3px 0 12px}.side h2{font-size:13pt;background:#16304a;margin:12px -6mm 7px;padding:4px 6mm}.side h3{font-weight:bold}.side article{margin-bottom:6px}.side section:nth-of-type(n+2) p:nth-child(odd)::after{content:"";display:block;height:5px;margin-top:3px;background:linear-gradient(90deg,#7fb2df 80%,#16304a 80%)}.side section:nth-of-type(n+2) p:nth-child(even){text-align:right;font-size:8.6pt;margin-bottom:3px}
.main>p{margin-bottom:6px}.main h2{font-size:14pt;font-weight:bold;color:#1f3f5f;border-top:1px solid #ccd6df;border-bottom:1px solid #ccd6df;padding:3px 0;margin:12px 0 8px}.main article{display:grid;grid-template-columns:21mm 1fr;column-gap:5mm;margin-bottom:9px}.main h3{display:contents}.main h3 span:first-child{font-weight:bold;font-size:9pt;grid-row:1/3}.main h3 span:last-child{font-weight:bold;font-size:11pt}.main .in{grid-column:2}`,
    ),
  ],
  [
    'resume.io stockholm of a combat engineer pdf',
    b.COMBAT_ENGINEER,
    site(
      'Letter',
      'head, main, side',
      `@page{margin:15mm 16mm}body{font:9.8pt/1.5 ${SANS};color:#3c4454}.page{display:grid;grid-template-columns:1fr 50mm;column-gap:10mm}.head{grid-column:1/3;margin-bottom:6mm}h1{font-size:22pt;font-weight:bold;color:#1e2532}.head .box{font-size:9pt;color:#6a7383}h2{font-size:13pt;font-weight:bold;color:#1e2532;margin-bottom:5px}section{margin-bottom:6mm}article{margin-bottom:4mm}.main h3{font-weight:bold;font-size:10.6pt;color:#1e2532}.main .in>p.t1:first-child{color:#98a1b3;font-size:8.8pt;margin-bottom:3px}.side h2{font-size:11pt}.side p,.side h3{font-size:8.8pt}.side h3{color:#98a1b3;margin-top:6px}.side section:nth-of-type(2) p{color:#2196f3}.side section:nth-of-type(3) p,.side section:nth-of-type(4) p{margin-bottom:6px}.side section:nth-of-type(3) p::after,.side section:nth-of-type(4) p::after{content:"";display:block;height:2px;margin-top:4px;background:linear-gradient(90deg,#2196f3 85%,#dde3ec 85%)}`,
    ),
  ],
  [
    'canva column of a shop manager pdf',
    b.SHOP_MANAGER,
    site(
      'A4',
      'head, side, main',
      `@page{margin:0}html{background:linear-gradient(90deg,#2f4a3f 66mm,#fff 66mm)}body{font:9.8pt/1.5 "URW Gothic",${SANS};color:#333}.page{display:grid;grid-template-columns:66mm 1fr;grid-template-rows:auto 1fr}.side{grid-column:1;grid-row:1/3;padding:62mm 8mm 0;color:#f4f1ea;position:relative}.side::before{content:"";position:absolute;left:14mm;top:12mm;width:38mm;height:38mm;border-radius:19mm;background:#c9b79c}.side h2{letter-spacing:1.4px;font-weight:bold;font-size:12pt;border-bottom:1px solid #c9b79c;padding-bottom:3px;margin:16px 0 8px}.side article{margin-bottom:8px}.head{grid-column:2;padding:22mm 10mm 6mm}h1{font-family:"C059",serif;font-size:33pt;line-height:1.1;color:#2f4a3f}.head .box{font-size:14pt;color:#8a7656}.main{grid-column:2;padding:0 10mm}.main h2{letter-spacing:1.4px;font-weight:bold;font-size:12.5pt;color:#2f4a3f;border-bottom:1px solid #8a7656;padding-bottom:3px;margin:12px 0 7px}h3{display:flex;justify-content:space-between;font-weight:bold}.main .t1{color:#444}article{margin-bottom:9px}.main .row{display:grid;grid-template-columns:1fr 1fr;font-size:9pt}`,
    ),
  ],
];
