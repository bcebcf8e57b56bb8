import type { z } from 'zod';
import { hashPassword, passwordMatches, requireRecentIdentity } from '#features/accounts/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, forbidden, notFound, tooMany } from '#kit/server/http/errors.ts';
import { countTry, uncountTry } from '#kit/server/http/limits.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import { hashOf, newAddressToken } from '#kit/server/process/secrets.ts';
import { townOf } from '../../address.ts';
import type { ResumeContent } from '../../content.ts';
import type { NewShare, ResumeShare } from '../../sharing/contract.ts';
import { loadPrintable } from '../output-routes.ts';
import { findResume } from '../resume-queries.ts';
import { findLiveShare, findShares, insertShare } from './queries.ts';

const MAX_SHARES = 20;
/** Wrong passwords allowed for one link, from all addresses together. */
const WRONG_PASSWORDS = { max: 10, window: 900 };

type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** Creates a link to an own resume. Only a hash of its token is stored, so the address is in this reply only. */
export async function createShare(
  withTenant: WithTenant,
  viewer: Viewer,
  resumeId: number,
  { days, password, hides_contacts }: z.output<typeof NewShare>,
): Promise<z.input<typeof ResumeShare>> {
  await withTenant((db) => requireRecentIdentity(db, viewer));
  // Hashing is slow, so it happens before the transaction starts.
  const password_hash = password === undefined ? null : await hashPassword(password);
  const token = newAddressToken();
  return withTenant(async (db) => {
    const resume = (await findResume(db, viewer.id, resumeId, { locked: true })) ?? fail(notFound('Resume'));
    if ((await findShares(db, resume.id)).length >= MAX_SHARES)
      fail(conflict(`This resume already has ${MAX_SHARES} links. Revoke one first.`));
    const share = await insertShare(db, { resume_id: resume.id, token_hash: hashOf(token), password_hash, hides_contacts, days });
    return { ...share, path: `/shared/${token}` };
  });
}

/** The resume behind a link, for a visitor who has the link and its password. @throws Refusal 403, 404, 429 */
export async function openShare(withTenant: WithTenant, token: string, password: string | undefined) {
  const share = (await withTenant((db) => findLiveShare(db, hashOf(token)))) ?? fail(notFound('Resume'));
  if (share.password_hash !== null) {
    if (!password) fail(forbidden('Enter the password for this resume.'));
    const wait = await withTenant((db) => countTry(db, `share ${share.id}`, WRONG_PASSWORDS));
    if (wait > 0) fail(tooMany(wait));
    if (!(await passwordMatches(share.password_hash, password))) fail(forbidden('This password is not correct.'));
    await withTenant((db) => uncountTry(db, `share ${share.id}`));
  }
  const printable = await withTenant((db) => loadPrintable(db, share.user_id, share.resume_id));
  return { share, printable: share.hides_contacts ? withoutContacts(printable) : printable };
}

/** Without the phone number and the street. Made before anything is rendered, so the data inside the PDF lacks them too. */
function withoutContacts<P extends { content: ResumeContent }>(printable: P): P {
  const { basics } = printable.content;
  return { ...printable, content: { ...printable.content, basics: { ...basics, phone: '', location: townOf(basics.location) } } };
}
