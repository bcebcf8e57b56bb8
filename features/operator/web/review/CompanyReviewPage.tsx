import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { query } from '#kit/ui/data/query.ts';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import { type OperatorCompany, QueueSearch } from '../../contract.ts';
import { companyListCall } from '../list-queries.ts';
import { counted } from '../operator-words.ts';
import { CompanyRecord } from './CompanyRecord.tsx';
import { type QueueRow, ReviewLayout } from './ReviewLayout.tsx';

const COMPANIES = ['company', 'companies'] as const;

/** `/operator/companies` and `/operator/companies/:companyId`. */
export function CompanyReviewPage() {
  const params: { companyId?: string } = useParams({ strict: false });
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = readSearch(QueueSearch, raw);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(...companyListCall(raw)),
    placeholderData: keepPreviousData,
  });
  return (
    <ReviewLayout
      title="Companies"
      noun={COMPANIES}
      searchLabel="Search by name or domain"
      path={paths.operator.companies()}
      search={search}
      openId={params.companyId === undefined ? undefined : Number(params.companyId)}
      list={{ rows: data?.data.map(lineOf), meta: data?.meta, error, isFetching, isPlaceholderData, refetch }}
      record={(id, place) => <CompanyRecord id={id} place={place} />}
    />
  );
}

function lineOf({ id, name, status, city, industry, people, waiting_since, change_waits }: OperatorCompany): QueueRow {
  const detail = [change_waits && 'Changes to approve', city, industry, people > 0 && counted(people, 'person', 'people')]
    .filter(Boolean)
    .join(', ');
  return { id, name, status, detail, waiting_since };
}
