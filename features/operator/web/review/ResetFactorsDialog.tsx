import { useMutation } from '@tanstack/react-query';
import { IdentityProvider, useWithIdentity } from '#features/accounts/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { getPerson, resetPersonsFactors } from '../../contract.ts';

type ResetFactorsDialogProps = { person: { id: number; full_name: string }; onClose: () => void };

/** Removes a person's authenticator app and passkeys, after asking. */
export function ResetFactorsDialog(props: ResetFactorsDialogProps) {
  return (
    <IdentityProvider>
      <Confirmation {...props} />
    </IdentityProvider>
  );
}

function Confirmation({ person, onClose }: ResetFactorsDialogProps) {
  const withIdentity = useWithIdentity();
  const { mutate, isPending } = useMutation(
    mutation(() => withIdentity(() => call(resetPersonsFactors, { params: { id: person.id } })), {
      invalidates: [getPerson],
      success: ({ message }) => message,
      onSuccess: onClose,
    }),
  );
  return (
    <ConfirmDialog
      open
      title={`Remove the second factors of ${person.full_name}?`}
      confirmLabel="Remove second factors"
      destructive
      pending={isPending}
      onCancel={onClose}
      onConfirm={() => mutate()}
    >
      Until they set up a new one, they can sign in with only their password. They’re signed out everywhere and get an email about
      it.
    </ConfirmDialog>
  );
}
