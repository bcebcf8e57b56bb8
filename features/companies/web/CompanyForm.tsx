import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, toastError } from '#kit/ui/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { ErrorSummary } from '#kit/ui/ErrorSummary.tsx';
import { applyFieldErrors } from '#kit/ui/query.ts';
import type { CompanyDraft } from '../shapes.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { type CompanyFormValues, companyResolver } from './company-values.ts';

type CompanyFormProps = {
  values: CompanyFormValues;
  submitLabel: string;
  /** Under this name what was typed is kept in the browser until it was sent: a closed tab loses nothing. */
  draftKey?: string;
  send: (draft: CompanyDraft) => Promise<void>;
};

export function CompanyForm({ values, submitLabel, draftKey, send }: CompanyFormProps) {
  const [sending, setSending] = useState(false);
  const sent = useRef(false);
  const form = useForm<CompanyFormValues, unknown, CompanyDraft>({
    resolver: companyResolver,
    defaultValues: { ...values, ...(draftKey ? readDraft(draftKey) : {}) },
    shouldFocusError: false,
  });
  const { control, formState, setError, setFocus, watch, reset } = form;
  const { isDirty } = formState;

  useEffect(() => {
    if (!draftKey) return;
    const { unsubscribe } = watch((typed) => sessionStorage.setItem(draftKey, JSON.stringify(typed)));
    return unsubscribe;
  }, [draftKey, watch]);

  const guard = useBlocker({
    shouldBlockFn: () => isDirty && !sent.current && !draftKey,
    enableBeforeUnload: () => isDirty && !sent.current && !draftKey,
    withResolver: true,
  });

  const submit = form.handleSubmit(async (draft) => {
    setSending(true);
    try {
      sent.current = true;
      await send(draft);
      if (draftKey) sessionStorage.removeItem(draftKey);
      reset(form.getValues());
    } catch (error) {
      if (!(error instanceof ApiError && applyFieldErrors(error, setError))) toastError(error);
    } finally {
      sent.current = false;
      setSending(false);
    }
  });

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <ErrorSummary control={control} setFocus={setFocus} />
      <CompanyFields control={control} />
      <Box sx={{ mt: 4 }}>
        <Button type="submit" variant="contained" size="large" loading={sending}>
          {submitLabel}
        </Button>
      </Box>
      <ConfirmDialog
        open={guard.status === 'blocked'}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        destructive
        onConfirm={() => guard.proceed?.()}
        onCancel={() => guard.reset?.()}
      >
        What you changed about the company is not saved yet.
      </ConfirmDialog>
    </Box>
  );
}

/** What was typed before, as far as it can still be read. */
function readDraft(key: string): Partial<CompanyFormValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
