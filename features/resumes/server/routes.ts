import type { FastifyInstance } from 'fastify';
import { serveOutside } from '#kit/server/serve.ts';
import { parseResume } from '../contract.ts';
import { readCvFile } from './reading-file.ts';

export function resumeRoutes(app: FastifyInstance): void {
  serveOutside(app, parseResume, async ({ files }) => ({ data: (await readCvFile(files.file)).cv }));
}
