import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError, call, messageOf } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { PasswordInput } from '#kit/ui/inputs/PasswordInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { paths } from '#kit/ui/paths.ts';
import { login } from '../../contract.ts';
import type { SignInAs } from '../../rules.ts';
import { type SignInForm as Form, signInProblems } from '../../sign-in-rules.ts';
import { useKeptFocus } from '../forms/AccountForm.tsx';
import { CodeInput } from '../forms/CodeInput.tsx';
import { resolverOf } from '../forms/form-resolver.ts';
import { useSessionStore } from '../session/session.tsx';
import { deviceToken } from './device-token.ts';
import { PasskeySignInButton } from './PasskeySignInButton.tsx';

type SignInFormProps = {
  /** The role whose account is used. */
  account: SignInAs;
};

/** Email and password, then a code where the account has an authenticator app; or a passkey. The fields keep their values when the server refuses. */
export function SignInForm({ account }: SignInFormProps) {
  const session = useSessionStore();
  const navigate = useNavigate();
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useForm<Form>({
    defaultValues: { email: '', password: '', remember: false, code: '' },
    resolver: resolverOf(signInProblems),
  });
  const { control, handleSubmit, setError, clearErrors, formState } = form;
  const remember = useWatch({ control, name: 'remember' });
  const problem = formState.errors.root?.message;
  const signIn = useMutation(
    mutation(
      ({ code, ...details }: Form) =>
        call(
          login,
          { body: { ...details, role: account, ...(code ? { code } : {}), ...deviceToken.field() } },
          { keepOn401: true },
        ),
      {
        form,
        success: 'Login successful',
        onSuccess: ({ data }) => {
          deviceToken.store(data.device_token);
          session.signIn(data.token, data.user);
        },
        onError: (error) => {
          const unverified = emailToVerify(error);
          if (unverified) {
            const user = account === 'operator' ? {} : { user: account };
            void navigate({ href: paths.auth.verifyEmail({ email: unverified, ...user }) });
            return true;
          }
          // The first request for a code is not an error: the field says what it is for.
          if (wantsCode(error) && !asksForCode) {
            setAsksForCode(true);
            return true;
          }
          if (error instanceof ApiError && (error.handled || Object.keys(error.errors).length > 0)) return false;
          setError('root', { message: messageOf(error) });
          return true;
        },
      },
    ),
  );
  const keepFocus = useKeptFocus(signIn.isPending);

  // An error about one role's account does not apply to the other's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of role is the reason to run
  useEffect(() => void clearErrors(), [account, clearErrors]);

  const submit = handleSubmit((details) => signIn.mutate(details));

  return (
    <Box
      component="form"
      noValidate
      aria-label="Sign in"
      onSubmit={(event) => {
        keepFocus();
        void submit(event);
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextInput name="email" control={control} label="Email" type="email" inputMode="email" autoComplete="username" />
      <PasswordInput name="password" control={control} label="Password" autoComplete="current-password" />
      {asksForCode && <CodeInput name="code" control={control} autoFocus />}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2, my: -1 }}
      >
        <CheckboxInput name="remember" control={control} label="Remember me" />
        <Link href={paths.auth.forgot(account === 'veteran' ? {} : { user: account })} variant="body2">
          Forgot password?
        </Link>
      </Box>
      <Button type="submit" variant="contained" size="large" fullWidth loading={signIn.isPending} loadingPosition="start">
        Sign in
      </Button>
      <PasskeySignInButton account={account} remember={remember} />
    </Box>
  );
}

/** Whether the password was right and the authenticator's code is missing or wrong. */
export function wantsCode(error: unknown): boolean {
  return error instanceof ApiError && error.errors.code !== undefined;
}

/** The email that must be verified before signing in, if that is why the server refused (403 with `data.verify_email`). */
function emailToVerify(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 403) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'verify_email' in data && typeof data.verify_email === 'string'
    ? data.verify_email
    : null;
}
