// For pages about searches in other features. First screens load parts.ts, and would load this with it.
export { DismissJobMenu } from './saved/DismissJobMenu.tsx';
export { filtersOf, type JobSearch, jobListHref, NO_FILTER, readJobSearch } from './search/filters/job-filter-url.ts';
export { useFilterNames } from './search/job-list-hooks.ts';
