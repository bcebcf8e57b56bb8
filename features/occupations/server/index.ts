export type { RecognisedSkill, Skill } from '../skills/vocabulary.ts';
export { occupationRoutes } from './routes.ts';
export { skillVocabulary } from './skills.ts';
