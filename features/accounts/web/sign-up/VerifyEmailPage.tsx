import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call, messageOf } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { PasswordInput } from '#kit/ui/inputs/PasswordInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths, type SignInRole } from '#kit/ui/paths.ts';
import { emailProblem } from '../../sign-in-rules.ts';
import { verifyEmail } from '../../sign-up-contract.ts';
import { onlyProblems } from '../../sign-up-rules.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { AuthScreen } from '../forms/AuthScreen.tsx';
import { DevMailboxNote } from '../forms/DevMailboxNote.tsx';
import { readEmailLinkSearch } from '../forms/email-link-search.ts';
import { resolverOf } from '../forms/form-resolver.ts';
import { SendAgain } from '../forms/SendAgain.tsx';
import { UsernameForManagers } from '../forms/UsernameForManagers.tsx';
import { intent } from '../session/intent.ts';
import { useSessionStore } from '../session/session.tsx';
import { signUpDraft } from './sign-up-draft.ts';
import { signUpSecrets } from './sign-up-secrets.ts';

/**
 * Verifies an email with the mailed link, in one click in the browser that signed up, or with the code from the same email.
 * Another browser must give the password, which proves who signed up.
 */
export function VerifyEmailPage() {
  const { email, token, user } = readEmailLinkSearch(useLocation().search);
  const role = user === 'recruiter' ? user : undefined;
  return email && token ? (
    <VerifyByLink key={token} email={email} token={token} role={role} />
  ) : (
    <AuthScreen
      title="Verify your email"
      lead={
        email ? (
          <>
            We sent an email to <strong>{email}</strong> with a link and a 6-digit code. Open the link, or enter the code here.
          </>
        ) : (
          'We sent you an email with a link and a 6-digit code. Open the link, or enter the code here.'
        )
      }
    >
      <VerifyByCode email={email} />
      <OtherOptions email={email} role={role} />
    </AuthScreen>
  );
}

type Proof = { email: string; token: string; password?: string };

/** Sends the proof, and signs in. */
function useVerification() {
  const session = useSessionStore();
  return useCallback(
    async ({ email, token, password }: Proof) => {
      const sign_up_secret = signUpSecrets.get(email);
      const body = { email, token, ...(sign_up_secret && { sign_up_secret }), ...(password && { password }) };
      const { data, message } = await call(verifyEmail, { body });
      signUpDraft.clear();
      signUpSecrets.delete(email);
      if (message) toast.success(message);
      // In this tab there is none when the link was opened in another tab or browser than the sign-up.
      if (data.intent) intent.write(null, data.intent);
      session.signIn(data.api_token, data.user, 'register');
    },
    [session],
  );
}

/** Whether the link or code was right and the sign-up's password is missing or wrong. */
const wantsPassword = (error: unknown) => error instanceof ApiError && error.errors.password !== undefined;

type ByLinkProps = { email: string; token: string; role: SignInRole | undefined };

function VerifyByLink({ email, token, role }: ByLinkProps) {
  const verification = useVerification();
  const { mutate, isPending, isIdle, error } = useMutation(mutation(verification, { onError: () => true }));
  // A link works once, and an effect may run twice.
  const isTried = useRef(false);
  const check = useCallback(() => mutate({ email, token }), [mutate, email, token]);

  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    check();
  }, [check]);

  if (isIdle || isPending || !error) {
    return (
      <AuthScreen title="Verifying your email" lead={<>Checking the link for {email}.</>}>
        <LinearProgress aria-label="Checking the link" />
      </AuthScreen>
    );
  }
  if (wantsPassword(error)) {
    return (
      <AuthScreen
        title="Verify your email"
        lead={
          <>
            You opened this link in another browser. Enter the password you chose when you signed up with <strong>{email}</strong>
            .
          </>
        }
      >
        <VerifyByPassword email={email} token={token} />
        <SignUpAgain role={role} />
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title="Verify your email">
      <Alert severity="error" sx={{ mt: 2, mb: 3 }}>
        {messageOf(error)}
      </Alert>
      {error instanceof ApiError && error.status === 422 ? (
        <>
          <Typography sx={{ mb: 3, color: 'text.secondary' }}>
            Have you already verified <strong>{email}</strong>?{' '}
            <Link href={paths.auth.login(role ? { user: role } : {})} sx={{ fontWeight: 600 }}>
              Sign in
            </Link>
            . If not, enter the code from the newest email, or request a new one.
          </Typography>
          <VerifyByCode email={email} />
          <OtherOptions email={email} role={role} />
        </>
      ) : (
        <Button variant="contained" size="large" fullWidth onClick={check}>
          Try again
        </Button>
      )}
    </AuthScreen>
  );
}

function VerifyByPassword({ email, token }: { email: string; token: string }) {
  const verify = useVerification();
  const form = useForm({
    defaultValues: { password: '' },
    resolver: resolverOf<{ password: string }>(({ password }) =>
      onlyProblems({ password: password.trim() === '' ? 'Password is required' : null }),
    ),
  });
  return (
    <AccountForm
      form={form}
      label="Verify your email"
      action="Verify and sign in"
      onSend={({ password }) => verify({ email, token, password })}
    >
      <UsernameForManagers email={email} />
      <PasswordInput name="password" control={form.control} label="Password" autoComplete="current-password" />
    </AccountForm>
  );
}

type CodeForm = { email: string; token: string; password: string };

function VerifyByCode({ email }: { email: string }) {
  const verify = useVerification();
  const [asksForPassword, setAsksForPassword] = useState(false);
  const form = useForm<CodeForm>({
    defaultValues: { email, token: '', password: '' },
    resolver: resolverOf((values) =>
      onlyProblems({ email: emailProblem(values.email), token: /^\d{6}$/.test(digitsOf(values.token)) ? null : CODE_LENGTH }),
    ),
  });
  const send = async ({ email: typed, token, password }: CodeForm) => {
    try {
      await verify({ email: typed.trim(), token: digitsOf(token), ...(password && { password }) });
    } catch (error) {
      // The first request for the password is not an error.
      if (!wantsPassword(error) || asksForPassword) throw error;
      setAsksForPassword(true);
    }
  };
  return (
    <AccountForm
      form={form}
      label="Verify with the code"
      action="Verify"
      onSend={send}
      {...(asksForPassword && { focusOn: 'password' })}
    >
      {!email && (
        <TextInput name="email" control={form.control} label="Email" type="email" inputMode="email" autoComplete="username" />
      )}
      <TextInput
        name="token"
        control={form.control}
        label="6-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="123456"
      />
      {asksForPassword && (
        <PasswordInput
          name="password"
          control={form.control}
          label="Password you signed up with"
          autoComplete="current-password"
        />
      )}
    </AccountForm>
  );
}

const CODE_LENGTH = 'Enter the 6-digit code';

/** The digits of a code typed or pasted with spaces or a hyphen. */
const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');

function SignUpAgain({ role }: { role: SignInRole | undefined }) {
  return (
    <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
      Forgotten it? <Link href={paths.auth.signup(role ? { user: role } : {})}>Sign up again</Link>
    </Typography>
  );
}

function OtherOptions({ email, role }: { email: string; role: SignInRole | undefined }) {
  return (
    <>
      <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}>
        <Typography variant="subtitle1" component="h2">
          No email after a few minutes?
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Look in your spam folder. If this address already has an account, the email says so.
        </Typography>
        {email && <SendAgain what="verification" email={email} />}
        <Typography variant="body2">
          <Link href={paths.auth.signup(role ? { user: role } : {})}>Use another email</Link>
        </Typography>
      </Box>
      {email && <DevMailboxNote to={email} />}
    </>
  );
}
