import Box from '@mui/material/Box';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { PasswordInput } from '#kit/ui/inputs/PasswordInput.tsx';
import { PASSWORD_MIN, passwordStrength } from '../../rules.ts';

type NewPasswordInputProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label?: string;
};

/** A field for a new password that shows its strength. Any characters are allowed: only length and variety count. */
export function NewPasswordInput<Values extends FieldValues>({
  control,
  name,
  label = 'Password',
}: NewPasswordInputProps<Values>) {
  const typed: unknown = useWatch({ control, name });
  return (
    <PasswordInput
      control={control}
      name={name}
      label={label}
      autoComplete="new-password"
      help={<Strength password={typeof typed === 'string' ? typed : ''} />}
    />
  );
}

const LEVELS = [
  {
    colour: 'divider',
    words: `${PASSWORD_MIN} characters or more. A few words in a row are easy to remember and hard to guess.`,
  },
  { colour: 'error.text', words: 'Weak. A longer one is safer.' },
  { colour: 'warning.text', words: 'Fair. One more word makes it better.' },
  { colour: 'success.text', words: 'Good.' },
  { colour: 'success.text', words: 'Strong.' },
] as const;

function Strength({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const { colour, words } = LEVELS[strength] ?? LEVELS[0];
  const missing = PASSWORD_MIN - password.length;
  return (
    <>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5, mb: 0.75 }}>
        {[1, 2, 3, 4].map((level) => (
          <Box
            key={level}
            sx={{
              height: 4,
              borderRadius: 1,
              bgcolor: level <= strength ? colour : 'divider',
              transition: 'background-color 150ms',
            }}
          />
        ))}
      </Box>
      <span role="status">
        {password !== '' && missing > 0 ? `${missing === 1 ? 'One more character' : `${missing} more characters`} to go.` : words}
      </span>
    </>
  );
}
