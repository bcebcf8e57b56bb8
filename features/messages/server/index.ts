export { messageEntries } from './check-queries.ts';
export { describeCheckedMessages } from './checked-messages.ts';
export { messagePersonalData } from './personal-data-queries.ts';
export { messageFiles, messageRetention } from './retention-queries.ts';
export { messageRoutes } from './routes.ts';
