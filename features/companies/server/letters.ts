import type { Letter } from '#kit/server/mail.ts';

type Words = { heading: string; text: string; action: string };

const COMPANY: Record<'active' | 'rejected' | 'inactive', Words> = {
  active: { heading: 'is approved', text: 'You can post jobs and see who applies.', action: 'Post a job' },
  rejected: {
    heading: 'needs a change',
    text: 'We could not approve your company as it is. You can change it and send it again.',
    action: 'Change the company',
  },
  inactive: { heading: 'was deactivated', text: 'Your jobs are no longer shown.', action: 'See the details' },
};

const PERSON: Record<'active' | 'rejected' | 'inactive', Words> = {
  active: { heading: 'Your account is approved', text: 'You are in. Sign in to begin.', action: 'Sign in' },
  rejected: { heading: 'Your account was not approved', text: 'We could not approve your account.', action: 'See the details' },
  inactive: { heading: 'Your account was deactivated', text: 'You can still sign in to read why.', action: 'See the details' },
};

export const companyDecisionLetter = (
  company: string,
  status: keyof typeof COMPANY,
  reason: string | null,
  url: string,
): Omit<Letter, 'to'> => ({
  kind: `company_${status}`,
  subject: `${company} ${COMPANY[status].heading}`,
  paragraphs: [COMPANY[status].text, ...(reason ? [`The reason: ${reason}`] : [])],
  action: { label: COMPANY[status].action, url },
});

export const personDecisionLetter = (status: keyof typeof PERSON, reason: string | null, url: string): Omit<Letter, 'to'> => ({
  kind: `account_${status}`,
  subject: PERSON[status].heading,
  paragraphs: [PERSON[status].text, ...(reason ? [`The reason: ${reason}`] : [])],
  action: { label: PERSON[status].action, url },
});
