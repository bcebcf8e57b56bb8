import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call, toastError } from '#kit/ui/api.ts';
import { PasswordInput } from '#kit/ui/PasswordInput.tsx';
import { paths } from '#kit/ui/paths.ts';
import { toast } from '#kit/ui/toast.tsx';
import type { User } from '../shapes.ts';
import { onlyProblems } from '../sign-up-rules.ts';
import { linkSocialAccount, socialSignup } from '../social-contract.ts';
import { AccountForm } from './AccountForm.tsx';
import { CodeInput } from './CodeInput.tsx';
import { resolverOf } from './form-resolver.ts';
import { wantsCode } from './SignInForm.tsx';
import { useSessionStore } from './session.tsx';
import { PROVIDER_NAMES, type SocialProvider, takeBegunSocialSignIn } from './social.ts';
import { UsernameForManagers } from './UsernameForManagers.tsx';
import { WayIn } from './WayIn.tsx';

type Step = { at: 'asking' } | { at: 'link'; provider: SocialProvider; email: string; link_token: string };

/** Where Google and LinkedIn send people back to: hands their answer to the server and enters, or says why not and leads back. */
export function SocialReturnPage() {
  const { search } = useLocation();
  const session = useSessionStore();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ at: 'asking' });

  const enter = useCallback(
    (data: { token: string; user: User }) => {
      toast.success('Login successful');
      session.signIn(data.token, data.user);
    },
    [session],
  );
  const goBack = useCallback(() => void navigate({ href: paths.auth.login({ user: 'veteran' }), replace: true }), [navigate]);

  // The provider's answer works once, and an effect may run twice.
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const begun = takeBegunSocialSignIn();
    const answer = readAnswer(search, begun);
    if (typeof answer === 'string') {
      toast.error(answer);
      goBack();
      return;
    }
    call(socialSignup, { body: answer }, { keepOn401: true }).then(
      ({ data }) => enter(data),
      (error: unknown) => {
        const link = linkOf(error);
        if (link) {
          setStep({ at: 'link', provider: answer.provider, ...link });
          return;
        }
        toastError(error);
        goBack();
      },
    );
  }, [search, enter, goBack]);

  return step.at === 'asking' ? (
    <WayIn title="Signing you in" lead="One moment: the answer is being checked.">
      <LinearProgress aria-label="Signing you in" />
    </WayIn>
  ) : (
    <LinkAccount {...step} onEnter={enter} onLost={goBack} />
  );
}

type Begun = ReturnType<typeof takeBegunSocialSignIn>;

/** What to post, or the sentence that says why there is nothing to post. */
function readAnswer(search: Record<string, unknown>, begun: Begun) {
  const name = begun ? PROVIDER_NAMES[begun.provider] : 'the other site';
  const failed = `Signing in with ${name} did not work. Try again, or use your e-mail and password.`;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { code, state, iss, error } = {
    code: text(search.code),
    state: text(search.state),
    iss: text(search.iss),
    error: text(search.error),
  };
  if (error === 'access_denied') return `You did not allow ${name} to sign you in. Try again, or use your e-mail and password.`;
  if (error || !code || !begun || state !== begun.state) return failed;
  return { provider: begun.provider, code, state, ...(iss && { iss }) };
}

/** What a 409 carries where the e-mail has an account that must be proven. */
function linkOf(error: unknown): { link_token: string; email: string } | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('link_token' in data) || !('email' in data)) return null;
  const { link_token, email } = data;
  return typeof link_token === 'string' && typeof email === 'string' ? { link_token, email } : null;
}

type LinkForm = { password: string; code: string };

type LinkAccountProps = {
  provider: SocialProvider;
  email: string;
  link_token: string;
  onEnter: (data: { token: string; user: User }) => void;
  /** The link has been used or took too long: only beginning again helps. */
  onLost: () => void;
};

/** Asks once for the password of the account that has the same e-mail. */
function LinkAccount({ provider, email, link_token, onEnter, onLost }: LinkAccountProps) {
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useForm<LinkForm>({
    defaultValues: { password: '', code: '' },
    resolver: resolverOf(({ password }) => onlyProblems({ password: password === '' ? 'Password is required' : null })),
  });
  const link = async ({ password, code }: LinkForm) => {
    try {
      const body = { link_token, password, ...(code && { code }) };
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
    <WayIn
      title={`Link ${name} to your account`}
      lead={
        <>
          <strong>{email}</strong> has an account. Enter its password once; from then on {name} signs you in.
        </>
      }
    >
      <AccountForm form={form} label={`Link ${name}`} action="Link and sign in" onSend={link}>
        <UsernameForManagers email={email} />
        <PasswordInput name="password" control={form.control} label="Password" autoComplete="current-password" />
        {asksForCode && <CodeInput name="code" control={form.control} autoFocus />}
      </AccountForm>
      <Typography variant="body2" sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
        <Link href={paths.auth.forgot({ user: 'veteran' })}>Forgot password?</Link>
      </Typography>
    </WayIn>
  );
}
