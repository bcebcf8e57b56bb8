import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconDownload, IconPlus, IconSearchOff, IconUpload } from '@tabler/icons-react';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Route } from '#kit/contract/route.ts';
import type { ListMeta } from '#kit/contract/shapes.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { ShownSwitch } from '#kit/ui/inputs/ShownSwitch.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { type Column, ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { RowActions } from '#kit/ui/lists/RowActions.tsx';
import { oneOf } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import { ENTRIES_SHOWN } from '../entry-contract.ts';
import { CHECK_AFTER_MONTHS } from '../entry-rules.ts';
import type { LinkCheck } from '../entry-shapes.ts';
import { Freshness } from './Freshness.tsx';

type Shown = (typeof ENTRIES_SHOWN)[number];
type ListSearch = { search: string; only: Shown; page: number };

type Entry = LinkCheck & {
  id: number;
  revision: number;
  is_active: boolean;
  is_verified: boolean;
  checked_on: string;
  source_url: string;
};

type Open<Row> = { at: string; row: Row | null };

type EntryListProps<Row extends Entry> = {
  /** `provider` and `providers`. */
  words: { one: string; several: string; search: string };
  list: UseQueryResult<{ data: Row[]; meta: ListMeta; to_check: number }>;
  search: ListSearch;
  /** A filter other than words and `only` is in force. */
  isNarrowed?: boolean;
  hrefOf: (change: Partial<ListSearch>) => string;
  /** Goes to the list with another filter. */
  onFilter: (change: Partial<ListSearch>) => void;
  /** Further filters. */
  filters?: ReactNode;
  empty: { icon: ReactNode; text: string; action: (open: (at: 'import') => void) => ReactNode };
  nameOf: (row: Row) => string;
  /** Its public page, linked while it is published. */
  pageOf: (row: Row) => string;
  describe: (row: Row) => ReactNode;
  columns: readonly Column<Row>[];
  /** The page that the scheduled check visits. */
  linkOf: (row: Row) => string;
  isReported?: (row: Row) => boolean;
  /** Somebody saved it, so it can be hidden but not deleted. */
  isUsed: (row: Row) => boolean;
  calls: {
    show: (ids: number[], is_active: boolean) => Promise<unknown>;
    check: (row: Row) => Promise<unknown>;
    remove: (id: number) => Promise<unknown>;
    download: () => Promise<unknown>;
  };
  /** Queries that show these entries. */
  invalidates: readonly Route[];
  /** Further buttons of a row; `open` opens a dialog of the list's own. */
  rowActions?: (row: Row, open: (at: string) => void) => ReactNode;
  /** Further buttons for the selected rows. */
  selectionActions?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** The dialog that is open. The row is as the list has it now. */
  dialog: (at: string, row: Row | null, close: () => void) => ReactNode;
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The operators' list of one kind of directory entry: what they publish, hide, check, import and edit. */
export function EntryList<Row extends Entry>({
  words,
  list,
  search,
  isNarrowed = false,
  hrefOf,
  onFilter,
  filters,
  empty,
  nameOf,
  pageOf,
  describe,
  columns,
  linkOf,
  isReported = () => false,
  isUsed,
  calls,
  invalidates,
  rowActions,
  selectionActions,
  dialog,
}: EntryListProps<Row>) {
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const { data } = list;
  const { only } = search;
  const { one, several } = words;
  const count = (number: number) => counted(number, one, several);
  const clear = () => setPicked(new Set());
  const close = () => setOpen(null);

  const { show, showSeveral, check, remove, download } = useEntryCalls({ nameOf, calls, invalidates, one, count, clear, close });

  const go = (change: Partial<ListSearch>) => {
    clear();
    onFilter(change);
  };
  const rows = data?.data ?? [];
  const selected = rows.filter(({ id }) => picked.has(id));
  const toggle = (id: number) =>
    setPicked(new Set(picked.has(id) ? [...picked].filter((other) => other !== id) : [...picked, id]));
  const openRow = open?.row ?? null;
  const current = openRow && (rows.find(({ id }) => id === openRow.id) ?? openRow);

  return (
    <>
      <Filters words={words} search={search} filters={filters} onChange={go} />
      <ListHead
        hrefOf={hrefOf}
        count={count}
        download={download}
        list={list}
        search={search}
        words={words}
        onOpen={(at) => setOpen({ at, row: null })}
      />
      {only === 'to_check' && (
        <Typography variant="body2" sx={{ mb: 2, maxWidth: '75ch' }}>
          Nobody has checked these at their source in the last {CHECK_AFTER_MONTHS} months. Open the source, correct what has
          changed, then mark the {one} as checked.
        </Typography>
      )}
      {list.isError && !data ? (
        <ErrorState title={`The ${several} could not be loaded`} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : !data ? (
        <TableSkeleton columns={5} what={`the ${several}`} />
      ) : rows.length === 0 && !search.search && !isNarrowed && only === 'all' ? (
        <EmptyState title={`No ${several} yet`} icon={empty.icon} action={empty.action((at) => setOpen({ at, row: null }))}>
          {empty.text}
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState title="No matches" icon={<IconSearchOff size={28} aria-hidden />}>
          {only === 'to_check' ? 'Everything here was checked within the year.' : `Try fewer words, or all ${several}.`}
        </EmptyState>
      ) : (
        <Box aria-busy={list.isPlaceholderData}>
          <SelectionBar
            selectionActions={selectionActions}
            count={count}
            rows={rows}
            selected={selected}
            words={words}
            onPick={setPicked}
            onShow={showSeveral}
            busy={show.isPending}
            onClear={clear}
          />
          <ResponsiveTable
            caption={capital(several)}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                header: capital(one),
                cell: (row) => (
                  <NameCell
                    nameOf={nameOf}
                    pageOf={pageOf}
                    describe={describe}
                    row={row}
                    isPicked={picked.has(row.id)}
                    onToggle={toggle}
                  />
                ),
              },
              ...columns,
              {
                key: 'checked',
                header: 'Checked',
                width: 176,
                cell: (row) => (
                  <Freshness
                    entry={row}
                    name={nameOf(row)}
                    link={linkOf(row)}
                    isReported={isReported(row)}
                    busy={check.isPending}
                    onCheck={() => check.mutate(row)}
                  />
                ),
              },
              {
                key: 'shown',
                header: 'Published',
                width: 96,
                align: 'right',
                cell: (row) => (
                  <ShownSwitch
                    label={`Publish ${nameOf(row)}`}
                    checked={row.is_active}
                    onPress={(is_active) => show.mutateAsync({ ids: [row.id], is_active })}
                  />
                ),
              },
              {
                key: 'actions',
                header: '',
                name: 'Change',
                width: 140,
                align: 'right',
                cell: (row) => (
                  <RowActions
                    name={nameOf(row)}
                    onEdit={() => setOpen({ at: 'edit', row })}
                    onDelete={isUsed(row) ? undefined : () => setOpen({ at: 'delete', row })}
                  >
                    {rowActions?.(row, (at) => setOpen({ at, row }))}
                  </RowActions>
                ),
              },
            ]}
          />
          <Pagination
            page={data.meta.page}
            lastPage={data.meta.last_page}
            hrefOf={(page) => hrefOf({ page })}
            what={capital(several)}
          />
        </Box>
      )}
      {open?.at === 'delete' && current ? (
        <ConfirmDialog
          open
          title={`Delete this ${one}?`}
          confirmLabel={`Delete ${one}`}
          destructive
          pending={remove.isPending}
          onCancel={close}
          onConfirm={() => remove.mutate(current.id)}
        >
          “{nameOf(current)}” will be permanently deleted. Nobody has saved it.
        </ConfirmDialog>
      ) : (
        open && dialog(open.at, current, close)
      )}
    </>
  );
}

/** The changes to entries, each with its message. Publishing and hiding can be undone. */
function useEntryCalls<Row extends Entry>({
  nameOf,
  calls,
  invalidates,
  one,
  count,
  clear,
  close,
}: {
  nameOf: (row: Row) => string;
  calls: EntryListProps<Row>['calls'];
  invalidates: readonly Route[];
  one: string;
  count: (number: number) => string;
  clear: () => void;
  close: () => void;
}) {
  const show = useMutation(
    mutation(({ ids, is_active }: { ids: number[]; is_active: boolean }) => calls.show(ids, is_active), { invalidates }),
  );
  const showSeveral = (ids: number[], is_active: boolean) =>
    show.mutate(
      { ids, is_active },
      {
        onSuccess: () => {
          clear();
          toast.undo(`${count(ids.length)} ${is_active ? 'published' : 'hidden'}`, () =>
            show.mutate({ ids, is_active: !is_active }),
          );
        },
      },
    );
  const check = useMutation(
    mutation((row: Row) => calls.check(row), {
      invalidates,
      success: (_, row) => `${nameOf(row)} is marked as checked today`,
    }),
  );
  const remove = useMutation(
    mutation((id: number) => calls.remove(id), { invalidates, success: `${capital(one)} deleted`, onSuccess: close }),
  );
  const download = useMutation(mutation(() => calls.download()));
  return { show, showSeveral, check, remove, download };
}

type FiltersProps = {
  words: { one: string; several: string; search: string };
  search: ListSearch;
  filters: ReactNode;
  onChange: (change: Partial<ListSearch>) => void;
};

function Filters({ words, search, filters, onChange }: FiltersProps) {
  const { only } = search;
  const { several } = words;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
      {filters}
      <FilterSelect
        label="Show"
        allLabel={null}
        value={only}
        options={[
          { value: 'all', label: `All ${several}` },
          { value: 'to_check', label: 'To check' },
          { value: 'hidden', label: 'Hidden' },
        ]}
        onChange={(shown) => onChange({ only: oneOf(ENTRIES_SHOWN, shown) ?? 'all' })}
      />
      <SearchBox label={words.search} words={search.search} onChange={(typed) => onChange({ search: typed })} />
    </Box>
  );
}

type ListHeadProps<Row extends Entry> = {
  hrefOf: (change: Partial<ListSearch>) => string;
  count: (number: number) => string;
  download: { isPending: boolean; mutate: () => void };
  list: UseQueryResult<{ data: Row[]; meta: ListMeta; to_check: number }>;
  search: ListSearch;
  words: { one: string; several: string; search: string };
  onOpen: (at: 'import' | 'add') => void;
};

function ListHead<Row extends Entry>({ hrefOf, count, download, list, search, words, onOpen }: ListHeadProps<Row>) {
  const { data } = list;
  const { only } = search;
  const { one } = words;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {data && count(data.meta.total)}
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
          loadingPosition="start"
          onClick={() => download.mutate()}
        >
          Export
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<IconUpload size={18} aria-hidden />}
          onClick={() => onOpen('import')}
        >
          Import
        </Button>
        <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => onOpen('add')}>
          {`Add a ${one}`}
        </Button>
      </Box>
    </Box>
  );
}

type SelectionBarProps<Row extends Entry> = {
  selectionActions: EntryListProps<Row>['selectionActions'];
  count: (number: number) => string;
  rows: Row[];
  selected: Row[];
  words: { one: string; several: string; search: string };
  onPick: (ids: ReadonlySet<number>) => void;
  onShow: (ids: number[], is_active: boolean) => void;
  busy: boolean;
  onClear: () => void;
};

function SelectionBar<Row extends Entry>({
  selectionActions,
  count,
  rows,
  selected,
  words,
  onPick,
  onShow,
  busy,
  onClear,
}: SelectionBarProps<Row>) {
  const { several } = words;
  return (
    <Box
      role="group"
      aria-label={`Selected ${several}`}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40, mb: 1 }}
    >
      <Checkbox
        checked={selected.length === rows.length}
        indeterminate={selected.length > 0 && selected.length < rows.length}
        onChange={() => onPick(new Set(selected.length === rows.length ? [] : rows.map(({ id }) => id)))}
        slotProps={{ input: { 'aria-label': `Select all ${several} on this page` } }}
      />
      <Typography variant="body2" role="status" sx={{ mr: 1 }}>
        {selected.length === 0 ? `Select ${several} to publish or hide them` : `${count(selected.length)} selected`}
      </Typography>
      {selected.length > 0 && (
        <>
          {[true, false].map((is_active) => (
            <Button
              key={String(is_active)}
              size="small"
              variant="outlined"
              color="inherit"
              disabled={busy}
              onClick={() =>
                onShow(
                  selected.map(({ id }) => id),
                  is_active,
                )
              }
            >
              {is_active ? 'Publish' : 'Hide'}
            </Button>
          ))}
          {selectionActions?.(selected, onClear)}
        </>
      )}
    </Box>
  );
}

type NameCellProps<Row extends Entry> = {
  nameOf: (row: Row) => string;
  pageOf: (row: Row) => string;
  describe: (row: Row) => ReactNode;
  row: Row;
  isPicked: boolean;
  onToggle: (id: number) => void;
};

function NameCell<Row extends Entry>({ nameOf, pageOf, describe, row, isPicked, onToggle }: NameCellProps<Row>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Checkbox
        size="small"
        sx={{ mt: -0.75, ml: -1 }}
        checked={isPicked}
        onChange={() => onToggle(row.id)}
        slotProps={{ input: { 'aria-label': `Select ${nameOf(row)}` } }}
      />
      <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {row.is_active ? (
          <Link href={pageOf(row)} color="textPrimary" underline="hover" sx={{ fontWeight: 600 }}>
            {nameOf(row)}
          </Link>
        ) : (
          <>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {nameOf(row)}
            </Box>
            <Chip size="small" label="Hidden" sx={{ ml: 1 }} />
          </>
        )}
        <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>{describe(row)}</Box>
      </Box>
    </Box>
  );
}
