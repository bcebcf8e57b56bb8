import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Key, type ReactNode, useId } from 'react';
import { Pagination } from '../lists/Pagination.tsx';
import { TabbedLinks } from '../lists/TabbedLinks.tsx';
import { EmptyState } from '../page/EmptyState.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import { Page } from '../page/Page.tsx';
import { ListSkeleton } from '../page/Skeletons.tsx';

type DecisionQueueProps<Tab extends string, Entry> = {
  title: string;
  lead: string;
  tab: Tab;
  /** `count` is how many entries wait; without it, none of the tab's entries wait. */
  tabs: readonly { name: Tab; label: string; count?: number | undefined }[];
  hrefOf: (change: { tab?: Tab; page?: number }) => string;
  /** The list, as useQuery returns it. */
  reply: {
    data: { data: readonly Entry[]; meta: { page: number; last_page: number } } | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** The entries in the plural: "reports". */
  what: string;
  empty: { title: string; text: string; icon: ReactNode };
  keyOf: (entry: Entry) => Key;
  children: (entry: Entry) => ReactNode;
};

/** A page where operators decide: tabs of what waits and what was decided, each with its entries. */
export function DecisionQueue<Tab extends string, Entry>({
  title,
  lead,
  tab,
  tabs,
  hrefOf,
  reply: { data, error, isFetching, isPlaceholderData, refetch },
  what,
  empty,
  keyOf,
  children,
}: DecisionQueueProps<Tab, Entry>) {
  return (
    <Page title={title} lead={lead} width="reading">
      <TabbedLinks
        label={title}
        value={tab}
        busy={isPlaceholderData}
        tabs={tabs.map(({ name, label, count }) => ({
          name,
          label: count === undefined ? label : `${label} (${count})`,
          href: hrefOf({ tab: name, page: 1 }),
        }))}
      >
        {error && !data ? (
          <ErrorState title={`The ${what} could not be loaded`} onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <ListSkeleton what={`the ${what}`} />
        ) : data.data.length === 0 ? (
          <EmptyState title={empty.title} icon={empty.icon}>
            {empty.text}
          </EmptyState>
        ) : (
          <>
            <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
              {data.data.map((entry) => (
                <li key={keyOf(entry)}>{children(entry)}</li>
              ))}
            </Box>
            <Pagination page={data.meta.page} lastPage={data.meta.last_page} hrefOf={(page) => hrefOf({ page })} what={title} />
          </>
        )}
      </TabbedLinks>
    </Page>
  );
}

type QueueEntryProps = {
  title: ReactNode;
  /** Whom and what it is about, and since when. */
  about: ReactNode;
  chips?: ReactNode;
  /** What somebody wrote. */
  children: ReactNode;
  /** What was decided, by whom and why. */
  decision?: ReactNode;
  actions?: ReactNode;
};

/** One entry of a queue. */
export function QueueEntry({ title, about, chips, children, decision, actions }: QueueEntryProps) {
  const id = useId();
  return (
    <Box
      component="article"
      aria-labelledby={id}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', display: 'grid', gap: 1.5 }}
    >
      <div>
        <Typography id={id} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
      </div>
      {chips && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{chips}</Box>}
      <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.neutral', overflowWrap: 'anywhere' }}>{children}</Box>
      {decision && (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {decision}
        </Typography>
      )}
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
