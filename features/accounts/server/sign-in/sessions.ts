import type { FastifyRequest } from 'fastify';
import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import { hashOf } from '#kit/server/process/secrets.ts';
import { DEVICE_DAYS, SESSION_HOURS } from '../../rules.ts';
import { type MailContext, mailContextOf } from '../mail-context.ts';
import { recordSecurityEvent } from '../security/event-queries.ts';
import type { DeviceClaims, Tokens } from '../security/tokens.ts';
import { insertSession } from './session-queries.ts';

export type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** The caller, for limits and security events, and a function that opens a session for them. */
export type Visit = {
  address: string;
  user_agent: string | null;
  /** Opens a session. @returns its signed token */
  openSession(db: TenantDb, userId: number, remember: boolean): Promise<string>;
  /** Records a security event with this caller's address and browser. */
  record(db: TenantDb, userId: number, kind: string): Promise<void>;
  /** A token that proves later that this device signed in to the account, until its password changes. */
  signDevice(account: DeviceAccount): Promise<string>;
  isDeviceOf(account: DeviceAccount, token: string | undefined): Promise<boolean>;
};

type DeviceAccount = { id: number; password_hash: string | null };

export function visitOf(request: FastifyRequest, tenant: Tenant, tokens: Tokens): Visit {
  const address = request.ip;
  const user_agent = request.headers['user-agent']?.slice(0, 300) ?? null;
  const record: Visit['record'] = (db, user_id, kind) => recordSecurityEvent(db, { user_id, kind, address, user_agent });
  return {
    address,
    user_agent,
    record,
    async openSession(db, userId, remember) {
      const hours = remember ? SESSION_HOURS.remembered : SESSION_HOURS.short;
      const expires_at = new Date(databaseNow().getTime() + hours * 3_600_000);
      const session_id = await insertSession(db, { user_id: userId, expires_at, user_agent });
      await record(db, userId, 'signed_in');
      return tokens.sign({ user_id: userId, tenant_id: tenant.id, session_id }, expires_at);
    },
    signDevice: (account) => tokens.signDevice(deviceClaims(tenant, account), new Date(Date.now() + DEVICE_DAYS * 86_400_000)),
    isDeviceOf: async (account, token) => token !== undefined && tokens.isDevice(token, deviceClaims(tenant, account)),
  };
}

/** The claims contain a fingerprint of the password's hash, so a change of the password ends them. */
const deviceClaims = (tenant: Tenant, { id, password_hash }: DeviceAccount): DeviceClaims => ({
  user_id: id,
  tenant_id: tenant.id,
  password: hashOf(password_hash ?? '')
    .toString('base64url')
    .slice(0, 16),
});

/** Who checks a secret of an account, and where wrong ones are reported (secret-checks.ts). */
export type SecretContext = { withTenant: WithTenant; mail: MailContext; visit: Visit };

export const secretContextOf = (
  request: FastifyRequest,
  tenant: Tenant,
  tokens: Tokens,
  withTenant: WithTenant,
): SecretContext => ({ withTenant, mail: mailContextOf(request, tenant), visit: visitOf(request, tenant, tokens) });
