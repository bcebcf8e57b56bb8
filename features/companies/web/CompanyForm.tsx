import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '#features/accounts/web/index.ts';
import { ApiError, toastError } from '#kit/ui/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { ErrorSummary } from '#kit/ui/ErrorSummary.tsx';
import { applyFieldErrors } from '#kit/ui/query.ts';
import { RestoredNotice } from '#kit/ui/RestoredNotice.tsx';
import { useFormDraft } from '#kit/ui/useFormDraft.ts';
import type { CompanyDraft } from '../shapes.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { type CompanyFormValues, companyResolver } from './company-values.ts';

type CompanyFormProps = {
  values: CompanyFormValues;
  submitLabel: string;
  /** The name under which the browser stores the draft until it is sent. */
  draftKey?: string;
  send: (draft: CompanyDraft) => Promise<void>;
};

export function CompanyForm({ values, submitLabel, draftKey, send }: CompanyFormProps) {
  const [sending, setSending] = useState(false);
  const sent = useRef(false);
  const form = useForm<CompanyFormValues, unknown, CompanyDraft>({
    resolver: companyResolver,
    defaultValues: values,
    shouldFocusError: false,
  });
  const { control, formState, setError, setFocus, reset } = form;
  const draft = useFormDraft(form, useUser().id, draftKey ?? null);
  const { isDirty } = formState;

  const guard = useBlocker({
    shouldBlockFn: () => isDirty && !sent.current && !draftKey,
    enableBeforeUnload: () => isDirty && !sent.current && !draftKey,
    withResolver: true,
  });

  const submit = form.handleSubmit(async (company) => {
    setSending(true);
    try {
      sent.current = true;
      await send(company);
      draft.clear();
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
      {draft.restoredAt !== null && (
        <Box sx={{ mb: 3 }}>
          <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />
        </Box>
      )}
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
