import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type FieldProps, FormField, useField } from './FormField.tsx';

type PasswordInputProps<Values extends FieldValues, Name extends FieldPath<Values>, Transformed> = FieldProps<
  Values,
  Name,
  Transformed
> & {
  autoComplete: 'current-password' | 'new-password';
  aside?: ReactNode;
};

/** A password field with a button that shows the password. */
export function PasswordInput<Values extends FieldValues, Name extends FieldPath<Values>, Transformed = Values>({
  label,
  autoComplete,
  aside,
  ...props
}: PasswordInputProps<Values, Name, Transformed>) {
  const { field, id, error, aria } = useField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <FormField id={id} label={label} help={props.help} error={error} optional={props.optional} aside={aside}>
      <OutlinedInput
        fullWidth
        id={id}
        name={field.name}
        inputRef={field.ref}
        type={shown ? 'text' : 'password'}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        disabled={field.disabled}
        error={error !== undefined}
        autoComplete={autoComplete}
        slotProps={{ input: { ...aria, autoCapitalize: 'none', spellCheck: false } }}
        endAdornment={
          <IconButton
            size="small"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} aria-hidden />
          </IconButton>
        }
      />
    </FormField>
  );
}
