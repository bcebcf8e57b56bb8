import { oneOf } from '#kit/ui/search-params.ts';
import { unsaved } from '#kit/ui/unsaved.ts';
import type { ApplyValues } from './apply-values.ts';

/**
 * An unsent application draft, stored in this browser. It survives a reload, a lost connection and signing in again, and is removed
 * at sign-out and after a week. The choice of CV is stored, but not an uploaded file.
 */
export type ApplyDraft = Pick<ApplyValues, 'cover_letter' | 'answers' | 'notice_period' | 'available_from'> & {
  /** Null in a draft from before the choice was stored. */
  cv: ApplyValues['cv'] | null;
  own_id: number | null;
};

const nameOf = (jobId: number) => `apply-${jobId}`;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const applyDraft = {
  get(userId: number, jobId: number): ApplyDraft | null {
    const stored = unsaved.read(userId, nameOf(jobId))?.value;
    if (typeof stored !== 'object' || stored === null) return null;
    const fields: Record<string, unknown> = { ...stored };
    return {
      cover_letter: text(fields.cover_letter),
      answers: Array.isArray(fields.answers) ? fields.answers.map(text) : [],
      notice_period: text(fields.notice_period) || null,
      available_from: text(fields.available_from),
      cv: oneOf(['own', 'last', 'file'], fields.cv) ?? null,
      own_id: typeof fields.own_id === 'number' ? fields.own_id : null,
    };
  },
  set(userId: number, jobId: number, draft: ApplyDraft): void {
    unsaved.write(userId, nameOf(jobId), draft);
  },
  clear(userId: number, jobId: number): void {
    unsaved.write(userId, nameOf(jobId), null);
  },
};
