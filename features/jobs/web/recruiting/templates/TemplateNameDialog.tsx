import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { createJobTemplate, findJobTemplates, renameJobTemplate } from '../../../template-contract.ts';

type TemplateNameDialogProps = {
  /** The job to save as a template, or the template to rename. */
  of: { job: { id: number; title: string } } | { template: { id: number; name: string } };
  onClose: () => void;
};

const MAX_NAME = 80;

/** Names a job template: a new one, or one that is renamed. */
export function TemplateNameDialog({ of, onClose }: TemplateNameDialogProps) {
  const isNew = 'job' in of;
  const form = useForm({ defaultValues: { name: isNew ? of.job.title.slice(0, MAX_NAME) : of.template.name } });
  const save = useMutation(
    mutation(
      ({ name }: { name: string }) =>
        isNew
          ? call(createJobTemplate, { body: { name, job_id: of.job.id } })
          : call(renameJobTemplate, { params: { id: of.template.id }, body: { name } }),
      {
        form,
        invalidates: [findJobTemplates],
        success: isNew ? 'Saved as a template. Find it under Post a job' : 'Template renamed',
        onSuccess: onClose,
      },
    ),
  );
  return (
    <FormDialog
      form={form}
      draft={null}
      title={isNew ? 'Save as a template' : `Rename “${of.template.name}”`}
      text={isNew ? 'Colleagues can start new jobs from it. Dates and the contact are not saved.' : undefined}
      submitLabel={isNew ? 'Save template' : 'Rename'}
      pending={save.isPending}
      maxWidth="xs"
      onSubmit={form.handleSubmit(({ name }) => save.mutate({ name: name.trim() }))}
      onClose={onClose}
    >
      <TextInput control={form.control} name="name" label="Template name" maxLength={MAX_NAME} autoFocus />
    </FormDialog>
  );
}
