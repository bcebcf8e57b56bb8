import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, signInFirst } from '#kit/server/http/errors.ts';
import { isOnboardingComplete, pictureUrl } from '../rules.ts';
import type { User } from '../shapes.ts';
import { findCompanyByDomain, findUser, resumesOf } from './account-queries.ts';
import { isFreeMail } from './free-mail.ts';

/** The signed-in person in the contract's shape. */
export async function describeUser(db: TenantDb, id: number): Promise<User> {
  const user = (await findUser(db, id)) ?? fail(signInFirst());
  return {
    id: user.id,
    role: user.role,
    email: user.email,
    status: user.status,
    status_reason: user.status_reason,
    profile_picture: user.picture_file_id === null ? null : { original_url: pictureUrl(user.picture_file_id) },
    onboarding_steps: user.onboarding_steps,
    onboarding_percentage: user.onboarding_percentage,
    is_onboarding_completed: isOnboardingComplete(user),
    resume: user.role === 'veteran' ? await resumesOf(db, user.id) : [],
    company_found: await companyOfEmailDomain(db, user),
    company_proposal: companyProposal(user),
    user_details: {
      first_name: user.first_name,
      middle_name: user.middle_name,
      last_name: user.last_name,
      company:
        user.company_id === null || user.company_name === null || user.company_status === null
          ? null
          : {
              id: user.company_id,
              name: user.company_name,
              status: user.company_status,
              status_reason: user.company_status_reason,
            },
      user_role: user.role,
      is_admin: user.is_admin ? 1 : 0,
      country: user.country_id === null || user.country_name === null ? null : { id: user.country_id, name: user.country_name },
    },
  };
}

type Account = NonNullable<Awaited<ReturnType<typeof findUser>>>;

function companyProposal({ role, company_id, company_hint, email }: Account): User['company_proposal'] {
  if (role !== 'recruiter' || company_id !== null) return null;
  const domain = email.split('@')[1] ?? '';
  return { name: company_hint, website: !domain || isFreeMail(domain) ? null : `https://${domain}` };
}

/** The company that a recruiter without one may request to join: its verified domain is that of the recruiter's verified email. */
async function companyOfEmailDomain(db: TenantDb, user: Account): Promise<User['company_found']> {
  const domain = user.email.split('@')[1] ?? '';
  if (user.role !== 'recruiter' || user.company_id !== null || user.email_verified_at === null || isFreeMail(domain)) return null;
  const found = await findCompanyByDomain(db, domain);
  return found && found.id !== user.not_my_company_id ? found : null;
}
