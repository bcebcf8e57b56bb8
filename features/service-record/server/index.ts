export { getServiceRecord, getServiceRecords, updateServicePeriods } from './actions.ts';
export { writeDischargeDate as updateDischargeDate } from './queries.ts';
