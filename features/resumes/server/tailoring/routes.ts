import type { FastifyInstance } from 'fastify';
import { type OccupationReference, occupationReference } from '#features/occupations/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { visibleContent } from '../../output/visible.ts';
import { getTailoring, type Tailoring } from '../../tailoring/contract.ts';
import { findResume } from '../resume-queries.ts';
import { advertBlocks } from './advert.ts';
import { compareWithAdvert } from './compare.ts';
import { findAdvert, findOtherResumes } from './queries.ts';

/** Other resumes of the person that are searched for facts, the last changed first. */
const OTHERS = 8;

export function tailoringRoutes(app: FastifyInstance): void {
  serve(app, getTailoring, async ({ db, viewer, params }) => ({ data: await tailoringOf(db, viewer.id, params.id) }));
}

async function tailoringOf(db: TenantDb, userId: number, id: number): Promise<Tailoring> {
  const resume = (await findResume(db, userId, id)) ?? fail(notFound('Resume'));
  const advert = (resume.job && (await findAdvert(db, userId, resume.job.id))) ?? fail(notFound('Job'));
  const { skills }: OccupationReference = await occupationReference(db);
  const { id: jobId, title, company, is_open, description, responsibilities, requirements, skills: named } = advert;
  const list = (heading: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [{ kind: 'heading' as const, text: heading }, ...lines.map((text) => ({ kind: 'item' as const, text }))];
  return {
    job: {
      id: jobId,
      title,
      company,
      is_open,
      advert: [
        ...advertBlocks(description),
        ...list('What you’ll do', responsibilities),
        ...list('What you’ll need', requirements),
        ...list('Skills', named),
      ],
    },
    asked: compareWithAdvert(
      advert,
      { visible: visibleContent(resume.content, resume.design, resume.kind), whole: resume.content },
      await findOtherResumes(db, userId, id, OTHERS),
      skills,
    ),
  };
}
