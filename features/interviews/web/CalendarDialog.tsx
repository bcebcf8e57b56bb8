import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { IdentityProvider, useWithIdentity } from '#features/accounts/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { CopyField } from '#kit/ui/inputs/CopyField.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { createInterviewSubscription, getInterviewSubscription, revokeInterviewSubscription } from '../contract.ts';

type CalendarDialogProps = { reader: 'veteran' | 'recruiter'; onClose: () => void };

const LEADS = {
  veteran:
    'Your calendar app reads this private address and shows your arranged interviews. Anyone who has the address can read them.',
  recruiter:
    'Your calendar app reads this private address and shows the arranged interviews that you take part in, with the applicant and the job. Anyone who has the address can read them.',
};

/** The private address of a person's interviews, for their calendar app. It is shown once and can be replaced or revoked. */
export const CalendarDialog = (props: CalendarDialogProps) => (
  <IdentityProvider>
    <Subscription {...props} />
  </IdentityProvider>
);

function Subscription({ reader, onClose }: CalendarDialogProps) {
  const id = useId();
  const [address, setAddress] = useState<string | null>(null);
  const withIdentity = useWithIdentity();
  const subscription = useQuery(query(getInterviewSubscription));
  const create = useMutation(
    mutation(() => withIdentity(() => call(createInterviewSubscription, {})), {
      invalidates: [getInterviewSubscription],
      onSuccess: ({ data }) => setAddress(new URL(data.path, location.origin).href),
    }),
  );
  const revoke = useMutation(
    mutation(revokeInterviewSubscription, {
      invalidates: [getInterviewSubscription],
      success: 'Revoked. The address no longer works.',
      onSuccess: () => setAddress(null),
    }),
  );
  const existing = subscription.data?.data ?? null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Subscribe in your calendar</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{LEADS[reader]}</Typography>
        {address && <CopyField label="Copy it now: it isn’t shown again" value={address} />}
        {existing && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Address created <DateText value={existing.created_at} />.
            {!address && ' If you have lost it, replace it: the old one then stops working.'}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant={existing ? 'outlined' : 'contained'}
            color={existing ? 'inherit' : 'primary'}
            loading={create.isPending}
            disabled={!subscription.data}
            onClick={() => create.mutate()}
          >
            {existing ? 'Replace address' : 'Create address'}
          </Button>
          {existing && (
            <Button color="error" loading={revoke.isPending} onClick={() => revoke.mutate({})}>
              Revoke address
            </Button>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
