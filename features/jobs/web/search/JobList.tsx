import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { query } from '#kit/ui/data/query.ts';
import { FilterSheet } from '#kit/ui/lists/FilterSheet.tsx';
import { wideFrame } from '#kit/ui/page/frame.ts';
import { usePageTitle } from '#kit/ui/page/page-heading.ts';
import { useSettingsContext } from '#kit/ui/theme/settings.tsx';
import { TOP_BAR_HEIGHT } from '#kit/ui/theme/theme.ts';
import { findJobs } from '../../contract.ts';
import { JobDetailsPane, JobDetailsSkeleton } from '../details/JobDetailsPane.tsx';
import { jobCount } from '../job-words.ts';
import { SignInToSave } from '../saved/SignInToSave.tsx';
import { useSavedJobs } from '../saved/useSavedJobs.ts';
import { useJobFilter } from './filters/JobFilterContext.tsx';
import { JobSearchBar } from './filters/JobSearchBar.tsx';
import { clearJobSearch, filtersInForce, filtersOf, jobListQuery } from './filters/job-filter-url.ts';
import { JobResults, ResultsHead } from './JobResults.tsx';
import { JobsHead, SignInToSee } from './JobsHead.tsx';
import { BESIDE, RAIL } from './job-layout.ts';
import { useAnnouncedCount, useCitySearch, useFilterNames, useJobTitle } from './job-list-hooks.ts';
import { useFacets } from './use-facets.ts';

const later = () => import('./later.ts');
const SearchActions = lazy(async () => ({ default: (await later()).SearchActions }));
const JobFilters = lazy(async () => ({ default: (await later()).JobFilters }));

/** The list with its filters and, on wide screens, one job beside it. */
export function JobList({ openId, beside }: { openId: number | undefined; beside: boolean }) {
  const { search, change } = useJobFilter();
  const withRail = useMediaQuery(RAIL, { noSsr: true });
  const { themeStretch } = useSettingsContext();
  const viewer = useViewer();
  const saved = useSavedJobs(viewer?.role === 'veteran');
  const mayApply = viewer === null || viewer.role === 'veteran';
  const cities = useCitySearch(search.country_id);

  const callQuery = jobListQuery(search);
  const listKey = JSON.stringify(callQuery);
  // Only a veteran has saved jobs.
  const mayList = search.jobType === 'jobs' || viewer?.role === 'veteran';
  const jobs = useQuery({ ...query(findJobs, { query: callQuery }), enabled: mayList, placeholderData: keepPreviousData });
  const found = jobs.data;
  const cards = found ? [...found.data, ...found.partial] : [];
  const count = found && !jobs.isPlaceholderData ? jobCount(found.meta.total, found.meta.total_is_estimate) : null;
  useAnnouncedCount(count, listKey);

  const facets = useFacets(search, mayList);
  const names = useFilterNames(search, found, facets);
  const filters = filtersOf(search, names).map(({ key, label, without }) => ({ key, label, onRemove: () => change(without) }));
  const clear = () => change(clearJobSearch(search));

  // On a wide screen the first job is shown beside the list until another is opened.
  const shownId = openId ?? (beside ? cards[0]?.id : undefined);
  // Then no job is shown beside the list.
  const nothing = shownId === undefined && (found !== undefined || jobs.isError);
  const openTitle = useJobTitle(
    openId,
    cards.find(({ id }) => id === openId),
  );
  usePageTitle(
    openTitle ?? (search.jobType === 'saved' ? 'Saved jobs' : search.jobType === 'recommended' ? 'Jobs for you' : 'Jobs'),
  );

  const results = useRef<HTMLDivElement>(null);
  // A new list starts at the top. On going back, the router restores the position afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the list itself
  useLayoutEffect(() => {
    if (results.current) results.current.scrollTop = 0;
  }, [listKey]);

  const opened = useFocusOnOpened(openId, shownId);

  const details =
    shownId === undefined ? (
      <JobDetailsSkeleton />
    ) : (
      <JobDetailsPane
        jobId={shownId}
        card={cards.find(({ id }) => id === shownId)}
        beside={beside}
        mayApply={mayApply}
        onToggleSave={saved.toggle}
      />
    );
  if (!mayList) {
    return (
      <Box {...wideFrame} sx={{ width: '100%', px: { xs: 2, sm: 3 }, pt: { xs: 2, md: 2.5 } }}>
        <JobsHead current={search.jobType} />
        <SignInToSee what={search.jobType === 'recommended' ? 'jobs that fit you' : 'your saved jobs'} />
      </Box>
    );
  }

  const filterFields = (
    <Suspense fallback={<FiltersSkeleton />}>
      <JobFilters search={search} facets={facets} industryName={names.industry} onChange={(next) => change(next)} />
    </Suspense>
  );

  return (
    <Box
      {...wideFrame}
      sx={{
        width: '100%',
        maxWidth: themeStretch ? 'none' : 1680,
        mx: 'auto',
        display: 'flex',
        flexDirection: 'column',
        px: { xs: 2, sm: 3 },
        pt: { xs: 2, md: 2.5 },
        pb: { xs: 4, md: 2.5 },
        [`@media ${BESIDE}`]: { height: `calc(100dvh - ${TOP_BAR_HEIGHT.desktop}px)`, minHeight: 560 },
      }}
    >
      <JobsHead current={search.jobType}>
        <Suspense>
          <SearchActions />
        </Suspense>
      </JobsHead>
      <JobSearchBar
        search={search}
        onChange={change}
        cities={cities.found}
        citiesLoading={cities.loading}
        onTypeCity={cities.type}
      />
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          mt: 2.5,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [`@media ${BESIDE}`]: { gridTemplateColumns: '360px minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' },
          [`@media ${RAIL}`]: { gridTemplateColumns: '280px 420px minmax(0, 1fr)' },
        }}
      >
        {withRail && (
          <Box component="section" aria-label="Filters" sx={{ overflowY: 'auto', scrollbarWidth: 'thin', pl: 1, ml: -1, pr: 1 }}>
            {filterFields}
          </Box>
        )}
        <Box component="section" aria-labelledby="results" sx={columnSx(nothing)}>
          <ResultsHead
            found={found}
            filtersButton={
              !withRail && (
                <FilterSheet inForce={filtersInForce(search)} found={count} onClear={clear} anchor={beside ? 'left' : 'bottom'}>
                  {filterFields}
                </FilterSheet>
              )
            }
          />
          <Box
            ref={results}
            data-scroll-restoration-id={`jobs-${encodeURIComponent(listKey)}`}
            aria-busy={jobs.isPlaceholderData}
            sx={resultsSx()}
          >
            <JobResults
              found={found}
              failed={jobs.isError}
              fetching={jobs.isFetching}
              onRetry={() => jobs.refetch()}
              filters={filters}
              onClear={clear}
              currentId={beside ? shownId : undefined}
              onOpen={({ id }) => {
                opened.current = id;
              }}
              onToggleSave={mayApply ? saved.toggle : undefined}
            />
          </Box>
        </Box>
        {beside && !nothing && <DetailsFrame details={details} />}
      </Box>
      <SignInToSave job={saved.signInFor} onClose={saved.close} />
    </Box>
  );
}

/** Opening a job moves the focus to it, past the rest of the list. */
function useFocusOnOpened(openId: number | undefined, shownId: number | undefined) {
  const opened = useRef<number | null>(null);
  // Opening a job moves the focus to it, past the rest of the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time another job is shown
  useEffect(() => {
    if (opened.current !== shownId) return;
    document.getElementById('job-title')?.focus({ preventScroll: true });
    opened.current = null;
  }, [openId, shownId]);
  return opened;
}

function DetailsFrame({ details }: { details: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label="Job details"
      sx={{
        position: 'relative',
        minHeight: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      {details}
    </Box>
  );
}

function resultsSx() {
  return {
    mt: 1.5,
    // The jobs before remain readable while others load, so a line tells it: dimmed text has too little contrast.
    borderTop: 2,
    borderColor: 'transparent',
    transition: 'border-color 150ms',
    '&[aria-busy=true]': { borderColor: 'primary.main' },
    [`@media ${BESIDE}`]: {
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      pr: 1,
      mr: -1,
      pb: 1,
    },
  };
}

function columnSx(nothing: boolean) {
  return {
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    ...(nothing && {
      [`@media ${BESIDE}`]: { gridColumn: '1 / -1' },
      [`@media ${RAIL}`]: { gridColumn: '2 / -1' },
    }),
  };
}

function FiltersSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 3 }}>
      {[3, 4, 7].map((rows) => (
        <Box key={rows} sx={{ display: 'grid', gap: 1.5 }}>
          {[80, 74, 68, 62, 56, 50, 44].slice(0, rows).map((width) => (
            <Skeleton key={width} variant="rounded" width={`${width}%`} height={14} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
