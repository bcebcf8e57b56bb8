import type { ApplyValues } from './apply-values.ts';

/**
 * What was typed for a job and not sent yet, kept in this tab, so that it survives a reload, a lost connection and signing in again.
 * Under the person's id: whoever signs in next in the same tab does not find it. The chosen file cannot be kept.
 */
export type ApplyDraft = Pick<ApplyValues, 'cover_letter' | 'answers' | 'notice_period' | 'available_from'>;

const keyOf = (userId: number, jobId: number) => `apply-${userId}-${jobId}`;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const applyDraft = {
  get(userId: number, jobId: number): ApplyDraft | null {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, jobId)) ?? 'null');
      if (typeof stored !== 'object' || stored === null) return null;
      const fields: Record<string, unknown> = { ...stored };
      return {
        cover_letter: text(fields.cover_letter),
        answers: Array.isArray(fields.answers) ? fields.answers.map(text) : [],
        notice_period: text(fields.notice_period) || null,
        available_from: text(fields.available_from),
      };
    } catch {
      return null;
    }
  },
  set(userId: number, jobId: number, { cover_letter, answers, notice_period, available_from }: ApplyDraft): void {
    try {
      sessionStorage.setItem(keyOf(userId, jobId), JSON.stringify({ cover_letter, answers, notice_period, available_from }));
    } catch {
      // Without storage the text lives as long as the page.
    }
  },
  clear(userId: number, jobId: number): void {
    try {
      sessionStorage.removeItem(keyOf(userId, jobId));
    } catch {
      // Then there is nothing to clear.
    }
  },
};
