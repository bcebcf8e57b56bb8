import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call, toastError } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { PasswordInput } from '#kit/ui/inputs/PasswordInput.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths } from '#kit/ui/paths.ts';
import type { User } from '../../shapes.ts';
import { onlyProblems } from '../../sign-up-rules.ts';
import { linkSocialAccount, socialSignup } from '../../social-contract.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { AuthScreen } from '../forms/AuthScreen.tsx';
import { CodeInput } from '../forms/CodeInput.tsx';
import { resolverOf } from '../forms/form-resolver.ts';
import { UsernameForManagers } from '../forms/UsernameForManagers.tsx';
import { useSessionStore } from '../session/session.tsx';
import { wantsCode } from './SignInForm.tsx';
import { PROVIDER_NAMES, type SocialProvider, takeStartedSocialSignIn } from './social.ts';

type Pending = { link_token: string; email: string; needs: 'password' | 'code' };
type SocialAnswer = { provider: SocialProvider; code: string; state: string; iss?: string };

/** The page Google and LinkedIn redirect to. Signs in with their response, or shows the error and goes back to sign-in. */
export function SocialReturnPage() {
  const { search } = useLocation();
  const session = useSessionStore();
  const navigate = useNavigate();
  const goBack = useCallback(() => void navigate({ href: paths.auth.login({ user: 'veteran' }), replace: true }), [navigate]);
  const enter = (data: { token: string; user: User }) => {
    toast.success('Login successful');
    session.signIn(data.token, data.user);
  };
  const { mutate, error, variables } = useMutation(
    mutation((answer: SocialAnswer) => call(socialSignup, { body: answer }, { keepOn401: true }), {
      onSuccess: ({ data }) => enter(data),
      onError: (problem) => {
        if (pendingOf(problem)) return true;
        goBack();
        return false;
      },
    }),
  );

  // The provider's response works once, and an effect can run twice.
  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    const answer = readAnswer(search, takeStartedSocialSignIn());
    if (typeof answer !== 'string') {
      mutate(answer);
      return;
    }
    toast.error(answer);
    goBack();
  }, [search, mutate, goBack]);

  const pending = pendingOf(error);
  return pending && variables ? (
    <LinkAccount {...pending} provider={variables.provider} onEnter={enter} onLost={goBack} />
  ) : (
    <AuthScreen title="Signing you in" lead="Checking the response.">
      <LinearProgress aria-label="Signing you in" />
    </AuthScreen>
  );
}

type Started = ReturnType<typeof takeStartedSocialSignIn>;

/** The body to post, or the message why there is none. */
function readAnswer(search: Record<string, unknown>, begun: Started): SocialAnswer | string {
  const name = begun ? PROVIDER_NAMES[begun.provider] : 'the other site';
  const failed = `Signing in with ${name} didn’t work. Try again, or use your email and password.`;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { code, state, iss, error } = {
    code: text(search.code),
    state: text(search.state),
    iss: text(search.iss),
    error: text(search.error),
  };
  if (error === 'access_denied') return `You didn’t allow ${name} to sign you in. Try again, or use your email and password.`;
  if (error || !code || !begun || state !== begun.state) return failed;
  return { provider: begun.provider, code, state, ...(iss && { iss }) };
}

/** The data of a 409 that asks for the account's password or code. */
function pendingOf(error: unknown): Pending | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('link_token' in data) || !('email' in data)) return null;
  const { link_token, email } = data;
  const needs = 'needs' in data && data.needs === 'code' ? 'code' : 'password';
  return typeof link_token === 'string' && typeof email === 'string' ? { link_token, email, needs } : null;
}

type LinkForm = { password: string; code: string };

type LinkAccountProps = Pending & {
  provider: SocialProvider;
  onEnter: (data: { token: string; user: User }) => void;
  /** The attempt was used or took too long, so the person must start again. */
  onLost: () => void;
};

/** Asks for the password of the account with the same email, the code of its authenticator app, or both. */
function LinkAccount({ provider, email, link_token, needs, onEnter, onLost }: LinkAccountProps) {
  const [asksForCode, setAsksForCode] = useState(needs === 'code');
  const asksForPassword = needs === 'password';
  const form = useForm<LinkForm>({
    defaultValues: { password: '', code: '' },
    resolver: resolverOf(({ password, code }) =>
      onlyProblems({
        password: asksForPassword && password.trim() === '' ? 'Password is required' : null,
        code: !asksForPassword && code.trim() === '' ? 'Enter the code' : null,
      }),
    ),
  });
  const link = async ({ password, code }: LinkForm) => {
    try {
      const body = { link_token, ...(asksForPassword && { password }), ...(code && { code }) };
      const { data } = await call(linkSocialAccount, { body }, { keepOn401: true });
      onEnter(data);
    } catch (error) {
      if (wantsCode(error) && !asksForCode) {
        setAsksForCode(true);
        return;
      }
      if (error instanceof ApiError && error.errors.link_token) {
        toastError(error);
        onLost();
        return;
      }
      throw error;
    }
  };
  const name = PROVIDER_NAMES[provider];
  return (
    <AuthScreen
      title={asksForPassword ? `Link ${name} to your account` : 'Enter your code'}
      lead={
        asksForPassword ? (
          <>
            <strong>{email}</strong> already has an account. Enter its password once, and from then on you can sign in with {name}
            .
          </>
        ) : (
          <>
            Your account <strong>{email}</strong> is protected by an authenticator app.
          </>
        )
      }
    >
      <AccountForm
        form={form}
        label={asksForPassword ? `Link ${name}` : 'Enter your code'}
        action={asksForPassword ? 'Link and sign in' : 'Sign in'}
        onSend={link}
      >
        <UsernameForManagers email={email} />
        {asksForPassword && (
          <PasswordInput name="password" control={form.control} label="Password" autoComplete="current-password" />
        )}
        {asksForCode && <CodeInput name="code" control={form.control} autoFocus />}
      </AccountForm>
      {asksForPassword && (
        <Typography variant="body2" sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
          <Link href={paths.auth.forgot({ user: 'veteran' })}>Forgot password?</Link>
        </Typography>
      )}
    </AuthScreen>
  );
}
