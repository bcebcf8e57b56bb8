import { browserPage, rawText, styledWord } from './fifteenth-cvs-one-pages.ts';
import * as civilian from './fifteenth-cvs-onea.ts';
import * as service from './fifteenth-cvs-oneb.ts';
import type { Page } from './fourteenth-pages.ts';
import { typeset } from './writers.ts';

/** The first part of the fifteenth batch: 14 CVs, five tidy and half of them with military service, written without knowledge of the parser. */
export const ONE: Page[] = [
  [
    'clean care assistant word',
    civilian.CARE_ASSISTANT,
    styledWord({
      font: 'Calibri',
      color: '2E74B5',
      size: 11,
      isHeaderCentered: true,
      isBoldHeading: true,
      isHeadingRuled: true,
      widths: [9026],
    }),
  ],
  [
    'clean sergeant of engineers pdf',
    service.ENGINEER_SERGEANT,
    typeset({
      set: '#set page(paper: "a4", margin: (x: 21mm, y: 18mm))\n#set text(font: "Source Sans 3", size: 10.5pt)\n#set list(indent: 2mm)\n#let big(body) = text(size: 24pt, weight: "bold", fill: rgb("1f3d2b"), body)',
      heading:
        'block(above: 13pt, below: 7pt)[#text(size: 12pt, weight: "bold", fill: rgb("1f3d2b"), upper(it.body)) #v(-11pt) #line(length: 100%, stroke: 0.6pt + rgb("1f3d2b"))]',
      name: '#big',
    }),
  ],
  [
    'clean store supervisor pdf',
    civilian.STORE_SUPERVISOR,
    browserPage(
      'A4',
      'body{font:10.5pt/1.45 "Liberation Sans",sans-serif;color:#222}header{border-bottom:2px solid #b5432a;padding-bottom:8px;margin-bottom:14px}h1{font-size:24pt;font-weight:700}header p{color:#555}section{display:grid;grid-template-columns:38mm 1fr;column-gap:6mm;margin-bottom:12px}h2{font-size:10.5pt;color:#b5432a;margin:0}article>div+div{margin-top:9px}i{color:#555}',
    ),
  ],
  [
    'clean logistics sergeant of the army word',
    service.LOGISTICS_SERGEANT,
    styledWord({
      font: 'Garamond',
      color: '000000',
      size: 11,
      isLetter: true,
      isHeadingCapital: true,
      isHeadingRuled: true,
      widths: [9026],
    }),
  ],
  [
    'clean platform engineer pdf',
    civilian.PLATFORM_ENGINEER,
    typeset({
      set: '#set page(paper: "a4", margin: 20mm)\n#set text(font: "Lato", size: 10pt)\n#set list(indent: 30mm)\n#let classic(body) = text(size: 28pt, weight: "light", fill: rgb("3873b3"), body)',
      heading:
        'block(above: 14pt, below: 8pt)[#grid(columns: (26mm, 1fr), gutter: 4mm, align: horizon, box(width: 26mm, height: 4pt, fill: rgb("3873b3")), text(size: 14pt, weight: "regular", fill: rgb("3873b3"), it.body))]',
      name: '#classic',
      columns: '(26mm, 1fr)',
    }),
  ],
  ['own words of an electrician in a mail text', civilian.ELECTRICIAN, rawText(72)],
  [
    'web profile of an air movements sergeant pdf',
    service.AIR_MOVEMENTS_PROFILE,
    browserPage(
      'Letter',
      '@page{@bottom-center{content:"Page " counter(page) " of " counter(pages);font:9pt "Liberation Sans",sans-serif;color:#888}}body{font:10.5pt/1.45 "Liberation Sans",sans-serif;color:#181818;display:flex}aside{width:52mm;flex:none;background:#293e49;color:#fff;padding:18px 14px;margin-right:8mm;font-size:9.5pt;min-height:245mm;overflow-wrap:anywhere}aside h2{font-size:12pt;font-weight:400;color:#e1e8eb;margin:16px 0 6px;border:0}aside article>div+div{margin-top:8px}main{flex:1}h1{font-size:24pt;font-weight:400}h2{font-size:15pt;font-weight:400;border-top:1px solid #ddd;margin-top:16px;padding:12px 0 6px}article>div+div{margin-top:12px}ul{list-style:"- ";padding-left:9px}b{font-size:11.5pt}',
    ),
  ],
  [
    'federal outline of a medic pdf',
    service.FEDERAL_MEDIC,
    browserPage(
      'Letter',
      'body{font:11pt/1.35 "Liberation Serif",serif}header{text-align:center;margin-bottom:8px}h1{font-size:17pt}h2{font-size:11.5pt;background:#ddd;text-align:center;margin:12px 0 5px}article>div+div{margin-top:13px}article p{margin-bottom:5px}.r{margin-bottom:0}ul{margin-bottom:4px}p{white-space:pre-wrap}',
    ),
  ],
  [
    'designed page of a salon manager pdf',
    civilian.SALON_MANAGER,
    browserPage(
      'A4',
      'body{font:9pt/1.5 "DejaVu Sans Condensed","DejaVu Sans",sans-serif;color:#333;display:flex;flex-direction:row-reverse}aside{width:52mm;flex:none;background:#2f4a46;color:#f4efe6;padding:26px 18px;margin-left:9mm;min-height:240mm;overflow-wrap:anywhere}aside ul{list-style:none;padding:0}aside li{margin-bottom:7px}aside li:after{content:"";display:block;height:4px;background:linear-gradient(90deg,#e8b298 var(--l,80%),#51706b 0);margin-top:2px}aside li:nth-child(1){--l:95%}aside li:nth-child(3){--l:70%}aside li:nth-child(5){--l:60%}main{flex:1}h1{font-size:30pt;line-height:1.05;font-weight:400;color:#2f4a46}header p{letter-spacing:.12em;font-size:9pt;margin:6px 0 10px;color:#b8694a}h2{font-size:12pt;font-weight:600;color:#b8694a;margin:16px 0 5px}aside h2{color:#e8b298}aside section:first-child h2{margin-top:0}main section:nth-of-type(2) article{border-left:2px solid #e8b298;padding-left:12px}article>div+div{margin-top:10px}main b{font-size:10.5pt}',
    ),
  ],
  [
    'application form of a navy chef word',
    service.NAVY_CHEF_FORM,
    styledWord({ font: 'Arial', color: '1F3864', size: 10, widths: [2100, 3000, 1600, 2326], isTableRuled: true }),
  ],
  [
    'european form of a Polish soldier pdf',
    service.POLISH_SOLDIER,
    browserPage(
      'A4',
      'body{font:10pt/1.45 "Open Sans","DejaVu Sans",sans-serif;color:#3f3a38}header{background:#eef1f8;padding:14px 16px;margin-bottom:10px}h1{font-size:19pt;font-weight:700;color:#004494}p{white-space:pre-wrap}h2{font-size:10.5pt;color:#004494;border-bottom:1px solid #004494;margin:15px 0 7px;padding-left:13px;position:relative}h2:before{content:"";position:absolute;left:0;top:5px;width:7px;height:7px;border-radius:50%;background:#004494}article>div+div{margin-top:11px}article{padding-left:13px}table{width:100%;font-size:9pt;border-collapse:collapse;margin:5px 0}td{padding:3px 6px;border-bottom:1px solid #ccd}',
    ),
  ],
  [
    'table of years of a teacher word',
    civilian.GEOGRAPHY_TEACHER,
    styledWord({ font: 'Cambria', color: '5B2C6F', size: 10.5, widths: [1300, 7726] }),
  ],
  [
    'posting table of a workshop warrant officer pdf',
    service.WORKSHOP_WARRANT_OFFICER,
    browserPage(
      'A4',
      'body{font:9.5pt/1.35 "Liberation Serif",serif}h1{font-size:14pt;letter-spacing:.2em;text-align:center;font-weight:400}header p{text-align:center;white-space:pre-wrap}header b{font-size:16pt}h2{font-size:12pt;text-decoration:underline;margin:14px 0 5px;break-after:avoid}table{border-collapse:collapse;width:calc(100% - 2px)}td{border:1px solid #888;padding:3px 6px}td:nth-child(-n+2){white-space:nowrap}td[colspan="4"],section:nth-of-type(4) td{white-space:normal}section:nth-of-type(2) td:first-child{width:14mm}section:nth-of-type(2) td:nth-child(2){width:15mm}section:nth-of-type(4) td:first-child{width:14mm}',
    ),
  ],
  ['job site copy of an accounts clerk text', civilian.ACCOUNTS_CLERK, rawText()],
];
