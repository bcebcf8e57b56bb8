import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type FieldProps, FormField, useField } from './FormField.tsx';

type NumberInputProps<Values extends FieldValues, Name extends FieldPath<Values>, Transformed> = FieldProps<
  Values,
  Name,
  Transformed
> &
  Pick<OutlinedInputProps, 'placeholder' | 'startAdornment' | 'endAdornment'> & {
    max?: number;
    /** 1 by default, for whole numbers. `any` is for amounts with pence; the arrow keys still step by one. */
    step?: number | 'any';
  };

const BLOCKED_KEYS = ['e', 'E', '-', '+'];

/**
 * A non-negative count or amount: e, E, minus and plus cannot be typed, the down arrow does nothing when the
 * field is empty or at 1 or less, and zero shows as an empty field. The form's value is a number, or null when the field is
 * empty.
 */
export function NumberInput<Values extends FieldValues, Name extends FieldPath<Values>, Transformed = Values>({
  label,
  placeholder,
  startAdornment,
  endAdornment,
  max,
  step = 1,
  ...props
}: NumberInputProps<Values, Name, Transformed>) {
  const { field, id, error, aria } = useField(props);
  const value: number | null | undefined = field.value;
  const shown = value ? String(value) : '';

  const onKeyDown = (event: KeyboardEvent) => {
    const atLeast = !value || value <= 1;
    if (BLOCKED_KEYS.includes(event.key) || (event.key === 'ArrowDown' && atLeast)) event.preventDefault();
  };

  return (
    <FormField id={id} label={label} help={props.help} error={error} optional={props.optional}>
      <OutlinedInput
        fullWidth
        id={id}
        name={field.name}
        inputRef={field.ref}
        type="number"
        value={shown}
        onChange={({ target }) => {
          // A minus sign can be pasted.
          const digits = target.value.replace(/[^0-9.]/g, '');
          field.onChange(digits === '' ? null : Number(digits));
        }}
        onBlur={field.onBlur}
        onKeyDown={onKeyDown}
        disabled={field.disabled}
        error={error !== undefined}
        placeholder={placeholder}
        startAdornment={startAdornment}
        endAdornment={endAdornment}
        slotProps={{
          input: {
            ...aria,
            inputMode: step !== 'any' && step % 1 === 0 ? 'numeric' : 'decimal',
            min: 0,
            max,
            step,
            // Scrolling the page over a focused field must not change its number.
            onWheel: ({ currentTarget }) => currentTarget.blur(),
          },
        }}
      />
    </FormField>
  );
}
