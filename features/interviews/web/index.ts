import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import type { ExtraSection } from '#features/applications/web/index.ts';

const sections = () => import('./sections.ts');

export const InterviewListPage = lazyRouteComponent(() => import('./InterviewListPage.tsx'), 'InterviewListPage');

/** The call for the interviews at this address, for the router's loader. */
export async function interviewListQuery(search: Readonly<Record<string, unknown>>) {
  return (await import('./interview-list-query.ts')).interviewListCall(search);
}

/** Interviews in the applicant panel. */
export const APPLICANT_INTERVIEWS: ExtraSection = {
  key: 'interviews',
  title: 'Interviews',
  Count: lazy(async () => ({ default: (await sections()).ApplicantInterviewCount })),
  Component: lazy(async () => ({ default: (await sections()).ApplicantInterviews })),
};

/** Interviews in the card of an own application. */
export const OWN_INTERVIEWS: ExtraSection = {
  key: 'interviews',
  title: 'Interviews',
  Count: lazy(async () => ({ default: (await sections()).OwnInterviewState })),
  Component: lazy(async () => ({ default: (await sections()).OwnInterviews })),
};
