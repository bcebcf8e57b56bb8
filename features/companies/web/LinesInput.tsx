import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type FieldProps, FormField, useField } from '#kit/ui/inputs/FormField.tsx';

/** Edits a list of short texts as lines of one text area. The form's value is the list without empty lines. */
export function LinesInput<Values extends FieldValues, Name extends FieldPath<Values>, Transformed = Values>({
  label,
  ...props
}: FieldProps<Values, Name, Transformed>) {
  const { field, id, error, aria } = useField(props);
  const lines: string[] = Array.isArray(field.value) ? field.value : [];
  // The text may end with an empty line, which is not in the list.
  const [typed, setTyped] = useState(lines.join('\n'));
  return (
    <FormField id={id} label={label} help={props.help} error={error} optional={props.optional}>
      <OutlinedInput
        fullWidth
        multiline
        minRows={4}
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={typed}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(target.value.split('\n').flatMap((line) => line.trim() || []));
        }}
        error={error !== undefined}
        slotProps={{ input: aria }}
      />
    </FormField>
  );
}
