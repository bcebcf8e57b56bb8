import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { reportJob } from '../../report-contract.ts';
import { REPORT_REASON_LABELS, REPORT_REASONS, type ReportReason } from '../../report-rules.ts';

type ReportJobDialogProps = { job: { id: number; title: string; company: { name: string } }; onClose: () => void };

/** Reports a job to the operators. */
export function ReportJobDialog({ job, onClose }: ReportJobDialogProps) {
  const form = useForm<{ reason: ReportReason | null; details: string }>({ defaultValues: { reason: null, details: '' } });
  const draft = useFormDraft(form, `report of job ${job.id}`);
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
    <FormDialog
      form={form}
      draft={draft}
      title="Report this job"
      text={`Our team checks “${job.title}” and decides what to do. ${job.company.name} won’t know who reported it.`}
      submitLabel="Report job"
      pending={report.isPending}
      onSubmit={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
