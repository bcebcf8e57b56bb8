import { findPersonName } from '#features/accounts/server/index.ts';
import { renderResumeToSend, sentFileName } from '#features/resumes/server/index.ts';
import type { BodyOf, UploadedFile } from '#kit/contract/route.ts';
import { countryOf } from '#kit/country/country.ts';
import type { Background } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { Tenant, Viewer } from '#kit/server/http/serve.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import type { editApplication } from '../../contract.ts';
import { checkAnswers, mayEdit } from '../../rules.ts';
import { type Resume, readResume, storeResume, type WithTenant } from '../actions.ts';
import { insertStageEvent } from '../queries.ts';
import { lockToEdit, updateSent } from './edit-queries.ts';
import { recordSentCv } from './sent-cv.ts';

type Written = BodyOf<typeof editApplication>;

/** The CV that replaces the one that was sent, ready to be stored; null keeps that one. */
export async function readReplacedResume(
  withTenant: WithTenant,
  viewer: Viewer,
  { keep_cv, resume_id }: Written,
  file: UploadedFile | undefined,
): Promise<Resume | null> {
  const chosen = [file, resume_id, keep_cv || undefined].filter((one) => one !== undefined);
  if (chosen.length !== 1)
    fail(invalid({ file: ['Send one file: keep the one you sent, upload another, or pick one you wrote here.'] }));
  return resume_id === undefined ? readResume(file) : renderResumeToSend(withTenant, viewer.id, resume_id);
}

/** Replaces what was sent, as long as nobody of the company has opened it. */
export async function edit(
  db: TenantDb,
  background: Background,
  { viewer, tenant }: { viewer: Viewer; tenant: Tenant },
  id: number,
  written: Written,
  resume: Resume | null,
): Promise<void> {
  const application = (await lockToEdit(db, viewer.id, id)) ?? fail(notFound('Application'));
  if (!mayEdit(application))
    fail(
      conflict(
        application.stage === 'submitted' || application.stage === 'in_review'
          ? 'The employer has opened your application, so it can no longer be changed.'
          : 'This application has moved on, so it can no longer be changed.',
      ),
    );
  if (application.revision !== written.revision)
    fail(conflict('You changed this application in another tab or on another device. Reload the page to see that version.'));
  const { answers, errors } = checkAnswers(application.questions, written.answers);
  if (Object.keys(errors).length > 0) fail(invalid(errors));
  const name =
    resume && sentFileName(await findPersonName(db, viewer.id), countryOf(tenant.country_id).words.resume, resume.kind);
  countWithReserve(db, viewer.id, Buffer.byteLength(JSON.stringify(answers)) + Buffer.byteLength(written.cover_letter ?? ''));
  await updateSent(db, id, {
    ...(resume && name !== null && { resume_file_id: await storeResume(db, viewer.id, resume, name) }),
    cover_letter: written.cover_letter || null,
    answers: JSON.stringify(answers),
    notice_period: written.notice_period ?? null,
    available_from: written.available_from ?? null,
  });
  if (resume) {
    const sent = { id, veteran_id: viewer.id, company_id: application.company_id, country_id: tenant.country_id };
    await recordSentCv(db, background, sent, resume.content ?? 'waiting');
  }
  await insertStageEvent(db, { application_id: id, actor_id: viewer.id, from_stage: 'submitted', to_stage: 'submitted' });
}
