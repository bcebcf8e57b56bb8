export { occupationRoutes } from './routes.ts';
