import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getUnsubscribed, unsubscribe } from '#features/notifications/contract.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';

/** `/unsubscribe/:token`: opening it changes nothing; the button stops the emails. */
export function UnsubscribePage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const { data, error, isFetching, refetch } = useQuery(query(getUnsubscribed, { params: { token } }));
  const stop = useMutation(mutation(() => call(unsubscribe, { params: { token } }), { invalidates: [getUnsubscribed] }));
  const found = data?.data;
  const isGone = error instanceof ApiError && [404, 422].includes(error.status);
  return (
    <Page title="Unsubscribe" width="reading">
      {isGone && (
        <EmptyState title="This link does not work">Part of it may be missing. Open it again from the email.</EmptyState>
      )}
      {error && !isGone && !found && (
        <ErrorState title="The page could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!found && !error && <ListSkeleton rows={1} what="the emails" />}
      {found?.is_stopped && (
        <EmptyState title="You won’t get these emails">{`${found.label}: no more emails are sent to you.`}</EmptyState>
      )}
      {found && !found.is_stopped && (
        <>
          <Typography sx={{ mb: 3 }}>{`Stop these emails: ${found.label}`}</Typography>
          <Button variant="contained" loading={stop.isPending} onClick={() => stop.mutate()}>
            Unsubscribe
          </Button>
        </>
      )}
    </Page>
  );
}
