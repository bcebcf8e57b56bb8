import type { QueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { guardVeteran, marketingSite } from '#features/accounts/guards.ts';
import { OnboardingPage, ProfilePage, VeteranHomePage } from '#features/accounts/web/index.ts';
import { tenantQuery } from '#features/tenants/web/index.ts';
import { frameRoute, obey, SignedInOnly, type Visit } from './routes-root.tsx';

const veteran = createRoute({
  getParentRoute: () => frameRoute,
  id: 'veteran',
  component: SignedInOnly,
  beforeLoad: async (visit: Visit) => {
    const user = visit.context.session.user();
    const site = user ? null : await marketingSiteOf(visit.context.queryClient);
    return obey(guardVeteran(user, { path: visit.location.href, marketingSite: site }), visit);
  },
});

/** Where this tenant's visitors are sent; null also where it cannot be asked right now. */
async function marketingSiteOf(queryClient: QueryClient): Promise<string | null> {
  const tenant = await queryClient.ensureQueryData(tenantQuery).catch(() => null);
  return tenant && marketingSite(tenant.data.marketing_site_url);
}

const home = createRoute({ getParentRoute: () => veteran, path: '/veteran', component: VeteranHomePage });
const onboarding = createRoute({ getParentRoute: () => veteran, path: '/veteran/onboarding', component: OnboardingPage });
const profile = createRoute({ getParentRoute: () => veteran, path: '/veteran/profile', component: ProfilePage });

export const veteranRoutes = veteran.addChildren([home, onboarding, profile]);
