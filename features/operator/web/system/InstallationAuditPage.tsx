import Box from '@mui/material/Box';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { query } from '#kit/ui/data/query.ts';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { formatFull } from '#kit/ui/text/dates.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { detailsInWords } from '../audit/audit-search.ts';
import { installationAuditCall } from '../list-queries.ts';
import { auditWords } from '../operator-words.ts';

/** What system operators decided about tenants. No tenant's operators see it. */
export function InstallationAuditPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { language } = useLocale();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(...installationAuditCall(search)),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title="Decisions about tenants"
      lead="What system operators decided, and what was done at the terminal of the installation. The operators of the tenants don’t see it."
      breadcrumbs={[{ label: 'Tenants', href: paths.operator.tenants() }]}
    >
      <Box aria-busy={isPlaceholderData}>
        {error && !data ? (
          <ErrorState title="The log could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <TableSkeleton columns={5} what="the log" />
        ) : data.data.length === 0 ? (
          <EmptyState title="No decisions yet" icon={<IconHistory size={28} aria-hidden />}>
            New tenants, suspensions, and decisions on addresses will appear here.
          </EmptyState>
        ) : (
          <>
            <ResponsiveTable
              caption="Decisions"
              rows={data.data}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'action',
                  header: 'What happened',
                  cell: ({ action }) => (
                    <Box component="span" sx={{ fontWeight: 600 }}>
                      {auditWords(action)}
                    </Box>
                  ),
                },
                { key: 'tenant', header: 'Tenant', cell: ({ tenant }) => tenant?.name ?? 'All tenants' },
                {
                  key: 'actor',
                  header: 'Who',
                  cell: ({ actor, is_from_terminal }) =>
                    actor ? `${actor.full_name}, ${actor.tenant}` : is_from_terminal ? 'At the terminal' : 'Former operator',
                },
                {
                  key: 'details',
                  header: 'Details',
                  cell: ({ details }) => (
                    <Box sx={{ maxWidth: 360, overflowWrap: 'anywhere' }}>{detailsInWords(details, null) || '–'}</Box>
                  ),
                },
                {
                  key: 'at',
                  header: 'When',
                  width: 176,
                  cell: ({ at }) => (
                    <span title={formatFull(at, language)}>
                      <DateText value={at} />
                    </span>
                  ),
                },
              ]}
            />
            <Pagination
              page={data.meta.page}
              lastPage={data.meta.last_page}
              hrefOf={(page) => withQuery(paths.operator.installationAudit(), { page: page === 1 ? null : page })}
              what="Decisions"
            />
          </>
        )}
      </Box>
    </Page>
  );
}
