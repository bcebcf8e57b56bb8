export { endApplications, findApplicationFor } from './actions.ts';
export { packCvs } from './cv-exports.ts';
export { draftRetention } from './draft-queries.ts';
export { exportRetention } from './export-queries.ts';
export { tellLateReplies } from './late-replies.ts';
export { keepUpOffers as keepUpApplicationDates } from './offer-actions.ts';
export { activeRecruitersOf } from './queries.ts';
export { applicationFiles, applicationRetention } from './retention-queries.ts';
export { applicationRoutes } from './routes.ts';
