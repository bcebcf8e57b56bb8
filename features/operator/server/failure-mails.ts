import { notify, postOfJob } from '#features/notifications/server/index.ts';
import { tenantIds } from '#features/tenants/server/index.ts';
import type { FailureNotice } from '#kit/server/background/background.ts';
import type { Work } from '#kit/server/background/jobs.ts';
import type { OutgoingMail } from '#kit/server/mail/mail.ts';
import { findActivePeople } from './queries.ts';

const PAGE = '/operator/background-jobs';
const TENANTS_LISTED = 10;

/**
 * Emails the operators of each tenant in which scheduled work failed repeatedly or works again, and the system operators once for
 * all tenants.
 */
export async function notifyFailures(work: Work, job: string, notices: FailureNotice[]): Promise<void> {
  for (const notice of notices) await mailTo(work, notice.failure.for_tenant, 'operator', () => letter(job, [notice], null));
  const names = new Map<number, string>();
  const tenants = await tenantIds(work.db.unscoped);
  for (const id of tenants) names.set(id, (await work.db.withTenant(id, (db) => postOfJob(db, work))).tenant.name);
  for (const id of tenants)
    for (const kind of ['failing', 'recovered'] as const) {
      const ofKind = notices.filter((notice) => notice.kind === kind);
      if (ofKind.length > 0) await mailTo(work, id, 'system_operator', () => letter(job, ofKind, names));
    }
}

type Letter = Pick<OutgoingMail, 'kind' | 'subject' | 'paragraphs'>;

async function mailTo(work: Work, tenantId: number, role: 'operator' | 'system_operator', write: () => Letter): Promise<void> {
  await work.db.withTenant(tenantId, async (db) => {
    const people = await findActivePeople(db, role);
    if (people.length === 0) return;
    const post = await postOfJob(db, work);
    const { kind, subject, paragraphs } = write();
    await notify(
      db,
      post,
      people.map(({ id }) => id),
      {
        kind: 'background_failed',
        title: subject,
        body: paragraphs.join('\n'),
        about: [],
        href: PAGE,
        mail: { kind, paragraphs },
      },
    );
  });
}

/** @param names the tenants' names, for system operators; null for the operators of the only tenant */
function letter(job: string, notices: readonly FailureNotice[], names: ReadonlyMap<number, string> | null): Letter {
  const [first] = notices;
  const where = names
    ? [
        `Tenants: ${notices
          .slice(0, TENANTS_LISTED)
          .map(({ failure }) => names.get(failure.for_tenant) ?? failure.for_tenant)
          .join(', ')}${notices.length > TENANTS_LISTED ? ` and ${notices.length - TENANTS_LISTED} more` : ''}.`,
      ]
    : [];
  if (first?.kind === 'recovered')
    return {
      kind: 'background_recovered',
      subject: `Scheduled work runs again: ${job}`,
      paragraphs: [
        `The job ${job} failed since ${first.failure.first_failed_at.slice(0, 16).replace('T', ' ')} UTC and works again.`,
        ...where,
      ],
    };
  return {
    kind: 'background_failing',
    subject: `Scheduled work fails: ${job}`,
    paragraphs: [
      `The job ${job} has failed ${first?.failure.failures} times in a row. It is tried again at its next time.`,
      `Error: ${first?.failure.error}`,
      ...where,
    ],
  };
}
