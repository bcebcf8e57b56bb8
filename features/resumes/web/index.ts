import { lazyRouteComponent } from '@tanstack/react-router';

const lists = () => import('./list/pages.ts');

export const ResumeListPage = lazyRouteComponent(lists, 'ResumeListPage');
export const FederalResumeListPage = lazyRouteComponent(lists, 'FederalResumeListPage');
export const ResumeBuildPage = lazyRouteComponent(lists, 'ResumeBuildPage');
export const ResumeEditorPage = lazyRouteComponent(() => import('./editor/ResumeEditorPage.tsx'), 'ResumeEditorPage');
export const ResumePreviewPage = lazyRouteComponent(() => import('./preview/ResumePreviewPage.tsx'), 'ResumePreviewPage');
export const SharedResumePage = lazyRouteComponent(() => import('./shared/SharedResumePage.tsx'), 'SharedResumePage');
export const CoverLetterListPage = lazyRouteComponent(lists, 'CoverLetterListPage');
export const CoverLetterBuildPage = lazyRouteComponent(lists, 'CoverLetterBuildPage');
export const CoverLetterPage = lazyRouteComponent(() => import('./editor/letters/CoverLetterPage.tsx'), 'CoverLetterPage');
