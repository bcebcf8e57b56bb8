export { courseRoutes } from './routes.ts';
