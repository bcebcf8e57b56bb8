export { keepUpInterviews } from './actions.ts';
export { interviewRoutes } from './routes.ts';
