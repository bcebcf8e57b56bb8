import type { Page } from './fourteenth-pages.ts';
import * as latex from './twentyfourth-cvs-one-pages.ts';
import * as web from './twentyfourth-cvs-one-pagesb.ts';
import * as a from './twentyfourth-cvs-onea.ts';
import * as b from './twentyfourth-cvs-oneb.ts';

/** The first part of the twenty-fourth batch: templates of typesetters and of CV builders in the web. */
export const ONE: Page[] = [
  ['clean town clerk medium length cv pdf', a.TOWN_CLERK, latex.mediumLength],
  ['clean branch manager and reservist standard resume pdf', a.BRANCH_MANAGER, web.standardResume],
  ['sapper captain with contact in the foot moderncv pdf', a.SAPPER_CAPTAIN, latex.fancyModern],
  ['retired airframe fitter headings in the margin pdf', a.AIRFRAME_FITTER, latex.marginHeadings],
  ['border guard sergeant friggeri pdf', a.MARECHAUSSEE, latex.friggeri],
  ['puppet maker centred rubrics curve pdf', a.PUPPET_MAKER, latex.curve],
  ['patrol navigator end above start plasmati pdf', a.PATROL_NAVIGATOR, latex.plasmati],
  ['lorry driver europecv pdf', b.LORRY_DRIVER, latex.europecv],
  ['pastry chef line of time limecv pdf', b.PASTRY_CHEF, web.limecv],
  ['port and coast guard officer modern typst pdf', b.PORT_OFFICER, web.modernTypst],
  ['theatre nurse json resume elegant pdf', b.THEATRE_NURSE, web.elegant],
  ['navy technician reactive resume side bar pdf', b.MARINE_TECHNICIAN, web.gengar],
  ['dairy farm hand dates over places flowcv pdf', b.DAIRY_HAND, web.flowcv],
  ['animal health sales enhancv double column pdf', b.VET_SALES, web.enhancv],
];
