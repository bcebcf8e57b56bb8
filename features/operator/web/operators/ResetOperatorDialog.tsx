import { useMutation } from '@tanstack/react-query';
import { useWithIdentity } from '#features/accounts/web/parts.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { findOperators, findOperatorsOfTenant, type Operator } from '../../operators-contract.ts';

type ResetOperatorDialogProps = {
  operator: Operator;
  reset: () => Promise<{ message?: string | undefined }>;
  onClose: () => void;
};

/** Removes the second factors of an operator who has lost them, after asking. */
export function ResetOperatorDialog({ operator, reset, onClose }: ResetOperatorDialogProps) {
  const withIdentity = useWithIdentity();
  const { mutate, isPending } = useMutation(
    mutation(() => withIdentity(reset), {
      invalidates: [findOperators, findOperatorsOfTenant],
      success: ({ message }) => message,
      onSuccess: onClose,
    }),
  );
  return (
    <ConfirmDialog
      open
      title={`Remove the second factors of ${operator.full_name}?`}
      confirmLabel="Remove second factors"
      destructive
      pending={isPending}
      onCancel={onClose}
      onConfirm={() => mutate()}
    >
      First make sure that the request comes from {operator.full_name}, for example by phone. Until they set up a new second
      factor, they sign in with only their password. They’re signed out everywhere, and we email them about it.
    </ConfirmDialog>
  );
}
