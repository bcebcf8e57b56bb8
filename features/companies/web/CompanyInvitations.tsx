import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { IconMailPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findInvitations, type Invitation, resendInvitation, revokeInvitation } from '#features/accounts/invitation-contract.ts';
import { call, toastError } from '#kit/ui/api.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { paths } from '#kit/ui/paths.ts';
import { keyOf, query } from '#kit/ui/query.ts';
import { ResponsiveTable } from '#kit/ui/ResponsiveTable.tsx';
import { TableSkeleton } from '#kit/ui/Skeletons.tsx';
import { toast } from '#kit/ui/toast.tsx';

const STATES: Record<Invitation['state'], { label: string; color?: 'success' | 'warning' }> = {
  open: { label: 'Sent' },
  accepted: { label: 'Accepted', color: 'success' },
  revoked: { label: 'Taken back' },
  expired: { label: 'Expired', color: 'warning' },
};

/** Who was asked to recruit for the company, and what came of it. */
export function CompanyInvitations() {
  const client = useQueryClient();
  const [busy, setBusy] = useState<number | null>(null);
  const { data, error, refetch, isFetching } = useQuery(query(findInvitations));

  const act = async (id: number, work: () => Promise<unknown>, done: string) => {
    setBusy(id);
    try {
      await work();
      toast.success(done);
    } catch (problem) {
      toastError(problem);
    } finally {
      setBusy(null);
      await client.invalidateQueries({ queryKey: keyOf(findInvitations) });
    }
  };

  if (error && !data)
    return <ErrorState title="The invitations could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <TableSkeleton columns={4} what="the invitations" />;
  const invite = (
    <Button variant="contained" href={paths.recruiter.inviteUser()}>
      Invite someone
    </Button>
  );
  if (data.data.length === 0)
    return (
      <EmptyState title="No invitations yet" icon={<IconMailPlus size={28} aria-hidden />} action={invite}>
        Someone you invite gets a mail with a link, and recruits for your company at once.
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
            header: 'E-mail',
            cell: ({ email, is_admin }) => (
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {email}
                {is_admin === 1 && ' (as admin)'}
              </Box>
            ),
          },
          {
            key: 'state',
            header: 'State',
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
            header: 'Works until',
            cell: ({ state, expires_at }) => (state === 'open' ? <DateText value={expires_at} as="day" /> : '—'),
          },
          {
            key: 'actions',
            header: '',
            name: 'Actions',
            align: 'right',
            cell: ({ id, state, email }) =>
              (state === 'open' || state === 'expired') && (
                <Box sx={{ display: 'inline-flex', gap: 1 }}>
                  <Button
                    size="small"
                    color="inherit"
                    disabled={busy === id}
                    onClick={() => void act(id, () => call(resendInvitation, { params: { id } }), `Sent again to ${email}`)}
                  >
                    Send again
                  </Button>
                  <Button
                    size="small"
                    color="inherit"
                    disabled={busy === id}
                    onClick={() => void act(id, () => call(revokeInvitation, { params: { id } }), 'Invitation taken back')}
                  >
                    Take back
                  </Button>
                </Box>
              ),
          },
        ]}
      />
    </>
  );
}
