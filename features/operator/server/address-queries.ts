import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { newToken } from '#kit/server/process/secrets.ts';
import type { AddressClaim } from '../settings-shapes.ts';
import { insertHost, writeSender } from './queries.ts';

/** Hosts and senders waiting for proof that the tenant controls their domain. */

const MAX_CLAIMS = 20;

/** Why an operator can neither prove nor withdraw an address. */
export const DECLINED = 'A system operator declined this address. Only they can put it into use.';

export type Kind = AddressClaim['kind'];

type Row = { id: number; kind: string; address: string; domain: string; token: string };

/** The name of the TXT record, and the text that it must contain. */
export const recordOf = ({ domain, token }: Pick<Row, 'domain' | 'token'>) => ({
  name: `_muster-challenge.${domain}`,
  value: `muster-verification=${token}`,
});

const kindOf = (kind: string): Kind => (kind === 'host' ? 'host' : 'mail_from');

const claims = (db: TenantDb) => db.selectFrom('address_claims').where('tenant_id', '=', db.tenant_id);

export async function shownClaims(db: TenantDb): Promise<AddressClaim[]> {
  const rows = await claims(db).selectAll().orderBy('id').execute();
  return rows.map((row) => {
    const { name, value } = recordOf(row);
    return {
      id: row.id,
      kind: kindOf(row.kind),
      address: row.address,
      record_name: name,
      record_value: value,
      created_at: row.created_at,
      is_declined: row.declined_at !== null,
    };
  });
}

/** Claiming the same address twice keeps the first claim with its token. @throws Refusal 409 for one that was declined */
export async function claimAddress(db: TenantDb, viewer: { id: number }, kind: Kind, address: string): Promise<void> {
  const declined = await claims(db)
    .where('kind', '=', kind)
    .where('address', '=', address)
    .where('declined_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  if (declined) fail(conflict(DECLINED));
  const { waiting } = await claims(db)
    .where('declined_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  if (waiting >= MAX_CLAIMS) fail(conflict(`${MAX_CLAIMS} addresses wait for proof already. Withdraw one of them first.`));
  const domain = kind === 'host' ? address : address.slice(address.lastIndexOf('@') + 1);
  await db
    .insertInto('address_claims')
    .values({ tenant_id: db.tenant_id, kind, address, domain, token: newToken(), requested_by: viewer.id })
    .onConflict((conflicting) => conflicting.columns(['tenant_id', 'kind', 'address']).doNothing())
    .execute();
}

export const findClaim = (db: TenantDb, id: number) => claims(db).selectAll().where('id', '=', id).executeTakeFirst();

export async function withdrawClaim(db: TenantDb, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('address_claims')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Withdraws the claims of a kind that nobody declined. */
export async function withdrawClaimsOf(db: TenantDb, kind: Kind): Promise<void> {
  await db
    .deleteFrom('address_claims')
    .where('tenant_id', '=', db.tenant_id)
    .where('kind', '=', kind)
    .where('declined_at', 'is', null)
    .execute();
}

/** Declines a claim. It stays, so that the same address cannot be claimed and proven again. */
export async function declineClaim(db: TenantDb, id: number): Promise<void> {
  await db
    .updateTable('address_claims')
    .set({ declined_at: new Date().toISOString() })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

/** Starts using a proven or approved address. Of two concurrent callers, the second gets 404. */
export async function activateAddress(db: TenantDb, id: number): Promise<{ kind: Kind; address: string }> {
  const row = (await claims(db).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? fail(notFound('Address'));
  const kind = kindOf(row.kind);
  if (kind === 'mail_from') await writeSender(db, row.address);
  else if (!(await insertHost(db, row.address))) fail(conflict('This host is already in use.'));
  await withdrawClaim(db, id);
  return { kind, address: row.address };
}

/** Claims of one tenant with the name of the requester. */
export const waitingClaims = (db: TenantDb) =>
  db
    .selectFrom('address_claims as c')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.requested_by'))
    .where('c.tenant_id', '=', db.tenant_id)
    .select([
      'c.id',
      'c.kind',
      'c.address',
      'c.created_at',
      fullName('u').as('requested_by'),
      sql<boolean>`c.declined_at is not null`.as('is_declined'),
    ])
    .orderBy(sql`c.declined_at is not null`)
    .orderBy('c.id')
    .execute();
