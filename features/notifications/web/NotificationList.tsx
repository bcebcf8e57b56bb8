import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { call } from '#kit/ui/data/api.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Anchor } from '#kit/ui/page/link.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { findNotifications, type Notification, readNotifications } from '../contract.ts';
import { notificationRole } from '../rules.ts';

const EMPTY = {
  veteran: 'News about your applications, interviews and plan appears here.',
  recruiter: 'News about your applicants, interviews and company appears here.',
  operator: 'Companies, jobs and messages that need a decision appear here.',
} as const;

/** The notifications, newest first. Showing one marks it as read. */
export function NotificationList({ onFollow }: { onFollow?: () => void }) {
  const client = useQueryClient();
  const { data, error, refetch, isFetching, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: [...keyOf(findNotifications), 'all'],
    queryFn: ({ pageParam, signal }) => call(findNotifications, { query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
    // New notifications stay marked as new while the list is open.
    refetchOnWindowFocus: false,
  });
  const shown = data?.pages.flatMap((page) => page.data);
  const read = useRef(new Set<number>());
  const viewer = useViewer();
  const readAll = useMutation(mutation(readNotifications, { invalidates: [findNotifications] }));

  useEffect(() => {
    const ids = (shown ?? []).filter(({ id, read_at }) => read_at === null && !read.current.has(id)).map(({ id }) => id);
    if (ids.length === 0) return;
    for (const id of ids) read.current.add(id);
    call(readNotifications, { body: { ids } }).then(
      () => client.invalidateQueries({ queryKey: keyOf(findNotifications, { query: { page: 1 } }) }),
      // They stay unread, and the next opening marks them.
      () => undefined,
    );
  }, [shown, client]);

  if (error && !shown) {
    return (
      <Box sx={{ p: 2 }}>
        <ErrorState title="Notifications could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      </Box>
    );
  }
  if (!shown) {
    return (
      <Box sx={{ p: 2 }}>
        <ListSkeleton rows={2} what="notifications" />
      </Box>
    );
  }
  if (shown.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
        No notifications yet. {viewer && EMPTY[notificationRole(viewer.role)]}
      </Typography>
    );
  }
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((notification) => (
          <Line
            key={notification.id}
            notification={notification}
            isNew={notification.read_at === null || read.current.has(notification.id)}
            onFollow={onFollow}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Box sx={{ p: 1, textAlign: 'center' }}>
          {unread > shown.length && (
            <Button size="small" color="inherit" loading={readAll.isPending} onClick={() => readAll.mutate({ body: {} })}>
              Mark all {unread.toLocaleString('en')} as read
            </Button>
          )}
          <Button size="small" color="inherit" loading={isFetching} onClick={() => void fetchNextPage()}>
            Show older notifications
          </Button>
        </Box>
      )}
    </>
  );
}

const LINE = { display: 'flex', gap: 1.5, px: 2, py: 1.5, color: 'text.primary', textDecoration: 'none' } as const;

type LineProps = { notification: Notification; isNew: boolean; onFollow: (() => void) | undefined };

function Line({ notification, isNew, onFollow }: LineProps) {
  const { title, body, href, created_at } = notification;
  const content = (
    <>
      <Box
        aria-hidden
        sx={{
          flexShrink: 0,
          mt: 0.75,
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: isNew ? 'primary.text' : 'transparent',
        }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'body2', fontWeight: isNew ? 600 : 500 }}>
          {isNew && <VisuallyHidden component="span">New: </VisuallyHidden>}
          {title}
        </Box>
        {body && <Box sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'pre-line' }}>{body}</Box>}
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <DateText value={created_at} />
        </Box>
      </Box>
    </>
  );
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}>
      {href ? (
        <Box
          component={Anchor}
          href={href}
          onClick={onFollow}
          sx={{ ...LINE, outlineOffset: '-2px !important', '&:hover': { bgcolor: 'background.subtle' } }}
        >
          {content}
        </Box>
      ) : (
        <Box sx={LINE}>{content}</Box>
      )}
    </Box>
  );
}
