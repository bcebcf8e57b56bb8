import type { FastifyInstance, FastifyReply } from 'fastify';
import { typesettingErrorsToHttp } from '#features/typesetting/server/index.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { asDownload } from '#kit/server/files/files.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serveOutside } from '#kit/server/http/serve.ts';
import {
  type Printable,
  resumeDocx,
  resumeJson,
  resumeMirror,
  resumeMissing,
  resumePdf,
  resumePreview,
  resumeText,
  resumeThumbnail,
} from '../output/output.ts';
import {
  getResumeDocx,
  getResumeJson,
  getResumeMirror,
  getResumePages,
  getResumePdf,
  getResumeText,
  getResumeThumbnail,
  type Resume,
} from '../resumes-contract.ts';
import { sentFileName } from './file-name.ts';
import { findOwner, findPhoto, findResume } from './resume-queries.ts';

export function outputRoutes(app: FastifyInstance): void {
  serveOutside(app, getResumePages, async ({ withTenant, viewer, params }) => {
    const printable = await withTenant((db) => loadPrintable(db, viewer.id, params.id));
    const preview = await typesettingErrorsToHttp(resumePreview(printable));
    return { data: { revision: printable.revision, ...preview, missing: await resumeMissing(printable) } };
  });

  serveOutside(app, getResumeThumbnail, async ({ withTenant, viewer, params, query }) => {
    const printable = await withTenant((db) => loadPrintable(db, viewer.id, params.id));
    const design = { ...printable.design, template: query.template };
    const { picture, pages } = await typesettingErrorsToHttp(resumeThumbnail({ ...printable, design }));
    return { data: { image: `data:image/webp;base64,${picture.toString('base64')}`, pages } };
  });

  serveOutside(app, getResumePdf, async ({ withTenant, viewer, params, reply }) => {
    const printable = await withTenant((db) => loadPrintable(db, viewer.id, params.id));
    return sendPdf(reply, printable);
  });

  serveOutside(app, getResumeDocx, async ({ withTenant, viewer, params, reply }) => {
    const printable = await withTenant((db) => loadPrintable(db, viewer.id, params.id));
    const content_type = getResumeDocx.file_reply;
    return asDownload(reply, {
      name: nameOf(printable, 'docx'),
      content_type,
      bytes: await typesettingErrorsToHttp(resumeDocx(printable)),
    });
  });

  serveOutside(app, getResumeText, async ({ withTenant, viewer, params, reply }) => {
    const printable = await withTenant((db) => loadPrintable(db, viewer.id, params.id));
    const bytes = Buffer.from(resumeText(printable));
    return asDownload(reply, { name: nameOf(printable, 'txt'), content_type: 'text/plain; charset=utf-8', bytes });
  });

  serveOutside(app, getResumeJson, async ({ withTenant, viewer, params, reply }) => {
    const printable = await withTenant((db) => loadPrintable(db, viewer.id, params.id));
    const bytes = Buffer.from(resumeJson(printable));
    return asDownload(reply, { name: nameOf(printable, 'json'), content_type: 'application/json; charset=utf-8', bytes });
  });

  serveOutside(app, getResumeMirror, async ({ withTenant, viewer, params }) => {
    const printable = await withTenant((db) => loadPrintable(db, viewer.id, params.id));
    const { warnings, ...mirror } = await typesettingErrorsToHttp(resumeMirror(printable));
    return { data: { ...mirror, warnings: warnings.map(({ message }) => message) } };
  });
}

type Loaded = Printable & Pick<Resume, 'title' | 'revision'>;

/** Everything that determines the output of one of the person's resumes. @throws Refusal 404 */
export async function loadPrintable(db: TenantDb, userId: number, id: number): Promise<Loaded> {
  const resume = (await findResume(db, userId, id)) ?? fail(notFound('Resume'));
  const owner = await findOwner(db, userId);
  const photoId = resume.design.show_photo ? resume.content.basics.photo_file_id : null;
  const photo = photoId === null ? undefined : await findPhoto(db, userId, photoId);
  // A federal resume is always for readers in the United States.
  const country = resume.kind === 'federal' ? 'US' : countryOf(owner.country_id).forces;
  return { ...resume, country, photo: photo?.bytes ?? null };
}

export async function sendPdf(reply: FastifyReply, printable: Loaded): Promise<Buffer> {
  const { pdf } = await typesettingErrorsToHttp(resumePdf(printable));
  return asDownload(reply, { name: nameOf(printable, 'pdf'), content_type: 'application/pdf', bytes: Buffer.from(pdf) });
}

const nameOf = ({ content, kind, country }: Loaded, ending: 'pdf' | 'docx' | 'txt' | 'json') =>
  sentFileName(content.basics.name, kind === 'federal' ? 'Federal resume' : country === 'UK' ? 'CV' : 'Resume', ending);
