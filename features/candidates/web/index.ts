import { lazyRouteComponent } from '@tanstack/react-router';

/** The call for the candidate list at this address, for the router's loader. */
export async function candidateListQuery(search: Readonly<Record<string, unknown>>) {
  return (await import('./candidate-list-query.ts')).candidateListCall(search);
}

export const CandidateListPage = lazyRouteComponent(() => import('./CandidateListPage.tsx'), 'CandidateListPage');
export const VisibilityPage = lazyRouteComponent(() => import('./VisibilityPage.tsx'), 'VisibilityPage');
