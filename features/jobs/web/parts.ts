// Components for other features. They are not in index.ts, because the router loads that file on every first visit.
export { CompanyLogo } from './CompanyLogo.tsx';
export { JobsHead, SignInToSee } from './JobsHead.tsx';
export { closingSoon, payOf, placeOf } from './job-words.ts';
export { SaveJobButton } from './SaveJobButton.tsx';
export { useSavedJobs } from './useSavedJobs.ts';
