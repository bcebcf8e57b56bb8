import { writeJobSearch } from '#features/companies/server/index.ts';
import type { Mailer } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail } from '#kit/server/http/errors.ts';
import { historyText } from '../history-rules.ts';
import { LABELS } from '../rules.ts';
import { findUncheckedPassages, holdJob, reasonsOf } from '../server/holding/actions.ts';
import { findOwnChange, holdChange, revisionOf, withChange } from '../server/holding/changes.ts';
import type { RecruiterContext } from '../server/policy.ts';
import { draftOf, lockJob } from '../server/recruiting/actions.ts';
import { changedFields } from '../server/recruiting/changed-fields.ts';
import { insertJobEvent, type OwnJob, setHeldFor } from '../server/recruiting/queries.ts';
import { recogniseJobs } from '../server/recruiting/recognition.ts';
import { type Conflicts, columnsOfField, IMPORTED_FIELDS, type ImportedField, type SourceValues } from './merge.ts';
import { findInConflict, lockForMerge, writeConflicts, writeSourceValues } from './tracking-queries.ts';

const SHOWN = 100;

/** Fields of a source's jobs that were changed both here and there. */
export async function findConflicts(db: TenantDb, source: string, zone: string) {
  const ids = await findInConflict(db, source, SHOWN);
  const jobs = await lockForMerge(db, ids, zone, false);
  return [...jobs]
    .flatMap(([job_id, { conflicts, ...job }]) =>
      IMPORTED_FIELDS.flatMap((field) => {
        const theirs = conflicts[field];
        return theirs
          ? [{ job_id, title: job.title, field, mine: textOf(columnsOfField(job, field)), theirs: textOf(theirs) }]
          : [];
      }),
    )
    .slice(0, SHOWN);
}

const LONGEST_TEXT = 4000;

function textOf(values: Partial<SourceValues>): string {
  if (values.salary_from !== undefined) {
    const amounts = [values.salary_from, values.salary_to].filter((pay) => pay != null);
    return amounts.length > 0 ? `${[...new Set(amounts)].join('–')} ${values.currency} per ${values.salary_per}` : '';
  }
  if (values.country_id !== undefined) return values.city ?? values.locality ?? '';
  if (values.description !== undefined)
    return values.description
      .replace(/<\/(?:p|li|h3)>|<br ?\/?>/g, '\n')
      .replace(/<[^<>]*>/g, '')
      .replace(/&nbsp;/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
      .trim()
      .slice(0, LONGEST_TEXT);
  const labels: Record<string, string> = { ...LABELS.job_type, ...LABELS.type, ...LABELS.experience };
  const [value] = Object.values(values);
  return labels[String(value)] ?? historyText(value);
}

/**
 * Decides about a field that was changed both here and at its source. The source's value passes the same checks as one that was typed.
 * @param context of the job's company
 * @throws 409 when it is no longer in conflict
 */
export async function resolveConflict(
  context: RecruiterContext,
  mailer: Mailer,
  { job_id, field, take }: { job_id: number; field: string; take: 'mine' | 'theirs' },
): Promise<void> {
  const { db, zone } = context;
  const job = await lockJob(context, job_id);
  const conflicts: Conflicts = (await lockForMerge(db, [job_id], zone)).get(job_id)?.conflicts ?? {};
  const known = IMPORTED_FIELDS.find((one): one is ImportedField => one === field);
  const theirs = known && conflicts[known];
  if (!known || !theirs) fail(conflict('This was decided already, or has changed since. Reload the feed.'));
  const { [known]: _, ...rest } = conflicts;
  await writeConflicts(db, job_id, rest);
  if (take === 'mine') return;
  const proposed = job.status_now === 'published' ? await heldValue(context, job, known, theirs) : null;
  if (proposed) return holdChange(context, mailer, job_id, proposed);
  await writeSourceValues(db, job_id, theirs, zone);
  await insertJobEvent(db, { job_id, actor_id: context.viewer_id, kind: 'edited', changes: [known] });
  await recogniseJobs(db, [job_id]);
  const changed = draftOf(await lockJob(context, job_id));
  const passages = await findUncheckedPassages(db, changed, job_id);
  await setHeldFor(db, job_id, reasonsOf(passages));
  if (job.status_now === 'held' && passages.length > 0)
    await holdJob(context, mailer, { id: job_id, title: changed.title, status: job.status }, passages);
  await writeJobSearch(db, [job_id]);
}

/** A text of the source that has to be checked before it replaces that of a published job: a change like one that its recruiter types. */
async function heldValue({ db }: RecruiterContext, job: OwnJob, field: ImportedField, theirs: Partial<SourceValues>) {
  if (field !== 'title' && field !== 'description') return null;
  const was = draftOf(job);
  const waiting = await findOwnChange(db, job.id);
  const changed = { ...(waiting ? withChange(was, waiting) : was), [field]: theirs[field] ?? was[field] };
  const asks = await findUncheckedPassages(db, { ...was, [field]: changed[field] }, job.id);
  if (asks.length === 0) return null;
  const passages = await findUncheckedPassages(db, changed, job.id);
  const changes = changedFields(was, changed);
  return { was, job: changed, changes, passages, revision: revisionOf(job, waiting) };
}
