import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { LeaveDialog } from '#kit/ui/editing/LeaveDialog.tsx';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { SavedElsewhere } from '#kit/ui/editing/SavedElsewhere.tsx';
import { useEditedRow } from '#kit/ui/editing/useEditedRow.ts';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { ErrorSummary } from '#kit/ui/page/ErrorSummary.tsx';
import { getOwnCompany } from '../contract.ts';
import type { CompanyDraft, OwnCompany } from '../shapes.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { type CompanyFormValues, companyResolver, valuesOf } from './company-values.ts';

type Reply = { data: OwnCompany };
type CompanyFormProps = {
  values: CompanyFormValues;
  /** Of the company that is edited; left out for a new one. */
  revision?: string;
  submitLabel: string;
  send: (draft: CompanyDraft, revision: string | undefined) => Promise<Reply>;
  /** The toast when it worked. */
  success: string;
  onSaved: (reply: Reply) => unknown;
};

export function CompanyForm({ values, revision, submitLabel, send, success, onSaved }: CompanyFormProps) {
  const form = useForm<CompanyFormValues, unknown, CompanyDraft>({
    resolver: companyResolver,
    defaultValues: values,
    shouldFocusError: false,
  });
  const { control, formState, setFocus, reset } = form;
  const isNew = revision === undefined;
  const draft = useFormDraft(form, isNew ? 'company-draft' : 'company');
  const edited = useEditedRow(form, isNew ? null : { revision, values }, draft.overtaken);
  const save = useMutation(
    mutation((company: CompanyDraft) => send(company, isNew ? undefined : String(edited.revision)), {
      form,
      // A refused save fetches the company again, as the other admin saved it.
      invalidates: [getOwnCompany],
      success,
      onSuccess: async (reply) => {
        const saved = valuesOf(reply.data);
        reset(saved);
        edited.save({ revision: reply.data.revision, values: saved });
        await onSaved(reply);
      },
      onError: (error) => {
        if (error instanceof ApiError && error.status === 409) edited.refuse();
      },
    }),
  );

  return (
    <Box component="form" noValidate onSubmit={form.handleSubmit((company) => save.mutate(company))}>
      {draft.restoredAt !== null && (
        <Box sx={{ mb: 3 }}>
          <RestoredNotice
            at={draft.restoredAt}
            onDiscard={() => {
              draft.discard();
              edited.clear();
            }}
          />
        </Box>
      )}
      <ErrorSummary control={control} setFocus={setFocus} />
      <SavedElsewhere fields={edited.fields} take={edited.take} />
      <CompanyFields control={control} />
      <Box sx={{ mt: 4 }}>
        <Button type="submit" variant="contained" size="large" loading={save.isPending}>
          {submitLabel}
        </Button>
      </Box>
      <LeaveDialog when={formState.isDirty && !save.isPending && !isNew} onDiscard={draft.clear}>
        Your changes to the company haven’t been saved.
      </LeaveDialog>
    </Box>
  );
}
