import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { storedEmail } from '#kit/contract/email-address.ts';
import { call } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { RECENT_FACTOR_DAYS, type SignInAs } from '../../rules.ts';
import { findRecentFactors, resetPassword } from '../../sign-up-contract.ts';
import { newPasswordProblem, onlyProblems } from '../../sign-up-rules.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { AuthScreen } from '../forms/AuthScreen.tsx';
import { readEmailLinkSearch } from '../forms/email-link-search.ts';
import { CHECKED_AFTER_BLUR, resolverOf } from '../forms/form-resolver.ts';
import { NewPasswordInput } from '../forms/NewPasswordInput.tsx';
import { UsernameForManagers } from '../forms/UsernameForManagers.tsx';
import { useSessionStore } from '../session/session.tsx';

/** Sets a new password with the mailed link. The person then signs in with it. */
export function ResetPasswordPage() {
  const { email, token, user = 'veteran' } = readEmailLinkSearch(useLocation().search);
  const newLink = paths.auth.forgot({ user });
  if (!email || !token) {
    return (
      <AuthScreen title="This link is incomplete" lead="Open it again from the email, or request a new one.">
        <Button variant="contained" size="large" fullWidth href={newLink}>
          Send a new link
        </Button>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen
      title="Choose a new password"
      lead={
        <>
          For <strong>{email}</strong>. You will be signed out everywhere else.
        </>
      }
    >
      <NewPasswordForm email={email} token={token} user={user} />
      <Typography variant="body2" sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
        Link not working?{' '}
        <Link href={newLink} sx={{ fontWeight: 600 }}>
          Send a new one
        </Link>
      </Typography>
    </AuthScreen>
  );
}

type Form = { password: string; remove_recent_factors: boolean };

function NewPasswordForm({ email, token, user }: { email: string; token: string; user: SignInAs }) {
  const session = useSessionStore();
  const navigate = useNavigate();
  // An invalid link is reported on submission. The form also works without this list.
  const recent =
    useQuery({ ...query(findRecentFactors, { body: { email, token } }), staleTime: Number.POSITIVE_INFINITY }).data?.data ?? [];
  const form = useForm<Form>({
    defaultValues: { password: '', remove_recent_factors: false },
    resolver: resolverOf(({ password }) => onlyProblems({ password: newPasswordProblem(password) })),
    ...CHECKED_AFTER_BLUR,
  });
  const change = async ({ password, remove_recent_factors }: Form) => {
    await call(resetPassword, { body: { email, token, password, remove_recent_factors } });
    // The server has ended every session of the account, maybe including this browser's.
    if (session.user()?.email === (storedEmail(email) ?? email)) session.expire();
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
      {recent.length > 0 && (
        <Alert severity="warning">
          These sign-in methods were added in the last {RECENT_FACTOR_DAYS} days. If one isn’t yours, remove them.
          <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
            {recent.map(({ kind, name, added_at }) => (
              <li key={`${kind} ${added_at}`}>
                {name}, added <DateText value={added_at} />
              </li>
            ))}
          </Box>
          <CheckboxInput name="remove_recent_factors" control={form.control} label="Remove these sign-in methods" />
        </Alert>
      )}
    </AccountForm>
  );
}
