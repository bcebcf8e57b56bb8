// All screens in one file to load: each further import(), and each icon that two files share, would add to the scripts of every first visit.
export { BulkMessageDialog } from './BulkMessageDialog.tsx';
export { InboxPage } from './InboxPage.tsx';
export { inboxCall } from './inbox-query.ts';
export { MessagesCount } from './MessagesCount.tsx';
export { MessagesSection } from './MessagesSection.tsx';
export { MessageTemplatesPage } from './MessageTemplatesPage.tsx';
