import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconCircleCheck, IconSearchOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ListMeta } from '#kit/contract/shapes.ts';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { oneOf, useSearchChange } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { wideFrame } from '#kit/ui/page/frame.ts';
import { Anchor } from '#kit/ui/page/link.tsx';
import { useHeadingFocus, usePageTitle } from '#kit/ui/page/page-heading.ts';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { TOP_BAR_HEIGHT } from '#kit/ui/theme/theme.ts';
import { QueueSearch } from '../../contract.ts';
import { counted, STATUS_OPTIONS, STATUSES } from '../operator-words.ts';
import { StatusChip } from '../StatusChip.tsx';
import { hrefOfQueue, neighbours, nextWaiting } from './queue-search.ts';
import type { RecordPlace } from './RecordFrame.tsx';
import { useShortcutKeys } from './shortcut-keys.ts';

/** A row of the queue. */
export type QueueRow = {
  id: number;
  name: string;
  status: (typeof STATUSES)[number];
  /** Distinguishes it from others with the same name. */
  detail: string;
  waiting_since: string | null;
};

type ReviewLayoutProps = {
  title: string;
  /** What is counted: `['company', 'companies']`. */
  noun: readonly [one: string, several: string];
  searchLabel: string;
  path: string;
  search: QueueSearch;
  openId: number | undefined;
  list: {
    rows: readonly QueueRow[] | undefined;
    meta: ListMeta | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  record: (id: number, place: RecordPlace) => ReactNode;
};

/** The queue beside the record with its decision bar. On a phone the list and the record are separate pages. */
export function ReviewLayout({ title, noun, searchLabel, path, search, openId, list, record }: ReviewLayoutProps) {
  const navigate = useNavigate();
  const go = useSearchChange(QueueSearch, (now, change) => hrefOfQueue(path, now, change));
  const beside = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const { rows, meta } = list;
  const shownId = openId ?? (beside ? rows?.[0]?.id : undefined);
  const hrefOf = (id: number) => hrefOfQueue(`${path}/${id}`, search);
  const goTo = (id: number) => void navigate({ href: hrefOf(id), resetScroll: false });
  const navigationTo = (id: number | null) => (id === null ? undefined : () => goTo(id));
  const around = neighbours(rows ?? [], shownId ?? null);
  const [goPrevious, goNext] = [navigationTo(around.previous), navigationTo(around.next)];
  const total = meta?.total;

  // Registered here so that the keys work while a record is still loading.
  useShortcutKeys({ j: goNext, k: goPrevious });

  useEffect(() => {
    if (total !== undefined && !list.isPlaceholderData) announce(counted(total, ...noun));
  }, [total, list.isPlaceholderData, noun]);

  const shown =
    shownId !== undefined &&
    record(shownId, {
      beside,
      back: { label: title, href: hrefOfQueue(path, search) },
      onPrevious: goPrevious,
      onNext: goNext,
      onDecided: () => {
        const next = nextWaiting(rows ?? [], shownId);
        // When nothing else is waiting, the decided record stays open.
        goTo(next ?? shownId);
      },
    });

  if (!beside && openId !== undefined) return <Box sx={{ width: '100%' }}>{shown}</Box>;

  const queue = (
    <QueuePane
      title={title}
      beside={beside}
      status={
        <FilterSelect
          label="Status"
          hideLabel
          allLabel="Every status"
          value={search.status}
          options={STATUS_OPTIONS}
          onChange={(status) => go({ status: oneOf(STATUSES, status) ?? '' })}
        />
      }
    >
      <Box sx={{ display: 'flex', px: { xs: 2, sm: 3 }, pb: 2 }}>
        <SearchBox label={searchLabel} words={search.search} onChange={(words) => go({ search: words })} />
      </Box>
      <Box
        aria-busy={list.isPlaceholderData}
        sx={
          beside
            ? { flex: 1, minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin', borderTop: 1, borderColor: 'divider' }
            : { borderTop: 1, borderColor: 'divider' }
        }
      >
        {list.error && !rows ? (
          <Box sx={{ p: 2 }}>
            <ErrorState title="The list could not be loaded" onRetry={() => void list.refetch()} retrying={list.isFetching} />
          </Box>
        ) : !rows ? (
          <Box sx={{ p: 2 }}>
            <ListSkeleton what={`the ${noun[1]}`} />
          </Box>
        ) : rows.length === 0 ? (
          <Box sx={{ p: 2 }}>
            <Nothing search={search} path={path} noun={noun} />
          </Box>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <QueueLine key={row.id} row={row} href={hrefOf(row.id)} current={row.id === shownId} />
            ))}
          </Box>
        )}
        {meta && (
          <Box sx={{ pb: 3 }}>
            <Pagination
              page={meta.page}
              lastPage={meta.last_page}
              hrefOf={(page) => hrefOfQueue(path, search, { page })}
              what={title}
            />
          </Box>
        )}
      </Box>
    </QueuePane>
  );
  if (!beside) return queue;
  return (
    <Box
      {...wideFrame}
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '340px minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' },
        height: `calc(100dvh - ${TOP_BAR_HEIGHT.desktop}px)`,
        minHeight: 480,
      }}
    >
      {queue}
      <Box sx={{ minWidth: 0, minHeight: 0, bgcolor: 'background.paper', borderLeft: 1, borderColor: 'divider' }}>{shown}</Box>
    </Box>
  );
}

function QueuePane({
  title,
  beside,
  status,
  children,
}: {
  title: string;
  beside: boolean;
  status: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useHeadingFocus(heading);
  return (
    <Box component="section" aria-label={title} sx={beside ? { minHeight: 0, display: 'flex', flexDirection: 'column' } : {}}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          px: { xs: 2, sm: 3 },
          py: 2,
        }}
      >
        <Typography ref={heading} variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        {status}
      </Box>
      {children}
    </Box>
  );
}

function QueueLine({ row, href, current }: { row: QueueRow; href: string; current: boolean }) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) line.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <Box component="li" ref={line} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component={Anchor}
        href={href}
        aria-current={current ? 'true' : undefined}
        sx={({ palette }) => ({
          display: 'block',
          px: { xs: 2, sm: 3 },
          py: 1.5,
          color: 'text.primary',
          textDecoration: 'none',
          outlineOffset: '-2px !important',
          boxShadow: current ? `inset 3px 0 ${palette.primary.text}` : 'none',
          bgcolor: current ? 'background.paper' : 'transparent',
          '&:hover': { bgcolor: current ? 'background.paper' : 'background.subtle' },
        })}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ typography: 'subtitle2', minWidth: 0, overflowWrap: 'anywhere' }}>
            {row.name}
          </Box>
          <StatusChip status={row.status} />
        </Box>
        <Box sx={{ mt: 0.25, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{row.detail}</Box>
        {row.waiting_since && (
          <Box sx={{ mt: 0.25, typography: 'body2', color: 'text.secondary' }}>
            Waiting: <DateText value={row.waiting_since} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Nothing({ search, path, noun }: { search: QueueSearch; path: string; noun: readonly [string, string] }) {
  const isQueueEmpty = search.status === 'pending' && search.search === '';
  return (
    <EmptyState
      title={isQueueEmpty ? 'Nothing is waiting' : 'No matches'}
      icon={isQueueEmpty ? <IconCircleCheck size={28} aria-hidden /> : <IconSearchOff size={28} aria-hidden />}
      action={
        <Button variant="outlined" color="inherit" href={path}>
          Show all {noun[1]}
        </Button>
      }
    >
      {isQueueEmpty ? 'You’ve decided everything.' : 'Try fewer words or another status.'}
    </EmptyState>
  );
}
