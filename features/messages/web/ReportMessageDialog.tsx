import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { CheckboxInput } from '#kit/ui/CheckboxInput.tsx';
import { mutation } from '#kit/ui/query.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { findConversations, findMessages, getConversation, type Message, reportMessage } from '../contract.ts';

type ReportMessageDialogProps = { message: Message; company: string; onClose: () => void };

/** Reports a message to the operators and, where the veteran wishes, blocks the company. */
export function ReportMessageDialog({ message, company, onClose }: ReportMessageDialogProps) {
  const titleId = useId();
  const form = useForm({ defaultValues: { reason: '', blocked: true } });
  const report = useMutation(
    mutation(reportMessage, {
      form,
      invalidates: [findMessages, getConversation, findConversations],
      success: 'Thank you. Our team will look at this message.',
      onSuccess: onClose,
    }),
  );
  return (
    <Dialog open onClose={report.isPending ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={form.handleSubmit((body) => report.mutate({ params: { id: message.id }, body }))}>
        <DialogTitle id={titleId}>Report this message</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <DialogContentText>
            Our team reads this message and decides what to do. {company} won’t know who reported it.
          </DialogContentText>
          <TextInput control={form.control} name="reason" label="What is wrong with it?" multiline maxLength={1000} autoFocus />
          <CheckboxInput
            control={form.control}
            name="blocked"
            label={`Block ${company} in this conversation`}
            help="They can no longer write to you here. You can unblock them later."
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={report.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={report.isPending}>
            Report message
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
