import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { acceptInvitation, getInvitation } from '../../invitation-contract.ts';
import { nameProblem, newPasswordProblem, ONE_NAME_HELP, onlyProblems, optionalNameProblem } from '../../sign-up-rules.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { AuthScreen } from '../forms/AuthScreen.tsx';
import { readEmailLinkSearch } from '../forms/email-link-search.ts';
import { CHECKED_AFTER_BLUR, resolverOf } from '../forms/form-resolver.ts';
import { NewPasswordInput } from '../forms/NewPasswordInput.tsx';
import { UsernameForManagers } from '../forms/UsernameForManagers.tsx';
import { useSessionStore } from '../session/session.tsx';

/** An invitation to recruit for a company or to run the site, with the form that accepts it, or the reason why the link no longer works. */
export function InvitationPage() {
  const { token } = readEmailLinkSearch(useLocation().search);
  const { user, signOut } = useSessionStore();
  const { siteName } = useLocale();
  // The person at arrival: accepting signs in, and must not then show the page for someone already signed in.
  const [viewer] = useState(user);
  const { data, error, isFetching, refetch } = useQuery({
    ...query(getInvitation, { query: { token } }),
    enabled: token !== '',
    // An invitation does not change while its form is filled in, and accepting it must not refetch it.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (token === '' || (error instanceof ApiError && error.status === 404)) {
    return (
      <AuthScreen
        title="We can’t find this invitation"
        lead="The link may be incomplete. Open it again from the email, or ask the sender for a new one."
      >
        <ToSignIn />
      </AuthScreen>
    );
  }
  if (error instanceof ApiError && error.status === 409) {
    return (
      <AuthScreen title="This invitation can’t be used" lead={error.message}>
        <ToSignIn />
      </AuthScreen>
    );
  }
  if (!data) {
    return (
      <AuthScreen title="Your invitation">
        <Box sx={{ mt: 3 }}>
          {error ? (
            <ErrorState title="The invitation could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <FormSkeleton fields={3} what="the invitation" />
          )}
        </Box>
      </AuthScreen>
    );
  }
  const { email, company_name, invited_by } = data.data;
  return (
    <AuthScreen
      title={`Join ${company_name ?? siteName}`}
      lead={
        <>
          {invited_by ? `${invited_by} invites you` : 'You’ve been invited'}{' '}
          {company_name === null ? `to run ${siteName} as an operator` : `to recruit for ${company_name}`}. You’ll sign in with{' '}
          <strong>{email}</strong>.
        </>
      }
    >
      {viewer ? (
        <>
          <Alert severity="info" sx={{ mb: 2.5 }}>
            You are signed in as {viewer.email}. Log out to accept this invitation.
          </Alert>
          <Button variant="contained" size="large" fullWidth onClick={() => void signOut()}>
            Log Out
          </Button>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            Then open the link in the email again.
          </Typography>
        </>
      ) : (
        <AcceptForm token={token} email={email} />
      )}
    </AuthScreen>
  );
}

function ToSignIn() {
  return (
    <Button variant="contained" size="large" fullWidth href={paths.auth.login({ user: 'recruiter' })}>
      Go to sign in
    </Button>
  );
}

type Form = { first_name: string; last_name: string; password: string };

function AcceptForm({ token, email }: { token: string; email: string }) {
  const session = useSessionStore();
  const form = useForm<Form>({
    defaultValues: { first_name: '', last_name: '', password: '' },
    resolver: resolverOf(({ first_name, last_name, password }) =>
      onlyProblems({
        first_name: nameProblem('First name', first_name),
        last_name: optionalNameProblem('Last name', last_name),
        password: newPasswordProblem(password),
      }),
    ),
    ...CHECKED_AFTER_BLUR,
    shouldFocusError: false,
  });
  const accept = async (values: Form) => {
    const { data, message } = await call(acceptInvitation, { body: { token, ...values } });
    if (message) toast.success(message);
    session.signIn(data.token, data.user, 'register');
  };
  return (
    <AccountForm form={form} label="Accept the invitation" action="Accept the invitation" onSend={accept} summary>
      <TextInput name="first_name" control={form.control} label="First name" autoComplete="given-name" />
      <TextInput
        name="last_name"
        control={form.control}
        label="Last name"
        help={ONE_NAME_HELP}
        autoComplete="family-name"
        optional
      />
      <UsernameForManagers email={email} />
      <NewPasswordInput name="password" control={form.control} />
    </AccountForm>
  );
}
