import type { Page } from './fourteenth-pages.ts';
import * as look from './twentysecond-cvs-one-pages.ts';
import * as a from './twentysecond-cvs-onea.ts';
import * as b from './twentysecond-cvs-oneb.ts';

/** The first part of the twenty-second batch: templates of typesetting systems, of the web and of CV builders. */
export const ONE: Page[] = [
  ['clean resume class of a guard quartermaster pdf', a.GUARD_QUARTERMASTER, look.jake],
  ['clean typeset theme of a payroll bookkeeper pdf', b.PAYROLL_BOOKKEEPER, look.renderCv],
  ['banking class of a logistic corps captain pdf', a.LOGISTIC_CORPS_CAPTAIN, look.banking],
  ['tags and dots of a supply sergeant pdf', a.SUPPLY_SERGEANT, look.alta],
  ['coloured first letters of a coast guard boatswain pdf', a.COAST_GUARD_BOATSWAIN, look.awesome],
  ['narrow left column of a speech therapist pdf', a.SPEECH_THERAPIST, look.deedy],
  ['dark head and aside of a scene painter pdf', a.SCENE_PAINTER, look.friggeri],
  ['grey bar of skills of a wine seller pdf', a.WINE_SELLER, look.twentySeconds],
  ['cards of a reserve paramedic pdf', b.RESERVE_PARAMEDIC, look.elegant],
  ['raw dates of a front office manager pdf', b.FRONT_OFFICE_MANAGER, look.flat],
  ['tags below jobs of a marine colour sergeant pdf', b.MARINE_COLOUR_SERGEANT, look.brilliant],
  ['printed home page of a trombonist pdf', b.AIR_FORCE_TROMBONIST, look.homePage],
  ['spaced letters of a school cook pdf', b.SCHOOL_COOK, look.canva],
  ['labels above values of a transport planner pdf', b.TRANSPORT_PLANNER, look.cubic],
];
