import type { z } from 'zod';
import { countryExists } from '#features/lookups/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, invalid } from '#kit/server/http/errors.ts';
import { countTry } from '#kit/server/http/limits.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import { hashOf, newCode, newToken, sameBytes } from '#kit/server/process/secrets.ts';
import { CODE_TRIES, CODE_TRIES_PER_DAY, MAILED_HOURS, PROVE_SIGN_UP, RESEND_SECONDS, TOKEN_USED_UP } from '../../rules.ts';
import type { User } from '../../shapes.ts';
import type { Intent, SignupRequest } from '../../sign-up-contract.ts';
import { describeUser } from '../account-actions.ts';
import { findPersonByEmail, insertAccount, serviceExists } from '../account-queries.ts';
import { type MailContext, mayMail, sendMail, uncountMail } from '../mail-context.ts';
import { alreadyRegisteredMail, verifyMail } from '../mails.ts';
import { imitateMail } from '../security/credential-actions.ts';
import { hashPassword, passwordMatches } from '../security/passwords.ts';
import { checkSecret, wrongSecret } from '../security/secret-checks.ts';
import { refuseWeakPassword } from '../security/weak-passwords.ts';
import type { SecretContext, WithTenant } from '../sign-in/sessions.ts';
import { countCodeTry, findOpenSignUps, insertSignUp, renewSignUp, type SignUp, takeSignUps } from './queries.ts';

/**
 * Stores a sign-up and sends an email with a link and a code. The account is created when the email is verified. The reply is the
 * same for an email that has an account; only the email sent differs.
 * @returns a secret for the browser to store; it proves later that this browser signed up
 */
export async function signUp(
  withTenant: WithTenant,
  mail: MailContext,
  request: z.output<typeof SignupRequest>,
): Promise<string> {
  refuseWeakPassword(request.password, request.email);
  const password_hash = await hashPassword(request.password);
  const secret = newToken();
  await withTenant(async (db) => {
    const isVeteran = request.role === 'veteran';
    if (isVeteran && !(await countryExists(db, request.country_id)))
      fail(invalid({ country_id: ['Choose a country from the list.'] }));
    if (isVeteran && request.military_service_id && !(await serviceExists(db, request.military_service_id)))
      fail(invalid({ military_service_id: ['Choose a service from the list.'] }));
    const mayBeSent = await mayMail(db, 'sign_up', request.email);
    const owner = await findPersonByEmail(db, request.email);
    if (owner && !mayBeSent) return imitateMail(db, mail, request.email);
    if (owner)
      return sendMail(db, mail, owner.id, alreadyRegisteredMail(request.email, mail.tenant.name, `${mail.site}/auth/login`));
    const { hashes, message } = newVerification(mail, request.email);
    await insertSignUp(
      db,
      {
        role: request.role,
        email: request.email,
        password_hash,
        first_name: request.first_name,
        middle_name: request.middle_name || null,
        last_name: request.last_name,
        country_id: isVeteran ? request.country_id : mail.tenant.country_id,
        military_service_id: isVeteran ? (request.military_service_id ?? null) : null,
        company_hint: isVeteran ? null : request.company_hint || null,
        intent: isVeteran && request.intent ? JSON.stringify(request.intent) : null,
        secret_hash: hashOf(secret),
        ...hashes,
      },
      MAILED_HOURS.verify_email,
    );
    // The link of an email sent before completes this sign-up too.
    if (mayBeSent) await sendMail(db, mail, null, message);
    else await imitateMail(db, mail, request.email);
  });
  return secret;
}

const codeHash = (email: string, code: string) => hashOf(`${email} ${code}`);

function newVerification(mail: MailContext, email: string) {
  const [token, code] = [newToken(), newCode()];
  const url = `${mail.site}/auth/verify-email?email=${encodeURIComponent(email)}&token=${token}`;
  return {
    hashes: { token_hash: hashOf(token), code_hash: codeHash(email, code) },
    message: verifyMail(email, mail.tenant.name, url, code),
  };
}

/** Sends a new link and code, at most once a minute. They can complete any sign-up of the email. */
export async function resendVerificationMail(db: TenantDb, mail: MailContext, email: string): Promise<void> {
  const mayBeSent = await mayMail(db, 'sign_up', email);
  const newest = (await findOpenSignUps(db, email))[0];
  if (!newest || !mayBeSent || Date.parse(newest.mailed_at) > Date.now() - RESEND_SECONDS * 1000) {
    await uncountMail(db, 'sign_up', email);
    return imitateMail(db, mail, email);
  }
  const { hashes, message } = newVerification(mail, email);
  await renewSignUp(db, newest.id, hashes, MAILED_HOURS.verify_email);
  await sendMail(db, mail, null, message);
}

type Verification = { email: string; token: string; sign_up_secret?: string | undefined; password?: string | undefined };

/**
 * Creates the account of a sign-up. The mailed link or code proves the mailbox. The secret of the browser that signed up or, in
 * another browser, the password decides which sign-up becomes the account: a stranger's sign-up with the same email has neither.
 * The refusal is the same for a wrong, used or expired link and for an unknown email.
 */
export async function verifySignUp(
  context: SecretContext,
  tenant: Tenant,
  request: Verification,
): Promise<{ api_token: string; user: User; intent: Intent | null }> {
  const { withTenant, visit } = context;
  const signUps = await withTenant((db) => findOpenSignUps(db, request.email));
  if (!(await provesMailbox(withTenant, signUps, request))) fail(invalid({ token: [TOKEN_USED_UP] }));
  const complete = async (db: TenantDb, signUp: SignUp) => {
    const id = (await takeSignUps(db, request.email)).includes(signUp.id) ? await createAccount(db, tenant, signUp) : undefined;
    // A concurrent request has completed it, or an invitation created the account.
    if (id === undefined) fail(invalid({ token: [TOKEN_USED_UP] }));
    await visit.record(db, id, 'email_verified');
    return { api_token: await visit.openSession(db, id, false), user: await describeUser(db, id), intent: signUp.intent };
  };
  const bySecret = signUpOfSecret(signUps, request.sign_up_secret);
  if (bySecret) return withTenant((db) => complete(db, bySecret));
  const { password } = request;
  if (!password) fail(invalid({ password: [PROVE_SIGN_UP] }));
  let chosen: SignUp | undefined;
  return checkSecret(
    context,
    { id: null, email: request.email },
    async () => {
      for (const signUp of signUps) if (await passwordMatches(signUp.password_hash, password)) chosen ??= signUp;
    },
    (db) => complete(db, chosen ?? fail(wrongSecret({ password: [WRONG_SIGN_UP] }))),
  );
}

const WRONG_SIGN_UP = 'This isn’t the password you signed up with. Try again, or sign up again.';

/** Whether the link or code was sent to this email and is still valid. Attempts are counted before a code is compared. */
async function provesMailbox(withTenant: WithTenant, signUps: SignUp[], { email, token }: Verification): Promise<boolean> {
  if (!/^\d{6}$/.test(token)) return signUps.some(({ token_hash }) => sameBytes(token_hash, hashOf(token)));
  const newest = signUps[0];
  // The same work without a sign-up, so the time does not reveal whether there is one.
  const [tries, wait] = await withTenant(async (db) => [
    await countCodeTry(db, newest?.id ?? crypto.randomUUID()),
    await countTry(db, `sign-up codes ${email}`, { max: CODE_TRIES_PER_DAY, window: 24 * 3600 }),
  ]);
  return newest !== undefined && tries <= CODE_TRIES && wait === 0 && sameBytes(newest.code_hash, codeHash(email, token));
}

function signUpOfSecret(signUps: SignUp[], secret: string | undefined): SignUp | undefined {
  const hash = secret ? hashOf(secret) : null;
  return hash ? signUps.find(({ secret_hash }) => sameBytes(secret_hash, hash)) : undefined;
}

const createAccount = (db: TenantDb, tenant: Tenant, signUp: SignUp) =>
  insertAccount(db, {
    role: signUp.role,
    email: signUp.email,
    password_hash: signUp.password_hash,
    first_name: signUp.first_name,
    middle_name: signUp.middle_name,
    last_name: signUp.last_name,
    country_id: signUp.country_id,
    military_service_id: signUp.military_service_id,
    company_hint: signUp.company_hint,
    status: signUp.role === 'veteran' && tenant.veteran_approval === 'manual' ? 'pending' : 'active',
  });
