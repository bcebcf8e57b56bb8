import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/api.ts';
import { mutation } from '#kit/ui/query.ts';
import { SelectInput } from '#kit/ui/SelectInput.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { reportJob } from '../report-contract.ts';
import { REPORT_REASON_LABELS, REPORT_REASONS, type ReportReason } from '../report-rules.ts';

type ReportJobDialogProps = { job: { id: number; title: string; company: { name: string } }; onClose: () => void };

/** Reports a job to the operators. */
export function ReportJobDialog({ job, onClose }: ReportJobDialogProps) {
  const titleId = useId();
  const form = useForm<{ reason: ReportReason | null; details: string }>({ defaultValues: { reason: null, details: '' } });
  const isOther = form.watch('reason') === 'other';
  const report = useMutation(
    mutation((body: { reason: ReportReason; details: string }) => call(reportJob, { params: { id: job.id }, body }), {
      form,
      success: 'Thank you. We’ll check this job and tell you what we decide.',
      onSuccess: onClose,
    }),
  );
  const send = form.handleSubmit(({ reason, details }) => {
    if (reason === null) form.setError('reason', { message: 'Choose what is wrong' }, { shouldFocus: true });
    else report.mutate({ reason, details });
  });
  return (
    <Dialog open onClose={report.isPending ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>Report this job</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <DialogContentText>
            {`Our team checks “${job.title}” and decides what to do. ${job.company.name} won’t know who reported it.`}
          </DialogContentText>
          <SelectInput
            control={form.control}
            name="reason"
            label="What is wrong with it?"
            emptyLabel="Choose one"
            options={REPORT_REASONS.map((reason) => ({ value: reason, label: REPORT_REASON_LABELS[reason] }))}
          />
          <TextInput
            control={form.control}
            name="details"
            label={isOther ? 'What is wrong?' : 'Details'}
            optional={!isOther}
            multiline
            maxLength={1000}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={report.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={report.isPending}>
            Report job
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
