import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call, messageOf } from '#kit/ui/api.ts';
import { CheckboxInput } from '#kit/ui/CheckboxInput.tsx';
import { PasswordInput } from '#kit/ui/PasswordInput.tsx';
import { paths } from '#kit/ui/paths.ts';
import { applyFieldErrors } from '#kit/ui/query.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { login } from '../contract.ts';
import { type SignInForm as Form, signInProblems } from '../sign-in-rules.ts';
import { useSessionStore } from './session.tsx';

type SignInFormProps = {
  /** Whose account is tried. */
  account: 'veteran' | 'recruiter' | 'operator';
};

/** E-mail and password. What was typed stays, whatever the server says. */
export function SignInForm({ account }: SignInFormProps) {
  const session = useSessionStore();
  const [asksForCode, setAsksForCode] = useState(false);
  const { control, handleSubmit, setError, clearErrors, formState } = useForm<Form>({
    defaultValues: { email: '', password: '', remember: false, code: '' },
    resolver: (values) => {
      const problems = Object.entries(signInProblems(values)).map(([field, message]) => [field, { type: 'validate', message }]);
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(problems) };
    },
  });
  const { isSubmitting, errors } = formState;
  const problem = errors.root?.message;

  // What was said about one role's account says nothing about the other's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of role is the reason to run
  useEffect(() => clearErrors(), [account, clearErrors]);

  // A button that is disabled while it waits loses the focus; it comes back when the answer is there.
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (isSubmitting) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [isSubmitting]);

  const signIn = handleSubmit(async ({ code, ...details }) => {
    try {
      const { data } = await call(login, { body: { ...details, role: account, ...(code ? { code } : {}) } }, { keepOn401: true });
      toast.success('Login successful');
      session.signIn(data.token, data.user);
    } catch (error) {
      if (error instanceof ApiError && error.errors.code) setAsksForCode(true);
      if (applyFieldErrors(error, setError)) return;
      if (!(error instanceof ApiError && error.answered)) setError('root', { message: messageOf(error) });
    }
  });

  return (
    <Box
      component="form"
      noValidate
      aria-label="Sign in"
      onSubmit={(event) => {
        focused.current = document.activeElement;
        void signIn(event);
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextInput name="email" control={control} label="Email" type="email" inputMode="email" autoComplete="username" />
      <PasswordInput name="password" control={control} label="Password" autoComplete="current-password" />
      {asksForCode && (
        <TextInput
          name="code"
          control={control}
          label="Code"
          help="From your authenticator app, or one of your recovery codes."
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2, my: -1 }}
      >
        <CheckboxInput name="remember" control={control} label="Remember me" />
        {account !== 'operator' && (
          <Link href={paths.auth.forgot(account === 'recruiter' ? { user: account } : {})} variant="body2">
            Forgot password?
          </Link>
        )}
      </Box>
      <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting} loadingPosition="start">
        Sign in
      </Button>
    </Box>
  );
}
