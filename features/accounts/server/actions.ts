import type { TenantDb } from '#kit/server/db.ts';
import { fail, Refusal, signInFirst, tooMany } from '#kit/server/errors.ts';
import { clearTries, countTry, secondsToWait } from '#kit/server/limits.ts';
import type { Tenant } from '#kit/server/serve.ts';
import type { User } from '../contract.ts';
import { isOnboardingComplete, SESSION_HOURS, SIGN_IN_TRIES, WRONG_DETAILS, WRONG_TAB } from '../rules.ts';
import { passwordMatches } from './passwords.ts';
import { findAccountByEmail, findCompanyByDomain, findUser, openSession } from './queries.ts';
import type { Tokens } from './tokens.ts';

type Attempt = {
  email: string;
  password: string;
  role: 'veteran' | 'recruiter' | 'operator';
  remember: boolean;
  address: string;
  user_agent: string | null;
};

/** Signs in, or refuses without telling whether the e-mail is known. The hash is checked outside any transaction: it takes long. */
export async function signIn(
  withTenant: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>,
  tenant: Tenant,
  tokens: Tokens,
  attempt: Attempt,
): Promise<{ token: string; user: User }> {
  const buckets = { account: `sign-in account ${attempt.email}`, address: `sign-in address ${attempt.address}` };
  const account = await withTenant(async (db) => {
    const wait = Math.max(
      await secondsToWait(db, buckets.account, SIGN_IN_TRIES.account),
      await secondsToWait(db, buckets.address, SIGN_IN_TRIES.address),
    );
    if (wait > 0) fail(tooMany(wait, 'Too many wrong tries. Wait 15 minutes, or reset your password.'));
    return findAccountByEmail(db, attempt.email);
  });
  const matches = await passwordMatches(account?.password_hash ?? null, attempt.password);
  const rightTab = account !== undefined && account.role.replace('system_operator', 'operator') === attempt.role;
  if (!matches || !account || !rightTab) {
    await withTenant(async (db) => {
      await countTry(db, buckets.account, { max: SIGN_IN_TRIES.account, window: SIGN_IN_TRIES.window });
      await countTry(db, buckets.address, { max: SIGN_IN_TRIES.address, window: SIGN_IN_TRIES.window });
    });
    fail(new Refusal(401, matches && !rightTab ? WRONG_TAB : WRONG_DETAILS));
  }
  const hours = attempt.remember ? SESSION_HOURS.remembered : SESSION_HOURS.short;
  const expires_at = new Date(Date.now() + hours * 3_600_000);
  return withTenant(async (db) => {
    await clearTries(db, buckets.account);
    const session_id = await openSession(db, { user_id: account.id, expires_at, user_agent: attempt.user_agent });
    const token = await tokens.sign({ user_id: account.id, tenant_id: tenant.id, session_id }, expires_at);
    return { token, user: await describeUser(db, account.id) };
  });
}

/** Mail domains that anyone can have an address at; they never match a company. */
export const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk live.com live.co.uk msn.com yahoo.com yahoo.co.uk icloud.com me.com aol.com proton.me protonmail.com gmx.com gmx.co.uk mail.com btinternet.com sky.com virginmedia.com talktalk.net comcast.net verizon.net att.net'.split(
    ' ',
  ),
);

/** The signed-in person in the shape that the browser keeps. */
export async function describeUser(db: TenantDb, id: number): Promise<User> {
  const user = (await findUser(db, id)) ?? fail(signInFirst());
  return {
    id: user.id,
    role: user.role,
    email: user.email,
    status: user.status,
    status_reason: user.status_reason,
    profile_picture: user.picture_file_id === null ? null : { original_url: `/api/files/${user.picture_file_id}` },
    onboarding_steps: user.onboarding_steps,
    onboarding_percentage: user.onboarding_percentage,
    is_onboarding_completed: isOnboardingComplete(user),
    resume: [],
    company_found: await companyOfMailDomain(db, user),
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

/** The company that a recruiter without one may ask to join: its verified domain is that of the recruiter's verified e-mail. */
async function companyOfMailDomain(
  db: TenantDb,
  user: NonNullable<Awaited<ReturnType<typeof findUser>>>,
): Promise<User['company_found']> {
  const domain = user.email.split('@')[1] ?? '';
  if (user.role !== 'recruiter' || user.company_id !== null || user.email_verified_at === null || FREE_MAIL_DOMAINS.has(domain))
    return null;
  const found = await findCompanyByDomain(db, domain);
  return found && found.id !== user.not_my_company_id ? found : null;
}
