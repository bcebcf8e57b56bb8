import Button from '@mui/material/Button';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useUser } from '#features/accounts/web/index.ts';
import { IdentityProvider, useWithIdentity } from '#features/accounts/web/parts.ts';
import { useTenant } from '#features/tenants/web/index.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import {
  findOperatorsOfTenant,
  inviteOperatorOfTenant,
  type Operator,
  resetFactorsOfOperator,
  withdrawOperatorInvitationOfTenant,
} from '../../operators-contract.ts';
import { findTenants } from '../../system-contract.ts';
import { InviteOperatorDialog } from './InviteOperatorDialog.tsx';
import { OperatorInvitations } from './OperatorInvitations.tsx';
import { OperatorTable } from './OperatorTable.tsx';
import { ResetOperatorDialog } from './ResetOperatorDialog.tsx';
import { SingleOperatorNotice } from './SingleOperatorNotice.tsx';

/** The operators of any tenant, for system operators. */
export function TenantOperatorsPage() {
  const { tenantId }: { tenantId?: string } = useParams({ strict: false });
  return (
    <IdentityProvider>
      <Operators id={Number(tenantId)} />
    </IdentityProvider>
  );
}

function Operators({ id }: { id: number }) {
  const viewer = useUser();
  const here = useTenant();
  const isViewer = (operator: Operator) => here?.id === id && operator.id === viewer.id;
  const [inviting, setInviting] = useState(false);
  const [resetting, setResetting] = useState<Operator | null>(null);
  const withIdentity = useWithIdentity();
  const resend = useMutation(
    // Inviting the same address again sends the open invitation again.
    mutation((email: string) => withIdentity(() => call(inviteOperatorOfTenant, { params: { id }, body: { email } })), {
      invalidates: [findOperatorsOfTenant],
      success: 'Invitation sent again.',
    }),
  );
  const withdraw = useMutation(
    mutation(withdrawOperatorInvitationOfTenant, {
      invalidates: [findOperatorsOfTenant],
      success: ({ message }) => message,
    }),
  );
  const tenants = useQuery(query(findTenants));
  const { data, error, refetch, isFetching } = useQuery(query(findOperatorsOfTenant, { params: { id } }));
  const name = tenants.data?.data.find((tenant) => tenant.id === id)?.name ?? 'this tenant';
  return (
    <Page
      title={`Operators of ${name}`}
      breadcrumbs={[{ label: 'Tenants', href: paths.operator.tenants() }]}
      action={
        <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setInviting(true)}>
          Invite an operator
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState title="The operators could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <TableSkeleton columns={4} what="the operators" />
      ) : (
        <>
          <SingleOperatorNotice operators={data.data.operators} />
          <OperatorTable
            operators={data.data.operators}
            {...(here?.id === id && { viewerId: viewer.id })}
            actionsOf={(operator) =>
              operator.has_second_factor &&
              !isViewer(operator) && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Reset second factors of ${operator.full_name}`}
                  onClick={() => setResetting(operator)}
                >
                  Reset second factors
                </Button>
              )
            }
          />
          <OperatorInvitations
            invitations={data.data.invitations}
            onResend={({ email }) => resend.mutate(email)}
            onWithdraw={({ id: invitation_id }) => withdraw.mutate({ params: { id, invitation_id } })}
            isBusy={resend.isPending || withdraw.isPending}
          />
        </>
      )}
      {inviting && <InviteOperatorDialog siteName={name} tenantId={id} onClose={() => setInviting(false)} />}
      {resetting && (
        <ResetOperatorDialog
          operator={resetting}
          reset={() => call(resetFactorsOfOperator, { params: { id, user_id: resetting.id } })}
          onClose={() => setResetting(null)}
        />
      )}
    </Page>
  );
}
