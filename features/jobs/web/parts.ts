// Components for other features. They are not in index.ts, because the router loads that file on every first visit.
export { CompanyLogo } from './CompanyLogo.tsx';
export { viewedSource } from './details/job-views.ts';
export { MatchPanel } from './details/MatchPanel.tsx';
export { RichText } from './details/RichText.tsx';
export { closingSoon, distanceWords, payOf, placeOf } from './job-words.ts';
export { fieldWords } from './recruiting/recruiting-words.ts';
export { useSavedJobs } from './saved/useSavedJobs.ts';
export { saveWantedJob } from './saved/wanted-job.ts';
export { PlaceField } from './search/filters/PlaceField.tsx';
export { JobsHead, SignInToSee } from './search/JobsHead.tsx';
export { useCitySearch } from './search/job-list-hooks.ts';
