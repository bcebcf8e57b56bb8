import { lazyRouteComponent } from '@tanstack/react-router';

export const CompanyApiPage = lazyRouteComponent(() => import('./CompanyApiPage.tsx'), 'CompanyApiPage');
