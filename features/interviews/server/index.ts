export { interviewBackground } from './background.ts';
export { maintainInterviews } from './maintain.ts';
export { interviewPersonalData } from './personal-data.ts';
export { interviewRoutes } from './routes.ts';
