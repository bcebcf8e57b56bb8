import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useWithIdentity } from '#features/accounts/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import {
  findOperators,
  findOperatorsOfTenant,
  inviteOperator,
  inviteOperatorOfTenant,
  OperatorInvitationRequest,
} from '../../operators-contract.ts';

type InviteOperatorDialogProps = {
  siteName: string;
  /** Another tenant, for system operators; without it the viewer's own. */
  tenantId?: number;
  onClose: () => void;
};

/** Invites an operator by email. */
export function InviteOperatorDialog({ siteName, tenantId, onClose }: InviteOperatorDialogProps) {
  const withIdentity = useWithIdentity();
  const form = useForm({ resolver: zodResolver(OperatorInvitationRequest), defaultValues: { email: '' } });
  const invite = useMutation(
    mutation(
      (body: { email: string }) =>
        withIdentity(() =>
          tenantId === undefined
            ? call(inviteOperator, { body })
            : call(inviteOperatorOfTenant, { params: { id: tenantId }, body }),
        ),
      {
        form,
        invalidates: [findOperators, findOperatorsOfTenant],
        success: ({ message }) => message,
        onSuccess: onClose,
      },
    ),
  );
  return (
    <FormDialog
      form={form}
      draft={null}
      title="Invite an operator"
      text={`They get an email with a link to choose a password, which works for 14 days. Operators decide on people and companies of ${siteName} and change its settings.`}
      submitLabel="Send invitation"
      pending={invite.isPending}
      onSubmit={form.handleSubmit((body) => invite.mutate(body))}
      onClose={onClose}
    >
      <TextInput control={form.control} name="email" label="Email" type="email" inputMode="email" autoComplete="off" autoFocus />
    </FormDialog>
  );
}
