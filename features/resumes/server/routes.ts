import type { FastifyInstance } from 'fastify';
import { serveOutside } from '#kit/server/http/serve.ts';
import { parseResume } from '../contract.ts';
import type { AiService } from '../wording/rewrite/rewrite.ts';
import { letterRoutes } from './letters/routes.ts';
import { outputRoutes } from './output-routes.ts';
import { warmParser } from './parse-cv.ts';
import { readCvFile } from './reading-file.ts';
import { storedResumeRoutes } from './resume-routes.ts';
import { sharingRoutes } from './sharing/routes.ts';
import { tailoringRoutes } from './tailoring/routes.ts';
import { wordingRoutes } from './wording-routes.ts';

export function resumeRoutes(app: FastifyInstance, options: { ai: AiService | null; warm: boolean }): void {
  if (options.warm) app.addHook('onListen', async () => warmParser());
  serveOutside(app, parseResume, async ({ files }) => {
    const { cv, resume } = await readCvFile(files.file);
    return { data: { ...cv, resume } };
  });
  storedResumeRoutes(app);
  outputRoutes(app);
  letterRoutes(app);
  sharingRoutes(app);
  tailoringRoutes(app);
  wordingRoutes(app, options);
}
