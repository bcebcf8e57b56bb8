import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { findTenants, type TenantRow, updateTenant } from '../../system-contract.ts';

/** Renames a tenant. Its short name stays. */
export function TenantDialog({ tenant, onClose }: { tenant: TenantRow; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(updateTenant.body), defaultValues: { name: tenant.name } });
  const draft = useFormDraft(form, `tenant ${tenant.id}`);
  const update = useMutation(
    mutation(updateTenant, {
      form,
      invalidates: [findTenants],
      success: ({ message }) => message,
      onSuccess: onClose,
    }),
  );
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={`Edit ${tenant.name}`}
      text={`The short name ${tenant.slug} stays. Its operators change everything else in their settings.`}
      submitLabel="Save"
      pending={update.isPending}
      onSubmit={form.handleSubmit((body) => update.mutate({ params: { id: tenant.id }, body }))}
      onClose={onClose}
    >
      <TextInput control={form.control} name="name" label="Name" autoComplete="off" autoFocus />
    </FormDialog>
  );
}
