export { interviewBackground } from './background.ts';
export { maintainInterviews as keepUpInterviews } from './maintain.ts';
export { interviewPersonalData } from './personal-data.ts';
export { interviewRoutes } from './routes.ts';
