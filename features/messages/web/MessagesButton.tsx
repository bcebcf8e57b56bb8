import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/ui/data/query.ts';
import { countUnreadMessages } from '../contract.ts';

/** Leads to the inbox and shows how many conversations have unread messages. */
export function MessagesButton({ href }: { href: string }) {
  const { data } = useQuery(query(countUnreadMessages));
  const unread = data?.data.conversations ?? 0;
  return (
    <IconButton href={href} aria-label={unread === 0 ? 'Messages' : `Messages, ${unread} unread`}>
      <Badge badgeContent={unread === 0 ? null : unread} max={99} color="primary" overlap="circular">
        <IconMessage size={22} aria-hidden />
      </Badge>
    </IconButton>
  );
}
