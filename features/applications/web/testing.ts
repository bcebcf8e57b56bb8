import { aJobCard } from '#features/jobs/web/testing.ts';
import type { Application } from '../contract.ts';

/** An application that was sent and not opened yet. */
export function anApplication({ job, ...changes }: Partial<Application> = {}): Application {
  return {
    id: 31,
    stage: 'submitted',
    plain_state: 'sent',
    plain_text: 'The employer has your application; expect an answer by 31 December 2026.',
    advice: null,
    submitted_at: '2026-11-18T09:00:00.000Z',
    stage_since: '2026-11-18T09:00:00.000Z',
    cover_letter: 'I kept Apaches flying for fifteen years.',
    resume: { name: 'Rhys Pritchard CV.pdf', size: 84_000 },
    answers: [{ question: 'Do you hold a driving licence?', answer: 'Yes' }],
    notice_period: 'Within 1 Month',
    available_from: '2027-04-01',
    events: [{ at: '2026-11-18T09:00:00.000Z', from_stage: null, to_stage: 'submitted', by: 'You', reason: null, note: null }],
    may_withdraw: true,
    may_edit: true,
    offers: [],
    reminder: null,
    revision: 1,
    ...changes,
    job: { ...aJobCard({ applied_stage: 'submitted' }), ...job },
  };
}
