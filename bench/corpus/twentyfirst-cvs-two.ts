import type { Page } from './fourteenth-pages.ts';
import {
  achievements,
  councilForm,
  emailBody,
  europeanForm,
  iconsAndBars,
  jobClub,
  networkProfile,
  poster,
  ruledTables,
  sharedDocument,
  sideBySide,
  typed,
  wordTemplate,
} from './twentyfirst-cvs-two-pages.ts';
import * as a from './twentyfirst-cvs-twoa.ts';
import * as b from './twentyfirst-cvs-twob.ts';
import { typeset } from './writers.ts';

/** The second part of the twenty-first batch: leavers, reservists and civilians who apply to a British employer. */
export const TWO: Page[] = [
  ['clean marine engineering petty officer word', a.PETTY_OFFICER, wordTemplate],
  ['clean finance manager of a shared document pdf', a.FINANCE_MANAGER, sharedDocument],
  ['situation, action and result of a clerk of works word', a.CLERK_OF_WORKS, achievements],
  ['skills first of a stores corporal word', a.RAF_SUPPLIER, jobClub],
  ['body of an email of a reservist mechanic text', a.RESERVIST_MECHANIC, emailBody],
  ['ruled tables of a Gurkha engineer word', a.GURKHA_ENGINEER, ruledTables],
  [
    'publications and open years of a signals lecturer pdf',
    a.SIGNALS_LECTURER,
    typeset({
      set: '#set page(paper: "a4", margin: (x: 24mm, y: 20mm), numbering: "1 / 1")\n#set text(font: ("EB Garamond", "Liberation Serif"), size: 11pt)\n#let plain(body) = block(below: 10pt, text(size: 22pt, body))',
      heading: 'block(above: 15pt, below: 8pt)[#smallcaps(text(size: 13pt, weight: "regular", it.body))]',
      name: '#plain',
      columns: '(18mm, 1fr)',
    }),
  ],
  ['council application form of a rifleman pdf', b.RIFLEMAN, councilForm],
  ['network download of a prison manager pdf', b.PRISON_MANAGER, networkProfile],
  ['europass of a Polish process engineer pdf', b.PROCESS_ENGINEER, europeanForm],
  ['icons and bars of an estate agent pdf', b.ESTATE_AGENT, iconsAndBars('#7a3b4f', '#f3e3dc', [90, 95, 75, 85, 60, 100, 80])],
  ['poster of a school leaver pdf', b.SCHOOL_LEAVER, poster('#7b3fa0', ['#fdeaf4', '#e8f6f3', '#fff6dc', '#ece6fa'])],
  ['typed with tabs and spaces of a teacher abroad word', b.DUBAI_TEACHER, typed],
  ['two columns pasted side by side of a fundraiser text', b.FUNDRAISER, sideBySide(27, 60)],
];
