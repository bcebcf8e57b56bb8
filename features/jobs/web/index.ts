import { lazyRouteComponent } from '@tanstack/react-router';

export const JobListPage = lazyRouteComponent(() => import('./JobListPage.tsx'), 'JobListPage');
