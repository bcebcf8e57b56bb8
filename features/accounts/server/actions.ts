import type { FastifyRequest } from 'fastify';
import type { TenantDb } from '#kit/server/db.ts';
import { fail, Refusal, signInFirst, tooMany } from '#kit/server/errors.ts';
import { clearTries, countTry, limitedAddress, takeBackTry } from '#kit/server/limits.ts';
import type { Vault } from '#kit/server/secrets.ts';
import type { Tenant } from '#kit/server/serve.ts';
import {
  isOnboardingComplete,
  SESSION_HOURS,
  SIGN_IN_TRIES,
  signsInAs,
  VERIFY_FIRST,
  WRONG_DETAILS,
  WRONG_TAB,
} from '../rules.ts';
import type { User } from '../shapes.ts';
import { requireSecondFactor } from './authenticator.ts';
import { passwordMatches } from './passwords.ts';
import { findAccountByEmail, findCompanyByDomain, findUser, openSession, resumesOf } from './queries.ts';
import { recordSecurityEvent } from './sign-up-queries.ts';
import type { Tokens } from './tokens.ts';

/** One visit of a person: where it comes from, and how to open a session for it. */
export type Visit = {
  address: string;
  user_agent: string | null;
  /** Opens a session and gives its token. */
  openSession(db: TenantDb, userId: number, remember: boolean): Promise<string>;
};

export function visitOf(request: FastifyRequest, tenant: Tenant, tokens: Tokens): Visit {
  const user_agent = request.headers['user-agent']?.slice(0, 300) ?? null;
  return {
    address: request.ip,
    user_agent,
    async openSession(db, userId, remember) {
      const hours = remember ? SESSION_HOURS.remembered : SESSION_HOURS.short;
      const expires_at = new Date(Date.now() + hours * 3_600_000);
      const session_id = await openSession(db, { user_id: userId, expires_at, user_agent });
      await recordSecurityEvent(db, { user_id: userId, kind: 'signed_in', address: request.ip, user_agent });
      return tokens.sign({ user_id: userId, tenant_id: tenant.id, session_id }, expires_at);
    },
  };
}

type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

const bucketsOf = (email: string, visit: Visit) => ({
  account: `sign-in account ${email}`,
  address: `sign-in address ${limitedAddress(visit.address)}`,
});

/**
 * Counts a try before anything is checked, so that many tries at once cannot pass together, and refuses when there were too many.
 * A success gives the try back.
 */
export async function countSignInTry(db: TenantDb, email: string, visit: Visit): Promise<void> {
  const buckets = bucketsOf(email, visit);
  const waits = [
    await countTry(db, buckets.account, { max: SIGN_IN_TRIES.account, window: SIGN_IN_TRIES.window }),
    await countTry(db, buckets.address, { max: SIGN_IN_TRIES.address, window: SIGN_IN_TRIES.window }),
  ];
  if (Math.max(...waits) > 0) throw tooMany(Math.max(...waits), 'Too many wrong tries. Wait 15 minutes, or reset your password.');
}

export async function forgiveSignInTries(db: TenantDb, email: string, visit: Visit): Promise<void> {
  const buckets = bucketsOf(email, visit);
  await clearTries(db, buckets.account);
  await takeBackTry(db, buckets.address);
}

type Attempt = {
  email: string;
  password: string;
  role: 'veteran' | 'recruiter' | 'operator';
  remember: boolean;
  code?: string | undefined;
};

/** Signs in, or refuses without telling whether the e-mail is known. The hash is checked outside any transaction: it takes long. */
export async function signIn(
  withTenant: WithTenant,
  visit: Visit,
  vault: Vault,
  attempt: Attempt,
): Promise<{ token: string; user: User }> {
  const refused = await withTenant((db) => countSignInTry(db, attempt.email, visit).then(() => null, returnRefusal));
  if (refused) fail(refused);
  const account = await withTenant((db) => findAccountByEmail(db, attempt.email));
  const matches = await passwordMatches(account?.password_hash ?? null, attempt.password);
  if (!matches || !account) fail(new Refusal(401, WRONG_DETAILS));
  if (signsInAs(account.role) !== attempt.role) fail(new Refusal(401, WRONG_TAB));
  if (!account.email_verified_at) fail(new Refusal(403, VERIFY_FIRST, { data: { verify_email: attempt.email } }));
  return withTenant(async (db) => {
    await requireSecondFactor(db, vault, account.id, attempt.code);
    await forgiveSignInTries(db, attempt.email, visit);
    return { token: await visit.openSession(db, account.id, attempt.remember), user: await describeUser(db, account.id) };
  });
}

/** A refusal thrown inside a transaction would take back the try that was just counted. */
function returnRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
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
    resume: user.role === 'veteran' ? await resumesOf(db, user.id) : [],
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
