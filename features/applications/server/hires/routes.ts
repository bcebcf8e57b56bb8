import type { FastifyInstance } from 'fastify';
import { mailerOf } from '#features/notifications/server/index.ts';
import { findKnownDoneTasks } from '#features/plans/server/index.ts';
import { getServiceRecord } from '#features/service-record/server/index.ts';
import { localTime } from '#kit/calendar/time-zones.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { serve } from '#kit/server/http/serve.ts';
import { getHire, MOST_WITHDRAWN, withdrawApplications } from '../../hire-contract.ts';
import { withdrawIfLive } from '../moves/actions.ts';
import { describeOffers } from '../offers/actions.ts';
import { findHire, findLive } from './queries.ts';

export function hireRoutes(
  app: FastifyInstance,
  { leaveCompany }: { leaveCompany: (db: TenantDb, veteranId: number, companyId: number) => Promise<void> },
): void {
  serve(app, getHire, async ({ db, tenant, viewer, query }) => {
    const found = await findHire(db, viewer.id, query.application_id);
    if (!found) return { data: null };
    const { id, ...hire } = found;
    const offers = (await describeOffers(db, [id], { tenant, reader: 'veteran' })).get(id) ?? [];
    return {
      data: {
        ...hire,
        application_id: id,
        offer: offers.find(({ state }) => state === 'accepted') ?? null,
        leaves_on: (await getServiceRecord(db, viewer.id)).discharge_date,
        hired_on: localTime(hire.hired_at, countryOf(tenant.country_id).closingZone).slice(0, 10),
        live_applications: await findLive(db, viewer.id, MOST_WITHDRAWN),
        done_tasks: await findKnownDoneTasks(db, viewer.id),
      },
    };
  });

  serve(app, withdrawApplications, async ({ db, tenant, viewer, body, request }) => {
    const mailer = mailerOf(app, { tenant, request });
    const withdrawn: number[] = [];
    // In the order of their ids, so that two such calls do not wait for each other.
    for (const id of [...new Set(body.application_ids)].sort((one, other) => one - other)) {
      const left = await withdrawIfLive(db, mailer, { viewer, tenant }, id, body.note);
      if (!left) continue;
      await leaveCompany(db, viewer.id, left.company_id);
      withdrawn.push(id);
    }
    return { message: withdrawnText(withdrawn.length), data: { withdrawn } };
  });
}

const withdrawnText = (count: number): string => {
  if (count === 0) return 'These applications have ended already';
  return count === 1 ? 'Application withdrawn' : `${count} applications withdrawn`;
};
