import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ALL_COUNTRIES, type TenantCountryId, UNITED_KINGDOM } from '#kit/country/country.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { createTenant, findTenants } from '../../system-contract.ts';
import { slugOf } from './tenant-slug.ts';

const COUNTRIES = ALL_COUNTRIES.map(({ id, name }) => ({ value: id, label: name }));

type Values = {
  name: string;
  slug: string;
  host: string;
  country_id: TenantCountryId;
  operator_email: string;
};

/** Creates a tenant with its host and its first operator. */
export function NewTenantDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Values>({
    defaultValues: {
      name: '',
      slug: '',
      host: '',
      country_id: UNITED_KINGDOM,
      operator_email: '',
    },
  });
  const draft = useFormDraft(form, 'new tenant');
  const { control, handleSubmit, setValue, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const slugIsOwn = formState.dirtyFields.slug === true;

  useEffect(() => {
    // Follows the name until someone edits it.
    if (!slugIsOwn) setValue('slug', slugOf(name));
  }, [name, slugIsOwn, setValue]);

  const create = useMutation(
    mutation(createTenant, {
      form,
      invalidates: [findTenants],
      success: ({ message }) => message ?? 'Tenant created',
      onSuccess: onClose,
    }),
  );

  return (
    <FormDialog
      form={form}
      draft={draft}
      title="Create a tenant"
      submitLabel="Create tenant"
      pending={create.isPending}
      onSubmit={handleSubmit((body) => create.mutate({ body }))}
      onClose={onClose}
    >
      <TextInput control={control} name="name" id="tenant-name" label="Name" autoFocus />
      <TextInput
        control={control}
        name="slug"
        id="tenant-slug"
        label="Short name"
        help="Lowercase letters, digits and hyphens. You can’t change it later."
      />
      <TextInput control={control} name="host" id="tenant-host" label="Host" placeholder="jobs.example.org" />
      <SelectInput
        control={control}
        name="country_id"
        id="tenant-country"
        label="Country"
        options={COUNTRIES}
        help="Sets CV or resume, spelling, dates and paper size."
      />
      <TextInput
        control={control}
        name="operator_email"
        id="tenant-email"
        type="email"
        label="Email of the first operator"
        help="They get an invitation, which works for 14 days. You can send it again and invite others under Operators."
      />
    </FormDialog>
  );
}
