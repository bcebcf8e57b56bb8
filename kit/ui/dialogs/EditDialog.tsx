import type { DialogProps } from '@mui/material/Dialog';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Route } from '#kit/contract/route.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { SavedElsewhere } from '#kit/ui/editing/SavedElsewhere.tsx';
import { useEditedRow } from '#kit/ui/editing/useEditedRow.ts';
import type { FormDraft } from '#kit/ui/editing/useFormDraft.ts';

type EditDialogProps<Form extends FieldValues> = {
  form: UseFormReturn<Form>;
  draft: FormDraft | null;
  title: string;
  saveLabel: string;
  /** The toast, where the server sends none. */
  savedText?: string;
  maxWidth?: DialogProps['maxWidth'];
  /** The list it belongs to, fetched again after saving. */
  list: Route;
  /** Others that show the same. */
  alsoShownIn?: readonly Route[];
  /** The edited row as the list has it now, with its form values. Left out where two people cannot edit the same row. */
  row?: { revision: number; values: Form } | null;
  onClose: () => void;
  /** `revision` is the one the edit started from, 0 without a row. */
  onSave: (values: Form, revision: number) => Promise<{ message?: string | undefined }>;
  children: ReactNode;
};

const NONE = [] as const;

/** A dialog with a form. It saves, shows field errors, and merges what somebody else has saved first. */
export function EditDialog<Form extends FieldValues>({
  form,
  draft,
  title,
  saveLabel,
  savedText = 'Saved',
  maxWidth = 'sm',
  list,
  alsoShownIn = NONE,
  row = null,
  onClose,
  onSave,
  children,
}: EditDialogProps<Form>) {
  const edited = useEditedRow(form, row, draft?.overtaken ?? NONE);
  const save = useMutation(
    mutation((values: Form) => onSave(values, Number(edited.revision ?? 0)), {
      form,
      // A refused save fetches the list again, with the row as the other person saved it.
      invalidates: [list, ...alsoShownIn],
      success: ({ message }) => message ?? savedText,
      onSuccess: onClose,
      onError: (error) => {
        if (error instanceof ApiError && error.status === 409) edited.refuse();
      },
    }),
  );
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={title}
      submitLabel={saveLabel}
      pending={save.isPending}
      maxWidth={maxWidth}
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit((values) => save.mutate(values))(event);
      }}
      onClose={onClose}
    >
      <SavedElsewhere fields={edited.fields} take={edited.take} />
      {children}
    </FormDialog>
  );
}
