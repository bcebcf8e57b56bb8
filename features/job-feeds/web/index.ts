import { lazyRouteComponent } from '@tanstack/react-router';

const page = () => import('./FeedsPage.tsx');

export const CompanyFeedsPage = lazyRouteComponent(page, 'CompanyFeedsPage');
export const TenantFeedsPage = lazyRouteComponent(page, 'TenantFeedsPage');
