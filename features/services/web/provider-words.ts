import { DIRECTORY_LABELS } from '../directory-rules.ts';
import type { Provider } from '../operator-contract.ts';
import { COSTS, REPORT_KINDS } from '../rules.ts';

const TYPES: Record<Provider['service_type'], string> = {
  hybrid: 'In person and online',
  online: 'Online or by phone',
  in_person: 'In person',
};
export const TYPE_OPTIONS = Object.entries(TYPES).map(([value, label]) => ({ value, label }));

const HOURS: Record<Provider['availability'], string> = {
  '24/7_support': '24/7',
  business_hours: 'Office hours',
  extended_hours: 'Evenings or weekends too',
};
export const HOURS_OPTIONS = Object.entries(HOURS).map(([value, label]) => ({ value, label }));

export const REPORT_NAMES: Record<(typeof REPORT_KINDS)[number], string> = {
  closed: 'It has closed',
  phone: 'The phone number',
  website: 'The website',
  address: 'The address',
  hours: 'The opening hours',
  other: 'Something else',
};
export const REPORT_OPTIONS = REPORT_KINDS.map((value) => ({ value, label: REPORT_NAMES[value] }));

export const COST_OPTIONS = COSTS.map((value) => ({ value, label: DIRECTORY_LABELS.cost[value] }));
