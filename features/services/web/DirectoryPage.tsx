import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconAdjustmentsHorizontal, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { query } from '#kit/ui/data/query.ts';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { FilterChips } from '#kit/ui/lists/FilterChips.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { searchHref, useSearchChange, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { findServiceProviders, ServiceProviderSearch } from '../contract.ts';
import type { DirectoryWider } from '../directory-shapes.ts';
import { DirectoryCard } from './DirectoryCard.tsx';
import { DirectoryFilters } from './DirectoryFilters.tsx';
import { callQuery, type DirectorySearch, filtersInForce, WITHOUT_FILTERS } from './directory-search.ts';
import { ListError } from './ListError.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { SignInToSave } from './SignInToSave.tsx';
import { useNow } from './useNow.ts';
import { useSavedProviders } from './useSavedProviders.ts';

/** `/service-providers`: for anyone. */
export const PublicDirectoryPage = () => <Directory area="public" />;
/** `/veteran/service-providers`: with what the veteran saved. */
export const VeteranDirectoryPage = () => <Directory area="veteran" />;

const AREAS = {
  public: { list: paths.serviceProviders(), one: paths.serviceProvider },
  veteran: { list: paths.veteran.serviceProviders(), one: paths.veteran.serviceProvider },
} as const;

function Directory({ area }: { area: keyof typeof AREAS }) {
  const viewer = useViewer();
  const search = useUrlSearch(ServiceProviderSearch);
  const now = useNow();
  const withRail = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const isVeteran = viewer?.role === 'veteran';
  const saved = useSavedProviders(isVeteran);
  const sent = callQuery(search);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...query(findServiceProviders, { query: sent }),
    placeholderData: keepPreviousData,
  });
  const { list, one } = AREAS[area];
  const hrefOf = (change: Partial<DirectorySearch>) => searchHref(list, ServiceProviderSearch, search, change);
  const go = useSearchChange(ServiceProviderSearch, (from, change) => searchHref(list, ServiceProviderSearch, from, change), {
    resetScroll: false,
  });

  const count = data && !isPlaceholderData ? counted(data.meta.total, 'service', 'services', data.meta.total_is_estimate) : null;
  const key = JSON.stringify(sent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced for each new list, also one with the same count
  useEffect(() => {
    if (count) announce(`${count} found`);
  }, [count, key]);

  const chips = filtersInForce(search).map(({ key: name, label, without }) => ({
    key: name,
    label,
    onRemove: () => go(without),
  }));
  const filters = (
    <DirectoryFilters
      search={search}
      facets={data?.facets ?? null}
      areEstimates={data?.facets_are_estimates ?? false}
      maySave={isVeteran}
      onChange={go}
    />
  );

  return (
    <Page title="Support and services" lead="Help with work, training, health, money and housing.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 2.5 }}>
        <Box sx={{ flex: '2 1 280px', minWidth: 0, '& [role=search]': { maxWidth: 'none' } }}>
          <FormField id="directory-words" label="Keywords">
            <SearchBox label="Name, need or town" words={search.search} onChange={(words) => go({ search: words })} />
          </FormField>
        </Box>
        <PlaceSearch search={search} place={data?.place ?? null} onChange={go} />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' } }}>
        {withRail && (
          <Box component="section" aria-label="Filters">
            {filters}
          </Box>
        )}
        <Box component="section" aria-label="Results">
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, mb: 1.5 }}
          >
            <Typography variant="subtitle1" component="p" sx={{ minHeight: 28 }}>
              {count}
            </Typography>
            {!withRail && (
              <FilterDrawer inForce={chips.length} found={count}>
                {filters}
              </FilterDrawer>
            )}
          </Box>
          {chips.length > 0 && (
            <Box sx={{ mb: 2 }}>
              <FilterChips filters={chips} onClear={() => go(WITHOUT_FILTERS)} />
            </Box>
          )}
          {error && !data ? (
            <ListError
              error={error}
              title="The services could not be loaded"
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : !data ? (
            <ListSkeleton what="the services" />
          ) : data.data.length === 0 ? (
            <Nothing found={data} search={search} hrefOf={hrefOf} />
          ) : (
            <Box
              component="ul"
              aria-busy={isPlaceholderData}
              sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, opacity: isPlaceholderData ? 0.6 : 1 }}
            >
              {data.data.map((provider) => (
                <DirectoryCard
                  key={provider.id}
                  provider={provider}
                  href={searchHref(one(provider.id), ServiceProviderSearch, { ...search, page: 1 })}
                  now={now}
                  onToggleSave={viewer === null || isVeteran ? () => saved.toggle(provider) : undefined}
                />
              ))}
            </Box>
          )}
          {data && (
            <Pagination
              page={data.meta.page}
              lastPage={data.meta.last_page}
              hrefOf={(page) => hrefOf({ page })}
              what="Services"
            />
          )}
        </Box>
      </Box>
      <SignInToSave provider={saved.signInFor} onClose={saved.close} />
    </Page>
  );
}

type Found = ReplyOf<typeof findServiceProviders>;

/** Nothing found: other searches with what each would find. */
function Nothing({
  found,
  search,
  hrefOf,
}: {
  found: Found;
  search: DirectorySearch;
  hrefOf: (change: Partial<DirectorySearch>) => string;
}) {
  if (found.meta.total > 0)
    return (
      <EmptyState title="This page doesn’t exist" action={<Button href={hrefOf({ page: 1 })}>Go to page 1</Button>}>
        The list has {counted(found.meta.last_page, 'page', 'pages')}.
      </EmptyState>
    );
  if (search.saved && found.wider.length === 0)
    return (
      <EmptyState title="No saved services yet" action={<Button href={hrefOf({ saved: false })}>See all services</Button>}>
        Save a service to find it here again, on any device.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No services found"
      icon={<IconSearchOff size={28} aria-hidden />}
      action={found.wider.map((wider) => (
        <Button key={wider.label} variant="outlined" color="inherit" href={hrefOf(changeOf(wider))}>
          {wider.label} ({wider.count.toLocaleString('en-GB')})
        </Button>
      ))}
    >
      {found.wider.length > 0 ? 'Try a wider search:' : 'Try other words or fewer filters.'}
    </EmptyState>
  );
}

/** An offer's change in terms of the address: null removes a parameter. */
function changeOf({ change }: DirectoryWider): Partial<DirectorySearch> {
  const empty: Readonly<Record<string, unknown>> = { ...WITHOUT_FILTERS, search: '' };
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? empty[name]]));
}

function FilterDrawer({ inForce, found, children }: { inForce: number; found: string | null; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {inForce > 0 ? `Filters (${inForce})` : 'Filters'}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Filters', role: 'dialog', sx: { maxHeight: '85dvh' } } }}
      >
        <Box sx={{ p: 2.5, overflowY: 'auto' }}>{children}</Box>
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button fullWidth variant="contained" onClick={() => setOpen(false)}>
            {found ? `Show ${found}` : 'Show services'}
          </Button>
        </Box>
      </Drawer>
    </>
  );
}
