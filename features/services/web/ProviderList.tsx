import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { IconBuildingCommunity, IconPhoto } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, download } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { oneOf, searchHref, useSearchChange, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { findServiceProviders } from '../contract.ts';
import {
  checkProvider,
  deleteProvider,
  findProviders,
  getProvidersCsv,
  mergeProviders,
  type Provider,
  ProviderSearch,
  showProviders,
} from '../operator-contract.ts';
import { siteName } from '../provider-lines.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../rules.ts';
import { EntryList } from './EntryList.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { LogoDialog } from './LogoDialog.tsx';
import { COUNTRY_OPTIONS, NEED_OPTIONS } from './need-words.ts';
import { ProviderDialog } from './ProviderDialog.tsx';
import { REPORT_NAMES } from './provider-words.ts';
import { useMilitaryServices } from './useMilitaryServices.ts';

/** Who is listed in the directory and proposed at the end of onboarding, with how fresh the facts of each are. */
export function ProviderList({ loadStandard }: { loadStandard: ReactNode }) {
  const search = useUrlSearch(ProviderSearch);
  const services = useMilitaryServices();
  const [merging, setMerging] = useState<{ rows: readonly Provider[]; clear: () => void } | null>(null);
  const { page, category, only } = search;
  const list = useQuery({
    ...query(findProviders, { query: { search: search.search, only, page, ...(category && { category }) } }),
    placeholderData: keepPreviousData,
  });
  const merge = useMutation(
    mutation(mergeProviders, {
      invalidates: [findProviders, findServiceProviders],
      success: ({ data: { name } }) => `Merged into ${name}`,
      onSuccess: () => {
        merging?.clear();
        setMerging(null);
      },
    }),
  );
  const hrefFrom = (from: typeof search, change: Partial<typeof search>) =>
    searchHref(paths.operator.content(), ProviderSearch, { ...from, section: 'providers' }, change);
  const go = useSearchChange(ProviderSearch, hrefFrom);
  const serviceNames = new Map(services.map(({ id, name }) => [id, name]));
  const [stored, ...twins] = merging?.rows ?? [];
  return (
    <>
      <EntryList
        words={{ one: 'provider', several: 'providers', search: 'Search providers' }}
        list={list}
        search={search}
        isNarrowed={category !== undefined}
        hrefOf={(change) => hrefFrom(search, change)}
        onFilter={go}
        filters={
          <FilterSelect
            label="Need"
            value={category ?? ''}
            options={NEED_OPTIONS}
            onChange={(need) => go({ category: oneOf(CATEGORIES, need) })}
          />
        }
        empty={{
          icon: <IconBuildingCommunity size={28} aria-hidden />,
          text: 'Providers that help veterans in your country. We suggest them at the end of onboarding by need, service and location.',
          action: () => loadStandard,
        }}
        nameOf={({ name }) => name}
        pageOf={({ id }) => paths.serviceProvider(id)}
        describe={describe}
        columns={[
          {
            key: 'needs',
            header: 'Category',
            width: 140,
            cell: ({ category, category_tags }) =>
              CATEGORIES.filter((need) => category_tags.includes(need))
                .sort((one, other) => Number(other === category) - Number(one === category))
                .map((need) => CATEGORY_NAMES[need])
                .join(', '),
          },
          { key: 'for', header: 'For', width: 160, cell: (provider) => audienceOf(provider, serviceNames) },
        ]}
        linkOf={({ website }) => website}
        isReported={({ reports }) => reports.length > 0}
        isUsed={({ chosen }) => chosen > 0}
        calls={{
          show: (ids, is_active) => call(showProviders, { body: { ids, is_active } }),
          check: ({ id, revision }) => call(checkProvider, { params: { id }, body: { revision } }),
          remove: (id) => call(deleteProvider, { params: { id } }),
          download: () => download(getProvidersCsv, {}, 'providers.csv'),
        }}
        invalidates={[findProviders, findServiceProviders]}
        rowActions={({ name }, open) => (
          <IconButton aria-label={`Logo of ${name}`} onClick={() => open('logo')}>
            <IconPhoto size={20} aria-hidden />
          </IconButton>
        )}
        selectionActions={(rows, clear) => (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={rows.length < 2}
            onClick={() => setMerging({ rows, clear })}
          >
            Merge
          </Button>
        )}
        dialog={(at, provider, close) =>
          at === 'import' ? (
            <ImportDialog onClose={close} />
          ) : at === 'logo' && provider ? (
            <LogoDialog provider={provider} onClose={close} />
          ) : (
            <ProviderDialog provider={provider} onClose={close} />
          )
        }
      />
      {stored && (
        <ConfirmDialog
          open
          title={`Merge into ${stored.name}?`}
          confirmLabel="Merge"
          destructive
          pending={merge.isPending}
          onCancel={() => setMerging(null)}
          onConfirm={() =>
            merge.mutate({ body: { keep_id: stored.id, revision: stored.revision, merge_ids: twins.map(({ id }) => id) } })
          }
        >
          {twins.map(({ name }) => name).join(', ')} will be deleted. Veterans who saved one of them keep {stored.name}.
        </ConfirmDialog>
      )}
    </>
  );
}

const describe = ({ description, reason, phones, email, website, chosen, reports }: Provider) => (
  <>
    <div>{description}</div>
    {reason && <div>{`“${reason}”`}</div>}
    <div>{[website && siteName(website), phones[0]?.number, email].filter((one) => one).join(' · ')}</div>
    {reports.map(({ kind, note, created_at }) => (
      <Box key={created_at} sx={{ color: 'warning.text' }}>
        {`Reported: ${REPORT_NAMES[kind].toLowerCase()}${note ? `, “${note}”` : ''}`}
      </Box>
    ))}
    {chosen > 0 && <div>{counted(chosen, 'veteran keeps it', 'veterans keep it')}</div>}
  </>
);

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
