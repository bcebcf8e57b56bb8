import { randomInt } from 'node:crypto';
import { lockCompanyLimits } from '#features/companies/server/index.ts';
import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import { hashOf } from '#kit/server/process/secrets.ts';
import { audit } from '#kit/server/records/audit.ts';
import type { ApiKey } from '../../key-contract.ts';
import { type KeyMode, keyState, MOST_KEYS, MOST_OF_A_NAME, type Scope, SHOWN_LETTERS } from '../../key-rules.ts';
import { findKey, findValidKeys, insertKey, type KeyRow, revokeKey } from './queries.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 238 bits. */
const LENGTH = 40;

const newKey = (mode: KeyMode): string =>
  `muster_${mode}_${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

const DAY = 86_400_000;

type By = { db: TenantDb; viewer: Viewer; company_id: number; address: string };
type Wanted = { name: string; mode: KeyMode; scopes: Scope[]; expires_in_days: number | null };

/** @returns the key as screens show it, and the whole key */
export async function createKey(by: By, wanted: Wanted): Promise<{ key: ApiKey; secret: string }> {
  await lockCompanyLimits(by.db, by.company_id);
  const valid = await findValidKeys(by.db, by.company_id, databaseNow().toISOString());
  if (valid.some(({ name }) => name.toLowerCase() === wanted.name.toLowerCase()))
    fail(conflict('There is a valid key with this name. Replace that key, or choose another name.'));
  return makeKey(by, wanted, valid.length);
}

/** Makes the successor of a key, which stays valid. */
export async function rotateKey(by: By, id: number, expires_in_days: number | null): Promise<{ key: ApiKey; secret: string }> {
  await lockCompanyLimits(by.db, by.company_id);
  const now = databaseNow();
  const key = (await findKey(by.db, by.company_id, id)) ?? fail(notFound('API key'));
  if (keyState(key, now) !== 'active') fail(conflict('This key is no longer valid. Create a new one.'));
  const valid = await findValidKeys(by.db, by.company_id, now.toISOString());
  if (valid.filter(({ name }) => name.toLowerCase() === key.name.toLowerCase()).length >= MOST_OF_A_NAME)
    fail(conflict('This key already has a successor. Revoke one of the two first.'));
  const { name, mode, scopes } = key;
  return makeKey(by, { name, mode, scopes, expires_in_days }, valid.length);
}

async function makeKey(
  { db, viewer, company_id, address }: By,
  { name, mode, scopes, expires_in_days }: Wanted,
  valid: number,
): Promise<{ key: ApiKey; secret: string }> {
  if (valid >= MOST_KEYS) fail(conflict(`A company has up to ${MOST_KEYS} valid keys. Revoke one that is not used.`));
  const secret = newKey(mode);
  const prefix = secret.slice(0, secret.length - LENGTH + SHOWN_LETTERS);
  const now = databaseNow();
  const id = await insertKey(db, {
    company_id,
    name,
    mode,
    scopes: [...new Set(scopes)],
    prefix,
    key_hash: hashOf(secret),
    created_by: viewer.id,
    created_at: now.toISOString(),
    expires_at: expires_in_days === null ? null : new Date(now.getTime() + expires_in_days * DAY).toISOString(),
  });
  await audit(db, {
    actor_id: viewer.id,
    action: 'api_key_created',
    subject_kind: 'company',
    subject_id: company_id,
    details: { key: prefix, name, scopes },
    address,
  });
  return { key: shownKey((await findKey(db, company_id, id)) ?? fail(notFound('API key'))), secret };
}

export async function endKey({ db, viewer, company_id, address }: By, id: number): Promise<void> {
  const key = (await findKey(db, company_id, id)) ?? fail(notFound('API key'));
  if (!(await revokeKey(db, company_id, id, databaseNow().toISOString()))) return;
  await audit(db, {
    actor_id: viewer.id,
    action: 'api_key_revoked',
    subject_kind: 'company',
    subject_id: company_id,
    details: { key: key.prefix, name: key.name },
    address,
  });
}

export const shownKey = (row: KeyRow): ApiKey => ({ ...row, state: keyState(row, databaseNow()) });
