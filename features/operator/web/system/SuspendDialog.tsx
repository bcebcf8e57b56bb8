import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { findTenants, setTenantStatus, type TenantRow } from '../../system-contract.ts';

/** Closes a tenant's site to everyone. The short name must be typed, to avoid suspending the wrong tenant. */
export function SuspendDialog({ tenant, onClose }: { tenant: TenantRow; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '', typed_name: '' } });
  const draft = useFormDraft(form, `suspension ${tenant.id}`, (values) => ({ ...values, typed_name: '' }));
  const { control, handleSubmit, setError } = form;
  const suspension = useMutation(
    mutation(setTenantStatus, {
      form,
      invalidates: [findTenants],
      success: `${tenant.name} is suspended`,
      onSuccess: onClose,
    }),
  );
  const suspend = handleSubmit(({ reason, typed_name }) => {
    if (reason.trim() === '') {
      setError('reason', { type: 'required', message: 'Write the reason' }, { shouldFocus: true });
      return;
    }
    if (typed_name.trim() !== tenant.slug) {
      setError('typed_name', { type: 'name', message: `Type ${tenant.slug} to confirm` }, { shouldFocus: true });
      return;
    }
    suspension.mutate({ params: { id: tenant.id }, body: { status: 'suspended', reason: reason.trim() } });
  });
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={`Suspend ${tenant.name}?`}
      text="Within seconds, everyone who opens its hosts, including its operators, sees only that the site is suspended. Nothing is deleted, and you can resume it here."
      submitLabel="Suspend tenant"
      destructive
      pending={suspension.isPending}
      onSubmit={suspend}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="reason"
        id="suspend-reason"
        label="Reason"
        help="Only people who run the installation see it."
        multiline
        minRows={2}
        maxLength={500}
        autoFocus
      />
      <TextInput
        control={control}
        name="typed_name"
        id="suspend-name"
        label={`Type ${tenant.slug} to confirm`}
        autoComplete="off"
      />
    </FormDialog>
  );
}
