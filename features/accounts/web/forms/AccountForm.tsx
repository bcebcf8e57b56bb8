import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { ApiError, messageOf } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { ErrorSummary } from '#kit/ui/page/ErrorSummary.tsx';

type AccountFormProps<Values extends FieldValues> = {
  /** Created with `shouldFocusError: false` when there is a summary. */
  form: UseFormReturn<Values>;
  /** The form's accessible name. */
  label: string;
  /** On the button: "Create account". */
  action: string;
  /** Submits the form. An error is shown at its field or above the form; the fields keep their values. */
  onSend: (values: Values) => Promise<unknown>;
  /** Shows an error summary with links, for forms longer than a phone's screen. */
  summary?: boolean;
  /** In a card: a narrow button with Cancel next to it. */
  onCancel?: () => void;
  /** The field to focus when the form opens. */
  focusOn?: FieldPath<Values>;
  children: ReactNode;
};

/** Every account form: errors, fields and the submit button. */
export function AccountForm<Values extends FieldValues>({
  form,
  label,
  action,
  onSend,
  summary = false,
  onCancel,
  focusOn,
  children,
}: AccountFormProps<Values>) {
  const { control, handleSubmit, setError, setFocus, getValues } = form;
  const { errors } = useFormState({ control });
  const submission = useMutation(
    mutation(onSend, {
      form,
      onError: (error) => {
        const fields = error instanceof ApiError ? Object.keys(error.errors) : [];
        if (fields.length > 0 && fields.every((field) => field in getValues())) return false;
        // Errors of values without a field, such as a link's token, are shown above the form.
        if (!(error instanceof ApiError && error.handled)) setError('root', { message: messageOf(error) });
        return true;
      },
    }),
  );
  const keepFocus = useKeptFocus(submission.isPending);
  const problem = errors.root?.message;

  useEffect(() => {
    if (focusOn) setFocus(focusOn);
  }, [focusOn, setFocus]);

  const send = handleSubmit((values) => submission.mutate(values));

  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
        keepFocus();
        void send(event);
      }}
    >
      {summary && <ErrorSummary control={control} setFocus={setFocus} />}
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            type="submit"
            variant="contained"
            size={onCancel ? 'medium' : 'large'}
            fullWidth={!onCancel}
            loading={submission.isPending}
            loadingPosition="start"
            // Focus stays in the field until the click ends: its error would move the button from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {action}
          </Button>
          {onCancel && (
            <Button variant="outlined" color="inherit" disabled={submission.isPending} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Restores focus to the submit button, which loses it while disabled. @returns a function to call on submit */
export function useKeptFocus(isPending: boolean): () => void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (isPending) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [isPending]);
  return () => {
    focused.current = document.activeElement;
  };
}
