import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ALL_COUNTRIES, type TenantCountryId, UNITED_KINGDOM } from '#kit/country/country.ts';
import { call, toastError } from '#kit/ui/api.ts';
import { applyFieldErrors, keyOf } from '#kit/ui/query.ts';
import { SelectInput } from '#kit/ui/SelectInput.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { createTenant, findTenants } from '../contract.ts';
import { slugOf } from './tenant-slug.ts';

const COUNTRIES = ALL_COUNTRIES.map(({ id, name }) => ({ value: id, label: name }));

type Values = {
  name: string;
  slug: string;
  host: string;
  country_id: TenantCountryId;
  operator_email: string;
  operator_first_name: string;
  operator_last_name: string;
};

/** Makes a tenant with its host and its first operator. */
export function NewTenantDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const client = useQueryClient();
  const { control, handleSubmit, setError, setValue, formState } = useForm<Values>({
    defaultValues: {
      name: '',
      slug: '',
      host: '',
      country_id: UNITED_KINGDOM,
      operator_email: '',
      operator_first_name: '',
      operator_last_name: '',
    },
  });
  const name = useWatch({ control, name: 'name' });
  const slugIsOwn = formState.dirtyFields.slug === true;

  useEffect(() => {
    // Until someone writes another one.
    if (!slugIsOwn) setValue('slug', slugOf(name));
  }, [name, slugIsOwn, setValue]);

  const create = handleSubmit(async (body) => {
    try {
      const { message } = await call(createTenant, { body });
      await client.invalidateQueries({ queryKey: keyOf(findTenants) });
      toast.success(message ?? 'Tenant created');
      onClose();
    } catch (error) {
      if (!applyFieldErrors(error, setError)) toastError(error);
    }
  });

  return (
    <Dialog
      open
      onClose={formState.isSubmitting || formState.isDirty ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <form noValidate onSubmit={create}>
        <DialogTitle id={titleId}>Create a tenant</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <TextInput control={control} name="name" id="tenant-name" label="Name" autoFocus />
          <TextInput
            control={control}
            name="slug"
            id="tenant-slug"
            label="Short name"
            help="Small letters, digits and hyphens. It cannot be changed later."
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
          <Typography variant="subtitle2" component="h3">
            First operator
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
            <TextInput control={control} name="operator_first_name" id="tenant-first-name" label="First name" />
            <TextInput control={control} name="operator_last_name" id="tenant-last-name" label="Last name" />
          </Box>
          <TextInput
            control={control}
            name="operator_email"
            id="tenant-email"
            type="email"
            label="E-mail"
            help="Gets a mail with a link to choose a password."
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={formState.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            Create tenant
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
