import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

/** Only for people who are signed in. */
export const MessagesButton = lazyRouteComponent(() => import('./MessagesButton.tsx'), 'MessagesButton');

/** The calls for the inbox and the operators' queue at an address, for the router's loaders. */
export const messageCalls = () => import('./inbox-query.ts');

export const InboxPage = lazyRouteComponent(() => import('./InboxPage.tsx'), 'InboxPage');
export const MessageTemplatesPage = lazyRouteComponent(() => import('./MessageTemplatesPage.tsx'), 'MessageTemplatesPage');
export const HeldMessagesPage = lazyRouteComponent(() => import('./HeldMessagesPage.tsx'), 'HeldMessagesPage');

/** A section of the applicant panel and of the veteran's application card. */
export const MESSAGES_SECTION = {
  key: 'messages',
  title: 'Messages',
  Count: lazy(async () => ({ default: (await import('./MessagesCount.tsx')).MessagesCount })),
  Component: lazy(async () => ({ default: (await import('./MessagesSection.tsx')).MessagesSection })),
};

/** One message to several applicants, as an action of the applicant list. */
export const MESSAGE_MANY = {
  key: 'message',
  label: 'Message…',
  Dialog: lazy(async () => ({ default: (await import('./BulkMessageDialog.tsx')).BulkMessageDialog })),
};
