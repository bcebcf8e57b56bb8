// One file to load for all pages: each further import() would add to the scripts of every first visit.
export { HeldMessagesPage } from './HeldMessagesPage.tsx';
export { InboxPage } from './InboxPage.tsx';
export { heldMessagesCall, inboxCall } from './inbox-query.ts';
export { MessageTemplatesPage } from './MessageTemplatesPage.tsx';
