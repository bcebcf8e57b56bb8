import { type Mailer, notify, withdrawNotifications } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import { changeIsReviewed, identityChange, logoUrl } from '../rules.ts';
import { CHANGE_WORDS, ChangedFields, type CompanyChange } from '../shapes.ts';
import { closeChange, findChange, insertChange, lockWaitingChange } from './change-queries.ts';
import { changeDecisionMail } from './mails.ts';
import { lockCompany, operatorsOf, peopleOf, updateCompanyFields } from './queries.ts';

/** The topic of the operators' notification, which ends with the change. */
const topicOf = (companyId: number) => `company change ${companyId}`;

const fieldsOf = (stored: unknown) => ChangedFields.parse(stored);

/** The waiting or declined change of a company, as its people and operators see it. */
export async function describeChange(db: TenantDb, companyId: number): Promise<CompanyChange | null> {
  const row = await findChange(db, companyId);
  if (!row) return null;
  const [before, after] = [fieldsOf(row.before), fieldsOf(row.after)];
  const shown = ({ logo_file_id: _, ...fields }: ChangedFields) => fields;
  const hasLogo = 'logo_file_id' in after;
  return {
    id: row.id,
    state: row.state === 'declined' ? 'declined' : 'waiting',
    requested_at: row.requested_at,
    requested_by: row.requested_by,
    reason: row.reason,
    before: { ...shown(before), ...(hasLogo && { logo_url: logoUrl(companyId, before.logo_file_id ?? null) }) },
    after: {
      ...shown(after),
      ...(hasLogo && {
        logo_url: after.logo_file_id ? `/api/companies/${companyId}/changes/${row.id}/logo` : null,
      }),
    },
  };
}

type Company = NonNullable<Awaited<ReturnType<typeof lockCompany>>>;
type Input = { db: TenantDb; post: Mailer; viewer: Viewer; address: string };

/**
 * Changes what identifies a company. That of an approved company waits for an operator, in a tenant that approves companies; a
 * second change joins the one that waits.
 * @returns the fields to store now
 */
export async function changeIdentity(
  { db, post, viewer, address }: Input,
  company: Company,
  wanted: ChangedFields,
): Promise<ChangedFields> {
  const { before, after } = identityChange(company, wanted);
  const fields = Object.keys(after);
  if (fields.length === 0) return {};
  const isReviewed = changeIsReviewed(company.status, post.tenant.recruiter_approval);
  await audit(db, {
    actor_id: viewer.id,
    action: isReviewed ? 'company_change_requested' : 'company_renamed',
    subject_kind: 'company',
    subject_id: company.id,
    details: { fields },
    address,
  });
  if (!isReviewed) return after;
  const waiting = await lockWaitingChange(db, company.id);
  if (waiting) await closeChange(db, waiting.id, { state: 'withdrawn', decided_by: viewer.id, reason: null });
  await insertChange(db, {
    company_id: company.id,
    requested_by: viewer.id,
    before: { ...(waiting && fieldsOf(waiting.before)), ...before },
    after: { ...(waiting && fieldsOf(waiting.after)), ...after },
  });
  await notify(db, post, await operatorsOf(db), {
    kind: 'company_waits',
    title: `${company.name} wants to change ${wordsOf(fields)}`,
    about: [],
    href: `/operator/companies/${company.id}`,
    topic: { name: topicOf(company.id), undo_seconds: 0 },
    replaces_topic: true,
  });
  return {};
}

const wordsOf = (fields: readonly string[]) => {
  const words = fields.map((field) => `its ${CHANGE_WORDS[field as keyof ChangedFields].toLowerCase()}`);
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
};

/** Takes a waiting change back. @throws Refusal 404 without one */
export async function withdrawChange({ db, viewer, address }: Omit<Input, 'post'>, companyId: number): Promise<void> {
  if (!(await lockCompany(db, companyId))) fail(notFound('Company'));
  const waiting = (await lockWaitingChange(db, companyId)) ?? fail(notFound('Change'));
  await closeChange(db, waiting.id, { state: 'withdrawn', decided_by: viewer.id, reason: null });
  await withdrawNotifications(db, [topicOf(companyId)], waiting.requested_at);
  await audit(db, {
    actor_id: viewer.id,
    action: 'company_change_withdrawn',
    subject_kind: 'company',
    subject_id: companyId,
    address,
  });
}

/** Decides on a waiting change, as an operator. @throws Refusal 409 when it no longer waits or another one replaced it */
export async function decideChange(
  { db, post, viewer, address }: Input,
  companyId: number,
  verdict: { change_id: number; decision: 'approve' | 'decline'; reason?: string | undefined },
): Promise<void> {
  const company = (await lockCompany(db, companyId)) ?? fail(notFound('Company'));
  const waiting = await lockWaitingChange(db, companyId);
  if (waiting?.id !== verdict.change_id)
    fail(conflict('This change is no longer waiting. Reload to see the company as it is now.'));
  const isApproved = verdict.decision === 'approve';
  const reason = verdict.reason || null;
  if (!isApproved && !reason) fail(invalid({ reason: ['Give a reason. The recruiters see it.'] }));
  const after = fieldsOf(waiting.after);
  await closeChange(db, waiting.id, { state: isApproved ? 'approved' : 'declined', decided_by: viewer.id, reason });
  if (isApproved) await updateCompanyFields(db, companyId, after);
  await withdrawNotifications(db, [topicOf(companyId)], waiting.requested_at);
  await audit(db, {
    actor_id: viewer.id,
    action: isApproved ? 'company_change_approved' : 'company_change_declined',
    subject_kind: 'company',
    subject_id: companyId,
    details: { fields: Object.keys(after) },
    address,
  });
  const mail = changeDecisionMail(after.name && isApproved ? after.name : company.name, isApproved, wordsOf(Object.keys(after)), {
    reason,
    url: `${post.site}/recruiter/company/details`,
  });
  await notify(db, post, await peopleOf(db, companyId), {
    kind: 'company_decided',
    title: mail.subject,
    body: reason ?? undefined,
    about: [],
    href: '/recruiter/company/details',
    mail,
  });
}
