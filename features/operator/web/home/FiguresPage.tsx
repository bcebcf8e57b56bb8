import Box from '@mui/material/Box';
import { IconChartBar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { DayRange } from '#kit/ui/inputs/DayRange.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { FigureCard } from '#kit/ui/page/FigureCard.tsx';
import { FigureRow } from '#kit/ui/page/FigureRow.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { CountedAt } from '#kit/ui/text/CountedAt.tsx';
import { formatDayShort } from '#kit/ui/text/dates.ts';
import { durationInWords } from '#kit/ui/text/durations.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { figuresCall } from '../list-queries.ts';
import { figureSeries, readFiguresRange } from './figure-series.ts';

const CHARTS = [
  { of: 'sign_ups', title: 'Sign-ups', nothing: 'No sign-ups in this period.', colour: 'primary' },
  { of: 'jobs_published', title: 'Jobs published', nothing: 'No jobs published in this period.', colour: 'info' },
  { of: 'applications', title: 'Applications', nothing: 'No applications in this period.', colour: 'secondary' },
  { of: 'placements', title: 'Hires', nothing: 'No hires in this period.', colour: 'success' },
] as const;

/** People, jobs, applications and hires, now and over a range of days. */
export function FiguresPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { from = '', to = '' } = readFiguresRange(search);
  const navigate = useNavigate();
  const { language } = useLocale();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(...figuresCall(search)),
    placeholderData: keepPreviousData,
  });
  const figures = data?.data;
  const refused = error instanceof ApiError && error.status === 422 ? Object.values(error.errors).flat().join(' ') : undefined;
  const nothingYet = figures && figures.totals.veterans + figures.totals.recruiters + figures.totals.companies === 0;

  return (
    <Page title="Figures" lead="Activity on this site.">
      {error && !figures && !refused ? (
        <ErrorState title="The figures could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !figures && !refused ? (
        <DetailsSkeleton what="the figures" />
      ) : nothingYet ? (
        <EmptyState title="Nothing to count yet" icon={<IconChartBar size={28} aria-hidden />}>
          Figures appear here when people have signed up.
        </EmptyState>
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }} aria-busy={isPlaceholderData}>
          {figures && (
            <FigureRow
              figures={[
                { label: 'Veterans', value: figures.totals.veterans },
                { label: 'Recruiters', value: figures.totals.recruiters },
                { label: 'Active companies', value: figures.totals.companies },
                { label: 'Open jobs', value: figures.totals.open_jobs },
                { label: 'Applications', value: figures.totals.applications },
                { label: 'Hires', value: figures.totals.placements },
              ]}
            />
          )}
          {figures && <CountedAt at={figures.counted_at} />}
          <DayRange
            from={from || (figures?.from ?? '')}
            to={to || (figures?.to ?? '')}
            error={refused}
            onChange={(days) =>
              void navigate({ href: withQuery(paths.operator.figures(), days), replace: true, resetScroll: false })
            }
          />
          {figures && (
            <>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {figures.median_approval_hours === null
                  ? 'No decisions in this period.'
                  : `Median time to a decision in this period: ${durationInWords(figures.median_approval_hours)}.`}
              </Box>
              <Box
                sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
              >
                {CHARTS.map(({ of, title, nothing, colour }) => {
                  const { by, series } = figureSeries(figures[of]);
                  return (
                    <FigureCard
                      key={of}
                      title={title}
                      what={by === 'week' ? 'Week from' : 'Day'}
                      labels={series.map(({ day }) => formatDayShort(day, language))}
                      series={[{ label: title, values: series.map(({ count }) => count), colour }]}
                      nothing={nothing}
                    />
                  );
                })}
              </Box>
            </>
          )}
        </Box>
      )}
    </Page>
  );
}
