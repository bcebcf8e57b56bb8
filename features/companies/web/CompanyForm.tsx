import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useUser } from '#features/accounts/web/index.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { ErrorSummary } from '#kit/ui/page/ErrorSummary.tsx';
import type { CompanyDraft } from '../shapes.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { type CompanyFormValues, companyResolver } from './company-values.ts';

type CompanyFormProps<Reply> = {
  values: CompanyFormValues;
  submitLabel: string;
  /** The name under which the browser stores the draft until it is sent. */
  draftKey?: string;
  send: (draft: CompanyDraft) => Promise<Reply>;
  /** The toast when it worked. */
  success: string;
  onSaved: (reply: Reply) => unknown;
};

export function CompanyForm<Reply>({ values, submitLabel, draftKey, send, success, onSaved }: CompanyFormProps<Reply>) {
  const form = useForm<CompanyFormValues, unknown, CompanyDraft>({
    resolver: companyResolver,
    defaultValues: values,
    shouldFocusError: false,
  });
  const { control, formState, setFocus, reset } = form;
  const draft = useFormDraft(form, useUser().id, draftKey ?? null);
  const save = useMutation(
    mutation(send, {
      form,
      success,
      onSuccess: async (reply) => {
        await onSaved(reply);
        draft.clear();
        reset(form.getValues());
      },
    }),
  );
  const isUnsaved = formState.isDirty && !save.isPending && !draftKey;

  const guard = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });

  return (
    <Box component="form" noValidate onSubmit={form.handleSubmit((company) => save.mutate(company))}>
      {draft.restoredAt !== null && (
        <Box sx={{ mb: 3 }}>
          <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />
        </Box>
      )}
      <ErrorSummary control={control} setFocus={setFocus} />
      <CompanyFields control={control} />
      <Box sx={{ mt: 4 }}>
        <Button type="submit" variant="contained" size="large" loading={save.isPending}>
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
        Your changes to the company haven’t been saved.
      </ConfirmDialog>
    </Box>
  );
}
