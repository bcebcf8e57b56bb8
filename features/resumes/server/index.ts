export { resumeRoutes } from './routes.ts';
