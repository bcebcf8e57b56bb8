import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Route } from '#kit/contract/route.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';

type EditDialogProps<Form extends FieldValues> = {
  form: UseFormReturn<Form>;
  title: string;
  saveLabel: string;
  maxWidth?: DialogProps['maxWidth'];
  /** The list it belongs to, fetched again after saving. */
  list: Route;
  /** The edited row as the list has it now, with its form values. Left out where two people cannot edit the same row. */
  row?: { revision: number; values: Form } | null;
  onClose: () => void;
  /** `revision` is the one the edit started from, 0 without a row. */
  onSave: (values: Form, revision: number) => Promise<{ message?: string | undefined }>;
  children: ReactNode;
};

/** A dialog with a form. It saves, shows field errors, and offers a choice when somebody else has saved first. */
export function EditDialog<Form extends FieldValues>({
  form,
  title,
  saveLabel,
  maxWidth = 'sm',
  list,
  row = null,
  onClose,
  onSave,
  children,
}: EditDialogProps<Form>) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(row?.revision ?? 0);
  const [conflict, setConflict] = useState<string | null>(null);
  const { handleSubmit, clearErrors, reset } = form;

  const save = useMutation(
    mutation(({ values, revision }: { values: Form; revision: number }) => onSave(values, revision), {
      form,
      invalidates: [list],
      success: ({ message }) => message ?? 'Saved',
      onSuccess: onClose,
      onError: (error) => {
        if (!(error instanceof ApiError && error.status === 409 && row)) return false;
        // "Show theirs" needs the row as the other person saved it.
        void client.invalidateQueries({ queryKey: keyOf(list) }).then(() => setConflict(error.message));
        return true;
      },
    }),
  );
  const saveOver = (revision: number) => {
    clearErrors();
    setConflict(null);
    void handleSubmit((values) => save.mutate({ values, revision }))();
  };

  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={saveLabel}
      pending={save.isPending}
      maxWidth={maxWidth}
      onSubmit={() => saveOver(seen)}
      onClose={onClose}
    >
      {conflict && row && (
        <Alert
          severity="warning"
          action={
            <>
              <Button
                size="small"
                color="inherit"
                onClick={() => {
                  reset(row.values);
                  setSeen(row.revision);
                  setConflict(null);
                }}
              >
                Show theirs
              </Button>
              <Button
                size="small"
                color="inherit"
                onClick={() => {
                  setSeen(row.revision);
                  saveOver(row.revision);
                }}
              >
                Save mine
              </Button>
            </>
          }
        >
          {conflict}
        </Alert>
      )}
      {children}
    </FormDialog>
  );
}
