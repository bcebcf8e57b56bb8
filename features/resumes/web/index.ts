import { lazyRouteComponent } from '@tanstack/react-router';

export const ResumeListPage = lazyRouteComponent(() => import('./ResumeListPage.tsx'), 'ResumeListPage');
export const FederalResumeListPage = lazyRouteComponent(() => import('./ResumeListPage.tsx'), 'FederalResumeListPage');
export const ResumeBuildPage = lazyRouteComponent(() => import('./ResumeBuildPage.tsx'), 'ResumeBuildPage');
export const ResumeEditorPage = lazyRouteComponent(() => import('./ResumeEditorPage.tsx'), 'ResumeEditorPage');
export const ResumePreviewPage = lazyRouteComponent(() => import('./ResumePreviewPage.tsx'), 'ResumePreviewPage');
export const SharedResumePage = lazyRouteComponent(() => import('./SharedResumePage.tsx'), 'SharedResumePage');
export const CoverLetterListPage = lazyRouteComponent(() => import('./CoverLetterListPage.tsx'), 'CoverLetterListPage');
export const CoverLetterBuildPage = lazyRouteComponent(() => import('./CoverLetterBuildPage.tsx'), 'CoverLetterBuildPage');
export const CoverLetterPage = lazyRouteComponent(() => import('./CoverLetterPage.tsx'), 'CoverLetterPage');
