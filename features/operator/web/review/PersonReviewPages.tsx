import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { query } from '#kit/ui/data/query.ts';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import { type Person, QueueSearch } from '../../contract.ts';
import { personListCall } from '../list-queries.ts';
import { PersonRecord } from './PersonRecord.tsx';
import { type QueueRow, ReviewLayout } from './ReviewLayout.tsx';

const RECRUITERS = ['recruiter', 'recruiters'] as const;
const VETERANS = ['veteran', 'veterans'] as const;

/** `/operator/recruiters` and `/operator/recruiters/:userId`. */
export function RecruiterReviewPage() {
  return <PersonReview title="Recruiters" noun={RECRUITERS} people="recruiter" path={paths.operator.recruiters()} />;
}

/** `/operator/veterans` and `/operator/veterans/:userId`. */
export function VeteranReviewPage() {
  return <PersonReview title="Veterans" noun={VETERANS} people="veteran" path={paths.operator.veterans()} />;
}

type PersonReviewProps = { title: string; noun: readonly [string, string]; people: 'recruiter' | 'veteran'; path: string };

function PersonReview({ title, noun, people, path }: PersonReviewProps) {
  const params: { userId?: string } = useParams({ strict: false });
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = readSearch(QueueSearch, raw);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(...personListCall(raw, people)),
    placeholderData: keepPreviousData,
  });
  return (
    <ReviewLayout
      title={title}
      noun={noun}
      searchLabel="Search by name or email"
      path={path}
      search={{ ...search, role: '' }}
      openId={params.userId === undefined ? undefined : Number(params.userId)}
      list={{ rows: data?.data.map(lineOf), meta: data?.meta, error, isFetching, isPlaceholderData, refetch }}
      record={(id, place) => <PersonRecord id={id} place={place} />}
    />
  );
}

function lineOf({ id, full_name, status, email, company, service, email_verified_at, waiting_since }: Person): QueueRow {
  const unverified = status === 'pending' && email_verified_at === null;
  return {
    id,
    name: full_name,
    status,
    detail: [company?.name ?? service, email, unverified && 'email not verified'].filter(Boolean).join(', '),
    waiting_since: unverified ? null : waiting_since,
  };
}
