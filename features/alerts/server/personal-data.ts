import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. They go with the recipient, and that goes with the account. */
export const alertPersonalData: readonly PersonalTable[] = [
  { table: 'alert_recipients', person: 'user_id', without: ['merged_into', 'email'] },
  {
    table: 'job_alerts',
    person: { column: 'recipient_id', of: 'alert_recipients', person: 'user_id' },
    without: ['recipient_id', 'confirm_hash'],
  },
  {
    table: 'job_alert_sent',
    person: { column: 'recipient_id', of: 'alert_recipients', person: 'user_id' },
    without: ['recipient_id'],
    names: {
      job: { column: 'job_id', of: 'jobs', show: 'title' },
      alert: { column: 'alert_id', of: 'job_alerts', show: 'name' },
    },
  },
  {
    table: 'job_reminders',
    person: 'veteran_id',
    names: { job: { column: 'job_id', of: 'jobs', show: 'title' } },
  },
];
