import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { keyOf, mutation, query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import * as contract from '../contract.ts';
import { LABELS } from '../rules.ts';
import { AlertList } from './AlertList.tsx';

const isGone = (error: Error | null) => error instanceof ApiError && [404, 422].includes(error.status);

/** `/alerts/:token`: the alerts of an address without an account, by the link in its emails. */
export function MailedAlertsPage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(query(contract.findMailedAlerts, { params: { token } }));
  const found = data?.data;
  if (isGone(error)) return <LinkIsGone />;
  return (
    <Page
      title="Job alerts"
      lead={found && !found.is_account ? `For ${found.address}. Keep the link to this page private.` : undefined}
    >
      {error && !found && (
        <ErrorState title="Your alerts could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!found && !error && <ListSkeleton rows={3} what="your alerts" />}
      {found?.is_account && <InAccount />}
      {found && !found.is_account && found.alerts.length === 0 && (
        <EmptyState
          title="No alerts"
          action={
            <Button variant="contained" href={paths.jobs()}>
              Search jobs
            </Button>
          }
        >
          Search for jobs, then choose “Alert me”.
        </EmptyState>
      )}
      {found && found.alerts.length > 0 && (
        <AlertList
          alerts={found.alerts}
          area="public"
          calls={{
            list: contract.findMailedAlerts,
            update: (id, body) => call(contract.updateMailedAlert, { params: { token, id }, body }),
            remove: (id) => call(contract.deleteMailedAlert, { params: { token, id } }),
            restore: (id) => call(contract.restoreMailedAlert, { params: { token, id } }),
            renew: (id) => call(contract.renewMailedAlert, { params: { token, id } }),
            refresh: () => client.invalidateQueries({ queryKey: keyOf(contract.findMailedAlerts) }),
          }}
        />
      )}
    </Page>
  );
}

/** `/alerts/confirm/:token`: opening it changes nothing; the button turns the alert on. */
export function ConfirmAlertPage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  const [isInAccount, setIsInAccount] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(query(contract.getRequestedAlert, { params: { token } }));
  const confirm = useMutation(
    mutation(() => call(contract.confirmAlert, { params: { token } }), {
      success: 'Alert turned on',
      onSuccess: ({ data: { page_token } }) => {
        if (page_token === null) setIsInAccount(true);
        else void navigate({ href: `/alerts/${page_token}`, replace: true });
      },
    }),
  );
  if (isGone(error)) return <LinkIsGone />;
  const found = data?.data;
  return (
    <Page title="Confirm your job alert" width="reading">
      {error && !found && (
        <ErrorState title="The alert could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!found && !error && <ListSkeleton rows={1} what="the alert" />}
      {isInAccount && <InAccount />}
      {found && !isInAccount && (
        <>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {found.name}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
            {`${LABELS.frequency[found.frequency]}, when there are new jobs.`}
          </Typography>
          <Button variant="contained" loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {found.is_confirmed ? 'See your alerts' : 'Turn on the alert'}
          </Button>
        </>
      )}
    </Page>
  );
}

function InAccount() {
  return (
    <EmptyState
      title="Your alerts are in your account"
      action={
        <Button variant="contained" href={paths.veteran.alerts()}>
          See your alerts
        </Button>
      }
    >
      This address has an account. Sign in to change or pause its alerts.
    </EmptyState>
  );
}

function LinkIsGone() {
  return (
    <Page title="Job alerts" width="reading">
      <EmptyState
        title="This link no longer works"
        action={
          <Button variant="contained" href={paths.jobs()}>
            Search jobs
          </Button>
        }
      >
        It may have expired, or part of it is missing. Open it again from the email, or create a new alert.
      </EmptyState>
    </Page>
  );
}
