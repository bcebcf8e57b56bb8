import type { FastifyInstance } from 'fastify';
import { auditor } from '#kit/server/database/editing.ts';
import { serve } from '#kit/server/http/serve.ts';
import * as calls from '../operator-contract.ts';
import * as editing from './editing.ts';

export function questionEditingRoutes(app: FastifyInstance): void {
  questionRoutes(app);
  suggestionRoutes(app);
}

function questionRoutes(app: FastifyInstance): void {
  const record = auditor('question');

  serve(app, calls.findMasterQuestions, async ({ db }) => ({ data: await editing.questionsForOperators(db) }));

  serve(app, calls.createMasterQuestion, async ({ body, ...by }) => {
    const question = await editing.addQuestion(by.db, body);
    await record(by, 'added', question.id, question.question);
    return { message: 'Question added.', data: question };
  });

  serve(app, calls.updateMasterQuestion, async ({ params, body, ...by }) => {
    const { revision, ...draft } = body;
    const question = await editing.changeQuestion(by.db, params.id, draft, revision);
    await record(by, 'changed', question.id, question.question);
    return { message: 'Question saved.', data: question };
  });

  serve(app, calls.showMasterQuestion, async ({ params, body, ...by }) => {
    const question = await editing.showQuestion(by.db, params.id, body.is_active);
    await record(by, body.is_active ? 'shown' : 'hidden', question.id, question.question);
    return { data: question };
  });

  serve(app, calls.moveMasterQuestion, async ({ params, body, ...by }) => {
    const { question, all } = await editing.moveQuestion(by.db, params.id, body.direction);
    await record(by, 'moved', question.id, question.question);
    return { data: all };
  });

  serve(app, calls.deleteMasterQuestion, async ({ params, ...by }) => {
    const question = await editing.removeQuestion(by.db, params.id);
    await record(by, 'deleted', question.id, question.question);
    return { message: 'Question deleted.' };
  });
}

function suggestionRoutes(app: FastifyInstance): void {
  const record = auditor('next_step');

  serve(app, calls.findActionSuggestions, async ({ db }) => ({ data: await editing.suggestionsForOperators(db) }));

  serve(app, calls.createActionSuggestion, async ({ body, ...by }) => {
    const suggestion = await editing.addSuggestion(by.db, body);
    await record(by, 'added', suggestion.id, suggestion.title);
    return { message: 'Next step added.', data: suggestion };
  });

  serve(app, calls.updateActionSuggestion, async ({ params, body, ...by }) => {
    const { revision, ...draft } = body;
    const suggestion = await editing.changeSuggestion(by.db, params.id, draft, revision);
    await record(by, 'changed', suggestion.id, suggestion.title);
    return { message: 'Next step saved.', data: suggestion };
  });

  serve(app, calls.showActionSuggestion, async ({ params, body, ...by }) => {
    const suggestion = await editing.showSuggestion(by.db, params.id, body.is_active);
    await record(by, body.is_active ? 'shown' : 'hidden', suggestion.id, suggestion.title);
    return { data: suggestion };
  });

  serve(app, calls.moveActionSuggestion, async ({ params, body, ...by }) => {
    const { suggestion, all } = await editing.moveSuggestion(by.db, params.id, body.direction);
    await record(by, 'moved', suggestion.id, suggestion.title);
    return { data: all };
  });

  serve(app, calls.deleteActionSuggestion, async ({ params, ...by }) => {
    const suggestion = await editing.removeSuggestion(by.db, params.id);
    await record(by, 'deleted', suggestion.id, suggestion.title);
    return { message: 'Next step deleted.' };
  });
}
