export { type LocatedAnswer, updateAnswers } from './answers.ts';
export { questionPersonalData } from './personal-data.ts';
export { findAnswers, findNeeds, suggestionsFor } from './queries.ts';
export { questionRoutes } from './routes.ts';
export { insertStandardQuestions } from './standard-queries.ts';
export { FOR_EVERYBODY, standardQuestions } from './standard-questions.ts';
