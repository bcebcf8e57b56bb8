export { getServiceRecord, resolvePeriods, updateServicePeriods } from './actions.ts';
export { serviceRecordPersonalData } from './personal-data.ts';
export { writeDischargeDate as updateDischargeDate } from './queries.ts';
