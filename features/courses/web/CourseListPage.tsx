import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconBookmark, IconHeartHandshake, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { ListError } from '#features/services/web/parts.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { query } from '#kit/ui/data/query.ts';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { type AppliedFilter, FilterChips } from '#kit/ui/lists/FilterChips.tsx';
import { FilterSheet } from '#kit/ui/lists/FilterSheet.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { searchHref } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { COURSE_LISTS, COURSE_ORDERS, CompareSearch, type findCourses } from '../contract.ts';
import { costLabel, FACETS, LABELS, MOST_COMPARED, monthLabel } from '../rules.ts';
import { CourseFilters } from './CourseFilters.tsx';
import { CourseListItem } from './CourseListItem.tsx';
import { CoursePlaceFilter, placeChip } from './CoursePlaceFilter.tsx';
import {
  type CoursesArea,
  type CourseUrlSearch,
  courseHref,
  courseListCall,
  courseListHref,
  readCourseSearch,
} from './course-list-query.ts';
import { courseCount } from './course-words.ts';
import { useSavedCourses } from './useSavedCourses.ts';

type Found = ReplyOf<typeof findCourses>;

const RAIL = '(min-width: 1100px)';
const TABS: Record<(typeof COURSE_LISTS)[number], string> = { all: 'All courses', saved: 'Saved', interested: 'Enquiries' };
const ORDERS: Record<(typeof COURSE_ORDERS)[number], string> = {
  relevance: 'Relevance',
  starts: 'Starts soonest',
  cost: 'Lowest cost',
  length: 'Shortest',
  distance: 'Distance',
};

/** `/courses`: for anyone. */
export const PublicCoursesPage = () => <CourseList area="public" />;
/** `/veteran/courses`: with the veteran's saved courses and interests. */
export const VeteranCoursesPage = () => <CourseList area="veteran" />;

function CourseList({ area }: { area: CoursesArea }) {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readCourseSearch(raw), [raw]);
  const navigate = useNavigate();
  const withRail = useMediaQuery(RAIL, { noSsr: true });
  const viewer = useViewer();
  const toggleSave = useSavedCourses();
  const list = area === 'veteran' ? search.list : 'all';
  const courses = useQuery({ ...query(...courseListCall(area, search)), placeholderData: keepPreviousData });
  const { data: found, isPlaceholderData } = courses;
  const change = (changes: Partial<CourseUrlSearch>) =>
    void navigate({ href: courseListHref(area, search, changes), replace: true, resetScroll: false });
  const clear = () =>
    void navigate({ href: courseListHref(area, readCourseSearch({ compare: search.compare.map(String) })), replace: true });
  const filters = useFilters(search, found, change);
  const count = found && !isPlaceholderData ? courseCount(found.meta.total, found.meta.total_is_estimate) : null;
  useAnnounced(count);

  const fields = (
    <CourseFilters
      search={search}
      facets={found?.facets ?? null}
      areEstimates={found?.facets_are_estimates ?? false}
      onChange={change}
    />
  );
  return (
    <Page
      title="Courses"
      lead={
        area === 'veteran'
          ? 'Training that leads to civilian work, and who pays for it.'
          : 'Training for people who served, and who pays for it.'
      }
    >
      {area === 'veteran' && <ListTabs area={area} list={list} />}
      {list === 'all' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
          <SearchBox
            heading="Keywords"
            label="Search courses, skills or qualifications"
            words={search.search}
            onChange={(words) => change({ search: words })}
          />
          <CoursePlaceFilter
            search={search}
            place={found?.place ?? null}
            mayUseProfile={viewer?.role === 'veteran'}
            onChange={change}
          />
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: withRail && list === 'all' ? '260px minmax(0, 1fr)' : 'minmax(0, 1fr)',
        }}
      >
        {withRail && list === 'all' && (
          <Box component="section" aria-label="Filters">
            {fields}
          </Box>
        )}
        <Box component="section" aria-labelledby="results">
          <ResultsHead
            search={search}
            withRail={withRail}
            list={list}
            change={change}
            clear={clear}
            filters={filters}
            count={count}
            fields={fields}
            found={found}
          />
          {list === 'all' && filters.length > 0 && (
            <Box sx={{ mb: 2 }}>
              <FilterChips filters={filters} onClear={clear} />
            </Box>
          )}
          {courses.isError && !found && (
            <ListError
              error={courses.error}
              title="The courses could not be loaded"
              onRetry={() => void courses.refetch()}
              retrying={courses.isFetching}
            />
          )}
          {courses.isError && found && (
            <Alert severity="warning" sx={{ mb: 1.5 }}>
              These courses may be out of date. Reload the page to try again.
            </Alert>
          )}
          {!courses.isError && !found && <ListSkeleton what="courses" />}
          {found && found.data.length === 0 && (
            <NothingFound area={area} found={found} search={search} list={list} onClear={clear} />
          )}
          {found && found.data.length > 0 && (
            <CourseGrid
              area={area}
              search={search}
              viewer={viewer}
              toggleSave={toggleSave}
              change={change}
              found={found}
              isPlaceholderData={isPlaceholderData}
            />
          )}
        </Box>
      </Box>
      {area === 'veteran' && search.compare.length > 0 && (
        <CompareBar chosen={search.compare} onClear={() => change({ compare: [] })} />
      )}
    </Page>
  );
}

function ListTabs({ area, list }: { area: 'veteran'; list: 'all' | 'saved' | 'interested' }) {
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
      <Tabs value={list} aria-label="Course lists">
        {COURSE_LISTS.map((one) => (
          <Tab
            key={one}
            value={one}
            label={TABS[one]}
            href={courseListHref(area, readCourseSearch(one === 'all' ? {} : { list: one }))}
          />
        ))}
      </Tabs>
    </Box>
  );
}

type ResultsHeadProps = {
  search: CourseUrlSearch;
  withRail: boolean;
  list: 'all' | 'saved' | 'interested';
  change: (changes: Partial<CourseUrlSearch>) => void;
  clear: () => undefined;
  filters: AppliedFilter[];
  count: string | null;
  fields: ReactNode;
  found: Found | undefined;
};

function ResultsHead({ search, withRail, list, change, clear, filters, count, fields, found }: ResultsHeadProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 40, mb: 1.5 }}>
      <Typography id="results" variant="subtitle1" component="h2" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
        {found ? courseCount(found.meta.total, found.meta.total_is_estimate) : 'Courses'}
      </Typography>
      {!withRail && list === 'all' && (
        <FilterSheet inForce={filters.length} found={count} onClear={clear} anchor="bottom">
          {fields}
        </FilterSheet>
      )}
      {list === 'all' && (
        <NativeSelect
          variant="outlined"
          input={<OutlinedInput />}
          inputProps={{ 'aria-label': 'Sort by' }}
          value={search.sorted_by}
          onChange={({ target }) => change({ sorted_by: COURSE_ORDERS.find((order) => order === target.value) ?? 'relevance' })}
          sx={{ minWidth: 150 }}
        >
          {COURSE_ORDERS.filter((order) => order !== 'distance' || found?.place || search.sorted_by === 'distance').map(
            (order) => (
              <option key={order} value={order}>
                {ORDERS[order]}
              </option>
            ),
          )}
        </NativeSelect>
      )}
    </Box>
  );
}

type CourseGridProps = {
  area: CoursesArea;
  search: CourseUrlSearch;
  viewer: ReturnType<typeof useViewer>;
  toggleSave: ReturnType<typeof useSavedCourses>;
  change: (changes: Partial<CourseUrlSearch>) => void;
  found: Found;
  isPlaceholderData: boolean;
};

function CourseGrid({ area, search, viewer, toggleSave, change, found, isPlaceholderData }: CourseGridProps) {
  return (
    <Box sx={{ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 150ms' }}>
      <Box
        component="ul"
        aria-label="Courses"
        sx={{
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          // All rows are equally high, so that the list is no patchwork.
          gridAutoRows: { md: '1fr' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {found.data.map((course) => {
          const chosen = search.compare.includes(course.id);
          return (
            <CourseListItem
              key={course.id}
              course={course}
              href={courseHref(area, course.id)}
              onToggleSave={viewer?.role === 'veteran' ? () => toggleSave(course) : undefined}
              compare={
                area === 'veteran'
                  ? {
                      chosen,
                      disabled: !chosen && search.compare.length >= MOST_COMPARED,
                      onToggle: () =>
                        change({
                          compare: chosen ? search.compare.filter((id) => id !== course.id) : [...search.compare, course.id],
                        }),
                    }
                  : undefined
              }
            />
          );
        })}
      </Box>
      <Pagination
        page={found.meta.page}
        lastPage={found.meta.last_page}
        hrefOf={(page) => courseListHref(area, search, { page })}
        what="Courses"
      />
    </Box>
  );
}

/** Says how many courses are left when a filter has changed. */
function useAnnounced(count: string | null) {
  const announced = useRef<string | null>(null);
  useEffect(() => {
    if (count === null) return;
    if (announced.current !== null && announced.current !== count) announce(count);
    announced.current = count;
  }, [count]);
}

/** What is filtered by, each with its way out. */
function useFilters(
  search: CourseUrlSearch,
  found: Found | undefined,
  change: (changes: Partial<CourseUrlSearch>) => void,
): AppliedFilter[] {
  const { countryId } = useLocale();
  const filters: AppliedFilter[] = [];
  if (search.search) filters.push({ key: 'search', label: `“${search.search}”`, onRemove: () => change({ search: '' }) });
  const place = placeChip(search, found?.place ?? null, countryId);
  if (place)
    filters.push({
      key: 'place',
      label: place,
      onRemove: () => change({ proximity: undefined, latitude: undefined, longitude: undefined, radius_km: undefined }),
    });
  for (const name of FACETS)
    for (const value of search[name])
      filters.push({
        key: `${name} ${value}`,
        label: nameOf(name, value),
        onRemove: () => change({ [name]: [...search[name]].filter((one) => one !== value) }),
      });
  return filters;

  function nameOf(name: (typeof FACETS)[number], value: string | number): string {
    const offered = found?.facets?.[name].find((one) => String(one.value).toLowerCase() === String(value).toLowerCase());
    if (offered) return offered.label;
    if (name === 'start') return monthLabel(String(value), countryId);
    const band = search.cost.find((one) => one === value);
    if (name === 'cost' && band) return costLabel(band, countryId);
    if (name === 'industry' || name === 'city' || name === 'cost') return String(value);
    const labels: Readonly<Record<string, string>> = LABELS[name];
    return labels[value] ?? String(value);
  }
}

function NothingFound({
  area,
  found,
  search,
  list,
  onClear,
}: {
  area: CoursesArea;
  found: Found;
  search: CourseUrlSearch;
  list: (typeof COURSE_LISTS)[number];
  onClear: () => void;
}) {
  if (found.meta.total > 0)
    return (
      <EmptyState
        title={`Page ${search.page} does not exist`}
        headingLevel="h3"
        action={
          <Button variant="contained" href={courseListHref(area, search, { page: 1 })}>
            Go to first page
          </Button>
        }
      />
    );
  if (list !== 'all')
    return (
      <EmptyState
        title={list === 'saved' ? 'No saved courses yet' : 'No interests yet'}
        headingLevel="h3"
        icon={list === 'saved' ? <IconBookmark size={28} /> : <IconHeartHandshake size={28} />}
        action={
          <Button variant="contained" href={paths.veteran.courses()}>
            Find courses
          </Button>
        }
      >
        {list === 'saved'
          ? 'Courses you save appear here.'
          : 'When you tell a provider that you are interested, the course appears here.'}
      </EmptyState>
    );
  const widened = (changes: Record<string, string | number | null>) => {
    const { page: _, ...rest } = search;
    const raw: Record<string, unknown> = { ...rest, ...changes };
    return courseListHref(
      area,
      readCourseSearch(Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, asText(value)]))),
    );
  };
  return (
    <EmptyState title="No courses match your search" headingLevel="h3" icon={<IconSearch size={28} />}>
      {found.wider.length > 0 ? 'Try a broader search:' : 'Check the spelling or remove a filter.'}
      <Box component="span" sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, mt: 2 }}>
        {found.wider.map(({ change, label, count }) => (
          <Button key={label} variant="outlined" href={widened(change)} sx={{ whiteSpace: 'normal' }}>
            {`${label}: ${courseCount(count)}`}
          </Button>
        ))}
        <Button variant="outlined" color="inherit" onClick={onClear} sx={{ color: 'text.primary' }}>
          Clear all filters
        </Button>
      </Box>
    </EmptyState>
  );
}

const asText = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(String) : value === null || value === undefined ? '' : String(value);

/** What was chosen to compare, at the bottom of the window. */
function CompareBar({ chosen, onClear }: { chosen: readonly number[]; onClear: () => void }) {
  return (
    <Paper
      component="section"
      aria-label="Compare"
      elevation={8}
      sx={{
        position: 'sticky',
        bottom: 16,
        zIndex: 2,
        mt: 2,
        mx: 'auto',
        width: 'fit-content',
        maxWidth: '100%',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="status">
        {chosen.length === 1 ? 'Select one or two more to compare' : `${chosen.length} courses selected`}
      </Typography>
      <Button size="small" color="inherit" onClick={onClear}>
        Clear
      </Button>
      <Button
        variant="contained"
        disabled={chosen.length < 2}
        href={searchHref(paths.veteran.compareCourses(), CompareSearch, { id: [...chosen] })}
      >
        Compare
      </Button>
    </Paper>
  );
}
