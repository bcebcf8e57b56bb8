import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { mutation } from '#kit/ui/data/query.ts';
import { verifyAddressClaim, withdrawAddressClaim } from '../../address-contract.ts';
import { getSettings } from '../../settings-contract.ts';
import type { AddressClaim, Settings } from '../../settings-shapes.ts';
import { SettingsSection } from './SettingsSection.tsx';

type AddressClaimsProps = { claims: readonly AddressClaim[]; onSaved: (settings: Settings) => void };

/** Hosts and senders that are not used yet, each with the DNS record that proves control of the domain. */
export function AddressClaims({ claims, onSaved }: AddressClaimsProps) {
  const verify = useMutation(
    mutation(verifyAddressClaim, {
      invalidates: [getSettings],
      success: ({ message }) => message,
      onSuccess: ({ data }) => onSaved(data),
    }),
  );
  const withdraw = useMutation(
    mutation(withdrawAddressClaim, { invalidates: [getSettings], onSuccess: ({ data }) => onSaved(data) }),
  );
  if (claims.length === 0) return null;
  return (
    <SettingsSection
      title="Waiting for proof"
      lead="Add each record to the DNS of the domain, then check it. A new record can take an hour to appear. The system operator can also approve an address."
    >
      {claims.map((claim) => (
        <Box key={claim.id} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, display: 'grid', gap: 1.5 }}>
          <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {claim.kind === 'host' ? `Host ${claim.address}` : `Sender ${claim.address}`}
          </Typography>
          {claim.is_declined ? (
            <Typography variant="body2" color="textSecondary">
              Declined by a system operator, who can still approve it. To use this address, contact them.
            </Typography>
          ) : (
            <>
              <Box
                component="dl"
                sx={{
                  m: 0,
                  display: 'grid',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
                  columnGap: 2,
                  rowGap: 0.5,
                  typography: 'body2',
                  '& dt': { color: 'text.secondary' },
                  '& dd': { m: 0, overflowWrap: 'anywhere' },
                }}
              >
                <dt>Record type</dt>
                <dd>TXT</dd>
                <dt>Name</dt>
                <dd>
                  <code>{claim.record_name}</code>
                </dd>
                <dt>Value</dt>
                <dd>
                  <code>{claim.record_value}</code>
                </dd>
              </Box>
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  aria-label={`Check the record of ${claim.address}`}
                  loading={verify.isPending && verify.variables?.params.id === claim.id}
                  onClick={() => verify.mutate({ params: { id: claim.id } })}
                >
                  Check record
                </Button>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Withdraw ${claim.address}`}
                  disabled={withdraw.isPending}
                  onClick={() => withdraw.mutate({ params: { id: claim.id } })}
                >
                  Withdraw
                </Button>
              </Box>
            </>
          )}
        </Box>
      ))}
    </SettingsSection>
  );
}
