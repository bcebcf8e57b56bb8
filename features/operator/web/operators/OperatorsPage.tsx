import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessionStore, useUser } from '#features/accounts/web/index.ts';
import { IdentityProvider, useWithIdentity } from '#features/accounts/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { resetPersonsFactors } from '../../contract.ts';
import {
  findOperators,
  leaveTenant,
  type Operator,
  removeOperator,
  resendOperatorInvitation,
  withdrawOperatorInvitation,
} from '../../operators-contract.ts';
import { mayActOn } from '../../policy.ts';
import { InviteOperatorDialog } from './InviteOperatorDialog.tsx';
import { OperatorInvitations } from './OperatorInvitations.tsx';
import { OperatorTable } from './OperatorTable.tsx';
import { ResetOperatorDialog } from './ResetOperatorDialog.tsx';
import { SingleOperatorNotice } from './SingleOperatorNotice.tsx';

/** Who runs the site: invites, removes and helps operators. */
export function OperatorsPage() {
  return (
    <IdentityProvider>
      <Operators />
    </IdentityProvider>
  );
}

type Asking = { what: 'remove' | 'reset'; operator: Operator } | { what: 'leave' | 'invite' };

function Operators() {
  const { id: viewerId, role } = useUser();
  const { siteName } = useLocale();
  const withIdentity = useWithIdentity();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const { data, error, refetch, isFetching } = useQuery(query(findOperators));
  const resend = useMutation(
    mutation((id: number) => withIdentity(() => call(resendOperatorInvitation, { params: { id } })), {
      invalidates: [findOperators],
      success: ({ message }) => message,
    }),
  );
  const withdraw = useMutation(
    mutation(withdrawOperatorInvitation, { invalidates: [findOperators], success: ({ message }) => message }),
  );
  return (
    <Page
      title="Operators"
      lead={`The people who run ${siteName}.`}
      action={
        <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setAsking({ what: 'invite' })}>
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
            viewerId={viewerId}
            actionsOf={(operator) =>
              operator.id === viewerId ? (
                <Button size="small" color="inherit" onClick={() => setAsking({ what: 'leave' })}>
                  Leave
                </Button>
              ) : (
                mayActOn({ role }, operator) && (
                  <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
                    {operator.has_second_factor && (
                      <Button
                        size="small"
                        color="inherit"
                        aria-label={`Reset second factors of ${operator.full_name}`}
                        onClick={() => setAsking({ what: 'reset', operator })}
                      >
                        Reset second factors
                      </Button>
                    )}
                    <Button
                      size="small"
                      color="inherit"
                      aria-label={`Remove ${operator.full_name}`}
                      onClick={() => setAsking({ what: 'remove', operator })}
                    >
                      Remove
                    </Button>
                  </Box>
                )
              )
            }
          />
          <OperatorInvitations
            invitations={data.data.invitations}
            onResend={({ id }) => resend.mutate(id)}
            onWithdraw={({ id }) => withdraw.mutate({ params: { id } })}
            isBusy={resend.isPending || withdraw.isPending}
          />
        </>
      )}
      {asking?.what === 'invite' && <InviteOperatorDialog siteName={siteName} onClose={close} />}
      {asking?.what === 'remove' && <RemoveDialog operator={asking.operator} onClose={close} />}
      {asking?.what === 'leave' && <LeaveDialog siteName={siteName} onClose={close} />}
      {asking?.what === 'reset' && (
        <ResetOperatorDialog
          operator={asking.operator}
          reset={() => call(resetPersonsFactors, { params: { id: asking.operator.id } })}
          onClose={close}
        />
      )}
    </Page>
  );
}

function RemoveDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const withIdentity = useWithIdentity();
  const { mutate, isPending } = useMutation(
    mutation(() => withIdentity(() => call(removeOperator, { params: { id: operator.id } })), {
      invalidates: [findOperators],
      success: ({ message }) => message,
      onSuccess: onClose,
    }),
  );
  return (
    <ConfirmDialog
      open
      title={`Remove ${operator.full_name} as an operator?`}
      confirmLabel="Remove operator"
      destructive
      pending={isPending}
      onCancel={onClose}
      onConfirm={() => mutate()}
    >
      They’re signed out everywhere, and their password and second factors stop working. Their decisions remain in the records. We
      email them about it.
    </ConfirmDialog>
  );
}

function LeaveDialog({ siteName, onClose }: { siteName: string; onClose: () => void }) {
  const session = useSessionStore();
  const withIdentity = useWithIdentity();
  const { mutate, isPending } = useMutation(
    mutation(() => withIdentity(() => call(leaveTenant)), {
      success: ({ message }) => message,
      onSuccess: () => session.expire(),
    }),
  );
  return (
    <ConfirmDialog
      open
      title={`Leave ${siteName}?`}
      confirmLabel="Leave"
      destructive
      pending={isPending}
      onCancel={onClose}
      onConfirm={() => mutate()}
    >
      You’re signed out, and only another operator can invite you again. Your decisions remain in the records.
    </ConfirmDialog>
  );
}
