import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';

type CodeInputProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  autoFocus?: boolean;
};

/** The code of an authenticator app. The field takes any text because recovery codes contain letters. */
export function CodeInput<Values extends FieldValues>({ control, name, autoFocus }: CodeInputProps<Values>) {
  return (
    <TextInput
      control={control}
      name={name}
      label="Code"
      help="The 6 digits from your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      autoFocus={autoFocus}
    />
  );
}
