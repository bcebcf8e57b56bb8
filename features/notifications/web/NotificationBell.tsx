import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { findNotifications } from '../contract.ts';
import { useLiveNotifications } from './useLiveNotifications.ts';

const loadPopover = () => import('./NotificationPopover.tsx');
const NotificationPopover = lazy(async () => ({ default: (await loadPopover()).NotificationPopover }));

/** Opens the notifications and shows how many are unread. */
export function NotificationBell({ userId }: { userId: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useQuery(query(findNotifications, { query: { page: 1 } }));
  useLiveNotifications(userId);
  const unread = data?.unread ?? 0;
  return (
    <>
      <IconButton
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} new`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Badge badgeContent={unread === 0 ? null : unread} max={99} color="primary" overlap="circular">
          <IconBell size={22} aria-hidden />
        </Badge>
      </IconButton>
      <Suspense>{anchor && <NotificationPopover anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
