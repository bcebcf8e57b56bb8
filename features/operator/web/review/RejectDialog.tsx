import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';

type RejectDialogProps = {
  name: string;
  /** The name of the draft of the reason. */
  draftName: string;
  onClose: () => void;
  /** Rejects with a 422 when the reason is refused. Other errors have already been shown. */
  onReject: (reason: string) => Promise<unknown>;
};

/** Asks for the reason, which the person reads. */
export function RejectDialog({ name, draftName, onClose, onReject }: RejectDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } });
  const draft = useFormDraft(form, draftName);
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
    <FormDialog
      form={form}
      draft={draft}
      title={`Reject ${name}`}
      submitLabel="Reject"
      destructive
      pending={rejection.isPending}
      onSubmit={reject}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
