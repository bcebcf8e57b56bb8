import type { Page } from './fourteenth-pages.ts';
import * as look from './twentyfourth-cvs-two-pages.ts';
import * as print from './twentyfourth-cvs-two-pagesb.ts';
import * as a from './twentyfourth-cvs-twoa.ts';
import * as b from './twentyfourth-cvs-twob.ts';

/** The second part of the twenty-fourth batch: templates of office programs. */
export const TWO: Page[] = [
  ['clean finance template of a controller word', a.CONTROLLER, look.finance],
  ['clean spearmint template of an outdoor instructor pdf', a.OUTDOOR_INSTRUCTOR, print.spearmint],
  ['professional wizard of a millwright word', a.MILLWRIGHT, look.professional],
  ['elegant wizard of a supply major pdf', a.SUPPLY_MAJOR, print.elegant],
  ['lebenslauf in english of an engineer pdf', a.COMMISSIONING_ENGINEER, print.lebenslauf],
  ['french cv in english of an export coordinator word', a.EXPORT_COORDINATOR, look.french],
  ['resettlement worksheet of a staff sergeant word', a.STAFF_SERGEANT, look.worksheet],
  ['job centre skills cv of a kitchen porter word', b.KITCHEN_PORTER, look.jobCentre],
  ['academic cv of a naval hydrographer word', b.HYDROGRAPHER, look.academic],
  ['invisible tables of a fire captain word', b.FIRE_CAPTAIN, look.invisibleTables],
  ['tab key only of a school caretaker word', b.CARETAKER, look.tabbed],
  ['nursing template of a reserve nurse word', b.ICU_NURSE, look.nursing],
  ['careers service template of a school leaver word', b.SCHOOL_LEAVER, look.careersService],
  ['crisp and clean template of a dental nurse pdf', b.DENTAL_NURSE, print.crispAndClean],
];
