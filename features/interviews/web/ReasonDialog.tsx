import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Route } from '#kit/contract/route.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';

type ReasonDialogProps = {
  title: string;
  text: string;
  label: string;
  name: 'reason' | 'wish';
  /** The name of the draft of the text, with the interview. */
  draftName: string;
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
  draftName,
  confirmLabel,
  destructive,
  invalidates,
  send,
  onClose,
}: ReasonDialogProps) {
  const form = useForm<Record<'reason' | 'wish', string>>({ defaultValues: { [name]: '' } });
  const draft = useFormDraft(form, draftName);
  const { mutate, isPending } = useMutation(
    mutation((value: string) => send(value), {
      form,
      invalidates,
      success: ({ message }) => message,
      onSuccess: onClose,
    }),
  );
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={title}
      text={text}
      submitLabel={confirmLabel}
      cancelLabel="Back"
      destructive={destructive}
      pending={isPending}
      maxWidth="xs"
      onSubmit={form.handleSubmit((values) => mutate(values[name]))}
      onClose={onClose}
    >
      <TextInput control={form.control} name={name} label={label} multiline minRows={3} maxLength={1000} autoFocus />
    </FormDialog>
  );
}
