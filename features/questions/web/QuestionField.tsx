import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { FieldPath, FieldValues, UseControllerProps } from 'react-hook-form';
import { FieldTexts, OptionalMark, useField } from '#kit/ui/inputs/FormField.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { excludesOthers, mayStayEmpty } from '../rules.ts';
import type { Question } from '../shapes.ts';

type QuestionFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
  UseControllerProps<Values, Name>,
  'name' | 'control'
> & { question: Question; help?: string };

/** A master question, asked in the way its answer needs. */
export function QuestionField<Values extends FieldValues, Name extends FieldPath<Values>>({
  question,
  name,
  control,
  help,
}: QuestionFieldProps<Values, Name>) {
  const optional = mayStayEmpty(question, question.visibility_place);
  switch (question.kind) {
    case 'text':
      return (
        <TextInput
          name={name}
          control={control}
          label={question.question}
          help={help}
          optional
          multiline
          minRows={3}
          maxLength={2000}
        />
      );
    case 'yes_no':
      return (
        <Options
          name={name}
          control={control}
          label={question.question}
          help={help}
          options={[
            { value: 'yes', text: 'Yes' },
            { value: 'no', text: 'No' },
          ]}
          chosen={(value) => (typeof value === 'string' && value ? [value] : [])}
          next={(value) => String(value)}
        />
      );
    case 'choice':
    case 'many': {
      const several = question.kind === 'many';
      return (
        <Options
          name={name}
          control={control}
          label={question.question}
          help={help ?? (several ? 'Select all that apply.' : undefined)}
          optional={optional}
          several={several}
          options={question.options.map(({ id, option_text }) => ({ value: id, text: option_text }))}
          chosen={(value) => (Array.isArray(value) ? value : [])}
          next={(value, before) => (several ? toggled(question, Number(value), before) : [value])}
        />
      );
    }
  }
}

/** The answers after one was pressed; "Nothing for now" and the others clear each other. */
function toggled({ options }: Question, value: number, before: readonly Value[]): Value[] {
  if (before.includes(value)) return before.filter((one) => one !== value);
  const isExclusive = (id: Value) => excludesOthers(options.find((option) => option.id === id)?.option_text ?? '');
  return isExclusive(value) ? [value] : [...before.filter((one) => !isExclusive(one)), value];
}

type Value = number | string;

type OptionsProps<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
  UseControllerProps<Values, Name>,
  'name' | 'control'
> & {
  label: string;
  help?: string;
  optional?: boolean;
  several?: boolean;
  options: readonly { value: Value; text: string }[];
  /** The values chosen in what the form holds. */
  chosen: (held: unknown) => Value[];
  /** What the form holds after a value was pressed. */
  next: (value: Value, before: Value[]) => unknown;
};

/** One or several of a few, each a box that can be pressed as a whole. */
export function Options<Values extends FieldValues, Name extends FieldPath<Values>>({
  name,
  control,
  label,
  help,
  optional = false,
  several = false,
  options,
  chosen,
  next,
}: OptionsProps<Values, Name>) {
  const { field, id, error, aria } = useField({ name, control, help, optional });
  const held = chosen(field.value);
  const Control = several ? Checkbox : Radio;
  return (
    <Box
      component="fieldset"
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 1 }}>
        {label}
        {optional && <OptionalMark />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            // Short words of several to choose stand in two columns on a phone.
            xs: several ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
            sm: 'repeat(auto-fill, minmax(208px, 1fr))',
          },
        }}
      >
        {options.map(({ value, text }, index) => (
          <FormControlLabel
            key={value}
            label={text}
            sx={{
              m: 0,
              px: 1.5,
              py: 0.75,
              gap: 0.5,
              border: 1,
              borderColor: held.includes(value) ? 'primary.text' : 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
            control={
              <Control
                name={several ? `${field.name}-${value}` : field.name}
                checked={held.includes(value)}
                onChange={() => field.onChange(next(value, held))}
                onBlur={field.onBlur}
                // An error summary and a refused answer lead to the first one.
                slotProps={{ input: index === 0 ? { ref: field.ref, id } : {} }}
              />
            }
          />
        ))}
      </Box>
      <FieldTexts id={id} help={help} error={error} />
    </Box>
  );
}
