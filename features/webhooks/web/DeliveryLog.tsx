import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { findWebhookDeliveries, replayWebhookDelivery, type Webhook, type WebhookDelivery } from '../contract.ts';
import { STATE_WORDS } from './webhook-words.ts';

/** What a webhook was and will be notified of in the last 30 days. */
export function DeliveryLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const id = useId();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery(
    query(findWebhookDeliveries, { params: { id: webhook.id }, query: { page } }),
  );
  const replay = useMutation(
    mutation(replayWebhookDelivery, { invalidates: [findWebhookDeliveries], success: 'Event queued again' }),
  );
  const again = (delivery: WebhookDelivery) =>
    webhook.disabled_for === null &&
    delivery.state !== 'waiting' && (
      <Button
        size="small"
        color="inherit"
        disabled={replay.isPending}
        onClick={() => replay.mutate({ params: { id: webhook.id, delivery_id: delivery.id } })}
      >
        Send again
      </Button>
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>Log of the last 30 days</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {webhook.url}
        </Typography>
        {error && !data && (
          <ErrorState title="The log could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !error && <TableSkeleton columns={4} what="the log" />}
        {data?.data.length === 0 && (
          <Typography>Nothing has happened yet that this webhook is notified of. Send a test to try it.</Typography>
        )}
        {data && data.data.length > 0 && (
          <ResponsiveTable
            caption="Log"
            rows={data.data}
            rowKey={(delivery) => delivery.id}
            columns={[
              {
                key: 'type',
                header: 'Event',
                cell: ({ type, at }) => (
                  <>
                    <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
                      {type}
                    </Box>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      <DateText value={at} />
                    </Typography>
                  </>
                ),
              },
              {
                key: 'state',
                header: 'Status',
                cell: ({ state }) => (
                  <Chip
                    size="small"
                    label={STATE_WORDS[state]}
                    color={state === 'delivered' ? 'success' : state === 'failed' ? 'error' : 'default'}
                  />
                ),
              },
              { key: 'reply', header: 'Last attempt', cell: (delivery) => <Attempt delivery={delivery} /> },
              { key: 'actions', header: '', name: 'Actions', align: 'right', cell: again },
            ]}
          />
        )}
      </DialogContent>
      <DialogActions>
        {page > 1 && (
          <Button color="inherit" onClick={() => setPage(page - 1)}>
            Newer
          </Button>
        )}
        {data && data.meta.last_page > page && (
          <Button color="inherit" onClick={() => setPage(page + 1)}>
            Older
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Attempt({ delivery: { attempts, reply_status, fault, milliseconds, next_at, state } }: { delivery: WebhookDelivery }) {
  if (attempts === 0) return state === 'waiting' ? 'Not sent yet' : (fault ?? '—');
  return (
    <>
      {fault ?? `${reply_status} in ${milliseconds} ms`}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
        {next_at && (
          <>
            , the next one <DateText value={next_at} />
          </>
        )}
      </Typography>
    </>
  );
}
