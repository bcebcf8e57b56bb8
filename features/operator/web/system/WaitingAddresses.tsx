import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { decideAddressClaim, findWaitingAddresses } from '../../address-contract.ts';
import { findTenants } from '../../system-contract.ts';

/** Unproven hosts and senders of all tenants, for the system operator to approve or decline. */
export function WaitingAddresses() {
  const { data } = useQuery(query(findWaitingAddresses));
  const decide = useMutation(
    mutation(decideAddressClaim, { invalidates: [findWaitingAddresses, findTenants], success: ({ message }) => message }),
  );
  if (!data || data.data.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4, display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h6">
        Addresses waiting for approval
      </Typography>
      <Typography color="textSecondary">
        An address takes effect when its DNS record is found. Approve one only if you know that the tenant controls its domain.
      </Typography>
      <ResponsiveTable
        caption="Addresses waiting for approval"
        rows={data.data}
        rowKey={({ tenant_id, id }) => `${tenant_id}-${id}`}
        columns={[
          {
            key: 'address',
            header: 'Address',
            cell: ({ address, kind, is_declined }) => (
              <Box sx={{ overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 600 }}>{address}</Box>
                <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {kind === 'host' ? 'Host' : 'Sender of emails'}
                  {is_declined && ', declined'}
                </Box>
              </Box>
            ),
          },
          { key: 'tenant', header: 'Tenant', cell: ({ tenant_name }) => tenant_name },
          { key: 'by', header: 'Requested by', cell: ({ requested_by }) => requested_by },
          { key: 'since', header: 'Requested', width: 136, cell: ({ created_at }) => <DateText value={created_at} as="day" /> },
          {
            key: 'action',
            header: '',
            name: 'Actions',
            align: 'right',
            width: 200,
            cell: ({ tenant_id, id, address, is_declined }) => (
              <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  aria-label={`Approve ${address}`}
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ params: { id: tenant_id, claim_id: id }, body: { decision: 'approve' } })}
                >
                  Approve
                </Button>
                {!is_declined && (
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={`Decline ${address}`}
                    disabled={decide.isPending}
                    onClick={() => decide.mutate({ params: { id: tenant_id, claim_id: id }, body: { decision: 'decline' } })}
                  >
                    Decline
                  </Button>
                )}
              </Box>
            ),
          },
        ]}
      />
    </Box>
  );
}
