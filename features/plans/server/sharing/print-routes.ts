import type { FastifyInstance } from 'fastify';
import { planPdf, typesettingErrorsToHttp } from '#features/typesetting/server/index.ts';
import { longDay } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import { asDownload } from '#kit/server/files/files.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serveOutside } from '#kit/server/http/serve.ts';
import { GROUP_NAMES, groupOf, TASK_GROUPS } from '../../grouping.ts';
import { getPlanPdf } from '../../transition-contract.ts';
import type { Task } from '../../transition-shapes.ts';
import { PLAN_NAMES } from '../../transition-words.ts';
import { loadSituation } from '../situation.ts';
import { shownTasks, todayOf } from '../transition-actions.ts';
import { findPlans, findTasks } from '../transition-queries.ts';
import { findOwnerName } from './link-queries.ts';

const NOTE = 'Dates come from published guidance and are not decisions about what you’re entitled to. Check with your service.';

export function printRoutes(app: FastifyInstance): void {
  serveOutside(app, getPlanPdf, async ({ withTenant, viewer, tenant, query, reply }) => {
    const { language, paper, forces } = countryOf(tenant.country_id);
    const today = todayOf(tenant.country_id);
    const sheet = await withTenant(async (db) => {
      const plans = await findPlans(db, viewer.id, query.plan_id);
      if (query.plan_id !== undefined && plans.length === 0) fail(notFound('Plan'));
      const tasks = shownTasks(await findTasks(db, viewer.id, query.plan_id ?? 'transition'));
      const { situation } = await loadSituation(db, viewer.id);
      const [only] = plans;
      return {
        title: query.plan_id !== undefined && only ? only.title : 'Transition plan',
        name: await findOwnerName(db, viewer.id),
        lead: [
          situation.discharge_date ? `Leaving on ${longDay(situation.discharge_date, language)}` : 'No leaving date yet',
          `Printed on ${longDay(today, language)}`,
        ],
        groups: TASK_GROUPS.map((group) => ({
          title: GROUP_NAMES[group],
          tasks: tasks.filter((task) => groupOf(task, today) === group).map((task) => printed(task, language)),
        })).filter((group) => group.tasks.length > 0),
        note: NOTE,
        paper,
        country: forces,
      };
    });
    const bytes = Buffer.from(await typesettingErrorsToHttp(planPdf(sheet)));
    return asDownload(reply, { name: 'transition-plan.pdf', content_type: getPlanPdf.file_reply, bytes });
  });
}

/** Notes are printed too: the sheet is the person's own. */
function printed(task: Task, language: 'en-GB' | 'en-US') {
  const source = task.source_name ? `Source: ${task.source_name}${task.is_confirmed ? '' : ' (to be confirmed)'}` : '';
  return {
    due: task.due_on ? longDay(task.due_on, language) : task.due_text,
    title: task.title,
    done: task.done_at !== null,
    lines: [
      [task.category ? PLAN_NAMES[task.category] : '', task.who].filter(Boolean).join('. '),
      ...(task.done_at === null ? [task.why, source] : []),
      ...task.notes.split('\n'),
    ],
  };
}
