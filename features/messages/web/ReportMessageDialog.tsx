import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { findConversations, findMessages, getConversation, type Message, reportMessage } from '../contract.ts';

type ReportMessageDialogProps = { message: Message; company: string; onClose: () => void };

/** Reports a message to the operators and, where the veteran wishes, blocks the company. */
export function ReportMessageDialog({ message, company, onClose }: ReportMessageDialogProps) {
  const form = useForm({ defaultValues: { reason: '', blocked: true } });
  const draft = useFormDraft(form, `report of message ${message.id}`);
  const report = useMutation(
    mutation(reportMessage, {
      form,
      invalidates: [findMessages, getConversation, findConversations],
      success: 'Thank you. Our team will look at this message.',
      onSuccess: onClose,
    }),
  );
  return (
    <FormDialog
      form={form}
      draft={draft}
      title="Report this message"
      text={`Our team reads this message and decides what to do. ${company} won’t know who reported it.`}
      submitLabel="Report message"
      pending={report.isPending}
      onSubmit={form.handleSubmit((body) => report.mutate({ params: { id: message.id }, body }))}
      onClose={onClose}
    >
      <TextInput control={form.control} name="reason" label="What is wrong with it?" multiline maxLength={1000} autoFocus />
      <CheckboxInput
        control={form.control}
        name="blocked"
        label={`Block ${company} in this conversation`}
        help="They can no longer write to you here. You can unblock them later."
      />
    </FormDialog>
  );
}
