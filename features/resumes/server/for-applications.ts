import { mergePeriods } from '#features/service-record/rules.ts';
import { resolvePeriods } from '#features/service-record/server/index.ts';
import type { ServicePeriod } from '#features/service-record/shapes.ts';
import { typesettingErrorsToHttp } from '#features/typesetting/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, invalid } from '#kit/server/http/errors.ts';
import type { ResumeContent } from '../content.ts';
import { resumePdf } from '../output/output.ts';
import { visibleContent, withoutMarks } from '../output/visible.ts';
import { contentOfFile } from '../read-content.ts';
import { summaryOf } from '../summary.ts';
import { findLetter } from './letters/queries.ts';
import { loadPrintable } from './output-routes.ts';
import { parseCv } from './parse-cv.ts';
import { findResume } from './resume-queries.ts';

type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** One of the person's resumes as the PDF for an employer, typeset outside any transaction. @throws Refusal 422 for another person's resume */
export async function renderResumeToSend(withTenant: WithTenant, userId: number, id: number) {
  const printable = await withTenant(async (db) => {
    if (!(await findResume(db, userId, id))) fail(invalid({ resume_id: ['Choose one of your own resumes.'] }));
    return loadPrintable(db, userId, id);
  });
  const { pdf } = await typesettingErrorsToHttp(resumePdf(printable));
  const content = visibleContent(printable.content, printable.design, printable.kind);
  return { kind: 'pdf' as const, content_type: 'application/pdf', bytes: Buffer.from(pdf), content };
}

/**
 * What a document that was sent says; null where it can't be read. A file that this product wrote is the resume itself.
 * @throws TaskFailed with `busy` when too many files wait
 */
export async function readSentContent(bytes: Uint8Array): Promise<{ content: ResumeContent; from_file: boolean } | null> {
  const parsed = await parseCv(bytes);
  return 'refused' in parsed ? null : { content: withoutMarks(contentOfFile(parsed)), from_file: parsed.resume === null };
}

/** The service periods that a sent resume states, the latest first. */
export const servicePeriodsOf = (db: TenantDb, content: ResumeContent): Promise<ServicePeriod[]> =>
  resolvePeriods(db, mergePeriods([summaryOf(content).periods]));

/** The text of one of the person's cover letters for an employer. @throws Refusal 422 for another person's letter */
export async function letterTextToSend(db: TenantDb, userId: number, id: number): Promise<string> {
  const letter = (await findLetter(db, userId, id)) ?? fail(invalid({ letter_id: ['Choose one of your own cover letters.'] }));
  const { greeting, body, closing, signature } = letter.content;
  return [greeting, body, [closing, signature].filter(Boolean).join('\n')]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** The lines of a document that was sent, with an empty line before each heading; null where it has none or can't be read. */
export async function readSentLines(bytes: Uint8Array): Promise<string[] | null> {
  const parsed = await parseCv(bytes);
  return 'refused' in parsed || parsed.text === null ? null : parsed.text.split('\n');
}
