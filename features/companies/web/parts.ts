// Components for other features. Not in index.ts, which the router loads on every first visit.
export { ChangeTable } from './ChangeTable.tsx';
export { CompanyView } from './CompanyView.tsx';
