import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import type { ExtraSection } from '#features/applications/web/index.ts';

export const InterviewListPage = lazyRouteComponent(() => import('./InterviewListPage.tsx'), 'InterviewListPage');

/** The call for the interviews at this address, for the router's loader. */
export async function interviewListQuery(search: Readonly<Record<string, unknown>>) {
  return (await import('./interview-list-query.ts')).interviewListCall(search);
}

/** Interviews in the applicant panel. */
export const APPLICANT_INTERVIEWS: ExtraSection = {
  key: 'interviews',
  title: 'Interviews',
  Count: lazy(async () => ({ default: (await import('./Counts.tsx')).ApplicantInterviewCount })),
  Component: lazy(async () => ({ default: (await import('./ApplicantInterviews.tsx')).ApplicantInterviews })),
};

/** Interviews in the card of an own application. */
export const OWN_INTERVIEWS: ExtraSection = {
  key: 'interviews',
  title: 'Interviews',
  Count: lazy(async () => ({ default: (await import('./Counts.tsx')).OwnInterviewState })),
  Component: lazy(async () => ({ default: (await import('./OwnInterviews.tsx')).OwnInterviews })),
};
