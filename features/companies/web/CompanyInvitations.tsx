import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { IconMailPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { findInvitations, type Invitation, resendInvitation, revokeInvitation } from '#features/accounts/invitation-contract.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';

const STATES: Record<Invitation['state'], { label: string; color?: 'success' | 'warning' }> = {
  open: { label: 'Sent' },
  accepted: { label: 'Accepted', color: 'success' },
  revoked: { label: 'Revoked' },
  expired: { label: 'Expired', color: 'warning' },
};

/** Invitations to recruit for the company, with their state. */
export function CompanyInvitations() {
  const { data, error, refetch, isFetching } = useQuery(query(findInvitations));

  const resend = useMutation(mutation(resendInvitation, { invalidates: [findInvitations], success: 'Invitation sent again' }));
  const revoke = useMutation(mutation(revokeInvitation, { invalidates: [findInvitations], success: 'Invitation revoked' }));
  const isBusy = (id: number) => [resend, revoke].some((one) => one.isPending && one.variables.params.id === id);

  if (error && !data)
    return <ErrorState title="Invitations could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <TableSkeleton columns={4} what="the invitations" />;
  const invite = (
    <Button variant="contained" href={paths.recruiter.inviteUser()}>
      Invite someone
    </Button>
  );
  if (data.data.length === 0)
    return (
      <EmptyState title="No invitations yet" icon={<IconMailPlus size={28} aria-hidden />} action={invite}>
        People you invite get an email with a link and can then recruit for your company.
      </EmptyState>
    );
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>{invite}</Box>
      <ResponsiveTable
        caption="Invitations"
        rows={data.data}
        rowKey={(invitation) => invitation.id}
        columns={[
          {
            key: 'email',
            header: 'Email',
            cell: ({ email, is_admin }) => (
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {shownEmail(email)}
                {is_admin === 1 && ' (as admin)'}
              </Box>
            ),
          },
          {
            key: 'state',
            header: 'Status',
            cell: ({ state }) => <Chip size="small" label={STATES[state].label} color={STATES[state].color} />,
          },
          {
            key: 'sent',
            header: 'Sent',
            cell: ({ sent_at, invited_by }) => (
              <>
                <DateText value={sent_at} />
                {invited_by && ` by ${invited_by}`}
              </>
            ),
          },
          {
            key: 'until',
            header: 'Expires',
            cell: ({ state, expires_at }) => (state === 'open' ? <DateText value={expires_at} as="day" /> : '—'),
          },
          {
            key: 'actions',
            header: '',
            name: 'Actions',
            align: 'right',
            cell: ({ id, state }) =>
              (state === 'open' || state === 'expired') && (
                <Box sx={{ display: 'inline-flex', gap: 1 }}>
                  <Button size="small" color="inherit" disabled={isBusy(id)} onClick={() => resend.mutate({ params: { id } })}>
                    Send again
                  </Button>
                  <Button size="small" color="inherit" disabled={isBusy(id)} onClick={() => revoke.mutate({ params: { id } })}>
                    Revoke
                  </Button>
                </Box>
              ),
          },
        ]}
      />
    </>
  );
}
