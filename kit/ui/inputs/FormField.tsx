import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';

/** The props of every form field. `control` may be left out inside a FormProvider. */
export type FieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Transformed = Values> = Pick<
  UseControllerProps<Values, Name, Transformed>,
  'name' | 'control' | 'disabled'
> & {
  label: ReactNode;
  /** A sentence below the field, visible while typing. */
  help?: ReactNode;
  /** Fields are required by default; an optional field is marked. */
  optional?: boolean;
  /** Derived from the name. Set it when two forms on one page use the same name. */
  id?: string;
};

/** The id of a field's control, which error summaries link to. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

/** Connects a field with its form: its value and state, and the attributes that link help and error to the control. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>, Transformed = Values>({
  name,
  control,
  disabled,
  help,
  optional = false,
  id = fieldId(name),
}: Omit<FieldProps<Values, Name, Transformed>, 'label'>) {
  const { field, fieldState } = useController({ name, control, disabled });
  const error = fieldState.error?.message ?? (fieldState.error ? 'Check this field.' : undefined);
  const describedBy = [help ? `${id}-help` : null, error ? `${id}-error` : null].filter((part) => part !== null).join(' ');
  return {
    field,
    id,
    error,
    aria: {
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': optional ? undefined : true,
    },
  };
}

type FormFieldProps = Pick<FieldProps<FieldValues, string>, 'label' | 'help' | 'optional'> & {
  id: string;
  error?: string;
  /** Right of the label: a link or a count. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every field: label, control, help, error. */
export function FormField({ id, label, help, error, optional, aside, children }: FormFieldProps) {
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
        <FormLabel id={`${id}-label`} htmlFor={id}>
          {label}
          {optional && <OptionalMark />}
        </FormLabel>
        {aside}
      </Box>
      {children}
      <FieldTexts id={id} help={help} error={error} />
    </Box>
  );
}

export function OptionalMark() {
  return (
    <>
      {' '}
      <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
        (optional)
      </Box>
    </>
  );
}

/** Help and error of a field. The control refers to both in aria-describedby. */
export function FieldTexts({ id, help, error }: { id: string; help?: ReactNode; error?: string }) {
  return (
    <>
      {help && (
        <FormHelperText id={`${id}-help`} component="div">
          {help}
        </FormHelperText>
      )}
      {error && (
        <FormHelperText id={`${id}-error`} error component="div" sx={{ display: 'flex', gap: 0.75, fontWeight: 500 }}>
          <Box component={IconAlertCircle} size={18} aria-hidden sx={{ flexShrink: 0, mt: '1px' }} />
          <span>{error}</span>
        </FormHelperText>
      )}
    </>
  );
}
