import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type FieldProps, FieldTexts, useField } from './FormField.tsx';

/** Yes or no. */
export function CheckboxInput<Values extends FieldValues, Name extends FieldPath<Values>, Transformed = Values>({
  label,
  ...props
}: Omit<FieldProps<Values, Name, Transformed>, 'optional'>) {
  // A checkbox that may stay unticked must not be announced as required.
  const { field, id, error, aria } = useField({ ...props, optional: true });
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(_, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            disabled={field.disabled}
            slotProps={{ input: { ref: field.ref, ...aria } }}
          />
        }
      />
      <Box sx={{ pl: '27px', '& > :first-of-type': { mt: -0.5 } }}>
        <FieldTexts id={id} help={props.help} error={error} />
      </Box>
    </div>
  );
}
