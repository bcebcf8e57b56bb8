import type { FastifyInstance } from 'fastify';
import { UNDECIDED } from '#features/applications/rules.ts';
import { recommendCourses } from '#features/courses/server/index.ts';
import { findJobCards } from '#features/jobs/server/index.ts';
import { groupOf } from '#features/plans/grouping.ts';
import { nextPlanTasks } from '#features/plans/server/index.ts';
import { findNeeds } from '#features/questions/server/index.ts';
import { levelOfRank } from '#features/resumes/military-words/rank-scope.ts';
import { findResumeCards } from '#features/resumes/server/index.ts';
import { getServiceRecord } from '#features/service-record/server/index.ts';
import type { ServiceRecord } from '#features/service-record/shapes.ts';
import { pickService } from '#features/services/server/index.ts';
import { daysBetween, todayIn } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail } from '#kit/server/http/errors.ts';
import { serve, type Tenant } from '#kit/server/http/serve.ts';
import { type NextFacts, nextAction } from '../next-action.ts';
import {
  CLOSING_SOON_DAYS,
  DASHBOARD_SECTIONS,
  type DashboardSection,
  type ProfileParts,
  profileStrength,
  SECTIONS_WITHOUT_PROFILE,
} from '../rules.ts';
import { getDashboard, type TopPick, type VeteranDashboard } from '../veteran-contract.ts';
import { findWaiting } from './next-queries.ts';
import { recommendJobs } from './recommendations.ts';
import { countProviders, findApplicationNews, findSavedJobClosing, findVeteran, type VeteranFacts } from './veteran-queries.ts';

type Input = ReturnType<typeof inputOf>;
type Section<Name extends DashboardSection> = NonNullable<VeteranDashboard[Name]>;

/** What each section consists of. They are read one after the other: a transaction has one connection. */
const SECTIONS: { [Name in DashboardSection]: (input: Input) => Promise<Section<Name>> } = {
  job_recommendations: ({ jobs }) => jobs(),
  top_picks: pickTop,
  'user-rank': async ({ record, strength }) => {
    const [latest] = (await record()).periods;
    return {
      rank: latest?.rank || null,
      nato_code: latest?.nato_code ?? null,
      service: latest?.service || null,
      trade: latest?.trade || null,
      level: levelOfRank(latest?.nato_code ?? null),
      profile_strength: (await strength()).percent,
    };
  },
  'user-categories': async ({ db, needs }) => countProviders(db, await needs()),
  recommended_courses: ({ courses }) => courses(),
  application_news: ({ db, userId }) => findApplicationNews(db, userId, UNDECIDED),
  plan_progress: async ({ tasks }) => {
    const { progress, by_category } = await tasks();
    return { done: progress.done, total: progress.total, by_category };
  },
  next_tasks: async ({ tasks }) => (await tasks()).tasks,
  profile_strength: ({ strength }) => strength(),
  next_action: nextOf,
};

const MOST_COURSES = 3;
const NEXT_TASKS = 3;

/** What a section reads, and what several of them read, once for all. */
function inputOf(db: TenantDb, { userId, veteran, tenant }: { userId: number; veteran: VeteranFacts; tenant: Tenant }) {
  const person = { userId, countryId: tenant.country_id };
  const { wishes } = veteran;
  const record = once(() => getServiceRecord(db, userId));
  const needs = once(() => findNeeds(db, userId));
  return {
    db,
    userId,
    veteran,
    tenant,
    record,
    needs,
    strength: once(async () => strengthOf(await findResumeCards(db, userId, false), veteran, await record(), await needs())),
    jobs: once(() => recommendJobs(db, { ...person, wishes })),
    courses: once(async () =>
      recommendCourses(db, userId, { roles: wishes.roles, needs: await needs(), cities: wishes.cities }, MOST_COURSES),
    ),
    tasks: once(() => nextPlanTasks(db, person, NEXT_TASKS)),
  };
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let found: Promise<Value> | undefined;
  return () => {
    found ??= read();
    return found;
  };
}

export function veteranDashboardRoutes(app: FastifyInstance): void {
  serve(app, getDashboard, async ({ db, viewer, tenant, query }) => {
    const veteran = await findVeteran(db, viewer.id);
    const sections = query.section.length > 0 ? query.section : DASHBOARD_SECTIONS;
    if (!veteran.is_complete && !sections.every((name) => SECTIONS_WITHOUT_PROFILE.includes(name)))
      fail(conflict('Complete your profile first. Your dashboard is based on your answers.'));
    const input = inputOf(db, { userId: viewer.id, veteran, tenant });
    const data: VeteranDashboard = {};
    for (const name of sections) await read(data, name, input);
    return { data };
  });
}

async function read<Name extends DashboardSection>(
  data: { [Each in Name]?: Section<Each> | undefined },
  name: Name,
  input: Input,
): Promise<void> {
  data[name] = await SECTIONS[name](input);
}

function strengthOf(
  cards: Awaited<ReturnType<typeof findResumeCards>>,
  { wishes, phone_number }: VeteranFacts,
  record: ServiceRecord,
  needs: readonly string[],
): Section<'profile_strength'> {
  const resumes = cards.filter(({ kind }) => kind === 'resume');
  const [latest] = record.periods;
  const parts: ProfileParts = {
    resume: Math.max(0, ...resumes.map(({ completeness }) => completeness)) / 100,
    service: latest ? [latest.service, latest.rank, latest.trade].filter(Boolean).length / 3 : 0,
    roles: wishes.roles.length > 0 ? 1 : 0,
    places: wishes.cities.length > 0 || wishes.work_types.includes('remote') ? 1 : 0,
    pay_and_hours: [wishes.salary_year !== null, wishes.job_types.length > 0].filter(Boolean).length / 2,
    discharge_date: record.discharge_date ? 1 : 0,
    needs: needs.length > 0 ? 1 : 0,
    phone: phone_number ? 1 : 0,
  };
  return profileStrength(parts);
}

async function nextOf({ db, userId, tenant, ...input }: Input): Promise<Section<'next_action'>> {
  const today = todayIn(countryOf(tenant.country_id).closingZone);
  const { discharge_date } = await input.record();
  const { tasks } = await input.tasks();
  const facts: NextFacts = {
    ...(await findWaiting(db, userId)),
    tasks: tasks.map((task) => ({
      id: task.id,
      plan_id: task.plan_id,
      title: task.title,
      due_on: task.due_on,
      link: task.link,
      is_overdue: groupOf(task, today) === 'overdue',
    })),
  };
  return {
    action: nextAction(facts),
    days_to_leaving: discharge_date === null ? null : daysBetween(today, discharge_date),
  };
}

/** The one job, the one service provider and the one course that are most worth a look today. */
async function pickTop({ db, userId, veteran, tenant, ...input }: Input): Promise<TopPick[]> {
  const picks: TopPick[] = [];
  const soon = new Date(Date.now() + CLOSING_SOON_DAYS * 86_400_000).toISOString();
  const closing = await findSavedJobClosing(db, userId, soon);
  const [saved] = closing === null ? [] : await findJobCards(db, [{ job_id: closing, distance_km: null }], userId);
  if (saved) picks.push({ kind: 'job', job: saved, reason: 'You saved it, and it closes soon' });
  else {
    const { jobs } = await input.jobs();
    const sure = jobs.find(({ job }) => job.guaranteed_interview);
    if (sure) picks.push({ kind: 'job', job: sure.job, reason: 'Guarantees an interview if you meet the essentials' });
  }
  const record = await input.record();
  const provider = await pickService(db, {
    id: userId,
    needs: await input.needs(),
    country_id: veteran.country_id ?? tenant.country_id,
    cities: [...veteran.wishes.cities],
    discharge_date: record.discharge_date,
    military_service_ids: record.periods.flatMap(({ military_service_id }) => military_service_id ?? []),
  });
  if (provider) {
    const { id, name, description, category, reasons } = provider;
    picks.push({ kind: 'service_provider', id, name, description, category, reason: reasons[0] ?? 'Helps with what you need' });
  }
  const [found] = await input.courses();
  if (found) {
    const { id, title, provider: by } = found.course;
    picks.push({ kind: 'course', id, title, provider: by, reason: found.reasons[0] ?? 'Fits what you want to do' });
  }
  return picks;
}
