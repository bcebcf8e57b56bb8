import { runAndRollBack, type TenantDb } from '#kit/server/database/db.ts';
import { invalid, Refusal, tooMany } from '#kit/server/http/errors.ts';
import { clearTries, countTries, countTry, limitedAddress, uncountTry } from '#kit/server/http/limits.ts';
import { SIGN_IN_TRIES } from '../../rules.ts';
import { type MailContext, sendMail } from '../mail-context.ts';
import { lockedOutInSessionMail, lockedOutMail } from '../mails.ts';
import type { SecretContext, Visit } from '../sign-in/sessions.ts';

/** The reply to a wrong password or code, as opposed to one that is missing or to a rule that was broken. */
export class WrongSecret extends Refusal {}

export const wrongSecret = (errors: Record<string, string[]>) => {
  const { status, message } = invalid(errors);
  return new WrongSecret(status, message, { errors });
};

type Account = {
  /** Null when no account has this email. The work is the same. */
  id: number | null;
  email: string;
  /** A device on which the person signed in before. Strangers' attempts do not lock it out. */
  device?: string | undefined;
  /** The request comes from a session of the account. */
  in_session?: boolean;
};

/**
 * Checks secrets of an account: its password, a code of its authenticator app or a recovery code. Every route that takes one uses
 * this function, so attempts count together, whichever route they use: five per account and twenty per address in 15 minutes.
 * Attempts from sessions of the account count together too, but apart from the others and without the limit per address, so that
 * strangers who fail to sign in do not lock out the person who is signed in: five per account, over all its sessions.
 * An attempt is counted before anything is checked and in a separate transaction, so concurrent attempts cannot exceed the limit. A
 * success is not counted. A wrong secret from a session is recorded; the attempt that uses up the limit is also mailed to the owner.
 * @param verify checks the password, outside any transaction because it is slow. @throws WrongSecret
 * @param proceed checks the code and does the work, in one transaction. @throws WrongSecret
 */
export async function checkSecret<T>(
  { withTenant, mail, visit }: SecretContext,
  account: Account,
  verify: () => Promise<void>,
  proceed: (db: TenantDb) => Promise<T>,
): Promise<T> {
  const { tries, wait } = await withTenant((db) => countSecret(db, visit, account));
  if (wait > 0) throw tooMany(wait, 'Too many failed attempts. Wait 15 minutes, or reset your password.');
  try {
    await verify();
    return await withTenant(async (db) => {
      const result = await proceed(db);
      await forgiveSecret(db, visit, account);
      return result;
    });
  } catch (error) {
    if (error instanceof WrongSecret) await withTenant((db) => reportWrongSecret(db, mail, visit, account, tries));
    throw error;
  }
}

const inSession = (userId: number | null) => `secrets in session ${userId}`;

const ownBucket = ({ id, email, device, in_session }: Account): string => {
  if (in_session) return inSession(id);
  return device ? `sign-in device ${device}` : `sign-in account ${email}`;
};

const bucketsOf = (account: Account, visit: Visit) => ({
  account: ownBucket(account),
  address: `sign-in address ${limitedAddress(visit.address)}`,
});

/** @returns the attempts of this account or device so far, and the seconds to wait if they, or those of the address, are too many */
async function countSecret(db: TenantDb, visit: Visit, account: Account): Promise<{ tries: number; wait: number }> {
  const buckets = bucketsOf(account, visit);
  const { window } = SIGN_IN_TRIES;
  const [own, address] = [
    await countTries(db, buckets.account, { max: SIGN_IN_TRIES.account, window }),
    await countTries(db, buckets.address, { max: SIGN_IN_TRIES.address, window }),
  ];
  return { tries: own.tries, wait: account.in_session ? own.wait : Math.max(own.wait, address.wait) };
}

async function forgiveSecret(db: TenantDb, visit: Visit, account: Account): Promise<void> {
  const buckets = bucketsOf(account, visit);
  await clearTries(db, buckets.account);
  await uncountTry(db, buckets.address);
}

async function reportWrongSecret(db: TenantDb, mail: MailContext, visit: Visit, account: Account, tries: number): Promise<void> {
  if (account.in_session && account.id !== null && tries === 1) await visit.record(db, account.id, 'wrong_secret');
  if (tries !== SIGN_IN_TRIES.account) return;
  // Once a day, so that strangers cannot fill the mailbox and the list of events. Theirs do not replace the notice about a session.
  const kind = account.in_session ? 'session lockout notice' : 'lockout notice';
  if ((await countTry(db, `${kind} ${account.email}`, { max: 1, window: 24 * 3600 })) > 0) return;
  const lockedOut = account.in_session ? lockedOutInSessionMail : lockedOutMail;
  const notice = () => sendMail(db, mail, account.id, lockedOut(account.email, mail.tenant.name, `${mail.site}/auth/forgot`));
  if (account.id === null) return runAndRollBack(db, notice);
  await visit.record(db, account.id, 'locked_out');
  await notice();
}

/** Ends the lockout of an account after a password reset. */
export async function endLockout(db: TenantDb, person: { id: number; email: string }): Promise<void> {
  await clearTries(db, `sign-in account ${person.email}`);
  await clearTries(db, inSession(person.id));
}
