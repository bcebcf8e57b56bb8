import type { Page } from './fourteenth-pages.ts';
import { office, web } from './nineteenth-cvs-two-pages.ts';
import {
  applicationForm,
  boardDownload,
  datedRows,
  designPage,
  framedContacts,
  headingsAtLeft,
  onlineDocument,
  spreadsheet,
  tabbed,
} from './twentieth-cvs-two-pages.ts';
import * as a from './twentieth-cvs-twoa.ts';
import * as b from './twentieth-cvs-twob.ts';
import { text, typeset } from './writers.ts';

/** The second part of the twentieth batch: people who come to a British forces charity in a week. */
export const TWO: Page[] = [
  [
    'clean engineer officer in the resettlement template word',
    a.ENGINEER_OFFICER,
    office({ font: 'Arial', colour: '1B3A57', size: 10 }),
  ],
  [
    'clean council project manager pdf',
    a.COUNCIL_PROJECT_MANAGER,
    typeset({
      set: '#set page(paper: "a4", margin: 20mm)\n#set text(font: "Lato", size: 10.5pt)\n#set list(indent: 3mm)\n#let plain(body) = block(below: 10pt, text(size: 24pt, weight: "bold", fill: rgb("#2d5d4b"), body))',
      heading: 'block(above: 13pt, below: 7pt, text(size: 13pt, fill: rgb("#2d5d4b"), it.body))',
      name: '#plain',
    }),
  ],
  [
    'spreadsheet of a Gurkha chef pdf',
    a.GURKHA_CHEF,
    spreadsheet({ 2: [28, 72], 3: [8, 62, 30], 4: [7, 39, 40, 14], 6: [6, 9, 10, 22, 17, 36] }),
  ],
  ['health service application form of an Army medic pdf', a.ARMY_MEDIC, applicationForm],
  ['added to since 2004 by a stoker word', a.NAVY_STOKER, tabbed],
  [
    'job site resume of an avionics corporal pdf',
    a.AVIONICS_CORPORAL,
    web(
      'A4',
      'body{font:10pt/1.45 "Liberation Sans",sans-serif;color:#2d2d2d}h1{font-size:21pt;color:#000}h2{font-size:13pt;border-bottom:1px solid #ccc;margin:14px 0 6px;padding-bottom:3px}h3{font-size:10.5pt;margin-top:8px}article b{font-weight:normal;color:#555}article p+p{color:#555}p.box{display:flex;flex-wrap:wrap;gap:2px 14px}h1~p:nth-of-type(5){margin-top:8px}em{font-style:normal;color:#555}',
    ),
  ],
  ['typed in a plain editor by a Royal Marine text', a.ROYAL_MARINE, text()],
  ['headings in a left column of a reservist electrician word', b.RESERVIST_ELECTRICIAN, headingsAtLeft('Verdana', 'D6006D')],
  ['online document of a school staff instructor pdf', b.SCHOOL_STAFF_INSTRUCTOR, onlineDocument],
  ['dated rows of short jobs of an Army spouse word', b.SERVICE_SPOUSE, datedRows],
  ['job board download of a lorry driver pdf', b.LORRY_DRIVER, boardDownload],
  ['typed on a phone by a care worker text', b.CARE_WORKER, text()],
  ['dark column of a shop manager pdf', b.SHOP_MANAGER, designPage('#2f3e46', '#b08968')],
  ['contacts in a frame of a student word', b.MARINE_BIOLOGY_STUDENT, framedContacts],
];
