import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement, lazy } from 'react';
import type { BulkAction, ExtraSection } from './extra-section.ts';

export type { BulkAction, ExtraSection } from './extra-section.ts';

/**
 * The applicants of a job. `sections` are parts of the applicant panel, and `actions` buttons for the chosen applicants, that belong to
 * features on higher floors.
 */
export const applicantListPage = (sections: readonly ExtraSection[], actions: readonly BulkAction[]) =>
  lazyRouteComponent(async () => {
    const { ApplicantListPage } = await import('./applicants/ApplicantListPage.tsx');
    return { Page: () => createElement(ApplicantListPage, { sections, actions }) };
  }, 'Page');

/** The calls of what an address of a job's applicants shows, for the router's loader. */
export async function applicantQueries(jobId: number, search: Readonly<Record<string, unknown>>) {
  return (await import('./applicants/applicant-list-query.ts')).applicantCalls(jobId, search);
}

/** The calls of what an address of the veteran's applications shows, for the router's loader. */
export async function appliedQueries(search: Readonly<Record<string, unknown>>) {
  return (await import('./applicants/applicant-list-query.ts')).appliedCalls(search);
}

/**
 * The veteran's applications. `sections` are parts of each card, and `Lead` is shown above all of them; both belong to features on higher
 * floors.
 */
export const appliedJobsPage = (sections: readonly ExtraSection[], Lead?: ComponentType) =>
  lazyRouteComponent(async () => {
    const { AppliedJobsPage } = await import('./own/AppliedJobsPage.tsx');
    return { Page: () => createElement(AppliedJobsPage, { sections, Lead }) };
  }, 'Page');
export const ApplyPage = lazyRouteComponent(() => import('./apply/ApplyPage.tsx'), 'ApplyPage');

/** Of which jobs a recruiter is notified about applicants, in the notification settings. */
export const APPLICANT_SCOPE = {
  role: 'recruiter' as const,
  Component: lazy(async () => ({ default: (await import('./ApplicantScope.tsx')).ApplicantScope })),
};
