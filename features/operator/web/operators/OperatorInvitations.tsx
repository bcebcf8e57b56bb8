import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { OperatorInvitation } from '../../operators-contract.ts';

type OperatorInvitationsProps = {
  invitations: readonly OperatorInvitation[];
  onResend: (invitation: OperatorInvitation) => void;
  onWithdraw: (invitation: OperatorInvitation) => void;
  isBusy: boolean;
};

/** Invitations that wait for an answer or have expired. Without any it shows nothing. */
export function OperatorInvitations({ invitations, onResend, onWithdraw, isBusy }: OperatorInvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
        Invitations
      </Typography>
      <ResponsiveTable
        caption="Invitations"
        rows={invitations}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'email',
            header: 'Email',
            cell: ({ email }) => (
              <Box component="span" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
                {shownEmail(email)}
              </Box>
            ),
          },
          {
            key: 'state',
            header: 'Status',
            width: 120,
            cell: ({ state }) =>
              state === 'open' ? <Chip size="small" label="Sent" /> : <Chip size="small" color="warning" label="Expired" />,
          },
          {
            key: 'sent',
            header: 'Sent',
            cell: ({ sent_at, invited_by }) => (
              <span>
                <DateText value={sent_at} /> by {invited_by ?? 'a system operator'}
              </span>
            ),
          },
          { key: 'until', header: 'Expires', width: 136, cell: ({ expires_at }) => <DateText value={expires_at} as="day" /> },
          {
            key: 'actions',
            header: '',
            name: 'Actions',
            align: 'right',
            cell: (invitation) => (
              <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Send again to ${shownEmail(invitation.email)}`}
                  disabled={isBusy}
                  onClick={() => onResend(invitation)}
                >
                  Send again
                </Button>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Withdraw the invitation of ${shownEmail(invitation.email)}`}
                  disabled={isBusy}
                  onClick={() => onWithdraw(invitation)}
                >
                  Withdraw
                </Button>
              </Box>
            ),
          },
        ]}
      />
    </Box>
  );
}
