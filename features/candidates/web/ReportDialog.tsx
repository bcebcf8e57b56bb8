import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { mutation } from '#kit/ui/query.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { type ContactRequest, declineContactRequest, findContactRequests, getVisibility } from '../contract.ts';

/** Declines a request, hides from the company and tells the operators why. */
export function ReportDialog({ request, onClose }: { request: ContactRequest; onClose: () => void }) {
  const titleId = useId();
  const form = useForm({ defaultValues: { report: '' } });
  const report = useMutation(
    mutation(declineContactRequest, {
      form,
      invalidates: [findContactRequests, getVisibility],
      success: 'Reported. Thank you.',
      onSuccess: onClose,
    }),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) =>
          report.mutate({ params: { id: request.id }, body: { reported: true, report: values.report } }),
        )}
      >
        <DialogTitle id={titleId}>Report {request.company.name}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            We decline the request, hide you from this employer and ask the site’s operators to look into it. They see your
            message; the employer doesn’t.
          </DialogContentText>
          <TextInput
            control={form.control}
            name="report"
            label="What is wrong with it?"
            optional
            multiline
            minRows={3}
            maxLength={1000}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={report.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color="error" loading={report.isPending}>
            Report and decline
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
