import { findActiveOperators } from '#features/accounts/server/index.ts';
import { eraseNotifications, type Mailer, notify } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { anonymousLabel, REQUEST_DAYS } from '../rules.ts';
import { findAnswerReaders } from './request-queries.ts';

/** Notifies a veteran that a company asks for their contact details. */
export const notifyRequested = (
  db: TenantDb,
  mailer: Mailer,
  request: { veteran_id: number; company_name: string; job_title: string | null },
): Promise<void> =>
  notify(db, mailer, [request.veteran_id], {
    kind: 'contact_requested',
    title: `${request.company_name} wants to contact you`,
    body: `${request.job_title ? `It is about the job: ${request.job_title}. ` : ''}They see your name and contact details only if you accept. You have ${REQUEST_DAYS} days to answer.`,
    about: [],
    href: '/veteran/visibility?section=requests',
  });

type Answered = {
  id: number;
  company_id: number;
  sender_id: number;
  veteran_id: number;
  veteran_name: string;
  key: string | null;
};

const topicOf = (requestId: number) => `contact request ${requestId}`;

/** What recruiters were told when the contact began names the veteran: it ends with the contact. */
export const eraseAnswers = (db: TenantDb, requestId: number): Promise<void> => eraseNotifications(db, topicOf(requestId));

/** Notifies the recruiter who asked. A veteran who declines stays anonymous. Links name the request, not the candidate. */
export async function notifyAnswered(
  db: TenantDb,
  mailer: Mailer,
  request: Answered,
  to: 'accepted' | 'declined' | 'ended',
): Promise<void> {
  const anonymous = request.key === null ? 'A candidate' : anonymousLabel(request.key);
  const named = to === 'accepted' ? request.veteran_name : anonymous;
  await notify(db, mailer, await findAnswerReaders(db, request.company_id, request.sender_id), {
    kind: 'contact_answered',
    title: {
      accepted: `${named} accepted your contact request`,
      declined: `${named} declined your contact request`,
      ended: `${named} no longer shares contact details with you`,
    }[to],
    about: [request.veteran_id],
    href: `/recruiter/candidate-list?tab=contact${to === 'accepted' ? `&candidate=request-${request.id}` : ''}`,
    topic: { name: topicOf(request.id), undo_seconds: 0 },
  });
}

/** Notifies the operators that a veteran reported a company's request. */
export async function notifyReported(
  db: TenantDb,
  mailer: Mailer,
  request: { veteran_id: number; company_id: number; company_name: string },
  report: string,
): Promise<void> {
  await notify(db, mailer, await findActiveOperators(db), {
    kind: 'contact_reported',
    title: `A veteran reported a contact request from ${request.company_name}`,
    body: report || undefined,
    about: [request.veteran_id],
    href: `/operator/companies/${request.company_id}`,
  });
}
