import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/api.ts';
import { paths } from '#kit/ui/paths.ts';
import type { SignInAs } from '../rules.ts';
import { resetPassword } from '../sign-up-contract.ts';
import { newPasswordProblem, onlyProblems } from '../sign-up-rules.ts';
import { AccountForm } from './AccountForm.tsx';
import { CHECKED_AFTER_BLUR, resolverOf } from './form-resolver.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { useSessionStore } from './session.tsx';
import { UsernameForManagers } from './UsernameForManagers.tsx';
import { WayIn } from './WayIn.tsx';
import { readWayInSearch } from './way-in-search.ts';

/** Chooses a new password with the mailed link; then the person signs in with it. */
export function ResetPasswordPage() {
  const { email, token, user = 'veteran' } = readWayInSearch(useLocation().search);
  const anew = paths.auth.forgot({ user });
  if (!email || !token) {
    return (
      <WayIn title="This link is not complete" lead="Open it again from the mail, or have a new one sent.">
        <Button variant="contained" size="large" fullWidth href={anew}>
          Send me a new link
        </Button>
      </WayIn>
    );
  }
  return (
    <WayIn
      title="Choose a new password"
      lead={
        <>
          For <strong>{email}</strong>. You will be signed out everywhere else.
        </>
      }
    >
      <NewPasswordForm email={email} token={token} user={user} />
      <Typography variant="body2" sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
        The link does not work?{' '}
        <Link href={anew} sx={{ fontWeight: 600 }}>
          Send me a new one
        </Link>
      </Typography>
    </WayIn>
  );
}

type Form = { password: string };

function NewPasswordForm({ email, token, user }: { email: string; token: string; user: SignInAs }) {
  const session = useSessionStore();
  const navigate = useNavigate();
  const form = useForm<Form>({
    defaultValues: { password: '' },
    resolver: resolverOf(({ password }) => onlyProblems({ password: newPasswordProblem(password) })),
    ...CHECKED_AFTER_BLUR,
  });
  const change = async ({ password }: Form) => {
    await call(resetPassword, { body: { email, token, password } });
    // The server has ended every session of the account, which may be the one of this browser.
    if (session.user()?.email === email.toLowerCase()) session.expire();
    const changed = 'password';
    await navigate({
      href: user === 'operator' ? paths.operator.login({ changed }) : paths.auth.login({ user, changed }),
      replace: true,
    });
  };
  return (
    <AccountForm form={form} label="Reset password" action="Change password" onSend={change}>
      <UsernameForManagers email={email} />
      <NewPasswordInput name="password" control={form.control} label="New password" />
    </AccountForm>
  );
}
