import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

const pages = () => import('./pages.ts');

/** The calls for the inbox at an address, for the router's loaders. */
export const messageCalls = pages;

/** Only for people who are signed in. */
export const MessagesButton = lazyRouteComponent(() => import('./MessagesButton.tsx'), 'MessagesButton');
export const InboxPage = lazyRouteComponent(pages, 'InboxPage');
export const MessageTemplatesPage = lazyRouteComponent(pages, 'MessageTemplatesPage');

/** A section of the applicant panel and of the veteran's application card. */
export const MESSAGES_SECTION = {
  key: 'messages',
  title: 'Messages',
  Count: lazy(async () => ({ default: (await pages()).MessagesCount })),
  Component: lazy(async () => ({ default: (await pages()).MessagesSection })),
};

/** One message to several applicants, as an action of the applicant list. */
export const MESSAGE_MANY = {
  key: 'message',
  label: 'Message…',
  Dialog: lazy(async () => ({ default: (await pages()).BulkMessageDialog })),
};
