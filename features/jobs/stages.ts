/** Every stage of an application, in the order of the pipeline. The features of jobs, applications and candidates show them. */
export const STAGES = [
  'draft',
  'submitted',
  'in_review',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'not_selected',
  'declined',
  'withdrawn',
  'job_closed',
] as const;
export type Stage = (typeof STAGES)[number];

/** The recruiters' label for each stage. */
export const STAGE_LABEL: Record<Stage, string> = {
  draft: 'Draft',
  submitted: 'New',
  in_review: 'In review',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  not_selected: 'Not selected',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  job_closed: 'Job closed',
};
