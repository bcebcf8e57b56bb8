import type { TenantDb } from '#kit/server/database/db.ts';
import type { Signer } from '#kit/server/process/secrets.ts';
import { KIND_NAMES, type NotificationKind, notificationRole, ruleOf } from '../rules.ts';
import { findRole, settingsOf, stopEmails } from './queries.ts';

/** Emails with several kinds of notification: one click stops all of these. */
const TOGETHER = { job_emails: { label: 'Job alerts and reminders', kinds: ['job_alert', 'job_reminder'] } } as const;
type Together = keyof typeof TOGETHER;
const isTogether = (name: string | undefined): name is Together => name !== undefined && Object.hasOwn(TOGETHER, name);

/** What one click stops: emails of one kind, those with several, or the daily summary. */
export type Stoppable = NotificationKind | Together | 'summary';

/** Where mail programs post to (RFC 8058). A reader who opens it gets a page with a button. */
export const unsubscribePath = (token: string) => `/api/emails/unsubscribe/${token}`;

type Reader = { tenant_id: number; user_id: number; kind: Stoppable };

const signedText = ({ tenant_id, user_id, kind }: Reader) => `emails ${tenant_id}.${user_id}.${kind}`;

/** The address in the header of a person's emails of a kind. Its token is signed, so the database needs no copy of it. */
export const unsubscribeUrl = (post: { site: string; signer: Signer }, reader: Reader): string =>
  post.site + unsubscribePath(`${reader.user_id}-${reader.kind}-${post.signer.sign(signedText(reader))}`);

export function readUnsubscribeToken(signer: Signer, tenantId: number, token: string): Reader | null {
  const [, id, name, signature] = /^([1-9]\d{0,9})-([a-z_]+)-(.+)$/.exec(token) ?? [];
  const kind = isTogether(name) ? name : (['summary', ...KIND_NAMES] as const).find((one) => one === name);
  if (signature === undefined || kind === undefined || Number(id) > 2_147_483_647) return null;
  const reader = { tenant_id: tenantId, user_id: Number(id), kind };
  return signer.isSigned(signedText(reader), signature) ? reader : null;
}

/** The kinds of which a person gets emails now, among those that a token stops. Null for somebody who is gone. */
async function kindsInForce(db: TenantDb, { user_id, kind }: Reader): Promise<NotificationKind[] | null> {
  const role = await findRole(db, user_id);
  if (role === null) return null;
  const chosen = new Map((await settingsOf(db, user_id)).map((setting) => [setting.kind, setting.email]));
  const modeOf = (name: NotificationKind) => chosen.get(name) ?? ruleOf(name).email;
  if (isTogether(kind)) return TOGETHER[kind].kinds.filter((name) => modeOf(name) !== 'never');
  if (kind !== 'summary') return modeOf(kind) === 'never' ? [] : [kind];
  return KIND_NAMES.filter((name) => ruleOf(name).roles.includes(notificationRole(role)) && modeOf(name) === 'daily');
}

export async function describeStoppable(db: TenantDb, reader: Reader): Promise<{ label: string; is_stopped: boolean }> {
  const kinds = await kindsInForce(db, reader);
  return { label: labelOf(reader.kind), is_stopped: kinds === null || kinds.length === 0 };
}

const labelOf = (kind: Stoppable): string =>
  kind === 'summary' ? 'Daily summary of notifications' : isTogether(kind) ? TOGETHER[kind].label : ruleOf(kind).label;

/** Stops the emails of a token. Doing it again changes nothing, and somebody who is gone gets none anyway. */
export async function stopByToken(db: TenantDb, reader: Reader): Promise<void> {
  for (const kind of (await kindsInForce(db, reader)) ?? []) await stopEmails(db, reader.user_id, kind);
}
