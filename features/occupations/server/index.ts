export type { RecognisedSkill, Skill, SkillVocabulary } from '../skills/vocabulary.ts';
export { levelOf } from '../translation/present.ts';
export { findService } from '../translation/services.ts';
export { type OccupationReference, occupationReference, RECOGNITION_VERSION } from './reference.ts';
export { occupationRoutes } from './routes.ts';
export { skillVocabulary } from './skills.ts';
export { readMilitarySearch, translate } from './translate.ts';
