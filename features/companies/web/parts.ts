// What other features show of companies. Beside the pages of index.ts, not among them: the router loads that file on every first visit.
export { CompanyView } from './CompanyView.tsx';
