import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Route } from '#kit/contract/route.ts';
import { ApiError } from '#kit/ui/api.ts';
import { keyOf, mutation } from '#kit/ui/query.ts';

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
  const titleId = useId();
  const client = useQueryClient();
  const [seen, setSeen] = useState(row?.revision ?? 0);
  const [conflict, setConflict] = useState<string | null>(null);
  const { handleSubmit, clearErrors, reset, formState } = form;

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
    <Dialog
      open
      onClose={save.isPending || formState.isDirty ? undefined : onClose}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={titleId}
    >
      {/* The fields scroll; the title and the buttons stay in place. */}
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          saveOver(seen);
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {saveLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
