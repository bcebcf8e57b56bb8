import type { Page } from './fourteenth-pages.ts';
import { careersOffice, chronological, equity, median, timeless, typed } from './twentysecond-cvs-two-pages.ts';
import {
  blueGrey,
  creative,
  europass,
  googleSerif,
  jobClubForm,
  libreCv,
  pagesClassic,
  spearmint,
} from './twentysecond-cvs-two-pagesb.ts';
import * as a from './twentysecond-cvs-twoa.ts';
import * as b from './twentysecond-cvs-twob.ts';

/** The second part of the twenty-second batch: templates of office programs. */
export const TWO: Page[] = [
  ['clean chronological template of a veterinary nurse word', a.VETERINARY_NURSE, chronological],
  ['clean careers office template of a navy student word', a.NAVY_STUDENT, careersOffice],
  ['equity template of a coach painter with one employer word', a.COACH_PAINTER, equity],
  ['median template of a transport corporal word', a.TRANSPORT_CORPORAL, median],
  ['tabs and spaces of a seasonal worker word', a.SEASONAL_WORKER, typed],
  ['timeless template of a rural police sergeant word', a.RURAL_SERGEANT, timeless],
  ['blue grey template of a payroll returner word', a.PAYROLL_RETURNER, blueGrey],
  ['creative template of a pastry chef pdf', b.PASTRY_CHEF, creative],
  ['serif template of an aerial porter word', b.AERIAL_PORTER, googleSerif],
  ['europass of an irish sergeant word', b.IRISH_SERGEANT, europass],
  ['job club form of a caretaker word', b.JOB_CLUB_CARETAKER, jobClubForm],
  ['dated table of a naval logistician pdf', b.NAVAL_LOGISTICIAN, libreCv],
  ['spearmint template of a sixth former pdf', b.SIXTH_FORMER, spearmint],
  ['pages template of a reporter turned teacher pdf', b.REPORTER_TEACHER, pagesClassic],
];
