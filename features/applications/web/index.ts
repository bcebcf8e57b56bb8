import { lazyRouteComponent } from '@tanstack/react-router';

export const ApplicantListPage = lazyRouteComponent(() => import('./ApplicantListPage.tsx'), 'ApplicantListPage');
