import type { Page } from './fourteenth-pages.ts';
import * as pages from './twentysecond-cvs-three-pages.ts';
import * as a from './twentysecond-cvs-threea.ts';
import * as b from './twentysecond-cvs-threeb.ts';

/** The third part of the twenty-second batch: files that job sites, forms and agencies make. */
export const THREE: Page[] = [
  ['clean job site profile of an army cook pdf', b.SEEK_CHEF, pages.seekerProfile],
  ['clean resettlement template of a petty officer word', b.RESETTLEMENT_PETTY_OFFICER, pages.resettlementTemplate],
  ['military service block of a job site pdf', a.INDEED_WAREHOUSE, pages.jobSite],
  ['network profile with grouped posts of a captain pdf', a.LINKEDIN_CAPTAIN, pages.savedProfile],
  ['federal builder pdf of a storekeeper', a.USAJOBS_STOREKEEPER, pages.federalBuilder],
  ['health service application of a nursing officer pdf', a.NHS_NURSE, pages.healthForm],
  ['application system review of a call centre agent pdf', b.WORKDAY_CALL_CENTRE, pages.applicationReview],
  ['european form of a teacher pdf', b.EUROPASS_TEACHER, pages.europeanForm],
  ['council application form of a social worker word', b.COUNCIL_SOCIAL_WORKER, pages.councilForm],
  ['agency profile of an accountant word', b.AGENCY_ACCOUNTANT, pages.agencyProfile],
  ['civil service application of a reservist text', a.CIVIL_SERVICE_RESERVIST, pages.pastedAnswers],
  ['job board text of an electrician', a.MONSTER_ELECTRICIAN, pages.boardText],
  ['chat assistant markdown of a developer text', b.CHAT_DEVELOPER, pages.assistantMarkdown],
  ['mail with the cv of a lorry driver text', b.MAIL_HGV_DRIVER, pages.mailText],
];
