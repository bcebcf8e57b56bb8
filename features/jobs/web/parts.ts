// Components for other features. They are not in index.ts, because the router loads that file on every first visit.
export { CompanyLogo } from './CompanyLogo.tsx';
export { PlaceField } from './filters/PlaceField.tsx';
export { JobsHead, SignInToSee } from './JobsHead.tsx';
export { useCitySearch } from './job-list-hooks.ts';
export { closingSoon, payOf, placeOf } from './job-words.ts';
export { MatchPanel } from './MatchPanel.tsx';
export { fieldWords } from './recruiter/recruiter-words.ts';
export { useSavedJobs } from './useSavedJobs.ts';
