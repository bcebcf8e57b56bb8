// What is shown inside the screens of applications, in one file to load.
export { BulkMessageDialog } from './BulkMessageDialog.tsx';
export { MessagesCount } from './MessagesCount.tsx';
export { MessagesSection } from './MessagesSection.tsx';
