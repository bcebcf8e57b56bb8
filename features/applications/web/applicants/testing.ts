import type { Stage } from '#features/jobs/stages.ts';
import type { Applicant } from '../../contract.ts';
import type { Pipeline, Teamwork } from '../../pipeline-contract.ts';
import { NEXT_STAGE } from '../../rules.ts';

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** An applicant of job 7 as the recruiter reads them. */
export function anApplicant(
  id: number,
  full_name: string,
  stage: Stage = 'submitted',
  changes: Partial<Applicant> = {},
): Applicant {
  return {
    id,
    stage,
    revision: 1,
    stage_since: daysAgo(2),
    submitted_at: daysAgo(3),
    reply_by: daysAgo(-11),
    reply_missed_at: null,
    service: [{ service: 'British Army', rank: 'Sergeant', nato_code: 'OR-6', trade: 'Royal Signals' }],
    place: 'Leeds',
    clearance: 'SC',
    cv_state: 'read',
    from_file: false,
    skills: [],
    match_score: 78,
    tags: ['Second round'],
    notes: 1,
    is_unread: false,
    falls_short: true,
    veteran: { id: id + 100, full_name, email: `applicant.${id}@example.test`, phone: '+44 20 7946 0018' },
    job: { id: 7, title: 'Signalling Technician' },
    cover_letter: 'Dear team,\n\nI kept signals working for the Royal Signals.',
    resume: { name: 'Aisha Khan CV.pdf', size: 240_000 },
    answers: [
      { question: 'Do you hold a driving licence?', answer: 'Yes', passed: true },
      { question: 'How many years have you worked on signals?', answer: '1', passed: false },
      { question: 'Why us?', answer: 'Trains', passed: null },
    ],
    notice_period: 'Within 1 Month',
    available_from: '2027-02-01',
    reason: null,
    next_stages: [...(NEXT_STAGE[stage].recruiter ?? [])],
    offers: [],
    events: [{ at: daysAgo(3), from_stage: null, to_stage: 'submitted', by: full_name, reason: null, note: null }],
    ...changes,
  };
}

export const AISHA = anApplicant(31, 'Aisha Khan');
export const OWEN = anApplicant(32, 'Owen Hughes', 'interview', {
  stage_since: daysAgo(20),
  reply_by: daysAgo(6),
  falls_short: false,
  answers: [],
  resume: null,
  cover_letter: null,
});

export const PIPELINE: Pipeline = {
  reply_days: 14,
  criteria: [],
  revision: 0,
  replies: { kept: 3, late: 0, overdue: 1 },
  facets: { clearance: [], place: [{ value: 'Leeds', count: 2 }], tag: [] },
  colleagues: [{ id: 9, name: 'Tom Ashworth' }],
  views: [],
};

export const NO_TEAMWORK: Teamwork = { notes: [], opened: [], tagged: [], criteria: [], scores: [], hidden_scores: 0 };
