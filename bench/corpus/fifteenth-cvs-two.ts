import { officeOf, typed, typstPage, webPage } from './fifteenth-cvs-two-looks.ts';
import * as service from './fifteenth-cvs-twoa.ts';
import * as civil from './fifteenth-cvs-twob.ts';
import type { Page } from './fourteenth-pages.ts';

/** The second part of the fifteenth batch: seven people with military service and seven without. */
export const TWO: Page[] = [
  [
    'federal outline of a supply sergeant word',
    service.SUPPLY_SERGEANT,
    officeOf({
      font: 'Times New Roman',
      size: 22,
      margin: 1200,
      right: 9800,
      name: { run: { bold: true, size: 30, allCaps: true }, paragraph: { alignment: 'center' } },
      tagline: { paragraph: { alignment: 'center' } },
      heading: {
        run: { bold: true, allCaps: true, size: 24 },
        paragraph: {
          spacing: { before: 240, after: 80 },
          border: {
            top: { style: 'single', size: 6, color: '000000', space: 2 },
            bottom: { style: 'single', size: 6, color: '000000', space: 2 },
          },
        },
      },
      widths: { 2: [5300, 4200], 3: [3900, 3900, 1700] },
    }),
  ],
  [
    'clean nuclear machinist pdf',
    service.NUCLEAR_MACHINIST,
    typstPage(`#set page(paper: "us-letter", margin: (x: 20mm, y: 17mm))
#set text(font: "EB Garamond", size: 11pt)
#set list(marker: [•], indent: 4pt)
#let tagline(body) = align(center, body)
#let name(body) = align(center, text(size: 24pt, weight: "semibold", tracking: 0.5pt, body))
#show heading: it => block(above: 13pt, below: 7pt, width: 100%, stroke: (bottom: 0.6pt), inset: (bottom: 3pt), text(size: 12pt, upper(it.body)))
#let entry(..parts) = block(above: 10pt, strong(parts.pos().join(h(1fr))))`),
  ],
  ['job site copy of a marine text', service.MARINE_JOB_SITE, typed({ heading: (said) => ['', said, ''], item: '• ' })],
  [
    'posting table of a coast guard boatswain pdf',
    service.COAST_GUARD_BOATSWAIN,
    webPage(
      'Letter',
      `body{font:9.5pt/1.38 "DejaVu Serif",serif;color:#1d2b36}
header{background:#123a5a;color:#fff;padding:16px 20px;margin-bottom:8px}h1{font-size:23pt;font-weight:400}h4{font-weight:400;font-size:10.5pt;margin-top:4px;color:#cfe0ee}
h2{font-size:13pt;color:#c8501e;font-weight:400;margin:12px 0 4px}h3{font-size:10.5pt;margin-top:7px}
table{border-collapse:collapse;width:100%;font-size:9pt;margin:4px 0 6px}td{border:1px solid #8fa6b8;padding:2px 7px}tr:has(b) td{background:#e3ecf3}
footer{margin-top:14px;border-top:3px solid #c8501e;padding-top:6px;text-align:center}`,
    ),
  ],
  [
    'web profile of a guard first sergeant pdf',
    service.GUARD_PROFILE,
    webPage(
      'Letter',
      `body{font:10pt/1.4 "Nimbus Sans",sans-serif;display:flex;gap:26px}
aside{flex:none;width:52mm;font-size:9pt;background:#293e49;color:#e8edef;padding:18px 14px;min-height:240mm;overflow-wrap:anywhere}aside h2{font-size:12pt;color:#fff;font-weight:400;margin:16px 0 6px}aside p{margin-bottom:4px}
main{flex:1;padding-top:10px}h1{font-size:24pt;font-weight:400}h4{font-weight:400;font-size:11pt;margin:3px 0}
main h2{font-size:15pt;font-weight:400;border-top:1px solid #bcc6cb;padding-top:10px;margin:14px 0 6px}h3{font-size:11.5pt;margin-top:10px}
main article p:has(>b){margin-top:8px;font-size:11pt}main article p b{font-weight:400}`,
    ),
  ],
  [
    'clean royal marines sergeant word',
    service.ROYAL_MARINES_SERGEANT,
    officeOf({
      font: 'Arial',
      size: 21,
      right: 9500,
      name: { run: { bold: true, size: 40, color: '14365C' } },
      heading: {
        isStyle: true,
        run: { bold: true, size: 26, color: '14365C' },
        paragraph: { spacing: { before: 220, after: 80 } },
      },
      entry: { run: { bold: true }, paragraph: { spacing: { before: 120 } } },
    }),
  ],
  [
    'dates in brackets of an australian mechanic pdf',
    service.AUSTRALIAN_MECHANIC,
    typstPage(`#set page(paper: "a4", margin: (x: 22mm, y: 18mm))
#set text(font: "IBM Plex Sans", size: 10pt)
#let name(body) = text(size: 26pt, weight: "bold", fill: rgb("#8a3b12"), body)
#let tagline(body) = text(size: 12pt, style: "italic", body)
#let tabbed(..parts) = block(fill: rgb("#f3e9df"), inset: 6pt, width: 100%, parts.pos().join(h(1fr)))
#show heading: it => block(above: 15pt, below: 7pt, text(size: 13pt, fill: rgb("#8a3b12"), weight: "regular", it.body))
#let entry(body) = block(above: 11pt, strong(body))
#let rows(count, ..cells) = if count == 4 { grid(columns: (45mm, 30mm, 55mm, 30mm), row-gutter: 6pt, ..cells) } else { table(columns: (1fr, 50mm, 16mm), stroke: 0.4pt + gray, inset: 5pt, ..cells) }`),
  ],
  [
    'labelled posts of a cloud engineer pdf',
    civil.CLOUD_ENGINEER,
    webPage(
      'A4',
      `body{font:10.5pt/1.4 "Nimbus Roman",serif}
aside{float:right;width:54mm;border-left:2px solid #444;padding:0 0 4px 12px;margin:0 0 8px 16px;font-size:9.5pt}
aside p:has(b){margin-top:4px}
h4{font-size:11.5pt}h2{font-size:11pt;background:#d9d9d9;padding:2px 6px;margin:14px 0 6px;text-decoration:underline;overflow:hidden}
h1{font-size:20pt}section:first-of-type h2{clear:none}section:nth-of-type(n+2){clear:both}
table{border-collapse:collapse;margin:6px 0}td{padding:2px 10px 2px 0}
section:nth-of-type(2) table,section:nth-of-type(4) table{width:100%}section:nth-of-type(2) td,section:nth-of-type(4) td{border:1px solid #333;padding:3px 8px}
section:nth-of-type(6) td:first-child,section:nth-of-type(3) td:first-child{width:36mm}`,
    ),
  ],
  [
    'numbered form of a site engineer word',
    civil.SITE_ENGINEER,
    officeOf({
      font: 'Calibri',
      size: 21,
      margin: 1000,
      right: 9900,
      borders: true,
      headAt: 'right',
      name: { run: { bold: true, size: 28 }, paragraph: { alignment: 'center', spacing: { after: 160 } } },
      heading: { run: { bold: true }, paragraph: { spacing: { before: 200, after: 80 } } },
      widths: { 2: [4200, 5700], 3: [1700, 3200, 5000] },
    }),
  ],
  [
    'clean retail manager word',
    civil.RETAIL_MANAGER,
    officeOf({
      font: 'Georgia',
      size: 21,
      right: 9500,
      name: { run: { size: 44 }, paragraph: { alignment: 'center' } },
      tagline: { paragraph: { alignment: 'center' } },
      heading: {
        isStyle: true,
        run: { bold: true, size: 24, color: '7A1F3D', allCaps: true },
        paragraph: {
          spacing: { before: 240, after: 80 },
          border: { bottom: { style: 'single', size: 6, color: '7A1F3D', space: 1 } },
        },
      },
      entry: { run: { bold: true }, paragraph: { spacing: { before: 120 } } },
    }),
  ],
  [
    'clean food graduate pdf',
    civil.FOOD_GRADUATE,
    webPage(
      'A4',
      `body{font:10.5pt/1.45 "DejaVu Sans",sans-serif;color:#222}
h1{font-size:22pt;color:#1f6f54}h2{font-size:12.5pt;color:#1f6f54;border-bottom:2px solid #1f6f54;margin:15px 0 5px;padding-bottom:2px}
h3{font-size:10.5pt;margin-top:8px}h3 span:last-child{font-weight:400}li{margin:1px 0}`,
    ),
  ],
  [
    'typed letter of a primary teacher text',
    civil.PRIMARY_TEACHER,
    typed({ width: 74, heading: (said) => ['', `*** ${said} ***`], item: '- ' }),
  ],
  [
    'clean marine ecologist pdf',
    civil.MARINE_ECOLOGIST,
    typstPage(`#set page(paper: "a4", margin: (x: 22mm, y: 20mm))
#set text(font: "Source Sans 3", size: 10.5pt)
#set list(marker: [–])
#let name(body) = text(size: 25pt, weight: "semibold", body)
#show heading: it => block(above: 15pt, below: 8pt, text(size: 13pt, weight: "semibold", fill: rgb("#0b4f6c"), it.body))
#let entry(when, what, ..rest) = block(above: 9pt, grid(columns: (38mm, 1fr), when, [#strong(what), #rest.pos().join()]))
#let item(body) = pad(left: 38mm, list(body))`),
  ],
  [
    'coloured sidebar of a hotel supervisor pdf',
    civil.HOTEL_SUPERVISOR,
    webPage(
      'A4',
      `body{font:10pt/1.5 "URW Gothic",sans-serif;color:#333;display:grid;grid-template-columns:1fr 56mm;grid-template-areas:"head head" "main side" "foot side";column-gap:22px}
header{grid-area:head;text-align:center;border:3px double #b5838d;padding:14px;margin-bottom:12px}h1{font-size:24pt;font-weight:400;letter-spacing:.08em}h4{letter-spacing:.22em;font-weight:400;font-size:9pt;margin-top:4px}
aside{grid-area:side;background:#f4e4e1;padding:6px 14px 20px;font-size:9pt}main{grid-area:main}footer{grid-area:foot;margin-top:12px;font-style:italic}
h2{font-size:15pt;font-weight:400;color:#b5838d;margin:14px 0 5px}h3{font-size:9.5pt;font-weight:400;color:#8a5a63}article{margin-bottom:10px}article p b{letter-spacing:.05em}`,
    ),
  ],
];
