import { useQuery } from '@tanstack/react-query';
import { MatchPanel } from '#features/jobs/web/parts.ts';
import { query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { getApplicantMatch } from '../contract.ts';

const matchOf = (applicationId: number) => query(getApplicantMatch, { params: { id: applicationId } });

/** Why an applicant fits the job: a section of the applicant panel. */
export function ApplicantMatch({ applicationId }: { applicationId: number }) {
  const { data, error, isFetching, refetch } = useQuery(matchOf(applicationId));
  if (error && !data)
    return <ErrorState title="The match could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <ListSkeleton rows={1} what="how well this person fits" />;
  const { match, no_match, match_score } = data.data;
  const hasChanged = match !== null && match_score !== null && match_score !== Math.round(match.score);
  return (
    <MatchPanel
      match={match}
      reason={no_match}
      title="Match with the advert"
      headingLevel="h4"
      note={hasChanged ? `${match_score}% when they applied. Lists show and sort by that score.` : undefined}
    />
  );
}
