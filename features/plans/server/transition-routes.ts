import type { FastifyInstance } from 'fastify';
import { serve, type Tenant } from '#kit/server/http/serve.ts';
import { planCategory } from '../scheduling.ts';
import * as calls from '../transition-contract.ts';
import { findRules } from './rules/plan-rules.ts';
import { findMissing, loadSituation, NOTHING_KNOWN, situationIn, withAnswers } from './situation.ts';
import * as actions from './transition-actions.ts';
import { findTasks, writeSituation } from './transition-queries.ts';

export const askerOf = ({ viewer, tenant }: { viewer: { id: number }; tenant: Tenant }): actions.Asker => ({
  userId: viewer.id,
  countryId: tenant.country_id,
});

export function transitionRoutes(app: FastifyInstance): void {
  serve(app, calls.findTransitionPlans, async ({ db, ...by }) => ({ data: await actions.listPlans(db, askerOf(by)) }));

  serve(app, calls.createTransitionPlan, async ({ db, body: { category, ...given }, ...by }) => ({
    message: 'Your plan is ready.',
    data: await actions.createPlan(db, askerOf(by), category, given),
  }));

  serve(app, calls.getTransitionSituation, async ({ db, viewer }) => ({
    data: { ...(await loadSituation(db, viewer.id)), missing: await findMissing(db, viewer.id) },
  }));

  serve(app, calls.previewTransitionPlans, async ({ db, tenant, body: { categories, ...given } }) => {
    const situation = situationIn(tenant.country_id, withAnswers(NOTHING_KNOWN, given));
    const rules = await findRules(db, tenant.country_id);
    const today = actions.todayOf(tenant.country_id);
    return {
      data: [...new Set(categories)].map((category) => ({ category, ...planCategory(rules, category, situation, today) })),
    };
  });

  serve(app, calls.previewReplanning, async ({ db, body, ...by }) => ({
    data: await actions.previewChanges(db, askerOf(by), body),
  }));

  serve(app, calls.replan, async ({ db, body: { revisions, ...given }, ...by }) => ({
    message: 'Your plans are up to date.',
    data: await actions.applyReplanning(db, askerOf(by), given, revisions),
  }));

  serve(app, calls.findTransitionTasks, async ({ db, viewer }) => ({
    data: actions.shownTasks(await findTasks(db, viewer.id, 'transition')),
  }));

  serve(app, calls.getTransitionPlan, async ({ db, params, ...by }) => ({
    data: await actions.describePlan(db, askerOf(by), params.id),
  }));

  serve(app, calls.updateTransitionPlan, async ({ db, params, body, ...by }) => ({
    data: await actions.changePlan(db, askerOf(by), params.id, body),
  }));

  serve(app, calls.deleteTransitionPlan, async ({ db, params, ...by }) => {
    await actions.removePlan(db, askerOf(by), params.id);
    return { message: 'Plan deleted.' };
  });

  serve(app, calls.createTransitionTask, async ({ db, params, body, ...by }) => ({
    data: await actions.addOwnTask(db, askerOf(by), params.id, body),
  }));

  serve(app, calls.updateTransitionTask, async ({ db, params, body, ...by }) => ({
    data: await actions.changeTask(db, askerOf(by), params.id, params.task_id, body),
  }));

  serve(app, calls.deleteTransitionTask, async ({ db, params, ...by }) => {
    await actions.removeOwnTask(db, askerOf(by), params.id, params.task_id);
    return { message: 'Task deleted.' };
  });

  serve(app, calls.updateReminders, async ({ db, viewer, body }) => {
    await writeSituation(db, viewer.id, body);
    return { data: body };
  });
}
