import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { IconPlus, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LOOKUP_KINDS } from '#features/lookups/contract.ts';
import { SCOPE_OF } from '#features/lookups/rules.ts';
import { useMilitaryServices } from '#features/services/web/parts.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { ShownSwitch } from '#kit/ui/inputs/ShownSwitch.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { type Column, ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { RowActions } from '#kit/ui/lists/RowActions.tsx';
import { oneOf, readSearch, useSearchChange } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import {
  deleteServiceLookup,
  type EditedLookup,
  findEditedLookups,
  LOOKUPS_SHOWN,
  LookupSearch,
  showServiceLookup,
} from '../../lookup-contract.ts';
import { lookupListCall } from '../list-queries.ts';
import { counted } from '../operator-words.ts';
import { LookupDialog, RenameDialog } from './LookupDialog.tsx';
import { hrefOfLookups } from './lookup-search.ts';
import { COUNTRY_OPTIONS, LOOKUP_OPTIONS, LOOKUP_WORDS, ONLY_OPTIONS } from './lookup-words.ts';

type Open = { at: 'add' } | { at: 'edit' | 'delete'; entry: EditedLookup };

/** The lists used to describe a service record. Operators hide or rename shared entries and add their own. */
export function LookupList() {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = readSearch(LookupSearch, raw);
  const services = useMilitaryServices();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...query(...lookupListCall(raw)),
    placeholderData: keepPreviousData,
  });
  const show = useMutation(mutation(showServiceLookup, { invalidates: [findEditedLookups] }));
  const remove = useMutation(
    mutation(deleteServiceLookup, {
      invalidates: [findEditedLookups],
      success: 'Entry deleted',
      onSuccess: () => setOpen(null),
    }),
  );

  const go = useSearchChange(LookupSearch, hrefOfLookups);
  const words = LOOKUP_WORDS[search.kind];
  const scope = SCOPE_OF[search.kind];
  const serviceNames = new Map(services.map(({ id, name }) => [id, name]));

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}>
          <FilterSelect
            label="List"
            allLabel={null}
            value={search.kind}
            options={LOOKUP_OPTIONS}
            onChange={(kind) => go({ kind: oneOf(LOOKUP_KINDS, kind) ?? 'rank', search: '' })}
          />
        </Box>
        {scope === 'service' && (
          <FilterSelect
            label="Service"
            value={search.service ? String(search.service) : ''}
            options={services.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(service) => go({ service: Number(service) })}
          />
        )}
        {scope === 'country' && (
          <FilterSelect
            label="Country"
            value={search.country ? String(search.country) : ''}
            options={COUNTRY_OPTIONS.map(({ value, label }) => ({ value: String(value), label }))}
            onChange={(country) => go({ country: Number(country) })}
          />
        )}
        <FilterSelect
          label="Show"
          allLabel={null}
          value={search.only}
          options={ONLY_OPTIONS}
          onChange={(only) => go({ only: oneOf(LOOKUPS_SHOWN, only) ?? 'all' })}
        />
        <SearchBox label={`Search ${words.several}`} words={search.search} onChange={(typed) => go({ search: typed })} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Typography variant="body2" color="textSecondary" role="status">
          {data && counted(data.meta.total, words.one, words.several)}
        </Typography>
        <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setOpen({ at: 'add' })}>
          Add an entry
        </Button>
      </Box>
      {error && !data ? (
        <ErrorState title="The list could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <TableSkeleton columns={4} what={`the ${words.several}`} />
      ) : data.data.length === 0 ? (
        <EmptyState title="No matches" icon={<IconSearchOff size={28} aria-hidden />}>
          Try fewer words, another service or all entries.
        </EmptyState>
      ) : (
        <Box aria-busy={isPlaceholderData}>
          <ResponsiveTable
            caption={words.list}
            rows={data.data}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', header: 'Name', cell: (entry) => <Name entry={entry} /> },
              ...(scope === 'service' && !search.service ? [serviceColumn(serviceNames)] : []),
              ...(scope === 'country' && !search.country ? [COUNTRY_COLUMN] : []),
              ...codeColumns(search.kind),
              {
                key: 'shown',
                header: 'Shown',
                width: 88,
                align: 'right',
                cell: ({ id, title, is_shown }) => (
                  <ShownSwitch
                    label={`Show ${title}`}
                    checked={is_shown}
                    onPress={(checked) => show.mutateAsync({ params: { id }, body: { is_shown: checked } })}
                  />
                ),
              },
              {
                key: 'actions',
                header: '',
                name: 'Change',
                width: 152,
                align: 'right',
                cell: (entry) => (
                  <RowActions
                    name={entry.title}
                    editLabel={entry.is_own ? 'Edit' : 'Rename'}
                    onEdit={() => setOpen({ at: 'edit', entry })}
                    onDelete={entry.is_own ? () => setOpen({ at: 'delete', entry }) : undefined}
                  />
                ),
              },
            ]}
          />
          <Pagination
            page={data.meta.page}
            lastPage={data.meta.last_page}
            hrefOf={(page) => hrefOfLookups(search, { page })}
            what={words.list}
          />
        </Box>
      )}
      {open?.at === 'add' && <LookupDialog search={search} services={services} entry={null} onClose={() => setOpen(null)} />}
      {open?.at === 'edit' &&
        (open.entry.is_own ? (
          <LookupDialog search={search} services={services} entry={open.entry} onClose={() => setOpen(null)} />
        ) : (
          <RenameDialog entry={open.entry} onClose={() => setOpen(null)} />
        ))}
      {open?.at === 'delete' && (
        <ConfirmDialog
          open
          title="Delete this entry?"
          confirmLabel="Delete entry"
          destructive
          pending={remove.isPending}
          onCancel={() => setOpen(null)}
          onConfirm={() => remove.mutate({ params: { id: open.entry.id } })}
        >
          “{open.entry.title}” will be deleted from the list. CVs that use it are not changed.
        </ConfirmDialog>
      )}
    </>
  );
}

function Name({ entry }: { entry: EditedLookup }) {
  const { title, abbreviation, parent, former_names, shared_title, is_own, help } = entry;
  const renamed = !is_own && shared_title !== title;
  const lines = [
    parent?.title,
    help,
    renamed ? `Shared name: ${shared_title}` : null,
    former_names.length > 0
      ? `Also found by ${former_names.map(({ name, until }) => (until ? `${name}, until ${until}` : name)).join('; ')}`
      : null,
  ].filter((line) => line);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {title}
      </Box>
      {abbreviation && ` (${abbreviation})`}
      {is_own && <Chip size="small" label="Added by us" sx={{ ml: 1 }} />}
      {renamed && <Chip size="small" label="Renamed" sx={{ ml: 1 }} />}
      {lines.map((line) => (
        <Box key={line} sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>
          {line}
        </Box>
      ))}
    </Box>
  );
}

const serviceColumn = (names: Map<number, string>): Column<EditedLookup> => ({
  key: 'service',
  header: 'Service',
  cell: ({ military_service_id }) => (military_service_id === null ? '–' : (names.get(military_service_id) ?? '–')),
});

const COUNTRY_COLUMN: Column<EditedLookup> = {
  key: 'country',
  header: 'Country',
  cell: ({ country_id }) => COUNTRY_OPTIONS.find(({ value }) => value === country_id)?.label ?? '–',
};

function codeColumns(kind: EditedLookup['kind']): Column<EditedLookup>[] {
  if (kind === 'rank')
    return [
      { key: 'nato', header: 'NATO code', width: 104, cell: ({ nato_code }) => nato_code ?? '–' },
      { key: 'pay', header: 'US grade', width: 96, cell: ({ pay_grade }) => pay_grade ?? '–' },
    ];
  if (kind === 'occupation')
    return [
      { key: 'code', header: 'Code', width: 104, cell: ({ code }) => code ?? '–' },
      { key: 'type', header: 'System', width: 112, cell: ({ code_type }) => code_type ?? '–' },
    ];
  return [];
}
