export {
  isOnOtherPart,
  nameRegistrations,
  partsNamed,
  partUsual,
  withPartsOf,
} from '../registrations/register-parts.ts';
export { isExpired, registrationNeeded, registrationsNamed } from '../registrations/registrations.ts';
export { withoutOthers } from '../skills/named-people.ts';
export { clausesOf, isAimHeading } from '../skills/statements.ts';
export { skillsOfVerbs } from '../skills/verbs.ts';
export { type RecognisedSkill, readSkills, type Skill } from '../skills/vocabulary.ts';
export { commonDirections } from '../trade-directions.ts';
export { type TradePage, tradePages } from '../trade-pages.ts';
export { levelOfServiceRank } from '../translation/rank-level.ts';
export { findForce } from '../translation/services.ts';
export { findRolesOfTrade } from './offers.ts';
export { tradePublicPage } from './public-page.ts';
export { type OccupationReference, occupationReference } from './reference.ts';
export { occupationReportRetention, occupationReportRoutes } from './report-routes.ts';
export { occupationRoutes } from './routes.ts';
export { skillVocabulary } from './skills.ts';
export { occupationTermRoutes, untranslatedRetention } from './term-routes.ts';
export { suggestTrades, tradesOfOccupation } from './trade-suggestions.ts';
export { readMilitarySearch, translateMilitaryJob, translateTitle } from './translate.ts';
