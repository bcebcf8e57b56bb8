export type { RecognisedSkill, Skill } from '../skills/vocabulary.ts';
export { levelOf } from '../translation/present.ts';
export { findService } from '../translation/services.ts';
export { tradePublicPage } from './public-page.ts';
export { type OccupationReference, occupationReference, RECOGNITION_VERSION } from './reference.ts';
export { occupationReportRetention, occupationReportRoutes } from './report-routes.ts';
export { occupationRoutes } from './routes.ts';
export { skillVocabulary } from './skills.ts';
export { readMilitarySearch, translateMilitaryJob, translateTitle } from './translate.ts';
