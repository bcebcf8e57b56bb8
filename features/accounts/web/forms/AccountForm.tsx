import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { ApiError, messageOf } from '#kit/ui/api.ts';
import { ErrorSummary } from '#kit/ui/ErrorSummary.tsx';
import { applyFieldErrors } from '#kit/ui/query.ts';

type AccountFormProps<Values extends FieldValues> = {
  /** Created with `shouldFocusError: false` where there is a summary. */
  form: UseFormReturn<Values>;
  /** The form's name to a screen reader. */
  label: string;
  /** On the button: "Create account". */
  action: string;
  /** Submits the form. An error is shown at its field or above the form; what was typed stays. */
  onSend: (values: Values) => Promise<void>;
  /** Shows an error summary with links, for forms longer than a phone's screen. */
  summary?: boolean;
  /** In a card: a narrow button with Cancel beside it. */
  onCancel?: () => void;
  /** The field to focus when the form opens. */
  focusOn?: FieldPath<Values>;
  children: ReactNode;
};

/** The frame of every account form: errors, fields and the submit button. */
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
  const { isSubmitting, errors } = useFormState({ control });
  const keepFocus = useKeptFocus(isSubmitting);
  const problem = errors.root?.message;

  useEffect(() => {
    if (focusOn) setFocus(focusOn);
  }, [focusOn, setFocus]);

  const send = handleSubmit(async (values) => {
    try {
      await onSend(values);
    } catch (error) {
      // Errors of values without a field, such as a link's token, are shown above the form.
      const values = getValues();
      const hasFields = error instanceof ApiError && Object.keys(error.errors).every((field) => field in values);
      if (hasFields && applyFieldErrors(error, setError)) return;
      if (!(error instanceof ApiError && error.answered)) setError('root', { message: messageOf(error) });
    }
  });

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
            loading={isSubmitting}
            loadingPosition="start"
          >
            {action}
          </Button>
          {onCancel && (
            <Button variant="outlined" color="inherit" disabled={isSubmitting} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Restores focus to the submit button, which loses it while disabled. @returns a function to call on submit */
export function useKeptFocus(isSubmitting: boolean): () => void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (isSubmitting) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [isSubmitting]);
  return () => {
    focused.current = document.activeElement;
  };
}
