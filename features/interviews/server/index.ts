export { interviewBackground } from './background.ts';
export { keepUpInterviews } from './keep-up.ts';
export { interviewPersonalData } from './personal-data.ts';
export { interviewRoutes } from './routes.ts';
