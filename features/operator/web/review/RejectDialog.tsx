import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';

type RejectDialogProps = {
  name: string;
  onClose: () => void;
  /** Rejects with a 422 when the reason is refused. Other errors have already been shown. */
  onReject: (reason: string) => Promise<unknown>;
};

/** Asks for the reason, which the person reads. */
export function RejectDialog({ name, onClose, onReject }: RejectDialogProps) {
  const titleId = useId();
  const form = useForm({ defaultValues: { reason: '' } });
  const { control, handleSubmit, setError } = form;
  const rejection = useMutation(
    mutation(onReject, { form, onError: (error) => !(error instanceof ApiError && error.status === 422) }),
  );
  const reject = handleSubmit(({ reason }) => {
    if (reason.trim() === '') {
      setError('reason', { type: 'required', message: 'Write the reason so they know what to change' }, { shouldFocus: true });
      return;
    }
    rejection.mutate(reason.trim());
  });
  return (
    <Dialog open onClose={rejection.isPending ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={reject}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void reject();
        }}
      >
        <DialogTitle id={titleId}>Reject {name}</DialogTitle>
        <DialogContent>
          <TextInput
            control={control}
            id="reject-reason"
            name="reason"
            label="Reason"
            help="They see this reason and can apply again. Press Ctrl and Enter to send."
            multiline
            minRows={3}
            maxLength={500}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={rejection.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color="error" loading={rejection.isPending}>
            Reject
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
