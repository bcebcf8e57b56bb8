import type { TenantDb } from '#kit/server/db.ts';
import { fail, invalid } from '#kit/server/errors.ts';
import { cleanFileName } from '#kit/server/files.ts';
import { resumePdf } from '../output/output.ts';
import { findLetter } from './letters/queries.ts';
import { loadPrintable, typesettingErrorsToHttp } from './output-routes.ts';
import { findResume } from './resume-queries.ts';

type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** An own resume as the PDF that an employer gets. It is typeset outside any transaction. @throws Refusal 422 where it is not the person's */
export async function renderResumeToSend(withTenant: WithTenant, userId: number, id: number) {
  const printable = await withTenant(async (db) => {
    if (!(await findResume(db, userId, id))) fail(invalid({ resume_id: ['Choose one of your own resumes.'] }));
    return loadPrintable(db, userId, id);
  });
  const { pdf } = await typesettingErrorsToHttp(resumePdf(printable));
  const name = cleanFileName(printable.title, 'pdf', 'resume');
  return { kind: 'pdf' as const, content_type: 'application/pdf', name, bytes: Buffer.from(pdf) };
}

/** The words of an own cover letter as an employer reads them. @throws Refusal 422 where it is not the person's */
export async function letterTextToSend(db: TenantDb, userId: number, id: number): Promise<string> {
  const letter = (await findLetter(db, userId, id)) ?? fail(invalid({ letter_id: ['Choose one of your own cover letters.'] }));
  const { greeting, body, closing, signature } = letter.content;
  return [greeting, body, [closing, signature].filter(Boolean).join('\n')]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
}
