import type { FastifyInstance } from 'fastify';
import { serve } from '#kit/server/http/serve.ts';
import * as calls from '../contract.ts';
import { ruleRoutes } from './rules/routes.ts';
import { linkRoutes } from './sharing/link-routes.ts';
import { printRoutes } from './sharing/print-routes.ts';
import { reminderRoutes } from './sharing/reminder-routes.ts';
import { addOwnTask, changeTask, findActionPlan, removeOwnTask } from './transition-actions.ts';
import { askerOf, transitionRoutes } from './transition-routes.ts';

export function planRoutes(app: FastifyInstance): void {
  serve(app, calls.getActionPlan, async ({ db, viewer }) => ({ data: await findActionPlan(db, viewer.id) }));

  serve(app, calls.createActionPlanTask, async ({ db, body, ...by }) => ({
    data: await addOwnTask(db, askerOf(by), null, body),
  }));

  serve(app, calls.updateActionPlanTask, async ({ db, params, body, ...by }) => ({
    data: await changeTask(db, askerOf(by), null, params.id, body),
  }));

  serve(app, calls.deleteActionPlanTask, async ({ db, params, ...by }) => {
    await removeOwnTask(db, askerOf(by), null, params.id);
    return { message: 'Task deleted.' };
  });

  transitionRoutes(app);
  linkRoutes(app);
  printRoutes(app);
  reminderRoutes(app);
  ruleRoutes(app);
}
