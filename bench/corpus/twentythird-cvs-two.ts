import type { Page } from './fourteenth-pages.ts';
import { asTyped } from './twentyfirst-cvs-one-pages.ts';
import { addedTo, inProse, jobCentre, keyFacts, mailed, surveyor, writerFile } from './twentythird-cvs-two-pages.ts';
import { academic, builder, bySkills, designSite, europass, leftDates } from './twentythird-cvs-two-pagesb.ts';
import * as a from './twentythird-cvs-twoa.ts';
import * as b from './twentythird-cvs-twob.ts';

/** The second part of the twenty-third batch: what employers and forces charities find in the inbox in a week. */
export const TWO: Page[] = [
  ['clean navy officer with dates at the left pdf', a.NAVY_OPERATIONS_MANAGER, leftDates],
  ['clean quantity surveyor with tables word', a.QUANTITY_SURVEYOR, surveyor],
  ['job centre form of a private word', a.PRIVATE, jobCentre],
  ['key facts box of a marines warrant officer word', a.MARINES_RSM, keyFacts],
  ['reservist fitter of an office suite odt', a.RESERVIST_FITTER, writerFile],
  ['builder with icons of an avionics technician pdf', a.RAF_TECHNICIAN, builder],
  ['prose in the first person of a care home manager word', a.CARE_HOME_MANAGER, inProse],
  ['skills first of a navy writer pdf', b.NAVY_WRITER, bySkills],
  ['new jobs on an old CV of a supermarket supervisor word', b.SUPERMARKET_SUPERVISOR, addedTo],
  ['academic chemist pdf', b.CHEMIST, academic],
  ['europass of a primary teacher pdf', b.PRIMARY_TEACHER, europass],
  ['design site columns of a web designer pdf', b.WEB_DESIGNER, designSite],
  ['mail of a plumber text', b.PLUMBER, mailed],
  ['short entries of a forestry worker text', b.FORESTRY_WORKER, asTyped],
];
