export { letterTextToSend, renderResumeToSend } from './for-applications.ts';
export { findOnboardingResume } from './onboarding-queries.ts';
export { type CvFile, readCvFile, recogniseCvDocument } from './reading-file.ts';
export { insertNewResume, updateResume } from './resume-actions.ts';
export { findCards as findResumeCards } from './resume-queries.ts';
export { emptyTrash } from './resume-routes.ts';
export { resumeFiles } from './retention-queries.ts';
export { resumeRoutes } from './routes.ts';
