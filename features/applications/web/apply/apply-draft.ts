import { NOTICE_PERIODS } from '#features/jobs/shapes.ts';
import { unsaved } from '#kit/ui/editing/unsaved.ts';
import { oneOf } from '#kit/ui/lists/search-params.ts';
import type { DraftContent } from '../../draft-contract.ts';
import type { ApplyDraft, ApplyValues } from './apply-values.ts';

const nameOf = (jobId: number) => `apply-${jobId}`;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What was saved on the server, as the form takes it. */
export const fromServer = (content: DraftContent): ApplyDraft => ({
  cover_letter: content.cover_letter,
  answers: content.answers,
  notice_period: content.notice_period,
  available_from: content.available_from ?? '',
  cv: content.cv,
  own_id: content.resume_id,
});

/** What is typed, as the server stores it. A date that is not finished is left out. */
export const toServer = ({ own, cv, cover_letter, answers, notice_period, available_from }: ApplyValues) => ({
  cv,
  resume_id: own?.id ?? null,
  cover_letter,
  answers: answers.map((answer) => answer ?? ''),
  notice_period: NOTICE_PERIODS.find((one) => one === notice_period) ?? null,
  available_from: available_from || null,
});

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
