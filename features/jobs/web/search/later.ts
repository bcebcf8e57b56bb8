// Loaded after the list, together: each further import() adds its file name to the scripts of every visit.
export { JobFilters } from './filters/JobFilters.tsx';
export { SuggestionList } from './filters/SuggestionList.tsx';
export { SearchActions } from './SearchActions.tsx';
