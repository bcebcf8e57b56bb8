import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { findCourses } from '#features/courses/contract.ts';
import { CourseListItem, useSavedCourses } from '#features/courses/web/parts.ts';
import { findServiceProviders } from '#features/services/contract.ts';
import { DIRECTORY_LABELS, PROXIMITY } from '#features/services/directory-rules.ts';
import { AVAILABILITY, CATEGORY_TAGS, SERVICE_TYPES } from '#features/services/rules.ts';
import { DirectoryCard, ListError, useNow, useSavedProviders } from '#features/services/web/parts.ts';
import type { ListMeta } from '#kit/contract/shapes.ts';
import { query } from '#kit/ui/data/query.ts';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { oneOf, searchHref, useSearchChange, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { type DashboardAddress, DashboardSearch } from '../veteran-contract.ts';

const options = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** Services and courses by the dashboard's filters. A change of a filter leads back to page 1. */
export function Explore() {
  const search = useUrlSearch(DashboardSearch);
  const hrefOf = (change: Partial<DashboardAddress>) => searchHref(paths.veteran.home(), DashboardSearch, search, change);
  const go = useSearchChange(DashboardSearch, (now, change) => searchHref(paths.veteran.home(), DashboardSearch, now, change), {
    resetScroll: false,
  });
  const { category_id, service_type, proximity, availability, page, show } = search;
  const filters = {
    ...(category_id && { category_id: [category_id] }),
    ...(service_type && { service_type: [service_type] }),
    ...(availability && { availability: [availability] }),
    ...(proximity && { proximity }),
  };
  const isFiltered = Object.keys(filters).length > 0;
  // The list that is not shown is asked for its count.
  const services = useQuery({
    ...query(findServiceProviders, { query: { ...filters, page: show === 'services' ? page : 1 } }),
    placeholderData: keepPreviousData,
  });
  const courses = useQuery({
    ...query(findCourses, { query: { ...filters, page: show === 'courses' ? page : 1 } }),
    placeholderData: keepPreviousData,
  });
  const shown = show === 'services' ? services : courses;
  const meta = shown.data && !shown.isPlaceholderData ? shown.data.meta : null;
  const [one, several] = show === 'services' ? ['service', 'services'] : ['course', 'courses'];
  const count = meta && counted(meta.total, one, several, meta.total_is_estimate);
  const key = JSON.stringify(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced for each new list, also one with the same count
  useEffect(() => {
    if (count) announce(`${count} found`);
  }, [count, key]);

  return (
    <>
      <Box role="search" aria-label="Filters" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
        <FilterSelect
          label="Need"
          value={category_id ?? ''}
          options={options(CATEGORY_TAGS, DIRECTORY_LABELS.category_id)}
          onChange={(value) => go({ category_id: oneOf(CATEGORY_TAGS, value) })}
        />
        <FilterSelect
          label="In person or online"
          value={service_type ?? ''}
          options={options(SERVICE_TYPES, DIRECTORY_LABELS.service_type)}
          onChange={(value) => go({ service_type: oneOf(SERVICE_TYPES, value) })}
        />
        <FilterSelect
          label="Distance"
          value={proximity ?? ''}
          options={options(PROXIMITY, DIRECTORY_LABELS.proximity)}
          onChange={(value) => go({ proximity: oneOf(PROXIMITY, value) })}
        />
        <FilterSelect
          label="Opening hours"
          value={availability ?? ''}
          options={options(AVAILABILITY, DIRECTORY_LABELS.availability)}
          onChange={(value) => go({ availability: oneOf(AVAILABILITY, value) })}
        />
        {isFiltered && (
          <Button
            color="inherit"
            onClick={() => go({ category_id: undefined, service_type: undefined, proximity: undefined, availability: undefined })}
          >
            Clear filters
          </Button>
        )}
      </Box>
      <ToggleButtonGroup
        exclusive
        value={show}
        aria-label="List"
        onChange={(_, chosen: DashboardAddress['show'] | null) => chosen && go({ show: chosen })}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="services">{labelOf('Services', services.data?.meta)}</ToggleButton>
        <ToggleButton value="courses">{labelOf('Courses', courses.data?.meta)}</ToggleButton>
      </ToggleButtonGroup>
      {shown.error && !shown.data ? (
        <ListError
          error={shown.error}
          title={show === 'services' ? 'The services could not be loaded' : 'The courses could not be loaded'}
          onRetry={() => void shown.refetch()}
          retrying={shown.isFetching}
        />
      ) : !shown.data ? (
        <ListSkeleton what={show === 'services' ? 'the services' : 'the courses'} />
      ) : shown.data.data.length === 0 ? (
        <EmptyState
          title={shown.data.meta.total > 0 ? 'This page doesn’t exist' : `No ${show} match these filters`}
          icon={<IconSearchOff size={28} aria-hidden />}
          action={
            <Button
              variant="outlined"
              color="inherit"
              href={shown.data.meta.total > 0 ? hrefOf({ page: 1 }) : paths.veteran.home({ dashboard_tab: 'explore' })}
            >
              {shown.data.meta.total > 0 ? 'Go to page 1' : 'Clear filters'}
            </Button>
          }
        >
          {shown.data.meta.total > 0 ? 'The list has fewer pages now.' : 'Remove a filter, or look in the other list.'}
        </EmptyState>
      ) : show === 'services' ? (
        <Services found={services.data?.data ?? []} stale={services.isPlaceholderData} />
      ) : (
        <Courses found={courses.data?.data ?? []} stale={courses.isPlaceholderData} />
      )}
      {shown.data && (
        <Pagination
          page={shown.data.meta.page}
          lastPage={shown.data.meta.last_page}
          hrefOf={(to) => hrefOf({ page: to })}
          what={show === 'services' ? 'Services' : 'Courses'}
        />
      )}
    </>
  );
}

const labelOf = (label: string, meta: ListMeta | undefined) =>
  meta ? `${label} (${meta.total_is_estimate ? 'about ' : ''}${meta.total.toLocaleString('en-GB')})` : label;

type ServiceRow = ComponentProps<typeof DirectoryCard>['provider'];
type CourseRow = ComponentProps<typeof CourseListItem>['course'];

function Services({ found, stale }: { found: readonly ServiceRow[]; stale: boolean }) {
  const now = useNow();
  const saved = useSavedProviders(true);
  return (
    <Rows stale={stale}>
      {found.map((provider) => (
        <DirectoryCard
          key={provider.id}
          provider={provider}
          href={paths.veteran.serviceProvider(provider.id)}
          now={now}
          onToggleSave={() => saved.toggle(provider)}
        />
      ))}
    </Rows>
  );
}

function Courses({ found, stale }: { found: readonly CourseRow[]; stale: boolean }) {
  const toggle = useSavedCourses();
  return (
    <Rows stale={stale}>
      {found.map((course) => (
        <CourseListItem
          key={course.id}
          course={course}
          href={paths.veteran.course(course.id)}
          onToggleSave={() => toggle(course)}
        />
      ))}
    </Rows>
  );
}

function Rows({ stale, children }: { stale: boolean; children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-busy={stale}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.5,
        opacity: stale ? 0.6 : 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
