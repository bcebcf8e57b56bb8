// What other features show of jobs. Beside the pages of index.ts, not among them: the router loads that file on every first visit.
export { CompanyLogo } from './CompanyLogo.tsx';
export { JobsHead, SignInToSee } from './JobsHead.tsx';
export { payOf, placeOf } from './job-words.ts';
