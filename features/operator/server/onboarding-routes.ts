import type { FastifyInstance } from 'fastify';
import * as content from '#features/onboarding/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import { type AuditEvent, audit } from '#kit/server/audit.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { conflict, fail } from '#kit/server/errors.ts';
import { serve } from '#kit/server/serve.ts';
import * as calls from '../onboarding-contract.ts';

const PER_PAGE = 50;

export function onboardingEditingRoutes(app: FastifyInstance): void {
  questionRoutes(app);
  suggestionRoutes(app);
  providerRoutes(app);

  serve(app, calls.loadStandardContent, async ({ db, viewer, tenant, request }) => {
    const loaded = await content.insertStandardContent(db, tenant.country_id);
    if (loaded.questions + loaded.providers === 0)
      fail(conflict('Nothing is missing: there are questions and providers already.'));
    const about = { subject_kind: 'tenant', subject_id: db.tenant_id, details: loaded };
    await audit(db, { ...about, actor_id: viewer.id, action: 'standard_content_loaded', address: request.ip });
    return { message: 'The standard content is loaded.', data: loaded };
  });
}

type By = { db: TenantDb; viewer: { id: number }; request: { ip: string } };

/** Keeps what was done to which row, by the name that it has now. */
const told =
  (subject_kind: AuditEvent['subject_kind']) =>
  ({ db, viewer, request }: By, done: string, subject_id: number, name: string) =>
    audit(db, {
      actor_id: viewer.id,
      action: `${subject_kind}_${done}`,
      subject_kind,
      subject_id,
      details: { name },
      address: request.ip,
    });

function questionRoutes(app: FastifyInstance): void {
  const tell = told('question');

  serve(app, calls.findMasterQuestions, async ({ db }) => ({ data: await content.questionsForOperators(db) }));

  serve(app, calls.createMasterQuestion, async ({ body, ...by }) => {
    const question = await content.addQuestion(by.db, body);
    await tell(by, 'added', question.id, question.question);
    return { message: 'Question added.', data: question };
  });

  serve(app, calls.updateMasterQuestion, async ({ params, body, ...by }) => {
    const { revision, ...draft } = body;
    const question = await content.changeQuestion(by.db, params.id, draft, revision);
    await tell(by, 'changed', question.id, question.question);
    return { message: 'Question saved.', data: question };
  });

  serve(app, calls.showMasterQuestion, async ({ params, body, ...by }) => {
    const question = await content.showQuestion(by.db, params.id, body.is_active);
    await tell(by, body.is_active ? 'shown' : 'hidden', question.id, question.question);
    return { data: question };
  });

  serve(app, calls.moveMasterQuestion, async ({ params, body, ...by }) => {
    const { question, all } = await content.moveQuestion(by.db, params.id, body.direction);
    await tell(by, 'moved', question.id, question.question);
    return { data: all };
  });

  serve(app, calls.deleteMasterQuestion, async ({ params, ...by }) => {
    const question = await content.removeQuestion(by.db, params.id);
    await tell(by, 'deleted', question.id, question.question);
    return { message: 'Question deleted.' };
  });
}

function suggestionRoutes(app: FastifyInstance): void {
  const tell = told('next_step');

  serve(app, calls.findActionSuggestions, async ({ db }) => ({ data: await content.suggestionsForOperators(db) }));

  serve(app, calls.createActionSuggestion, async ({ body, ...by }) => {
    const suggestion = await content.addSuggestion(by.db, body);
    await tell(by, 'added', suggestion.id, suggestion.title);
    return { message: 'Next step added.', data: suggestion };
  });

  serve(app, calls.updateActionSuggestion, async ({ params, body, ...by }) => {
    const { revision, ...draft } = body;
    const suggestion = await content.changeSuggestion(by.db, params.id, draft, revision);
    await tell(by, 'changed', suggestion.id, suggestion.title);
    return { message: 'Next step saved.', data: suggestion };
  });

  serve(app, calls.showActionSuggestion, async ({ params, body, ...by }) => {
    const suggestion = await content.showSuggestion(by.db, params.id, body.is_active);
    await tell(by, body.is_active ? 'shown' : 'hidden', suggestion.id, suggestion.title);
    return { data: suggestion };
  });

  serve(app, calls.moveActionSuggestion, async ({ params, body, ...by }) => {
    const { suggestion, all } = await content.moveSuggestion(by.db, params.id, body.direction);
    await tell(by, 'moved', suggestion.id, suggestion.title);
    return { data: all };
  });

  serve(app, calls.deleteActionSuggestion, async ({ params, ...by }) => {
    const suggestion = await content.removeSuggestion(by.db, params.id);
    await tell(by, 'deleted', suggestion.id, suggestion.title);
    return { message: 'Next step deleted.' };
  });
}

function providerRoutes(app: FastifyInstance): void {
  const tell = told('provider');

  serve(app, calls.findProviders, async ({ db, query: { page, ...filter } }) => {
    const pages = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
    const { rows, total, to_check } = await content.providersForOperators(db, filter, pages);
    return { data: rows, meta: listMeta(page, PER_PAGE, total), to_check };
  });

  serve(app, calls.createProvider, async ({ body, ...by }) => {
    const provider = await content.addProvider(by.db, body);
    await tell(by, 'added', provider.id, provider.name);
    return { message: 'Provider added.', data: provider };
  });

  serve(app, calls.updateProvider, async ({ params, body, ...by }) => {
    const { revision, ...draft } = body;
    const provider = await content.changeProvider(by.db, params.id, draft, revision);
    await tell(by, 'changed', provider.id, provider.name);
    return { message: 'Provider saved.', data: provider };
  });

  serve(app, calls.showProvider, async ({ params, body, ...by }) => {
    const provider = await content.showProvider(by.db, params.id, body.is_active);
    await tell(by, body.is_active ? 'shown' : 'hidden', provider.id, provider.name);
    return { data: provider };
  });

  serve(app, calls.checkProvider, async ({ params, body, ...by }) => {
    const provider = await content.markProviderChecked(by.db, params.id, body.revision);
    await tell(by, 'checked', provider.id, provider.name);
    return { message: 'Marked as checked today.', data: provider };
  });

  serve(app, calls.deleteProvider, async ({ params, ...by }) => {
    const provider = await content.removeProvider(by.db, params.id);
    await tell(by, 'deleted', provider.id, provider.name);
    return { message: 'Provider deleted.' };
  });
}
