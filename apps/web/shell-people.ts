import { marketingSite } from '#features/accounts/guards.ts';
import { isOnboardingComplete } from '#features/accounts/rules.ts';
import type { User } from '#features/accounts/shapes.ts';
import { useTenant } from '#features/tenants/web/index.ts';
import { UNITED_KINGDOM } from '#kit/country/country.ts';
import type { ShellTenant, Viewer } from './shell/viewer.ts';

/** The tenant for the shell; without a name until it is loaded, so no other tenant's name is shown. */
export function useShellTenant(): ShellTenant {
  const tenant = useTenant();
  if (!tenant) return { name: '', country_id: UNITED_KINGDOM, marketing_site_url: null, logo_url: null };
  return { ...tenant, marketing_site_url: marketingSite(tenant.marketing_site_url) };
}

/** The signed-in person for the shell. */
export function viewerOf(user: User): Viewer {
  const { first_name, middle_name, last_name, company, is_admin, country } = user.user_details;
  return {
    role: user.role,
    full_name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    email: user.email,
    picture: user.profile_picture?.original_url ?? null,
    company_name: company?.name ?? null,
    is_admin: is_admin === 1,
    country_id: country?.id ?? null,
    onboarding_complete: isOnboardingComplete(user),
    has_access: user.status === 'active' && (user.role !== 'recruiter' || company?.status === 'active'),
  };
}
