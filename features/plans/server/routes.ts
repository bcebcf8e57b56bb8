import type { FastifyInstance } from 'fastify';
import { fail, notFound } from '#kit/server/errors.ts';
import { serve } from '#kit/server/serve.ts';
import * as calls from '../contract.ts';
import { planEditingRoutes } from './operator-routes.ts';
import { findActionPlan, findOption, questionsAfter, questionsOf, tickItem } from './queries.ts';

export function planRoutes(app: FastifyInstance): void {
  serve(app, calls.findMasterQuestions, async ({ db, query }) => ({
    data: (await questionsOf(db, query.visibility_place)).filter(({ after_option_id }) => after_option_id === null),
  }));

  serve(app, calls.getQuestionairre, async ({ db, params }) => {
    const need = (await findOption(db, params.id)) ?? fail(notFound('Questionnaire'));
    return { data: { ...need, questions: await questionsAfter(db, need.id) } };
  });

  serve(app, calls.getActionPlan, async ({ db, viewer }) => ({ data: await findActionPlan(db, viewer.id) }));

  serve(app, calls.tickActionPlanItem, async ({ db, viewer, params, body }) => ({
    data: (await tickItem(db, viewer.id, params.id, body.done)) ?? fail(notFound('Next step')),
  }));

  planEditingRoutes(app);
}
