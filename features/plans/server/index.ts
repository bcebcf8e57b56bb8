export { type LocatedAnswer, updateAnswers } from './answers.ts';
export { findActionPlan, findAnswers, findNeeds } from './queries.ts';
export { planRoutes } from './routes.ts';
export { insertStandardQuestions } from './standard-queries.ts';
export { updateActionPlan } from './updating.ts';
