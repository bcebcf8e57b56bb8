import { shownEmail } from '#kit/contract/shown-email.ts';
import { IDENTITY_MINUTES, MAILED_HOURS, RECENT_FACTOR_DAYS, SIGN_IN_TRIES } from '../rules.ts';
import type { AccountMail } from './mail-context.ts';

const IGNORE = 'If you didn’t request this, ignore this email. Nobody can use the link without it.';

export const verifyMail = (to: string, tenant: string, url: string, code: string): AccountMail => ({
  kind: 'verify_email',
  to,
  subject: `Verify your email for ${tenant}`,
  paragraphs: [`Welcome to ${tenant}. Open the link to verify your email and sign in.`],
  action: { label: 'Verify my email', url },
  footnotes: [
    `Can’t open the link? Enter this code on the page that asked for it: ${code}`,
    `The link and the code work once, within ${MAILED_HOURS.verify_email} hours. If you open the link in another browser, we’ll ask for your password.`,
    'If you didn’t sign up, ignore this email. No account is created until the email is verified.',
  ],
});

export const alreadyRegisteredMail = (to: string, tenant: string, url: string): AccountMail => ({
  kind: 'already_registered',
  to,
  subject: `You already have an account with ${tenant}`,
  paragraphs: [
    'Someone tried to create an account with this email, but you already have one. Sign in, or reset your password if you’ve forgotten it.',
  ],
  action: { label: 'Sign in', url },
  footnotes: ['If this wasn’t you, ignore this email. Your account hasn’t changed.'],
});

export const resetMail = (to: string, tenant: string, url: string): AccountMail => ({
  kind: 'reset_password',
  to,
  subject: `Reset your ${tenant} password`,
  paragraphs: ['Open the link to choose a new password. You’ll be signed out everywhere else.'],
  action: { label: 'Choose a new password', url },
  footnotes: [`The link works once, within ${MAILED_HOURS.reset_password} hour.`, IGNORE],
});

export const passwordChangedMail = (to: string, tenant: string, url: string, removed: string[] = []): AccountMail => ({
  kind: 'password_changed',
  to,
  subject: `Your ${tenant} password was changed`,
  paragraphs: [
    'The password of your account was changed and all other sessions were signed out.',
    ...(removed.length > 0 ? [`These sign-in methods were removed: ${removed.join(', ')}.`] : []),
  ],
  action: { label: 'This wasn’t me', url },
});

export const changeEmailMail = (to: string, tenant: string, url: string): AccountMail => ({
  kind: 'change_email',
  to,
  subject: `Confirm your new email for ${tenant}`,
  paragraphs: ['Open the link to use this email for your account.'],
  action: { label: 'Confirm this email', url },
  footnotes: [`The link works once, within ${MAILED_HOURS.change_email} hours.`, IGNORE],
});

export const emailChangedMail = (to: string, tenant: string, newEmail: string, url: string): AccountMail => ({
  kind: 'email_changed',
  to,
  subject: `The email of your ${tenant} account was changed`,
  paragraphs: [`You now sign in with ${shownEmail(newEmail)}.`],
  action: { label: 'This wasn’t me', url },
});

export const lockedOutMail = (to: string, tenant: string, url: string): AccountMail => ({
  kind: 'locked_out',
  to,
  subject: `Wrong passwords for your ${tenant} account`,
  paragraphs: [
    `Someone entered a wrong password or code for your account ${SIGN_IN_TRIES.account} times. Signing in is now paused for ${SIGN_IN_TRIES.window / 60} minutes, except on devices where you signed in before and with a passkey.`,
    'If this wasn’t you, your account is still protected. Choose a new password if someone else could know it.',
  ],
  action: { label: 'Choose a new password', url },
  footnotes: ['We send this email at most once a day.'],
});

export const lockedOutInSessionMail = (to: string, tenant: string, url: string): AccountMail => ({
  ...lockedOutMail(to, tenant, url),
  paragraphs: [
    `Someone who is signed in to your account entered a wrong password or code ${SIGN_IN_TRIES.account} times. Changes that need one are now paused for ${SIGN_IN_TRIES.window / 60} minutes.`,
    'If this wasn’t you, choose a new password. It signs out everyone who is signed in to your account.',
  ],
});

const FACTOR_CHANGES = {
  authenticator_added: 'An authenticator app was added to your account.',
  authenticator_removed: 'The authenticator app was removed from your account.',
  passkey_added: 'A passkey was added to your account.',
  passkey_removed: 'A passkey was removed from your account.',
  linked_google: 'Signing in with Google was added to your account.',
  linked_linkedin: 'Signing in with LinkedIn was added to your account.',
} as const;

export type FactorChange = keyof typeof FACTOR_CHANGES;

export const factorChangedMail = (
  to: string,
  tenant: string,
  change: FactorChange,
  name: string | null,
  url: string,
): AccountMail => ({
  kind: change,
  to,
  subject: FACTOR_CHANGES[change].replace('your account.', `your ${tenant} account`),
  paragraphs: [
    name ? `${FACTOR_CHANGES[change]} Its name is “${name}”.` : FACTOR_CHANGES[change],
    'All other sessions were signed out.',
    `If this wasn’t you, reset your password now. The reset page can remove sign-in methods added in the last ${RECENT_FACTOR_DAYS} days.`,
  ],
  action: { label: 'This wasn’t me', url },
});

export const factorsResetMail = (to: string, tenant: string, url: string): AccountMail => ({
  kind: 'factors_reset',
  to,
  subject: `The second factors of your ${tenant} account were removed`,
  paragraphs: [
    `A member of ${tenant} staff removed the authenticator app and passkeys from your account and signed you out everywhere.`,
    `Sign in with your password. You can set them up again under Security within ${IDENTITY_MINUTES} minutes of signing in.`,
  ],
  action: { label: 'Sign in', url },
  footnotes: ['If you didn’t ask for this, reset your password and contact support.'],
});

/** To the first operator of a new tenant, until somebody runs it. */
export const firstOperatorMail = (to: string, tenant: string, url: string): AccountMail => ({
  kind: 'first_operator',
  to,
  subject: `You’re the operator of ${tenant} on Muster: set your password`,
  paragraphs: [
    `A system operator of this installation created ${tenant} and invites you to run it: to decide on companies and people, and to change its content and settings.`,
    'Open the link, enter your name and choose a password. You’re then signed in.',
  ],
  action: { label: 'Set your password', url },
  footnotes: [
    `The link works once, within ${MAILED_HOURS.invitation / 24} days.`,
    'If you don’t expect this, ignore this email.',
  ],
});

export const operatorInvitationMail = (to: string, tenant: string, inviter: string | null, url: string): AccountMail => ({
  kind: 'operator_invitation',
  to,
  subject: `${inviter ?? 'A system operator'} invites you to run ${tenant}`,
  paragraphs: [
    `${inviter ?? 'A system operator of this installation'} has invited you to become an operator of ${tenant}: to decide on companies and people, and to change its content and settings.`,
    'Open the link to choose a password.',
  ],
  action: { label: 'Accept the invitation', url },
  footnotes: [
    `The link works once, within ${MAILED_HOURS.invitation / 24} days.`,
    'If you don’t know the sender, ignore this email.',
  ],
});

export const invitationMail = (to: string, tenant: string, company: string, inviter: string, url: string): AccountMail => ({
  kind: 'invitation',
  to,
  subject: `${inviter} invites you to ${company} on ${tenant}`,
  paragraphs: [
    `${inviter} has invited you to recruit for ${company} on ${tenant}, where people leaving the forces find civilian jobs.`,
  ],
  action: { label: 'Accept the invitation', url },
  footnotes: [
    `The link works once, within ${MAILED_HOURS.invitation / 24} days.`,
    'If you don’t know the sender, ignore this email.',
  ],
});
