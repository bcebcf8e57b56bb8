import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconFlag } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { mutation, query } from '#kit/ui/data/query.ts';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { searchHref, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import {
  decideOccupationReport,
  findOccupationReports,
  type OccupationReport,
  OccupationReportSearch,
} from '../report-contract.ts';
import { REPORTED_PROBLEMS } from '../trade-rules.ts';

const DECIDED_OPTIONS = [
  { value: 'open', label: 'To review' },
  { value: 'decided', label: 'Reviewed' },
];

/** What people reported as wrong on the trade page, for staff to review. */
export function OccupationReportList() {
  const search = useUrlSearch(OccupationReportSearch);
  const navigate = useNavigate();
  const { decided, page } = search;
  const { data, error, isFetching, refetch } = useQuery({
    ...query(findOccupationReports, { query: { decided, page } }),
    placeholderData: keepPreviousData,
  });
  const hrefOf = (change: Partial<typeof search>) =>
    searchHref(paths.operator.content(), OccupationReportSearch, { ...search, section: 'reports' }, change);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 1.5, mb: 2 }}>
        <FilterSelect
          label="Show"
          allLabel={null}
          value={decided}
          options={DECIDED_OPTIONS}
          onChange={(chosen) =>
            void navigate({ href: hrefOf({ decided: chosen === 'decided' ? 'decided' : 'open' }), replace: true })
          }
        />
        <Typography variant="body2" color="textSecondary" role="status">
          {data && counted(data.meta.total, 'report', 'reports')}
        </Typography>
      </Box>
      {error && !data ? (
        <ErrorState title="The reports could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <ListSkeleton rows={3} what="the reports" />
      ) : data.data.length === 0 ? (
        <EmptyState
          title={decided === 'open' ? 'Nothing to review' : 'No reviewed reports'}
          icon={<IconFlag size={28} aria-hidden />}
        >
          When someone reports a wrong result on the page “What can I do with my trade?”, it appears here.
        </EmptyState>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {data.data.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </Box>
      )}
      {data && <Pagination page={page} lastPage={data.meta.last_page} hrefOf={(to) => hrefOf({ page: to })} what="Reports" />}
    </>
  );
}

function Report({ report }: { report: OccupationReport }) {
  const { id, service, trade, rank, occupation, problem, note, times, last_at, decision, decided_at, decided_by } = report;
  const decide = useMutation(
    mutation(decideOccupationReport, { invalidates: [findOccupationReports], success: 'Report reviewed' }),
  );
  const input = [trade, service, rank].filter(Boolean).join(', ');
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {occupation}
        </Typography>
        <Chip size="small" label={REPORTED_PROBLEMS[problem]} />
        <Box sx={{ ml: 'auto', typography: 'caption', color: 'text.secondary' }}>
          {times > 1 && `${times} times, last `}
          <DateText value={last_at} />
        </Box>
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {'For '}
        <Link href={paths.trade({ service, trade, rank })}>{input}</Link>
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      {decision === null ? (
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            loading={decide.isPending}
            onClick={() => decide.mutate({ params: { id }, body: { decision: 'accepted' } })}
          >
            The report is right
          </Button>
          <Button
            size="small"
            color="inherit"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ params: { id }, body: { decision: 'dismissed' } })}
          >
            Dismiss
          </Button>
        </Box>
      ) : (
        <Typography variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
          {decision === 'accepted' ? 'Accepted' : 'Dismissed'}
          {decided_by && ` by ${decided_by}`}
          {decided_at && (
            <>
              {', '}
              <DateText value={decided_at} />
            </>
          )}
        </Typography>
      )}
    </Box>
  );
}
