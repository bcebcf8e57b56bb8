import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Control, useController } from 'react-hook-form';
import { FormField, fieldId } from '#kit/ui/inputs/FormField.tsx';
import type { ApplyValues, OwnResume } from './apply-values.ts';

type OwnResumeSelectProps = { control: Control<ApplyValues>; jobId: number; resumes: readonly OwnResume[]; label: string };

/** Chooses a resume written here. The server makes the PDF when the application is sent. */
export function OwnResumeSelect({ control, jobId, resumes, label }: OwnResumeSelectProps) {
  const { field, fieldState } = useController({ control, name: 'own' });
  const id = fieldId('own');
  return (
    <FormField
      id={id}
      label={label}
      help="We send the current version to the employer as a PDF."
      {...(fieldState.error?.message && { error: fieldState.error.message })}
    >
      <NativeSelect
        fullWidth
        variant="outlined"
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        inputRef={field.ref}
        value={field.value?.id ?? ''}
        onChange={({ target }) => {
          const card = resumes.find((one) => String(one.id) === target.value);
          field.onChange(card ? { id: card.id, title: card.title } : null);
        }}
      >
        {!field.value && <option value="">Choose</option>}
        {resumes.map((card) => (
          <option key={card.id} value={card.id}>
            {card.job?.id === jobId ? `${card.title} (tailored for this job)` : card.title}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  );
}
