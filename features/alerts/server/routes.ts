import type { FastifyInstance } from 'fastify';
import { mailContextOf } from '#features/accounts/server/index.ts';
import { SavedSearch } from '#features/jobs/contract.ts';
import type { JobCard } from '#features/jobs/shapes.ts';
import { matching } from '#features/matching/server/index.ts';
import { ruleOf } from '#features/notifications/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import * as calls from '../contract.ts';
import * as actions from './actions.ts';
import * as queries from './queries.ts';
import { readRecipientToken, recipientToken } from './tokens.ts';

const ownRecipient = async (db: TenantDb, userId: number) =>
  (await queries.findRecipientOf(db, userId)) ?? fail(notFound('Alert'));

export function alertRoutes(app: FastifyInstance): void {
  serve(app, calls.findAlerts, async ({ db, viewer }) => {
    const email = (await queries.findEmailMode(db, viewer.id)) ?? ruleOf('job_alert').email;
    const alerts = await actions.listAlerts(db, await queries.findRecipientOf(db, viewer.id));
    return { data: { alerts, email: email === 'always' ? 'immediately' : email } };
  });

  serve(app, calls.createAlert, async ({ db, viewer, body }) => ({
    message: 'Alert created',
    data: await actions.addAlert(db, viewer.id, body),
  }));

  serve(app, calls.updateAlert, async ({ db, viewer, params, body }) => ({
    message: 'Alert saved',
    data: await actions.changeAlert(db, await ownRecipient(db, viewer.id), params.id, body),
  }));

  serve(app, calls.deleteAlert, async ({ db, viewer, params }) => {
    await actions.removeAlert(db, await ownRecipient(db, viewer.id), params.id);
    return { message: 'Alert deleted' };
  });

  serve(app, calls.restoreAlert, async ({ db, viewer, params }) => ({
    message: 'Alert restored',
    data: await actions.bringBackAlert(db, await ownRecipient(db, viewer.id), params.id),
  }));

  serve(app, calls.renewAlert, async ({ db, viewer, params }) => ({
    message: 'The alert goes on for another year',
    data: await actions.prolongAlert(db, await ownRecipient(db, viewer.id), params.id),
  }));

  serve(app, calls.findAlertJobs, async ({ db, tenant, viewer, params }) => {
    const cards = await actions.sentJobs(db, await ownRecipient(db, viewer.id), params.id, viewer.id);
    return { data: await withMatches(db, tenant.country_id, viewer.id, cards) };
  });

  mailedRoutes(app);
}

async function withMatches<Card extends JobCard>(
  db: TenantDb,
  countryId: number,
  veteranId: number,
  cards: Card[],
): Promise<Card[]> {
  if (cards.length === 0) return cards;
  const matchOf = await matching.matchJobs({ db, veteranId, countryId, jobIds: cards.map(({ id }) => id) });
  return cards.map((card) => ({ ...card, ...matchOf(card.id) }));
}

/** For addresses without an account. The token of an email is the only credential. */
function mailedRoutes(app: FastifyInstance): void {
  const { signer } = app.muster;

  serve(app, calls.requestAlert, async ({ db, tenant, request, body }) => {
    await actions.requestByMail(db, mailContextOf(request, tenant), body);
    return { message: 'Check your inbox and confirm the alert' };
  });

  serve(app, calls.getRequestedAlert, async ({ db, params }) => {
    const { name, search, frequency, confirmed_at } = await actions.requestedAlert(db, params.token);
    return { data: { name, search: SavedSearch.parse(search), frequency, is_confirmed: confirmed_at !== null } };
  });

  serve(app, calls.confirmAlert, async ({ db, params }) => {
    const recipient_id = await actions.confirmByMail(db, params.token);
    const page_token = recipient_id === null ? null : recipientToken(signer, 'page', { tenant_id: db.tenant_id, recipient_id });
    return { message: 'Alert turned on', data: { page_token } };
  });

  /** The recipient of the page's token. @throws Refusal 404 for an unknown token */
  const recipientAt = async (db: TenantDb, token: string) => {
    const id = readRecipientToken(signer, 'page', db.tenant_id, token);
    return (id === null ? undefined : await queries.findRecipient(db, id)) ?? fail(notFound('Alerts'));
  };
  /** The same, without those whose alerts belong to an account now. */
  const addressAt = async (db: TenantDb, token: string): Promise<number> => {
    const { id, user_id } = await recipientAt(db, token);
    return user_id === null ? id : fail(notFound('Alert'));
  };

  serve(app, calls.findMailedAlerts, async ({ db, params }) => {
    const { id, email, user_id } = await recipientAt(db, params.token);
    const address = email === null ? '' : email.replace(/^(.).*@/u, '$1…@');
    return { data: { address, is_account: user_id !== null, alerts: user_id === null ? await actions.listAlerts(db, id) : [] } };
  });

  serve(app, calls.updateMailedAlert, async ({ db, params, body }) => ({
    message: 'Alert saved',
    data: await actions.changeAlert(db, await addressAt(db, params.token), params.id, body),
  }));

  serve(app, calls.deleteMailedAlert, async ({ db, params }) => {
    await actions.removeAlert(db, await addressAt(db, params.token), params.id);
    return { message: 'Alert deleted' };
  });

  serve(app, calls.restoreMailedAlert, async ({ db, params }) => ({
    message: 'Alert restored',
    data: await actions.bringBackAlert(db, await addressAt(db, params.token), params.id),
  }));

  serve(app, calls.renewMailedAlert, async ({ db, params }) => ({
    message: 'The alert goes on for another year',
    data: await actions.prolongAlert(db, await addressAt(db, params.token), params.id),
  }));
}
