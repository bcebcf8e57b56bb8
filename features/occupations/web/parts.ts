// The operators' screen.
export { OccupationReportList } from './OccupationReportList.tsx';
