import type { FastifyInstance } from 'fastify';
import { serve, serveOutside } from '#kit/server/serve.ts';
import { getUserProfile, login, logout } from '../contract.ts';
import { describeUser, signIn } from './actions.ts';
import { endSession } from './queries.ts';
import type { Tokens } from './tokens.ts';

export function accountRoutes(app: FastifyInstance, tokens: Tokens): void {
  serveOutside(app, login, async ({ withTenant, tenant, body, request }) => ({
    message: 'Login successful',
    data: await signIn(withTenant, tenant, tokens, {
      ...body,
      address: request.ip,
      user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
    }),
  }));

  serve(app, logout, async ({ db, viewer }) => {
    await endSession(db, viewer.session_id);
    return { message: 'You are signed out.' };
  });

  serve(app, getUserProfile, async ({ db, viewer }) => ({ data: await describeUser(db, viewer.id) }));
}
