import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { IconDownload, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { download, toastError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { DayRange } from '#kit/ui/inputs/DayRange.tsx';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { type AppliedFilter, FilterChips } from '#kit/ui/lists/FilterChips.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { readSearch, useSearchChange } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { formatDay, formatFull } from '#kit/ui/text/dates.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { AuditSearch, getAuditCsv } from '../../audit-contract.ts';
import { auditCall } from '../list-queries.ts';
import { auditWords, counted, hrefOfSubject } from '../operator-words.ts';
import { auditFilterOf, detailsInWords, hrefOfAudit, NO_AUDIT_FILTER } from './audit-search.ts';

const optionsOf = (names: readonly string[]) => names.map((value) => ({ value, label: auditWords(value) }));

/** Who did what and when, most recent first. */
export function AuditPage() {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = readSearch(AuditSearch, raw);
  const { language } = useLocale();
  const [loading, setLoading] = useState(false);
  const filter = auditFilterOf(search);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(...auditCall(raw)),
    placeholderData: keepPreviousData,
  });
  const hrefOf = (change: Partial<AuditSearch>) => hrefOfAudit(paths.operator.audit(), search, change);
  const go = useSearchChange(AuditSearch, (now, change) => hrefOfAudit(paths.operator.audit(), now, change));
  const total = data?.meta.total;
  const count = data && `${data.meta.total_is_estimate ? 'More than ' : ''}${counted(data.meta.total, 'event', 'events')}`;
  useEffect(() => {
    if (count !== undefined && !isPlaceholderData) announce(count);
  }, [count, isPlaceholderData]);

  const saveCsv = async () => {
    setLoading(true);
    try {
      await download(getAuditCsv, { query: filter }, 'audit.csv');
    } catch (problem) {
      toastError(problem);
    } finally {
      setLoading(false);
    }
  };

  const day = (value: string) => formatDay(value, language);
  const applied: AppliedFilter[] = [
    search.action && { key: 'action', label: auditWords(search.action), onRemove: () => go({ action: '' }) },
    search.subject_kind && {
      key: 'kind',
      label: auditWords(search.subject_kind),
      onRemove: () => go({ subject_kind: '' }),
    },
    search.from && { key: 'from', label: `From ${day(search.from)}`, onRemove: () => go({ from: '' }) },
    search.to && { key: 'to', label: `To ${day(search.to)}`, onRemove: () => go({ to: '' }) },
  ].filter((one) => typeof one === 'object');

  return (
    <Page
      title="Audit log"
      lead={count}
      action={
        <Button
          variant="outlined"
          color="inherit"
          loading={loading}
          loadingPosition="start"
          disabled={total === 0}
          startIcon={<IconDownload size={18} aria-hidden />}
          onClick={() => void saveCsv()}
        >
          Download CSV
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
        <SearchBox label="Search by person or action" words={search.search} onChange={(words) => go({ search: words })} />
        <FilterSelect
          label="Action"
          value={search.action}
          options={optionsOf(data?.actions ?? [])}
          onChange={(action) => go({ action })}
        />
        <FilterSelect
          label="About"
          value={search.subject_kind}
          options={optionsOf(data?.subject_kinds ?? [])}
          onChange={(subject_kind) => go({ subject_kind })}
        />
        <DayRange from={search.from ?? ''} to={search.to ?? ''} onChange={go} />
      </Box>
      <Box sx={{ mb: applied.length > 0 ? 2 : 0 }}>
        <FilterChips filters={applied} onClear={() => go(NO_AUDIT_FILTER)} />
      </Box>
      <Box aria-busy={isPlaceholderData}>
        {error && !data ? (
          <ErrorState title="The log could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <TableSkeleton columns={5} what="the audit log" />
        ) : data.data.length === 0 ? (
          <EmptyState
            title="No matches"
            icon={<IconSearchOff size={28} aria-hidden />}
            action={
              <Button variant="outlined" color="inherit" href={paths.operator.audit()}>
                Show the whole log
              </Button>
            }
          >
            Try fewer words or more days.
          </EmptyState>
        ) : (
          <>
            <ResponsiveTable
              caption="Events"
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
                {
                  key: 'actor',
                  header: 'Who',
                  cell: ({ actor }) => (actor ? <Link href={paths.operator.user(actor.id)}>{actor.full_name}</Link> : 'System'),
                },
                {
                  key: 'subject',
                  header: 'About',
                  cell: ({ subject_kind, subject_id, subject_name }) => {
                    const href = subject_name === null ? null : hrefOfSubject({ subject_kind, subject_id });
                    const words = subject_name ?? `${auditWords(subject_kind)}${subject_id === null ? '' : ` ${subject_id}`}`;
                    return href ? <Link href={href}>{words}</Link> : words;
                  },
                },
                {
                  key: 'details',
                  header: 'Details',
                  cell: ({ details, subject_name }) => (
                    <Box sx={{ maxWidth: 360, overflowWrap: 'anywhere' }}>{detailsInWords(details, subject_name) || '–'}</Box>
                  ),
                },
                {
                  key: 'at',
                  header: 'When',
                  width: 176,
                  cell: ({ at, address }) => (
                    <span title={formatFull(at, language)}>
                      <DateText value={at} />
                      {address && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>from {address}</Box>}
                    </span>
                  ),
                },
              ]}
            />
            {data.meta.total_is_estimate && data.meta.page === data.meta.last_page && (
              <Box sx={{ pt: 2, typography: 'body2', color: 'text.secondary' }}>
                {`These are the newest ${data.meta.total.toLocaleString('en-GB')} events. Choose fewer days to see older ones.`}
              </Box>
            )}
            <Pagination page={data.meta.page} lastPage={data.meta.last_page} hrefOf={(page) => hrefOf({ page })} what="Events" />
          </>
        )}
      </Box>
    </Page>
  );
}
