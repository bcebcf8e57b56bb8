import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  IconBuildingCommunity,
  IconDownload,
  IconPencil,
  IconPhoto,
  IconPlus,
  IconSearchOff,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { call, saveFile, toastError } from '#kit/ui/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { counted } from '#kit/ui/counted.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { FilterSelect } from '#kit/ui/FilterSelect.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { paths } from '#kit/ui/paths.ts';
import { keyOf, mutation, query } from '#kit/ui/query.ts';
import { ResponsiveTable } from '#kit/ui/ResponsiveTable.tsx';
import { SearchBox } from '#kit/ui/SearchBox.tsx';
import { ShownSwitch } from '#kit/ui/ShownSwitch.tsx';
import { TableSkeleton } from '#kit/ui/Skeletons.tsx';
import { oneOf, searchHref, useUrlSearch } from '#kit/ui/search-params.ts';
import { toast } from '#kit/ui/toast.tsx';
import { CHECK_AFTER_MONTHS } from '../entry-rules.ts';
import {
  checkProvider,
  deleteProvider,
  findProviders,
  getProvidersCsv,
  mergeProviders,
  PROVIDERS_SHOWN,
  type Provider,
  ProviderSearch,
  showProvider,
  showProviders,
} from '../operator-contract.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../rules.ts';
import { Freshness } from './Freshness.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { LogoDialog } from './LogoDialog.tsx';
import { COUNTRY_OPTIONS, NEED_OPTIONS } from './need-words.ts';
import { ProviderDialog } from './ProviderDialog.tsx';
import { PROVIDERS_SHOWN_OPTIONS, REPORT_NAMES } from './provider-words.ts';
import { useMilitaryServices } from './useMilitaryServices.ts';

type Open = { at: 'add' | 'import' | 'merge' } | { at: 'edit' | 'logo' | 'delete'; provider: Provider };

/** Who is proposed to veterans at the end of onboarding, with how fresh what is said of each is. */
export function ProviderList({ loadStandard }: { loadStandard: ReactNode }) {
  const search = useUrlSearch(ProviderSearch);
  const navigate = useNavigate();
  const client = useQueryClient();
  const services = useMilitaryServices();
  const [open, setOpen] = useState<Open | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const { page, category, only } = search;
  const asked = query(findProviders, { query: { search: search.search, only, page, ...(category && { category }) } });
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const again = () => client.invalidateQueries({ queryKey: keyOf(findProviders) });
  const show = useMutation({
    ...mutation(showProvider),
    onError: toastError,
    onSettled: again,
  });
  const check = useMutation({
    ...mutation(checkProvider),
    onSuccess: ({ data: provider }) => toast.success(`${provider.name} is marked as checked today`),
    onError: toastError,
    onSettled: again,
  });
  const showSeveral = useMutation(
    mutation(showProviders, {
      invalidates: [findProviders],
      success: ({ data: { changed } }, { body }) =>
        `${counted(changed, 'provider', 'providers')} ${body.is_active ? 'shown' : 'hidden'}`,
      onSuccess: () => setPicked(new Set()),
    }),
  );
  const merge = useMutation(
    mutation(mergeProviders, {
      invalidates: [findProviders],
      success: ({ data: { name } }) => `Merged into ${name}`,
      onSuccess: () => {
        setPicked(new Set());
        setOpen(null);
      },
    }),
  );
  const download = useMutation(mutation(() => call(getProvidersCsv), { onSuccess: (file) => saveFile(file, 'providers.csv') }));
  const remove = useMutation({
    mutationFn: (id: number) => call(deleteProvider, { params: { id } }),
    onSuccess: () => {
      setOpen(null);
      toast.success('Provider deleted');
    },
    onError: toastError,
    onSettled: again,
  });

  const hrefOf = (change: Partial<typeof search>) =>
    searchHref(paths.operator.content(), ProviderSearch, { ...search, section: 'providers' }, change);
  const go = (change: Partial<typeof search>) => void navigate({ href: hrefOf(change), replace: true, resetScroll: false });
  const serviceNames = new Map(services.map(({ id, name }) => [id, name]));
  /** As the list has it now. */
  const present = (provider: Provider) => data?.data.find(({ id }) => id === provider.id) ?? provider;
  const chosen = data?.data.filter(({ id }) => picked.has(id)) ?? [];
  const [kept, ...twins] = chosen;
  const isWhole = !search.search && !category && only === 'all';

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
        <FilterSelect
          label="Need"
          value={category ?? ''}
          options={NEED_OPTIONS}
          onChange={(need) => go({ category: oneOf(CATEGORIES, need) })}
        />
        <FilterSelect
          label="Show"
          allLabel={null}
          value={only}
          options={PROVIDERS_SHOWN_OPTIONS}
          onChange={(shown) => go({ only: oneOf(PROVIDERS_SHOWN, shown) ?? 'all' })}
        />
        <SearchBox label="Search providers" words={search.search} onChange={(typed) => go({ search: typed })} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Typography variant="body2" color="textSecondary" role="status">
          {data && counted(data.meta.total, 'provider', 'providers')}
          {data && data.to_check > 0 && only !== 'to_check' && (
            <>
              {', '}
              <Link href={hrefOf({ only: 'to_check' })}>{data.to_check} to check</Link>
            </>
          )}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<IconDownload size={18} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            Export CSV
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<IconUpload size={18} aria-hidden />}
            onClick={() => setOpen({ at: 'import' })}
          >
            Import
          </Button>
          <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setOpen({ at: 'add' })}>
            Add a provider
          </Button>
        </Box>
      </Box>
      {only === 'to_check' && (
        <Typography variant="body2" sx={{ mb: 2, maxWidth: '75ch' }}>
          Nobody has read these at their source within the last {CHECK_AFTER_MONTHS} months. Open the source, correct what has
          changed, then mark the provider as checked.
        </Typography>
      )}
      {error && !data ? (
        <ErrorState title="The providers could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <TableSkeleton columns={5} what="the providers" />
      ) : data.data.length === 0 && isWhole ? (
        <EmptyState title="No providers yet" icon={<IconBuildingCommunity size={28} aria-hidden />} action={loadStandard}>
          Those who help veterans in your country, proposed at the end of onboarding by need, service and place.
        </EmptyState>
      ) : data.data.length === 0 ? (
        <EmptyState title="No matches" icon={<IconSearchOff size={28} aria-hidden />}>
          {only === 'to_check' ? 'Everything here was checked within the year.' : 'Try fewer words, or all providers.'}
        </EmptyState>
      ) : (
        <Box aria-busy={isPlaceholderData}>
          {chosen.length > 0 && (
            <Box
              role="group"
              aria-label="Selected providers"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}
            >
              <Typography variant="body2">{chosen.length} selected</Typography>
              {[true, false].map((is_active) => (
                <Button
                  key={String(is_active)}
                  size="small"
                  variant="outlined"
                  color="inherit"
                  disabled={showSeveral.isPending}
                  onClick={() => showSeveral.mutate({ body: { ids: chosen.map(({ id }) => id), is_active } })}
                >
                  {is_active ? 'Show' : 'Hide'}
                </Button>
              ))}
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                disabled={chosen.length < 2}
                onClick={() => setOpen({ at: 'merge' })}
              >
                Merge
              </Button>
              <Button size="small" color="inherit" onClick={() => setPicked(new Set())}>
                Clear selection
              </Button>
            </Box>
          )}
          <ResponsiveTable
            caption="Providers"
            rows={data.data}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'select',
                header: '',
                name: 'Select',
                width: 52,
                cell: ({ id, name }) => (
                  <Checkbox
                    checked={picked.has(id)}
                    onChange={(_, checked) =>
                      setPicked(new Set(checked ? [...picked, id] : [...picked].filter((other) => other !== id)))
                    }
                    slotProps={{ input: { 'aria-label': `Select ${name}` } }}
                  />
                ),
              },
              { key: 'name', header: 'Provider', cell: (provider) => <Name provider={provider} /> },
              {
                key: 'needs',
                header: 'Helps with',
                width: 150,
                cell: ({ category, category_tags }) =>
                  CATEGORIES.filter((need) => category_tags.includes(need))
                    .sort((one, other) => Number(other === category) - Number(one === category))
                    .map((need) => CATEGORY_NAMES[need])
                    .join(', '),
              },
              {
                key: 'for',
                header: 'For',
                width: 170,
                cell: (provider) => audienceOf(provider, serviceNames),
              },
              {
                key: 'checked',
                header: 'Checked',
                width: 176,
                cell: (provider) => (
                  <Freshness
                    entry={provider}
                    name={provider.name}
                    link={provider.website}
                    isReported={provider.reports.length > 0}
                    busy={check.isPending}
                    onCheck={() => check.mutate({ params: { id: provider.id }, body: { revision: provider.revision } })}
                  />
                ),
              },
              {
                key: 'shown',
                header: 'Proposed',
                width: 96,
                align: 'right',
                cell: ({ id, name, is_active }) => (
                  <ShownSwitch
                    label={`Propose ${name}`}
                    checked={is_active}
                    onPress={(checked) => show.mutateAsync({ params: { id }, body: { is_active: checked } })}
                  />
                ),
              },
              {
                key: 'actions',
                header: '',
                name: 'Change',
                width: 140,
                align: 'right',
                cell: (provider) => (
                  <Box sx={{ display: 'inline-flex' }}>
                    <IconButton aria-label={`Edit ${provider.name}`} onClick={() => setOpen({ at: 'edit', provider })}>
                      <IconPencil size={20} aria-hidden />
                    </IconButton>
                    <IconButton aria-label={`Logo of ${provider.name}`} onClick={() => setOpen({ at: 'logo', provider })}>
                      <IconPhoto size={20} aria-hidden />
                    </IconButton>
                    {provider.chosen === 0 && (
                      <IconButton aria-label={`Delete ${provider.name}`} onClick={() => setOpen({ at: 'delete', provider })}>
                        <IconTrash size={20} aria-hidden />
                      </IconButton>
                    )}
                  </Box>
                ),
              },
            ]}
          />
          <Pagination
            page={data.meta.page}
            lastPage={data.meta.last_page}
            hrefOf={(to) => hrefOf({ page: to })}
            what="Providers"
          />
        </Box>
      )}
      {open?.at === 'add' && <ProviderDialog provider={null} onClose={() => setOpen(null)} />}
      {open?.at === 'edit' && <ProviderDialog provider={present(open.provider)} onClose={() => setOpen(null)} />}
      {open?.at === 'logo' && <LogoDialog provider={present(open.provider)} onClose={() => setOpen(null)} />}
      {open?.at === 'import' && <ImportDialog onClose={() => setOpen(null)} />}
      {open?.at === 'merge' && kept && (
        <ConfirmDialog
          open
          title={`Merge into ${kept.name}?`}
          confirmLabel="Merge"
          destructive
          pending={merge.isPending}
          onCancel={() => setOpen(null)}
          onConfirm={() =>
            merge.mutate({ body: { keep_id: kept.id, revision: kept.revision, merge_ids: twins.map(({ id }) => id) } })
          }
        >
          {twins.map(({ name }) => name).join(', ')} will be deleted. Veterans who saved one of them keep {kept.name}.
        </ConfirmDialog>
      )}
      {open?.at === 'delete' && (
        <ConfirmDialog
          open
          title="Delete this provider?"
          confirmLabel="Delete provider"
          destructive
          pending={remove.isPending}
          onCancel={() => setOpen(null)}
          onConfirm={() => remove.mutate(open.provider.id)}
        >
          “{open.provider.name}” goes for good. Nobody has chosen it.
        </ConfirmDialog>
      )}
    </>
  );
}

function Name({ provider }: { provider: Provider }) {
  const { name, description, reason, phones, email, website, is_active, chosen, reports } = provider;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      {!is_active && <Chip size="small" label="Hidden" sx={{ ml: 1 }} />}
      <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>
        <div>{description}</div>
        {reason && <div>{`“${reason}”`}</div>}
        <div>{[new URL(website).hostname.replace(/^www\./, ''), phones[0]?.number, email].filter((one) => one).join(' · ')}</div>
        {reports.map(({ kind, note, created_at }) => (
          <Box key={created_at} sx={{ color: 'warning.text' }}>
            {`Reported: ${REPORT_NAMES[kind].toLowerCase()}${note ? `, “${note}”` : ''}`}
          </Box>
        ))}
        {chosen > 0 && <div>{counted(chosen, 'veteran keeps it', 'veterans keep it')}</div>}
      </Box>
    </Box>
  );
}

function audienceOf(provider: Provider, serviceNames: ReadonlyMap<number, string>): string {
  const { country_id, military_service_ids, places, for_serving, for_left } = provider;
  const served = military_service_ids.flatMap((id) => serviceNames.get(id) ?? []);
  return [
    COUNTRY_OPTIONS.find(({ value }) => value === country_id)?.label ?? '–',
    ...served,
    places.join(', '),
    for_serving && for_left ? '' : for_serving ? 'still serving' : 'have left',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
