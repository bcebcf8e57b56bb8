import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { applyFieldErrors } from '#kit/ui/query.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';

type RejectDialogProps = {
  name: string;
  onClose: () => void;
  /** Throws the refusal when the reason is not good enough. */
  onReject: (reason: string) => Promise<void>;
};

/** Asks for the reason, which is what the person reads. */
export function RejectDialog({ name, onClose, onReject }: RejectDialogProps) {
  const titleId = useId();
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { reason: '' } });
  const reject = handleSubmit(async ({ reason }) => {
    if (reason.trim() === '') {
      setError(
        'reason',
        { type: 'required', message: 'Write the reason, so that they know what to change' },
        { shouldFocus: true },
      );
      return;
    }
    try {
      await onReject(reason.trim());
    } catch (error) {
      applyFieldErrors(error, setError);
    }
  });
  return (
    <Dialog open onClose={formState.isSubmitting ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
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
            help="They read it, and can change what is missing and ask again. Ctrl and Enter sends."
            multiline
            minRows={3}
            maxLength={500}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={formState.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color="error" loading={formState.isSubmitting}>
            Reject
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
