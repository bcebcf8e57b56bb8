import type { Page } from './fourteenth-pages.ts';
import { boxes, form, sheet, typedText } from './twentysixth-cvs-two-pages.ts';
import * as a from './twentysixth-cvs-twoa.ts';
import * as b from './twentysixth-cvs-twob.ts';

/** The second part of the twenty-sixth batch: forms, profiles of sites and CVs that people type. */
export const TWO: Page[] = [
  [
    'boxed fire service application form pdf',
    a.FIREFIGHTER_FORM,
    boxes(
      'A4',
      'body{font:9.4pt/1.35 "Liberation Sans",Arial,sans-serif;color:#111}h1{font-size:17pt;color:#a31621;border-bottom:3px solid #a31621;padding-bottom:4px}h2{background:#a31621;color:#fff;font-size:10.5pt;padding:4px 8px;margin:12px 0 0}p{padding:4px 0}p:has(small){font-size:8.4pt;font-style:italic}.row>div{border:1px solid #888;margin:0 -1px -1px 0;padding:4px 6px}.row small{font-size:7.8pt;color:#555}.th>div{background:#eee}.th small{font-weight:bold;color:#222}.n1{grid-template-columns:1fr}.n2{grid-template-columns:2fr 1fr}.n3{grid-template-columns:1fr 1fr 1fr}.n4{grid-template-columns:repeat(4,1fr)}.n5{grid-template-columns:2.2fr 1fr 1fr 2.6fr 1fr}.n6{grid-template-columns:2.1fr 1.5fr 1.15fr 1.15fr 3.2fr 1.3fr}.row.n6>div{font-size:8.6pt}',
    ),
  ],
  [
    'application form of a university for a technician word',
    a.UNIVERSITY_TECHNICIAN,
    form({
      font: 'Arial',
      size: 10,
      label: { bold: true, size: 9 },
      heading: { color: 'FFFFFF', fill: '1F3864', size: 11 },
      nameFace: { size: 14, color: '1F3864' },
      shade: 'E7ECF5',
      border: '8EA0C0',
      spans: { 2: [6, 18], 3: [11, 8, 5], 4: [4, 8, 7, 5] },
    }),
  ],
  [
    'five years of history for a security company word',
    a.SECURITY_SCREENING,
    form({
      font: 'Times New Roman',
      size: 10.5,
      margin: 800,
      label: { bold: true, font: 'Arial', size: 8.5 },
      answer: { font: 'Courier New', size: 9.5, color: '1A1A6E' },
      heading: { font: 'Arial', size: 10, fill: 'D9D9D9' },
      nameFace: { font: 'Arial', size: 15 },
      centred: 2,
      border: '000000',
      spans: { 2: [16, 8], 3: [10, 8, 6], 4: [4, 8, 4, 8], 6: [3, 3, 5, 6, 4, 3] },
    }),
  ],
  [
    'sea service tables of a marine engineer pdf',
    a.MARINE_ENGINEER,
    sheet(
      '#set page(paper: "a4", margin: (x: 13mm, y: 14mm))\n#set text(font: "Noto Sans", size: 8.3pt)\n#set par(spacing: 5pt)\n#set table(inset: 3.2pt, stroke: 0.5pt)\n#let label_(it) = text(weight: "bold", size: 7.6pt, it)\n#let name_(it) = align(center, text(size: 14pt, weight: "bold", underline(it))) + v(5pt)\n#let heading_(it) = block(above: 10pt, below: 4pt, sticky: true, width: 100%, fill: rgb("#1b4f72"), inset: 3.5pt, text(fill: white, weight: "bold", it))\n#let body_(it) = block(it)\n#let box_ = body_\n#let compose(top, side, main) = { top; main }',
      { 4: [4, 9, 4, 7], 5: [8, 4, 4, 4, 4], 6: [5, 4, 5, 4, 3, 3], 7: [5, 3, 2, 3, 5, 3, 3], 1: [24], 3: [8, 11, 5] },
    ),
  ],
  [
    'hours and licences beside the flying of a helicopter pilot pdf',
    a.HELICOPTER_PILOT,
    sheet(
      '#set page(paper: "us-letter", margin: (x: 17mm, y: 16mm))\n#set text(font: "Lato", size: 9.8pt, fill: rgb("#222"))\n#set par(spacing: 6pt, leading: 5pt)\n#let label_(it) = box(width: 24mm, text(fill: rgb("#777"), it))\n#let name_(it) = text(size: 25pt, weight: "light", it)\n#let box_(it) = text(size: 11.5pt, fill: rgb("#0b6e69"), it)\n#let heading_(it) = block(above: 13pt, below: 7pt, sticky: true, text(size: 12pt, weight: "bold", fill: rgb("#0b6e69"), it))\n#let entry_(it) = block(above: 11pt, below: 4pt, sticky: true, text(size: 8.8pt, style: "italic", fill: rgb("#555"), it))\n#let item_(it) = [- #it]\n#let body_(it) = block(it)\n#let compose(top, side, main) = { top; v(8pt); line(length: 100%, stroke: 0.7pt + rgb("#0b6e69")); v(2pt); grid(columns: (47mm, 1fr), gutter: 9mm, side, main) }',
    ),
  ],
  [
    'printed profile of an applicant site pdf',
    a.WORKDAY_PAYROLL,
    boxes(
      'Letter',
      'body{font:10pt/1.4 "Noto Sans","DejaVu Sans",sans-serif;color:#333;font-size:9.2pt}h1{font-size:18pt;font-weight:500}p small{color:#0875e1}p.box{display:flex;gap:40px;border:1px solid #ddd;border-radius:6px;padding:8px 12px;margin:8px 0 4px}p.box small{color:#777;display:block}h2{font-size:14pt;font-weight:500;margin:18px 0 4px;border-bottom:1px solid #ccc}h3{font-size:11pt;margin:12px 0 2px}.row{margin:5px 0}.row small{font-size:8.2pt;color:#6a6a6a}.tabs{display:flex;flex-wrap:wrap;gap:6px;margin-top:4px}.tabs span{background:#e8eef5;border-radius:10px;padding:2px 9px}',
    ),
  ],
  [
    'profile of a long career saved from a network site pdf',
    b.SUPPLY_COMMANDER,
    sheet(
      '#set page(paper: "us-letter", margin: (left: 77mm, right: 17mm, top: 17mm, bottom: 20mm), background: context if here().page() == 1 { place(top + left, rect(width: 68mm, height: 100%, fill: rgb("#293e49"))) }, footer: context align(right, text(size: 9pt, fill: rgb("#888"))[Page #counter(page).display() of #counter(page).final().first()]))\n#set text(font: "Source Sans 3", size: 11.5pt, fill: rgb("#181818"))\n#set par(spacing: 6.5pt, leading: 5.5pt)\n#let onside = state("onside", false)\n#let label_(it) = context if onside.get() { text(fill: rgb("#aab4ba"), it) } else { text(fill: rgb("#777"), it) }\n#let name_(it) = text(size: 25pt, it)\n#let box_(it) = block(it)\n#let heading_(it) = context if onside.get() { block(above: 20pt, below: 8pt, text(size: 13pt, fill: white, it)) } else { block(above: 22pt, below: 10pt, sticky: true, text(size: 15.5pt, it)) }\n#let entry_(it) = block(above: 17pt, below: 6pt, sticky: true, text(size: 12.5pt, it))\n#let body_(it) = block(it)\n#let compose(top_, side, main) = { place(top + left, dx: -69mm, block(width: 54mm, { onside.update(true); text(size: 10pt, fill: rgb("#e1e4e6"), side); onside.update(false) })); top_; main }',
    ),
  ],
  ['older europass of an irish sergeant as text', b.IRISH_SERGEANT, typedText({ heading: (text) => `\n${text}\n` })],
  [
    'transition worksheet filled in by a fitter word',
    b.KIWI_FITTER,
    form({
      font: 'Arial',
      size: 11,
      margin: 1200,
      label: { bold: true, size: 10 },
      answer: { font: 'Comic Sans MS', color: '1F3FA8' },
      heading: { color: '4F6228', size: 13, isRuled: true },
      nameFace: { size: 20, color: '4F6228' },
      dots: 9300,
      spans: { 3: [12, 8, 4] },
    }),
  ],
  [
    'federal resume of a coach with strokes word',
    b.FEDERAL_LOGISTICIAN,
    form({
      font: 'Arial',
      size: 10,
      paper: 'Letter',
      margin: 900,
      heading: { size: 11, isRuled: true },
      nameFace: { size: 16 },
      centred: 2,
    }),
  ],
  ['one line a job in capitals with dots text', b.PLANT_OPERATOR, typedText({ heading: (text) => text })],
  ['cv in the body of an email text', b.VET_NURSE, typedText({ wrap: 74, heading: (text) => `*${text}*` })],
];
