// The operators' screen.
export { CivilianWork } from './CivilianWork.tsx';
export { OccupationReportList } from './OccupationReportList.tsx';
export { OccupationTermList } from './OccupationTermList.tsx';
