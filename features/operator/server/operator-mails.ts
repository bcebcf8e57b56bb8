import type { MailContent } from '#kit/server/mail/mail.ts';

const within = (hours: number) => (hours === 1 ? 'within an hour' : `within ${hours} hours`);

/** To an operator who was removed, or has left. */
export const operatorEndedMail = (tenant: string, remover: string | null): MailContent => ({
  kind: 'operator_ended',
  subject: `You are no longer an operator of ${tenant}`,
  paragraphs: [
    remover === null
      ? `You have left ${tenant} as an operator. You’re signed out everywhere.`
      : `${remover} removed you as an operator of ${tenant}. You’re signed out everywhere.`,
    'Your password and second factors no longer work. The decisions you made remain in the records.',
  ],
  footnotes: [
    remover === null
      ? 'If this wasn’t you, contact another operator now.'
      : 'If this is a mistake, ask another operator to invite you again.',
  ],
});

/** To someone whom the person at the terminal of the installation made an operator, and who gets the link from them. */
export const operatorAddedMail = (tenant: string, hours: number): MailContent => ({
  kind: 'operator_added',
  subject: `You are now an operator of ${tenant}`,
  paragraphs: [
    `Someone who runs the server of ${tenant} made you an operator. They have a link with which you choose a password. It works once, ${within(hours)}.`,
  ],
  footnotes: ['If you don’t expect this, ask whoever runs the server.'],
});

export const passwordLinkMail = (tenant: string, url: string, hours: number): MailContent => ({
  kind: 'password_link',
  subject: `A link to change your ${tenant} password was created`,
  paragraphs: [
    `Someone who runs the server of ${tenant} created a link with which the password of your account can be changed. It works once, ${within(hours)}.`,
    'If you didn’t ask for it, ask whoever runs the server, and choose a new password.',
  ],
  action: { label: 'Choose a new password', url },
});
