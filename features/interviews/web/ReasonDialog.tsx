import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { Route } from '#kit/contract/route.ts';
import { mutation } from '#kit/ui/query.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';

type ReasonDialogProps = {
  title: string;
  text: string;
  label: string;
  name: 'reason' | 'wish';
  confirmLabel: string;
  destructive?: boolean;
  invalidates: readonly Route[];
  send: (text: string) => Promise<{ message?: string | undefined }>;
  onClose: () => void;
};

/** Asks for a text that the other side reads, and sends it. */
export function ReasonDialog({
  title,
  text,
  label,
  name,
  confirmLabel,
  destructive,
  invalidates,
  send,
  onClose,
}: ReasonDialogProps) {
  const titleId = useId();
  const form = useForm<Record<'reason' | 'wish', string>>({ defaultValues: { [name]: '' } });
  const { mutate, isPending } = useMutation(
    mutation((value: string) => send(value), {
      form,
      invalidates,
      success: ({ message }) => message,
      onSuccess: onClose,
    }),
  );
  return (
    <Dialog
      open
      onClose={isPending || form.formState.isDirty ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
    >
      <form noValidate onSubmit={form.handleSubmit((values) => mutate(values[name]))}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <DialogContentText>{text}</DialogContentText>
          <TextInput control={form.control} name={name} label={label} multiline minRows={3} maxLength={1000} autoFocus />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={isPending} onClick={onClose}>
            Back
          </Button>
          <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} loading={isPending}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
