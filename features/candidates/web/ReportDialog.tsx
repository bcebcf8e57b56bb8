import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { type ContactRequest, declineContactRequest, findContactRequests, getVisibility } from '../contract.ts';

/** Declines a request, hides from the company and tells the operators why. */
export function ReportDialog({ request, onClose }: { request: ContactRequest; onClose: () => void }) {
  const form = useForm({ defaultValues: { report: '' } });
  const draft = useFormDraft(form, `report of request ${request.id}`);
  const report = useMutation(
    mutation(declineContactRequest, {
      form,
      invalidates: [findContactRequests, getVisibility],
      success: 'Reported. Thank you.',
      onSuccess: onClose,
    }),
  );
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={`Report ${request.company.name}`}
      text="We decline the request, hide you from this employer and ask the site’s operators to look into it. They see your message; the employer doesn’t."
      submitLabel="Report and decline"
      destructive
      pending={report.isPending}
      maxWidth="xs"
      onSubmit={form.handleSubmit((values) =>
        report.mutate({ params: { id: request.id }, body: { reported: true, report: values.report } }),
      )}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
