import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { getServiceProvider, reportServiceProvider } from '../contract.ts';
import type { REPORT_KINDS } from '../rules.ts';
import { REPORT_OPTIONS } from './provider-words.ts';

type Values = { kind: (typeof REPORT_KINDS)[number]; note: string };

/** Says what about a provider is no longer right. */
export function ReportDialog({ provider, onClose }: { provider: { id: number; name: string }; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { kind: 'phone', note: '' } });
  const draft = useFormDraft(form, `report of provider ${provider.id}`);
  const report = useMutation(
    mutation(reportServiceProvider, {
      form,
      invalidates: [getServiceProvider],
      success: ({ message }) => message,
      onSuccess: onClose,
    }),
  );
  return (
    <FormDialog
      form={form}
      draft={draft}
      title="Report something out of date"
      submitLabel="Send report"
      pending={report.isPending}
      maxWidth="xs"
      onSubmit={form.handleSubmit((body) => report.mutate({ params: { id: provider.id }, body }))}
      onClose={onClose}
    >
      <SelectInput control={form.control} name="kind" label="What is out of date" options={REPORT_OPTIONS} />
      <TextInput
        control={form.control}
        name="note"
        label="What should it say?"
        help="Don’t include anything personal."
        multiline
        minRows={3}
        maxLength={1000}
        optional
      />
    </FormDialog>
  );
}
