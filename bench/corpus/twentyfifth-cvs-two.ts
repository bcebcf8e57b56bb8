import type { Page } from './fourteenth-pages.ts';
import {
  biodata,
  federalLines,
  lebenslauf,
  swissDesign,
  tabbed,
  traditionalElegance,
  worksheet,
} from './twentyfifth-cvs-two-pages.ts';
import { blueGrey, docsSwiss, headshot, pasted, typedText } from './twentyfifth-cvs-two-pagesb.ts';
import * as a from './twentyfifth-cvs-twoa.ts';
import * as b from './twentyfifth-cvs-twob.ts';

/** The second part of the twenty-fifth batch: CVs as office programs and hands make them. */
export const TWO: Page[] = [
  ['swiss design of a dairy site manager word', a.DAIRY_SITE_MANAGER, swissDesign],
  ['tabular lebenslauf of a machinery technician word', a.MACHINERY_TECHNICIAN, lebenslauf],
  ['headshot text boxes of a science teacher word', a.SCIENCE_TEACHER, headshot],
  ['tabs and spaces of an agency worker word', a.AGENCY_ALL_ROUNDER, tabbed],
  ['federal lines of a supply technician word', a.FOREST_SUPPLY_TECHNICIAN, federalLines],
  ['posting and course tables of a fuels staff sergeant word', a.FUELS_STAFF_SERGEANT, traditionalElegance],
  ['transition worksheet of a logistics captain word', b.LOGISTICS_CAPTAIN, worksheet],
  ['job tables of an air force communicator word', b.AIR_FORCE_COMMUNICATOR, biodata],
  ['google docs swiss of a school leaver pdf', b.YEAR_TWELVE_LEAVER, docsSwiss],
  ['blue grey of a port security manager pdf', b.PORT_SECURITY_MANAGER, blueGrey],
  ['pasted from word of a hospital porter text', b.HOSPITAL_PORTER_CORPORAL, pasted],
  ['skills first of an accounts clerk text', b.RETURNING_ACCOUNTS_CLERK, typedText],
];
