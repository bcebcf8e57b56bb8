import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IdentityProvider, useWithIdentity } from '#features/accounts/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { PrivateAddressDialog } from '#kit/ui/dialogs/PrivateAddressDialog.tsx';
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
    <PrivateAddressDialog
      title="Subscribe in your calendar"
      lead={LEADS[reader]}
      address={address}
      existing={
        subscription.data &&
        (existing
          ? [
              {
                id: 0,
                text: <Created at={existing.created_at} hidden={!address} />,
                end: 'Revoke address',
                ending: revoke.isPending,
              },
            ]
          : [])
      }
      create={{
        label: existing ? 'Replace address' : 'Create address',
        pending: create.isPending,
        onClick: () => create.mutate(),
      }}
      onEnd={() => revoke.mutate({})}
      onClose={onClose}
    />
  );
}

const Created = ({ at, hidden }: { at: string; hidden: boolean }) => (
  <>
    Address created <DateText value={at} />.{hidden && ' If you have lost it, replace it: the old one then stops working.'}
  </>
);
