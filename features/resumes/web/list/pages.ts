// One file to load for these pages: each further import() would add to the scripts of every first visit.
export { CoverLetterBuildPage } from '../build/CoverLetterBuildPage.tsx';
export { ResumeBuildPage } from '../build/ResumeBuildPage.tsx';
export { CoverLetterListPage } from './CoverLetterListPage.tsx';
export { FederalResumeListPage, ResumeListPage } from './ResumeListPage.tsx';
