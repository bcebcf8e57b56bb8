import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IdentityProvider, useWithIdentity } from '#features/accounts/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { PrivateAddressDialog } from '#kit/ui/dialogs/PrivateAddressDialog.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { createPlanLink, findPlanLinks, revokePlanLink } from '../transition-contract.ts';
import type { PlanLink } from '../transition-shapes.ts';

const KINDS = {
  calendar: {
    title: 'Subscribe in your calendar',
    lead: 'Your calendar app reads this private address and shows every open task on its day, with a reminder. Anyone who has the address can read it.',
    button: 'Create calendar address',
    row: 'Calendar address',
    days: null,
  },
  adviser: {
    title: 'Share with an adviser',
    lead: 'Anyone with the link can read your plans for 90 days, but not your notes, and can’t change anything.',
    button: 'Create adviser link',
    row: 'Adviser link',
    days: 90,
  },
} as const;

type ShareDialogProps = { kind: PlanLink['kind']; onClose: () => void };

/** Private addresses: a calendar feed, a read-only page. Each is shown once and can be revoked. */
export const ShareDialog = (props: ShareDialogProps) => (
  <IdentityProvider>
    <Links {...props} />
  </IdentityProvider>
);

function Links({ kind, onClose }: ShareDialogProps) {
  const words = KINDS[kind];
  const [address, setAddress] = useState<string | null>(null);
  const withIdentity = useWithIdentity();
  const links = useQuery(query(findPlanLinks));
  const create = useMutation(
    mutation(() => withIdentity(() => call(createPlanLink, { body: { kind, days: words.days } })), {
      invalidates: [findPlanLinks],
      onSuccess: ({ data }) => setAddress(data.path && new URL(data.path, location.origin).href),
    }),
  );
  const revoke = useMutation(
    mutation(revokePlanLink, { invalidates: [findPlanLinks], success: 'Revoked. The address no longer works.' }),
  );
  const existing = links.data?.data
    .filter((link) => link.kind === kind)
    .map((link) => {
      const hasEnded = link.expires_at !== null && new Date(link.expires_at) < new Date();
      return {
        id: link.id,
        text: (
          <>
            {`${words.row}, created `}
            <DateText value={link.created_at} />
            {link.expires_at && (
              <>
                {hasEnded ? ', ended ' : ', ends '}
                <DateText value={link.expires_at} as="day" />
              </>
            )}
          </>
        ),
        end: hasEnded ? 'Remove' : 'Revoke',
        ending: revoke.isPending && revoke.variables.params.id === link.id,
      };
    });
  return (
    <PrivateAddressDialog
      title={words.title}
      lead={words.lead}
      address={address}
      existing={existing}
      create={address ? null : { label: words.button, pending: create.isPending, onClick: () => create.mutate() }}
      onEnd={(id) => revoke.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}
