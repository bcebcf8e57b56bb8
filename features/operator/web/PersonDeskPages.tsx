import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { paths } from '#kit/ui/paths.ts';
import { query } from '#kit/ui/query.ts';
import { findPeople, type Person } from '../contract.ts';
import { Desk, type QueueRow } from './Desk.tsx';
import { PersonRecord } from './PersonRecord.tsx';
import { readQueueSearch } from './queue-search.ts';

const RECRUITERS = ['recruiter', 'recruiters'] as const;
const VETERANS = ['veteran', 'veterans'] as const;

/** `/operator/recruiters` and `/operator/recruiters/:userId`. */
export function RecruiterDeskPage() {
  return <PersonDesk title="Recruiters" noun={RECRUITERS} people="recruiter" path={paths.operator.recruiters()} />;
}

/** `/operator/veterans` and `/operator/veterans/:userId`. */
export function VeteranDeskPage() {
  return <PersonDesk title="Veterans" noun={VETERANS} people="veteran" path={paths.operator.veterans()} />;
}

type PersonDeskProps = { title: string; noun: readonly [string, string]; people: 'recruiter' | 'veteran'; path: string };

function PersonDesk({ title, noun, people, path }: PersonDeskProps) {
  const params: { userId?: string } = useParams({ strict: false });
  const search = readQueueSearch(useSearch({ strict: false }));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(findPeople, {
      query: { search: search.search, status: search.status ? [search.status] : [], role: [people], page: search.page },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Desk
      title={title}
      noun={noun}
      searchLabel="Search by name or e-mail"
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
    detail: [company?.name ?? service, email, unverified && 'e-mail not verified'].filter(Boolean).join(', '),
    waiting_since: unverified ? null : waiting_since,
  };
}
