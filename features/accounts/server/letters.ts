import type { Letter } from '#kit/server/mail.ts';
import { MAILED_HOURS } from '../rules.ts';

const NOT_YOU = 'If this was not you, do nothing: without the link nobody gets in.';

export const verifyLetter = (to: string, tenant: string, url: string, code: string): Letter => ({
  kind: 'verify_email',
  to,
  subject: `Verify your e-mail for ${tenant}`,
  paragraphs: [`Welcome to ${tenant}. Open the link to verify this e-mail and sign in.`],
  action: { label: 'Verify my e-mail', url },
  footnotes: [
    `Cannot open the link? Enter this code on the page that asked for it: ${code}`,
    `Link and code work once, within ${MAILED_HOURS.verify_email} hours.`,
    NOT_YOU,
  ],
});

export const alreadyHereLetter = (to: string, tenant: string, url: string): Letter => ({
  kind: 'already_registered',
  to,
  subject: `You already have an account with ${tenant}`,
  paragraphs: [
    'Someone tried to make an account with this e-mail, and there is one already. Sign in, or reset the password if you have forgotten it.',
  ],
  action: { label: 'Sign in', url },
  footnotes: ['If this was not you, do nothing. Your account has not changed.'],
});

export const resetLetter = (to: string, tenant: string, url: string): Letter => ({
  kind: 'reset_password',
  to,
  subject: `Reset your ${tenant} password`,
  paragraphs: ['Open the link to choose a new password. You will be signed out everywhere else.'],
  action: { label: 'Choose a new password', url },
  footnotes: [`The link works once, within ${MAILED_HOURS.reset_password} hour.`, NOT_YOU],
});

export const passwordChangedLetter = (to: string, tenant: string, url: string): Letter => ({
  kind: 'password_changed',
  to,
  subject: `Your ${tenant} password was changed`,
  paragraphs: ['The password of your account was changed just now, and all other sessions were ended.'],
  action: { label: 'This was not me', url },
});

export const changeEmailLetter = (to: string, tenant: string, url: string): Letter => ({
  kind: 'change_email',
  to,
  subject: `Confirm your new e-mail for ${tenant}`,
  paragraphs: ['Open the link to make this the e-mail of your account.'],
  action: { label: 'Confirm this e-mail', url },
  footnotes: [`The link works once, within ${MAILED_HOURS.change_email} hours.`, NOT_YOU],
});

export const emailChangedLetter = (to: string, tenant: string, newEmail: string, url: string): Letter => ({
  kind: 'email_changed',
  to,
  subject: `The e-mail of your ${tenant} account was changed`,
  paragraphs: [`You now sign in with ${newEmail}.`],
  action: { label: 'This was not me', url },
});

export const invitationLetter = (to: string, tenant: string, company: string, inviter: string, url: string): Letter => ({
  kind: 'invitation',
  to,
  subject: `${inviter} invites you to ${company} on ${tenant}`,
  paragraphs: [
    `${inviter} asks you to recruit for ${company} on ${tenant}, where people leaving the forces find work at their level.`,
  ],
  action: { label: 'Accept the invitation', url },
  footnotes: [`The link works once, within ${MAILED_HOURS.invitation / 24} days.`, 'If you do not know the sender, do nothing.'],
});
