import type { MailContent } from '#kit/server/mail/mail.ts';
import { CONFIRM_DAYS } from '../rules.ts';

/** Contains nothing that was typed: anybody can enter the address of somebody else. */
export const confirmMail = (tenant: string, url: string): MailContent => ({
  kind: 'job_alert_confirmation',
  subject: `Confirm your job alert from ${tenant}`,
  paragraphs: [
    `Someone, hopefully you, asked us to email new jobs on ${tenant} to this address. Open the link, check the search and turn the alert on.`,
  ],
  action: { label: 'Check and confirm', url },
  footnotes: [
    `The link works for ${CONFIRM_DAYS} days.`,
    'If this wasn’t you, ignore this email. You won’t get any jobs from us unless you confirm.',
  ],
});
