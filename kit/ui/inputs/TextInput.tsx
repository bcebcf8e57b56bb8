import Box from '@mui/material/Box';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { AriaAttributes } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type FieldProps, FormField, useField } from './FormField.tsx';

type TextInputProps<Values extends FieldValues, Name extends FieldPath<Values>, Transformed> = FieldProps<
  Values,
  Name,
  Transformed
> &
  Pick<
    OutlinedInputProps,
    'autoComplete' | 'autoFocus' | 'placeholder' | 'multiline' | 'minRows' | 'maxRows' | 'startAdornment' | 'endAdornment'
  > & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'datetime-local' | 'time';
    inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
    /** What a list beside the field adds, such as the option that is current. */
    listAria?: AriaAttributes;
    /** Limits the length and shows how much of it is used. */
    maxLength?: number;
  };

/** Browsers take years of six digits, and go on to the next part after the fourth digit only where no later year is possible. */
const LAST: Partial<Record<string, string>> = { 'datetime-local': '9999-12-31T23:59' };

/** A single-line text field or, with `multiline`, a text area. */
export function TextInput<Values extends FieldValues, Name extends FieldPath<Values>, Transformed = Values>({
  label,
  type = 'text',
  inputMode,
  listAria,
  maxLength,
  autoComplete,
  autoFocus,
  placeholder,
  multiline,
  minRows = 4,
  maxRows,
  startAdornment,
  endAdornment,
  ...props
}: TextInputProps<Values, Name, Transformed>) {
  const { field, id, error, aria } = useField(props);
  const value: string = field.value ?? '';
  return (
    <FormField
      id={id}
      label={label}
      help={props.help}
      error={error}
      optional={props.optional}
      aside={maxLength && <CharacterCount used={value.length} of={maxLength} />}
    >
      <OutlinedInput
        fullWidth
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        disabled={field.disabled}
        error={error !== undefined}
        type={type}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        placeholder={placeholder}
        multiline={multiline}
        minRows={multiline ? minRows : undefined}
        maxRows={multiline ? maxRows : undefined}
        startAdornment={startAdornment}
        endAdornment={endAdornment}
        slotProps={{ input: { ...aria, ...listAria, inputMode, maxLength, max: LAST[type] } }}
      />
    </FormField>
  );
}

function CharacterCount({ used, of }: { used: number; of: number }) {
  return (
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', flexShrink: 0 }}>
      {used} of {of}
    </Box>
  );
}
