import type { FastifyInstance } from 'fastify';
import type { TenantDb } from '#kit/server/db.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/errors.ts';
import { keepFile } from '#kit/server/files.ts';
import { makeOver } from '#kit/server/pictures.ts';
import { serve, serveOutside, type Viewer } from '#kit/server/serve.ts';
import { completenessOf } from '../advice.ts';
import { emptyResume, ResumeDesign } from '../content.ts';
import { chosenTemplate, templates } from '../output/templates.ts';
import { contentOfFile } from '../read-content.ts';
import {
  createResume,
  deleteResume,
  findResumes,
  findResumeTemplates,
  findResumeVersions,
  getResumeById,
  importResume,
  keepResumePhoto,
  keepResumeVersion,
  MAX_RESUMES,
  type Resume,
  restoreResume,
  restoreResumeVersion,
  saveResume,
  TRASH_DAYS,
} from '../resumes-contract.ts';
import { same } from '../same.ts';
import { countKept, setTrashed, writeKept } from './kept-queries.ts';
import { purgeLetters } from './letter-queries.ts';
import { readCvFile } from './reading-file.ts';
import {
  countNamedVersions,
  deleteTrashed,
  findCards,
  findOpenJob,
  findOwner,
  findResume,
  findVersion,
  findVersions,
  insertResume,
  insertVersion,
  purgeTrash,
} from './resume-queries.ts';

const MAX_NAMED_VERSIONS = 100;
/** Longest side of a photo in pixels: 27 mm in print at 600 dots an inch. */
const PHOTO_SIDE = 640;
const US = 233;

const missing = () => notFound('Resume');

export function keepingRoutes(app: FastifyInstance): void {
  serve(app, findResumes, async ({ db, viewer, query }) => ({ data: await findCards(db, viewer.id, query.trash) }));

  serve(app, findResumeTemplates, async () => ({ data: templates() }));

  serve(app, getResumeById, async ({ db, viewer, params }) => ({
    data: (await findResume(db, viewer.id, params.id, { trashed: true })) ?? fail(missing()),
  }));

  serve(app, createResume, async ({ db, viewer, body }) => {
    const copied = body.copy_of === undefined ? null : ((await findResume(db, viewer.id, body.copy_of)) ?? fail(missing()));
    const job = body.job_id === undefined ? null : ((await findOpenJob(db, body.job_id)) ?? fail(notFound('Job')));
    const owner = await findOwner(db, viewer.id);
    const paper = owner.country_id === US ? 'letter' : 'a4';
    const kind = body.kind === 'federal' ? 'federal' : (copied?.kind ?? 'resume');
    const design = body.design ?? copied?.design ?? ResumeDesign.parse({ paper });
    const blank = emptyResume();
    blank.basics.name = [owner.first_name, owner.middle_name, owner.last_name].filter(Boolean).join(' ');
    blank.basics.email = owner.email;
    const usual = owner.country_id === US ? 'Resume' : 'CV';
    return {
      data: await begin(db, viewer, {
        title:
          body.title ??
          (job
            ? `${usual} for ${job.title}, ${job.company}`
            : copied
              ? `${copied.title} (copy)`
              : kind === 'federal'
                ? 'Federal resume'
                : usual
          ).slice(0, 200),
        kind,
        source: job ? 'tailored' : copied ? 'duplicate' : 'blank',
        job_id: job?.id ?? null,
        content: body.content ?? copied?.content ?? blank,
        // A look of the other kind does not fit.
        design: { ...design, ...chosenTemplate(design, kind) },
      }),
    };
  });

  serveOutside(app, importResume, async ({ withTenant, viewer, body, files }) => {
    const file = await readCvFile(files.file);
    return withTenant(async (db) => {
      const { country_id } = await findOwner(db, viewer.id);
      const name = file.kind === 'zip' ? 'LinkedIn profile' : files.file?.filename.replace(/\.[a-z0-9]{1,5}$/i, '').trim();
      return {
        data: await begin(db, viewer, {
          title: body.title ?? (name || (country_id === US ? 'Resume' : 'CV')).slice(0, 200),
          kind: 'resume',
          source: 'import',
          job_id: null,
          content: contentOfFile(file),
          design: ResumeDesign.parse({ paper: country_id === US ? 'letter' : 'a4' }),
        }),
      };
    });
  });

  serve(app, saveResume, async ({ db, viewer, params, body: { revision, ...saved } }) => {
    const now = (await findResume(db, viewer.id, params.id, { locked: true })) ?? fail(missing());
    const { title, content, design } = now;
    // Sent again, because the first answer was lost: nothing is left to do.
    const already = same({ title, content, design }, saved);
    if (!already && now.revision !== revision) fail(changedSince(now));
    const kept = already ? now : await writeKept(db, 'resumes', now.id, saved);
    return {
      data: { revision: kept.revision, updated_at: kept.updated_at, completeness: completenessOf(saved.content) },
    };
  });

  serve(app, deleteResume, async ({ db, viewer, params, query }) => {
    const found = query.for_good
      ? await deleteTrashed(db, viewer.id, params.id)
      : await setTrashed(db, 'resumes', viewer.id, params.id, true);
    if (!found) fail(missing());
    return { message: query.for_good ? 'Deleted.' : `In the trash for ${TRASH_DAYS} days.` };
  });

  serve(app, restoreResume, async ({ db, viewer, params }) => {
    if (!(await setTrashed(db, 'resumes', viewer.id, params.id, false))) fail(missing());
    return { message: 'Restored.' };
  });

  serve(app, findResumeVersions, async ({ db, viewer, params }) => {
    const resume = (await findResume(db, viewer.id, params.id)) ?? fail(missing());
    return { data: await findVersions(db, resume.id) };
  });

  serve(app, keepResumeVersion, async ({ db, viewer, params, body }) => {
    const resume = (await findResume(db, viewer.id, params.id, { locked: true })) ?? fail(missing());
    if (body.name !== null && (await countNamedVersions(db, resume.id)) >= MAX_NAMED_VERSIONS)
      fail(conflict(`You have kept ${MAX_NAMED_VERSIONS} versions of this already.`));
    return { data: await insertVersion(db, resume, body.name) };
  });

  serve(app, restoreResumeVersion, async ({ db, viewer, params, body }) => {
    const now = (await findResume(db, viewer.id, params.id, { locked: true })) ?? fail(missing());
    const version = (await findVersion(db, now.id, params.version_id)) ?? fail(notFound('Version'));
    if (now.revision !== body.revision) fail(changedSince(now));
    await insertVersion(db, now, null);
    await writeKept(db, 'resumes', now.id, { title: now.title, ...version });
    return { data: (await findResume(db, viewer.id, now.id)) ?? fail(missing()) };
  });

  serveOutside(app, keepResumePhoto, async ({ withTenant, viewer, files }) => {
    const made = await makeOver(files.file?.bytes ?? fail(invalid({ file: ['Choose a file.'] })), PHOTO_SIDE);
    if ('refused' in made) return fail(invalid({ file: [made.refused] }));
    const photo = { owner_id: viewer.id, name: 'photo.webp', content_type: 'image/webp', bytes: made.webp };
    return { data: { photo_file_id: await withTenant((db) => keepFile(db, photo)) } };
  });
}

const changedSince = (now: Resume) => conflict('This was saved somewhere else since. Nothing was written over.', now);

type Begun = Pick<Resume, 'title' | 'kind' | 'source' | 'content' | 'design'> & { job_id: number | null };

async function begin(db: TenantDb, viewer: Viewer, resume: Begun): Promise<Resume> {
  if ((await countKept(db, 'resumes', viewer.id)) >= MAX_RESUMES)
    fail(conflict(`You have ${MAX_RESUMES} already. Delete one from the trash first.`));
  const id = await insertResume(db, { ...resume, user_id: viewer.id });
  return (await findResume(db, viewer.id, id)) ?? fail(missing());
}

/** Background work: resumes and letters that have lain in the trash for their days go for good. */
export async function emptyTrash(db: TenantDb): Promise<void> {
  await purgeTrash(db, TRASH_DAYS);
  await purgeLetters(db, TRASH_DAYS);
}
