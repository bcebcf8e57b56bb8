/** Journeys about hiring. Each has a company of its own, so that they can run in parallel with each other and with journeys that read figures. */
export const HIRING_JOURNEYS = [
  'posts',
  'moves',
  'board',
  'pointer',
  'interviews',
  'matching',
  'offers',
  'drafts',
  'filled',
  'bulk',
  'touch',
  'resize',
  'reports',
  'keyboard',
  'keys',
  'screens',
  'changes',
  'review',
  'seeks',
  'linked',
  'alerts',
  'feeds',
  'wishes',
] as const;
export type HiringJourney = (typeof HIRING_JOURNEYS)[number];

/** The accounts of a journey: an admin of its company, another recruiter there, and a veteran named Rhys Pritchard. */
export const hiringAccounts = (journey: HiringJourney) => ({
  recruiter: `${journey}.recruiter@muster.test`,
  colleague: `${journey}.colleague.recruiter@muster.test`,
  veteran: `${journey}.veteran@muster.test`,
});
