export {
  findOnboardingResume,
  insertOnboardingResume,
  keepResumeVersion,
  writeOnboardingResume,
} from './onboarding-queries.ts';
export { type CvFile, readCvFile } from './reading-file.ts';
export { emptyTrash } from './resume-routes.ts';
export { resumeRoutes } from './routes.ts';
