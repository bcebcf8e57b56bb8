import type { z } from 'zod';
import { findPersonName } from '#features/accounts/server/index.ts';
import type { Recruiter } from '#features/companies/server/index.ts';
import type { Mailer } from '#features/notifications/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { addNote, Pipeline, setTags, submitScore, Teamwork, updatePipeline } from '../../pipeline-contract.ts';
import { MOST_TAGS } from '../../pipeline-rules.ts';
import { notifyMentioned, refreshColleagues } from '../notices.ts';
import { findSentFor } from '../queries.ts';
import { tagKey } from './applicant-queries.ts';
import {
  countReplies,
  deleteTag,
  findColleagues,
  findFacets,
  findNotes,
  findReads,
  findScores,
  findSettings,
  findTagged,
  findTags,
  findViews,
  insertNote,
  insertTag,
  moveReplyDays,
  writeScore,
  writeSettings,
} from './team-queries.ts';

export async function describePipeline(db: TenantDb, recruiter: Recruiter, jobId: number): Promise<z.input<typeof Pipeline>> {
  const settings = await findSettings(db, jobId);
  const colleagues = await findColleagues(db, recruiter.company_id);
  return {
    ...settings,
    replies: await countReplies(db, jobId, new Date()),
    facets: await findFacets(db, jobId),
    colleagues: colleagues.filter(({ id }) => id !== recruiter.id),
    views: await findViews(db, recruiter.id),
  };
}

export async function savePipeline(
  db: TenantDb,
  recruiter: Recruiter,
  jobId: number,
  settings: BodyOf<typeof updatePipeline>,
): Promise<void> {
  const keys = settings.criteria.map(({ key }) => key);
  if (new Set(keys).size < keys.length) fail(invalid({ criteria: ['Two criteria have the same key.'] }));
  const labels = settings.criteria.map(({ label }) => label.toLowerCase());
  if (new Set(labels).size < labels.length) fail(invalid({ criteria: ['Two criteria have the same name.'] }));
  const before = await findSettings(db, jobId);
  if (!(await writeSettings(db, jobId, settings)))
    fail(conflict('A colleague changed these settings since you opened them. The page now shows theirs.'));
  if (settings.reply_days !== before.reply_days) await moveReplyDays(db, jobId, settings.reply_days);
  await refreshColleagues(db, recruiter.company_id);
}

/** An application of the recruiter's company, locked where something is about to be attached to it. */
export const requireApplicant = async (db: TenantDb, recruiter: Recruiter, id: number, options: { lock?: boolean } = {}) =>
  (await findSentFor(db, id, { company_id: recruiter.company_id }, options)) ?? fail(notFound('Applicant'));

/** The author of what an account that was deleted has left. */
const FORMER = 'A former colleague';

export async function describeTeamwork(db: TenantDb, recruiter: Recruiter, id: number): Promise<z.input<typeof Teamwork>> {
  const { job_id } = await requireApplicant(db, recruiter, id);
  const notes = await findNotes(db, id);
  const all = await findScores(db, id);
  const own = all.filter(({ recruiter_id }) => recruiter_id === recruiter.id);
  const others = all.filter(({ recruiter_id }) => recruiter_id !== recruiter.id);
  const shown = own.length > 0 ? [...own, ...others] : [];
  const done = ({ person_id, name, at }: { person_id: number | null; name: string | null; at: string }) => ({
    name: name ?? FORMER,
    is_own: person_id === recruiter.id,
    at,
  });
  return {
    opened: (await findReads(db, id)).map(done),
    tagged: (await findTagged(db, id)).map((row) => ({ ...done(row), tag: row.tag })),
    notes: notes.map(({ id: note, author_id, author, body, created_at }) => ({
      id: note,
      author: author ?? FORMER,
      is_own: author_id === recruiter.id,
      body,
      at: created_at,
    })),
    criteria: (await findSettings(db, job_id)).criteria,
    scores: shown.map(({ recruiter_id, name, scores, comment, submitted_at }) => ({
      name: name ?? FORMER,
      is_own: recruiter_id === recruiter.id,
      scores,
      comment,
      at: submitted_at,
    })),
    hidden_scores: own.length > 0 ? 0 : others.length,
  };
}

export async function writeNote(
  db: TenantDb,
  mailer: Mailer,
  recruiter: Recruiter,
  id: number,
  { body, mentions }: BodyOf<typeof addNote>,
): Promise<void> {
  const about = await requireApplicant(db, recruiter, id, { lock: true });
  const mentioned = [...new Set(mentions)];
  const colleagues = new Set((await findColleagues(db, recruiter.company_id)).map((one) => one.id));
  if (mentioned.some((one) => !colleagues.has(one)))
    fail(invalid({ mentions: ['You can mention only recruiters of your company. Remove the other names.'] }));
  await insertNote(db, { application_id: id, author_id: recruiter.id, body, mentions: mentioned });
  await notifyMentioned(db, mailer, {
    about,
    author: await findPersonName(db, recruiter.id),
    author_id: recruiter.id,
    applicant: await findPersonName(db, about.veteran_id),
    body,
    mentioned: mentioned.filter((one) => one !== recruiter.id),
  });
  await refreshColleagues(db, recruiter.company_id);
}

export async function changeTags(
  db: TenantDb,
  recruiter: Recruiter,
  id: number,
  change: BodyOf<typeof setTags>,
): Promise<string[]> {
  const { job_id } = await requireApplicant(db, recruiter, id, { lock: true });
  for (const tag of change.remove) await deleteTag(db, [id], tagKey(tag));
  for (const tag of change.add) await insertTag(db, { job_id, ids: [id] }, tag, recruiter.id);
  const tags = await findTags(db, id);
  if (tags.length > MOST_TAGS) fail(invalid({ add: [`An applicant has up to ${MOST_TAGS} tags. Remove one first.`] }));
  await refreshColleagues(db, recruiter.company_id);
  return tags;
}

export async function scoreApplicant(
  db: TenantDb,
  recruiter: Recruiter,
  id: number,
  { scores, comment }: BodyOf<typeof submitScore>,
): Promise<void> {
  const { job_id } = await requireApplicant(db, recruiter, id, { lock: true });
  const { criteria } = await findSettings(db, job_id);
  if (criteria.length === 0) fail(conflict('This job has no criteria yet. Add them under Settings first.'));
  const errors: Record<string, string[]> = {};
  for (const { key, label } of criteria)
    if (!Object.hasOwn(scores, key)) errors[`scores.${key}`] = [`Choose 1 to 5 for “${label}”.`];
  const known = new Set(criteria.map(({ key }) => key));
  for (const key of Object.keys(scores))
    if (!known.has(key)) errors.scores = ['A colleague changed the criteria. Open the applicant again.'];
  if (Object.keys(errors).length > 0) fail(invalid(errors));
  await writeScore(db, { application_id: id, recruiter_id: recruiter.id, scores, comment: comment || null });
  await refreshColleagues(db, recruiter.company_id);
}
