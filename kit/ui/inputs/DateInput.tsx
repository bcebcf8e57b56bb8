import type { FieldPath, FieldValues } from 'react-hook-form';
import { dayPattern, readTypedDay } from '#kit/calendar/typed-days.ts';
import { useLocale } from '../text/locale.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { type FieldProps, FormField, useField } from './FormField.tsx';

type DateInputProps<Values extends FieldValues, Name extends FieldPath<Values>, Transformed> = FieldProps<
  Values,
  Name,
  Transformed
> &
  Pick<DateFieldProps, 'autoComplete' | 'autoFocus'>;

/** A field of a form for a day. Its value is `2026-11-27`, or what is typed where that names no day. */
export function DateInput<Values extends FieldValues, Name extends FieldPath<Values>, Transformed = Values>({
  label,
  autoComplete,
  autoFocus,
  ...props
}: DateInputProps<Values, Name, Transformed>) {
  const { language } = useLocale();
  const { field, id, error, aria } = useField(props);
  const value: string = field.value ?? '';
  const isUnread = value !== '' && readTypedDay(value, language) === null;
  const shownError = error && isUnread ? `Enter a day like ${dayPattern(language)}.` : error;
  return (
    <FormField id={id} label={label} help={props.help} error={shownError} optional={props.optional}>
      <DateField
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        disabled={field.disabled}
        error={error !== undefined}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        aria={aria}
      />
    </FormField>
  );
}
