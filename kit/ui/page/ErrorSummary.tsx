import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { type Control, type FieldErrors, type FieldPath, type FieldValues, useFormState } from 'react-hook-form';
import { fieldId } from '../inputs/FormField.tsx';

type ErrorSummaryProps<Values extends FieldValues> = {
  control: Control<Values>;
  setFocus: (name: FieldPath<Values>) => void;
};

/**
 * Lists the errors of a submitted form with a link to each field. Takes the focus, so it is read first. For forms longer than a
 * screen, with `useForm({ shouldFocusError: false })`.
 */
export function ErrorSummary<Values extends FieldValues>({ control, setFocus }: ErrorSummaryProps<Values>) {
  const { errors, submitCount } = useFormState({ control });
  const box = useRef<HTMLDivElement>(null);
  const problems = listErrors<Values>(errors);
  const failed = submitCount > 0 && problems.length > 0;

  // Every submission moves the focus here, even with the same errors. Errors found while typing must not move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: sending is the reason to run
  useEffect(() => {
    if (failed) box.current?.focus();
  }, [submitCount]);

  if (!failed) return null;
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary-title"
      sx={{ p: 2, mb: 3, border: 2, borderColor: 'error.text', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography id="error-summary-title" variant="subtitle1" component="h2">
        {problems.length === 1 ? 'One thing needs your attention' : `${problems.length} things need your attention`}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <Link
              href={`#${fieldId(name)}`}
              color="error"
              variant="body2"
              onClick={(event) => {
                event.preventDefault();
                setFocus(name);
              }}
            >
              {message}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The errors of a form in the order of its fields: nested ones by their dotted names. */
function listErrors<Values extends FieldValues>(errors: FieldErrors<Values>) {
  const found: { name: FieldPath<Values>; message: string }[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    if ('message' in value && typeof value.message === 'string' && 'type' in value) {
      found.push({ name: path as FieldPath<Values>, message: value.message });
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'ref') visit(inner, path ? `${path}.${key}` : key);
    }
  };
  visit(errors, '');
  return found.filter(({ name }) => !name.startsWith('root'));
}
