import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { DECLINE_REASONS, type DeclineReason } from '../../rules.ts';

export type Declined = { reason?: DeclineReason; note?: string };

type DeclineDialogProps = {
  job: string;
  company: string;
  pending: boolean;
  onCancel: () => void;
  /** `declined` runs once the offer is declined. */
  onConfirm: (answer: Declined, declined: () => void) => void;
};

/** Asks before an offer is declined, and why. Both answers are optional. */
export function DeclineDialog({ job, company, pending, onCancel, onConfirm }: DeclineDialogProps) {
  const id = useId();
  const form = useForm<{ reason: DeclineReason | null; note: string }>({
    defaultValues: { reason: null, note: '' },
  });
  const draft = useFormDraft(form, `declined offer ${company} ${job}`);
  const { control, handleSubmit } = form;
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={`Decline the offer from ${company}?`}
      text={`${job} at ${company}. We’ll let the employer know. You can’t apply for this job again.`}
      submitLabel="Decline offer"
      cancelLabel="Keep offer"
      destructive
      pending={pending}
      onSubmit={handleSubmit(({ reason, note }) =>
        onConfirm({ ...(reason && { reason }), ...(note.trim() && { note: note.trim() }) }, draft.clear),
      )}
      onClose={onCancel}
    >
      <SelectInput
        control={control}
        name="reason"
        id={`${id}-reason`}
        label="Reason"
        optional
        emptyLabel="Prefer not to say"
        options={Object.entries(DECLINE_REASONS).map(([value, label]) => ({ value, label }))}
      />
      <TextInput
        control={control}
        name="note"
        id={`${id}-note`}
        label="Note to the employer"
        multiline
        minRows={3}
        maxRows={10}
        maxLength={2000}
        optional
      />
    </FormDialog>
  );
}
