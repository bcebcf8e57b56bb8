import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type FieldProps, FormField, useField } from './FormField.tsx';

export type Option<Value extends string | number = string | number> = { value: Value; label: string };

type SelectInputProps<Values extends FieldValues, Name extends FieldPath<Values>, Transformed> = FieldProps<
  Values,
  Name,
  Transformed
> & {
  options: readonly Option[];
  /** The label of the option for no choice. */
  emptyLabel?: string;
  autoComplete?: string;
};

/** A native select for one of a few options. The form's value is the option's value, or null. */
export function SelectInput<Values extends FieldValues, Name extends FieldPath<Values>, Transformed = Values>({
  label,
  options,
  emptyLabel = 'Choose',
  autoComplete,
  ...props
}: SelectInputProps<Values, Name, Transformed>) {
  const { field, id, error, aria } = useField(props);
  return (
    <FormField id={id} label={label} help={props.help} error={error} optional={props.optional}>
      <NativeSelect
        fullWidth
        variant="outlined"
        input={<OutlinedInput />}
        inputProps={{ ...aria, id, name: field.name, autoComplete }}
        inputRef={field.ref}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(options.find((option) => String(option.value) === target.value)?.value ?? null)}
        onBlur={field.onBlur}
        disabled={field.disabled}
        error={error !== undefined}
      >
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  );
}
