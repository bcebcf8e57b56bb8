import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/ui/data/query.ts';
import { findConversations } from '../contract.ts';

/** The unread messages about an application. All applications on a screen share one call. */
export function MessagesCount({ applicationId }: { applicationId: number }) {
  const { data } = useQuery(query(findConversations, { query: { filter: 'unread' } }));
  const unread = data?.data.find(({ application_id }) => application_id === applicationId)?.unread ?? 0;
  return unread === 0 ? null : <Chip component="span" size="small" color="primary" label={`${unread} new`} />;
}
