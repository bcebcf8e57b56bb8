export { keepUpInterviews } from './actions.ts';
export { interviewBackground } from './background.ts';
export { interviewPersonalData } from './personal-data.ts';
export { interviewRoutes } from './routes.ts';
