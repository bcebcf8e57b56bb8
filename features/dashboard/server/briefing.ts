import type { FastifyInstance } from 'fastify';
import { findRolesOfTrade } from '#features/occupations/server/index.ts';
import { comingTasks } from '#features/plans/server/index.ts';
import { findNeeds } from '#features/questions/server/index.ts';
import { scopeOf } from '#features/resumes/military-words/rank-scope.ts';
import { findOwnWording } from '#features/resumes/server/index.ts';
import { getServiceRecord } from '#features/service-record/server/index.ts';
import type { ServiceRecord } from '#features/service-record/shapes.ts';
import { pickContact } from '#features/services/server/index.ts';
import { daysBetween, todayIn } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { serve } from '#kit/server/http/serve.ts';
import { type Briefing, getBriefing } from '../briefing-contract.ts';
import { findVeteran } from './veteran-queries.ts';

const ROLES = 3;
const ACTIONS = 3;

export function briefingRoutes(app: FastifyInstance): void {
  serve(app, getBriefing, async ({ db, viewer, tenant }) => ({ data: await briefingOf(db, viewer.id, tenant.country_id) }));
}

async function briefingOf(db: TenantDb, userId: number, countryId: number): Promise<Briefing> {
  const record = await getServiceRecord(db, userId);
  const [latest] = record.periods;
  const { discharge_date } = record;
  const today = todayIn(countryOf(countryId).closingZone);
  return {
    leaves_on: discharge_date,
    days_to_leaving: discharge_date === null ? null : daysBetween(today, discharge_date),
    rank: latest ? rankOf(latest) : null,
    roles: latest ? (await findRolesOfTrade(db, countryId, latest, ROLES)).map(roleOf) : [],
    wording: await findOwnWording(db, userId),
    actions: await comingTasks(db, { userId, countryId }, ACTIONS),
    contact: await contactOf(db, { userId, countryId, record }),
  };
}

type Period = ServiceRecord['periods'][number];

function rankOf({ rank, nato_code, service, trade }: Period): Briefing['rank'] {
  if (rank === '' && service === '' && trade === '') return null;
  const scope = scopeOf(nato_code ?? '');
  return { rank, nato_code, service, trade, level: scope?.level ?? null, people: scope?.people ?? null };
}

const roleOf = ({ onet_soc, title, titles, open_jobs, typical_pay }: Briefing['roles'][number]): Briefing['roles'][number] => ({
  onet_soc,
  title,
  titles,
  open_jobs,
  typical_pay,
});

async function contactOf(
  db: TenantDb,
  { userId, countryId, record }: { userId: number; countryId: number; record: ServiceRecord },
): Promise<Briefing['contact']> {
  const { country_id, wishes } = await findVeteran(db, userId);
  const provider = await pickContact(db, {
    id: userId,
    needs: await findNeeds(db, userId),
    country_id: country_id ?? countryId,
    cities: [...wishes.cities],
    discharge_date: record.discharge_date,
    military_service_ids: record.periods.flatMap(({ military_service_id }) => military_service_id ?? []),
  });
  if (!provider) return null;
  const { id, name, phones, website, reasons, chosen } = provider;
  return {
    id,
    name,
    reason: chosen ? 'You saved this service' : (reasons[0] ?? 'Helps with what you need'),
    phone: phones[0] ?? null,
    website,
  };
}
