export { interviewBackground } from './background.ts';
export { maintainInterviews as keepUpInterviews } from './keep-up.ts';
export { interviewPersonalData } from './personal-data.ts';
export { interviewRoutes } from './routes.ts';
