import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Route } from '#kit/contract/route.ts';
import { ApiError, toastError } from '#kit/ui/api.ts';
import { applyFieldErrors, keyOf } from '#kit/ui/query.ts';
import { toast } from '#kit/ui/toast.tsx';

type EditDialogProps<Form extends FieldValues> = {
  form: UseFormReturn<Form>;
  title: string;
  saveLabel: string;
  maxWidth?: DialogProps['maxWidth'];
  /** The list that it belongs to: read anew after it was saved. */
  list: Route;
  /** What is edited as the list has it now, with what the form shows of it; left out where two cannot cross. */
  row?: { revision: number; values: Form } | null;
  onClose: () => void;
  /** `revision` is the one that the change was made from, 0 without a row. */
  onSave: (values: Form, revision: number) => Promise<{ message?: string | undefined }>;
  children: ReactNode;
};

/** The frame of an editor: saves, puts what is wrong under its fields, and asks what to do where somebody else has saved first. */
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
  const [crossed, setCrossed] = useState<string | null>(null);
  const { handleSubmit, setError, clearErrors, reset, formState } = form;

  const saveOver = (revision: number) => {
    clearErrors();
    void handleSubmit(async (values) => {
      setCrossed(null);
      try {
        const { message } = await onSave(values, revision);
        await client.invalidateQueries({ queryKey: keyOf(list) });
        toast.success(message ?? 'Saved');
        onClose();
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && row) {
          // The list then holds what the other one has saved.
          await client.invalidateQueries({ queryKey: keyOf(list) });
          setCrossed(error.message);
        } else if (!applyFieldErrors(error, setError)) toastError(error);
      }
    })();
  };

  return (
    <Dialog
      open
      onClose={formState.isSubmitting || formState.isDirty ? undefined : onClose}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={titleId}
    >
      {/* The fields scroll between the title and the buttons, which stay. */}
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
          {crossed && row && (
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
                      setCrossed(null);
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
              {crossed}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={formState.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            {saveLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
