import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call, messageOf } from '#kit/ui/api.ts';
import { paths, type SignInRole } from '#kit/ui/paths.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { emailProblem } from '../sign-in-rules.ts';
import { verifyEmail } from '../sign-up-contract.ts';
import { onlyProblems } from '../sign-up-rules.ts';
import { AccountForm } from './AccountForm.tsx';
import { DevMailboxNote } from './DevMailboxNote.tsx';
import { resolverOf } from './form-resolver.ts';
import { SendAgain } from './SendAgain.tsx';
import { useSessionStore } from './session.tsx';
import { signUpDraft } from './sign-up-draft.ts';
import { WayIn } from './WayIn.tsx';
import { readWayInSearch } from './way-in-search.ts';

/** Verifies an e-mail by the mailed link, at once, or by the code that came with it; then the person is in. */
export function VerifyEmailPage() {
  const { email, token, user } = readWayInSearch(useLocation().search);
  const role = user === 'recruiter' ? user : undefined;
  return email && token ? (
    <VerifyByLink key={token} email={email} token={token} role={role} />
  ) : (
    <WayIn
      title="Verify your e-mail"
      lead={
        email ? (
          <>
            The mail we sent to <strong>{email}</strong> holds a link and a 6-digit code. Open the link, or enter the code here.
          </>
        ) : (
          'The mail we sent you holds a link and a 6-digit code. Open the link, or enter the code here.'
        )
      }
    >
      <VerifyByCode email={email} />
      <OtherWays email={email} role={role} />
    </WayIn>
  );
}

/** Sends what verifies and enters. */
function useVerification() {
  const session = useSessionStore();
  return useCallback(
    async (email: string, token: string) => {
      const { data, message } = await call(verifyEmail, { body: { email, token } });
      signUpDraft.clear();
      if (message) toast.success(message);
      session.signIn(data.api_token, data.user, 'register');
    },
    [session],
  );
}

type LinkState = { at: 'checking' } | { at: 'failed'; problem: string; isSpent: boolean };

function VerifyByLink({ email, token, role }: { email: string; token: string; role: SignInRole | undefined }) {
  const verify = useVerification();
  const [state, setState] = useState<LinkState>({ at: 'checking' });
  // A link works once, and an effect may run twice.
  const isTried = useRef(false);

  const check = useCallback(async () => {
    setState({ at: 'checking' });
    try {
      await verify(email, token);
    } catch (error) {
      setState({ at: 'failed', problem: messageOf(error), isSpent: error instanceof ApiError && error.status === 422 });
    }
  }, [verify, email, token]);

  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    void check();
  }, [check]);

  if (state.at === 'checking') {
    return (
      <WayIn title="Verifying your e-mail" lead={<>One moment: we are checking the link for {email}.</>}>
        <LinearProgress aria-label="Checking the link" />
      </WayIn>
    );
  }
  return (
    <WayIn title="Verify your e-mail">
      <Alert severity="error" sx={{ mt: 2, mb: 3 }}>
        {state.problem}
      </Alert>
      {state.isSpent ? (
        <>
          <Typography sx={{ mb: 3, color: 'text.secondary' }}>
            Have you verified <strong>{email}</strong> before?{' '}
            <Link href={paths.auth.login(role ? { user: role } : {})} sx={{ fontWeight: 600 }}>
              Sign in
            </Link>
            . Otherwise enter the code of the newest mail, or have a new one sent.
          </Typography>
          <VerifyByCode email={email} />
          <OtherWays email={email} role={role} />
        </>
      ) : (
        <Button variant="contained" size="large" fullWidth onClick={() => void check()}>
          Try again
        </Button>
      )}
    </WayIn>
  );
}

type CodeForm = { email: string; token: string };

function VerifyByCode({ email }: { email: string }) {
  const verify = useVerification();
  const form = useForm<CodeForm>({
    defaultValues: { email, token: '' },
    resolver: resolverOf((values) =>
      onlyProblems({ email: emailProblem(values.email), token: /^\d{6}$/.test(digitsOf(values.token)) ? null : CODE_LENGTH }),
    ),
  });
  return (
    <AccountForm
      form={form}
      label="Verify by code"
      action="Verify"
      onSend={(values) => verify(values.email.trim(), digitsOf(values.token))}
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
    </AccountForm>
  );
}

const CODE_LENGTH = 'The code has 6 digits';

/** A code as it was meant: mail programs and people put spaces or a hyphen in its middle. */
const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');

function OtherWays({ email, role }: { email: string; role: SignInRole | undefined }) {
  return (
    <>
      <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}>
        <Typography variant="subtitle1" component="h2">
          No mail after a few minutes?
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Look in the spam folder. If this e-mail has an account already, the mail says so instead.
        </Typography>
        {email && <SendAgain what="verification" email={email} />}
        <Typography variant="body2">
          <Link href={paths.auth.signup(role ? { user: role } : {})}>Use another e-mail</Link>
        </Typography>
      </Box>
      {email && <DevMailboxNote to={email} />}
    </>
  );
}
