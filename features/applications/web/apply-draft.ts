import { unsaved } from '#kit/ui/unsaved.ts';
import type { ApplyValues } from './apply-values.ts';

/**
 * An unsent application draft, stored in this browser. It survives a reload, a lost connection and signing in again, and is removed
 * at sign-out and after a week. The chosen file cannot be stored.
 */
export type ApplyDraft = Pick<ApplyValues, 'cover_letter' | 'answers' | 'notice_period' | 'available_from'>;

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
    };
  },
  set(userId: number, jobId: number, { cover_letter, answers, notice_period, available_from }: ApplyDraft): void {
    unsaved.write(userId, nameOf(jobId), { cover_letter, answers, notice_period, available_from });
  },
  clear(userId: number, jobId: number): void {
    unsaved.write(userId, nameOf(jobId), null);
  },
};
