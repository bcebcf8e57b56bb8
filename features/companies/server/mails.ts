import type { MailContent } from '#kit/server/mail/mail.ts';

type Words = { heading: string; text: string; action: string };

const COMPANY: Record<'active' | 'rejected' | 'inactive', Words> = {
  active: { heading: 'has been approved', text: 'You can now post jobs and see who applies.', action: 'Post a job' },
  rejected: {
    heading: 'needs changes',
    text: 'We couldn’t approve your company yet. You can make changes and send it again.',
    action: 'Update your company',
  },
  inactive: { heading: 'has been deactivated', text: 'Your jobs are no longer shown.', action: 'View details' },
};

const PERSON: Record<'active' | 'rejected' | 'inactive', Words> = {
  active: { heading: 'Your account has been approved', text: 'Sign in to get started.', action: 'Sign in' },
  rejected: { heading: 'Your account was not approved', text: 'We couldn’t approve your account.', action: 'View details' },
  inactive: { heading: 'Your account has been deactivated', text: 'You can still sign in to see why.', action: 'View details' },
};

export const companyDecisionMail = (
  company: string,
  status: keyof typeof COMPANY,
  reason: string | null,
  url: string,
): MailContent => ({
  kind: `company_${status}`,
  subject: `${company} ${COMPANY[status].heading}`,
  paragraphs: [COMPANY[status].text, ...(reason ? [`Reason: ${reason}`] : [])],
  action: { label: COMPANY[status].action, url },
});

export const changeDecisionMail = (
  company: string,
  isApproved: boolean,
  what: string,
  { reason, url }: { reason: string | null; url: string },
): MailContent => ({
  kind: isApproved ? 'company_change_approved' : 'company_change_declined',
  subject: isApproved ? `The changes to ${company} have been approved` : `The changes to ${company} were not approved`,
  paragraphs: [
    isApproved
      ? `${company} can now be seen with ${what}.`
      : `${company} stays as it was. You can ask for ${what} to be changed again.`,
    ...(reason ? [`Reason: ${reason}`] : []),
  ],
  action: { label: 'View company', url },
});

export const personDecisionMail = (status: keyof typeof PERSON, reason: string | null, url: string): MailContent => ({
  kind: `account_${status}`,
  subject: PERSON[status].heading,
  paragraphs: [PERSON[status].text, ...(reason ? [`Reason: ${reason}`] : [])],
  action: { label: PERSON[status].action, url },
});
