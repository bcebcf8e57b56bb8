import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { paths } from '#kit/ui/paths.ts';
import { query } from '#kit/ui/query.ts';
import { findOperatorCompanies, type OperatorCompany } from '../contract.ts';
import { CompanyRecord } from './CompanyRecord.tsx';
import { Desk, type QueueRow } from './Desk.tsx';
import { counted } from './operator-words.ts';
import { readQueueSearch } from './queue-search.ts';

const COMPANIES = ['company', 'companies'] as const;

/** `/operator/companies` and `/operator/companies/:companyId`. */
export function CompanyDeskPage() {
  const params: { companyId?: string } = useParams({ strict: false });
  const search = readQueueSearch(useSearch({ strict: false }));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(findOperatorCompanies, {
      query: { search: search.search, status: search.status ? [search.status] : [], page: search.page },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Desk
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

function lineOf({ id, name, status, city, industry, people, waiting_since }: OperatorCompany): QueueRow {
  const detail = [city, industry, people > 0 && counted(people, 'person', 'people')].filter(Boolean).join(', ');
  return { id, name, status, detail, waiting_since };
}
