import type { COMPANY_TYPES } from '../shapes.ts';

export const COMPANY_TYPE_WORDS: Record<(typeof COMPANY_TYPES)[number], string> = {
  startup: 'Start-up',
  SMEs: 'Small or medium company',
  MNC: 'International company',
  Government: 'Public authority',
  'Non-Profit': 'Charity or non-profit',
};

/** A status as people read it. */
export const STATUS_WORDS: Record<string, string> = {
  active: 'Active',
  pending: 'Waiting for approval',
  rejected: 'Not approved',
  inactive: 'Inactive',
};

/** What was done by a decision, from the status that it led to. */
export const DECISION_WORDS: Record<string, string> = {
  active: 'Approved',
  pending: 'Sent for approval',
  rejected: 'Not approved',
  inactive: 'Deactivated',
};

/** The spec's sizes as people say them. */
export const SIZE_WORDS: Record<string, string> = {
  '0-10': 'Up to 10 people',
  '11-50': '11 to 50 people',
  '51-500': '51 to 500 people',
  '501-1000': '501 to 1,000 people',
  '>1001': 'More than 1,000 people',
};
