import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { call, toastError } from '#kit/ui/api.ts';
import { applyFieldErrors, keyOf } from '#kit/ui/query.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { findTenants, setTenantStatus, type TenantRow } from '../contract.ts';

/** Closes a tenant's site to everyone; its name is typed, so that it is not another's. */
export function SuspendDialog({ tenant, onClose }: { tenant: TenantRow; onClose: () => void }) {
  const titleId = useId();
  const client = useQueryClient();
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { reason: '', typed_name: '' } });
  const suspend = handleSubmit(async ({ reason, typed_name }) => {
    if (reason.trim() === '') {
      setError('reason', { type: 'required', message: 'Write the reason' }, { shouldFocus: true });
      return;
    }
    if (typed_name.trim() !== tenant.slug) {
      setError('typed_name', { type: 'name', message: `Type ${tenant.slug} to confirm` }, { shouldFocus: true });
      return;
    }
    try {
      await call(setTenantStatus, { params: { id: tenant.id }, body: { status: 'suspended', reason: reason.trim() } });
      toast.success(`${tenant.name} is suspended`);
      onClose();
    } catch (error) {
      if (!applyFieldErrors(error, setError)) toastError(error);
    } finally {
      await client.invalidateQueries({ queryKey: keyOf(findTenants) });
    }
  });
  return (
    <Dialog open onClose={formState.isSubmitting ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={suspend}>
        <DialogTitle id={titleId}>Suspend {tenant.name}?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <DialogContentText>
            Within seconds its hosts show a neutral page to everyone, operators included. Nothing is deleted, and you can resume
            it here.
          </DialogContentText>
          <TextInput
            control={control}
            name="reason"
            id="suspend-reason"
            label="Reason"
            help="Kept for those who run the installation."
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
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={formState.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color="error" loading={formState.isSubmitting}>
            Suspend tenant
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
