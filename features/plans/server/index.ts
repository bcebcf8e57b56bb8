export { type LocatedAnswer, updateAnswers } from './answers.ts';
export { planBackground } from './background.ts';
export { planPersonalData } from './personal-data.ts';
export { findAnswers, findNeeds } from './queries.ts';
export { planLinkRetention } from './retention-queries.ts';
export { planRoutes } from './routes.ts';
export { countRulesToRecheck } from './rule-routes.ts';
export { insertStandardQuestions } from './standard-queries.ts';
export {
  addOwnTask as addOwnTransitionTask,
  createPlan as createTransitionPlan,
  findActionPlan,
  nextPlanTasks,
} from './transition-actions.ts';
export { updateActionPlan } from './updating.ts';
