import type { FastifyInstance } from 'fastify';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import * as calls from '../contract.ts';
import { questionEditingRoutes } from './operator-routes.ts';
import { findOption, questionsAfter, questionsOf } from './queries.ts';

export function questionRoutes(app: FastifyInstance): void {
  serve(app, calls.findMasterQuestions, async ({ db, query }) => ({
    data: (await questionsOf(db, query.visibility_place)).filter(({ after_option_id }) => after_option_id === null),
  }));

  serve(app, calls.getQuestionairre, async ({ db, params }) => {
    const need = (await findOption(db, params.id)) ?? fail(notFound('Questionnaire'));
    return { data: { ...need, questions: await questionsAfter(db, need.id) } };
  });

  questionEditingRoutes(app);
}
