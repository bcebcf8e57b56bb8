import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Control } from 'react-hook-form';
import { knockoutSentence } from '#features/jobs/screening-rules.ts';
import type { ScreeningQuestion } from '#features/jobs/shapes.ts';
import { FieldTexts, useField } from '#kit/ui/inputs/FormField.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { ANSWER_MAX, type ApplyValues } from './apply-values.ts';

type AnswerFieldProps = { question: ScreeningQuestion; name: `answers.${number}`; control: Control<ApplyValues> };

/** More choices than this make a list of their own rather than a column of buttons. */
const MOST_BUTTONS = 6;

/** A screening question with the input that fits its kind. */
export function AnswerField({ question, name, control }: AnswerFieldProps) {
  const needed = knockoutSentence(question);
  const help = needed && <strong>{needed}</strong>;
  const shared = { name, control, label: question.question, help };
  switch (question.kind) {
    case 'yes_no':
      return <RadioInput {...shared} options={['Yes', 'No']} inRow />;
    case 'choice': {
      const choices = question.choices ?? [];
      return choices.length > MOST_BUTTONS ? (
        <SelectInput {...shared} options={choices.map((choice) => ({ value: choice, label: choice }))} />
      ) : (
        <RadioInput {...shared} options={choices} />
      );
    }
    case 'number':
      return (
        <Box sx={{ '& .MuiOutlinedInput-root': { maxWidth: 240 } }}>
          <TextInput {...shared} inputMode="decimal" />
        </Box>
      );
    case 'text':
      return <TextInput {...shared} multiline minRows={3} maxLength={ANSWER_MAX} />;
  }
}

type RadioInputProps = {
  name: `answers.${number}`;
  control: Control<ApplyValues>;
  label: string;
  help: React.ReactNode;
  options: readonly string[];
  inRow?: boolean;
};

function RadioInput({ name, control, label, help, options, inRow = false }: RadioInputProps) {
  const { field, id, error, aria } = useField({ name, control, help });
  return (
    <Box>
      <Box id={`${id}-label`} sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {label}
      </Box>
      <RadioGroup
        row={inRow}
        name={field.name}
        value={field.value ?? ''}
        onChange={(_, value) => field.onChange(value)}
        onBlur={field.onBlur}
        aria-labelledby={`${id}-label`}
        aria-describedby={aria['aria-describedby']}
        aria-invalid={aria['aria-invalid']}
        aria-required
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option}
            value={option}
            label={option}
            sx={{ mr: 3 }}
            // An error summary and a refused answer lead to the first button.
            control={<Radio slotProps={{ input: index === 0 ? { ref: field.ref, id } : {} }} />}
          />
        ))}
      </RadioGroup>
      <FieldTexts id={id} help={help} error={error} />
    </Box>
  );
}
