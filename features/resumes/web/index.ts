import { lazyRouteComponent } from '@tanstack/react-router';

export const ResumeListPage = lazyRouteComponent(() => import('./list/ResumeListPage.tsx'), 'ResumeListPage');
export const FederalResumeListPage = lazyRouteComponent(() => import('./list/ResumeListPage.tsx'), 'FederalResumeListPage');
export const ResumeBuildPage = lazyRouteComponent(() => import('./build/ResumeBuildPage.tsx'), 'ResumeBuildPage');
export const ResumeEditorPage = lazyRouteComponent(() => import('./editor/ResumeEditorPage.tsx'), 'ResumeEditorPage');
export const ResumePreviewPage = lazyRouteComponent(() => import('./preview/ResumePreviewPage.tsx'), 'ResumePreviewPage');
export const SharedResumePage = lazyRouteComponent(() => import('./shared/SharedResumePage.tsx'), 'SharedResumePage');
export const CoverLetterListPage = lazyRouteComponent(() => import('./list/CoverLetterListPage.tsx'), 'CoverLetterListPage');
export const CoverLetterBuildPage = lazyRouteComponent(() => import('./build/CoverLetterBuildPage.tsx'), 'CoverLetterBuildPage');
export const CoverLetterPage = lazyRouteComponent(() => import('./editor/CoverLetterPage.tsx'), 'CoverLetterPage');
