import type { FastifyInstance } from 'fastify';
import { serve } from '#kit/server/http/serve.ts';
import { parseAdvert } from '../../advert-contract.ts';
import { recruiterContext } from '../policy.ts';
import { proposeJob } from './actions.ts';

export function advertRoutes(app: FastifyInstance): void {
  serve(app, parseAdvert, async ({ body, ...input }) => ({ data: await proposeJob(recruiterContext(input), body.advert) }));
}
