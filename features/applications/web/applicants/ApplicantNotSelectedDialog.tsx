import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { FieldTexts } from '#kit/ui/inputs/FormField.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { isNotSelectedReason, NOT_SELECTED_REASONS } from '../../rules.ts';

type ApplicantNotSelectedDialogProps = {
  name: string;
  /** For several applicants, who get no note: what happens to them. */
  many?: ReactNode;
  onCancel: () => void;
  /** The name of the draft of the note, with the applicant. */
  draftName: string;
  /** @returns whether it was done */
  onConfirm: (reason: string, note: string) => Promise<boolean>;
};

/** Asks for the reason and previews the text the veteran will see. */
export function ApplicantNotSelectedDialog({ name, many, draftName, onCancel, onConfirm }: ApplicantNotSelectedDialogProps) {
  const id = useId();
  const form = useForm({ defaultValues: { reason: '', note: '' } });
  const draft = useFormDraft(form, many === undefined ? draftName : null);
  const { control } = form;
  const reason = form.watch('reason');
  const sentence = isNotSelectedReason(reason) ? NOT_SELECTED_REASONS[reason].sentence : null;

  return (
    <FormDialog
      form={form}
      draft={draft}
      title={`Mark ${name} as not selected`}
      text={many}
      submitLabel="Not selected"
      pending={form.formState.isSubmitting}
      // The menu that opened this dialog no longer exists.
      disableRestoreFocus
      onSubmit={form.handleSubmit(async ({ reason: chosen, note }) => {
        if (await onConfirm(chosen, note.trim())) draft.clear();
      })}
      onClose={onCancel}
    >
      <Controller
        control={control}
        name="reason"
        rules={{ required: 'Choose a reason' }}
        render={({ field, fieldState }) => (
          <Box>
            <FormLabel id={`${id}-reason-label`}>Why?</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-reason-label`}
              aria-describedby={fieldState.error ? `${id}-reason-error` : undefined}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            >
              {Object.entries(NOT_SELECTED_REASONS).map(([key, { label }], index) => (
                <FormControlLabel
                  key={key}
                  value={key}
                  label={label}
                  sx={{ my: 0.25 }}
                  control={<Radio slotProps={{ input: index === 0 ? { ref: field.ref } : {} }} />}
                />
              ))}
            </RadioGroup>
            <FieldTexts id={`${id}-reason`} error={fieldState.error?.message} />
            <Box role="status">
              {sentence && (
                <Box sx={{ mt: 2, p: 1.5, borderRadius: 1, bgcolor: 'info.soft', typography: 'body2' }}>
                  <Box component="span" sx={{ fontWeight: 600 }}>
                    {name} will read:
                  </Box>{' '}
                  {sentence}
                </Box>
              )}
            </Box>
          </Box>
        )}
      />
      {many === undefined && (
        <TextInput
          control={control}
          name="note"
          id={`${id}-note`}
          label="Note"
          help="Only your colleagues see this, never the applicant."
          multiline
          minRows={2}
          maxRows={8}
          maxLength={2000}
          optional
        />
      )}
    </FormDialog>
  );
}
