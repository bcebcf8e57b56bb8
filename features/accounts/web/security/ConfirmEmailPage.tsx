import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, call, messageOf } from '#kit/ui/api.ts';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Page } from '#kit/ui/Page.tsx';
import { securityPath } from '../../guards.ts';
import { confirmEmail } from '../../security-contract.ts';
import { readWayInSearch } from '../forms/way-in-search.ts';
import { useSessionStore, useUser } from '../session/session.tsx';

type State = { at: 'checking' } | { at: 'done'; email: string } | { at: 'failed'; problem: string; mayTryAgain: boolean };

/** Confirms a change of email with the mailed link. Needs a signed-in person; the guard leads back here after signing in. */
export function ConfirmEmailPage() {
  const { token } = readWayInSearch(useLocation().search);
  const { role, email } = useUser();
  const { refresh } = useSessionStore();
  const [state, setState] = useState<State>({ at: 'checking' });
  // A link works once, and an effect may run twice.
  const isTried = useRef(false);

  const confirm = useCallback(async () => {
    setState({ at: 'checking' });
    try {
      const { data } = await call(confirmEmail, { body: { token } });
      setState({ at: 'done', email: data.email });
    } catch (error) {
      const isSpent = error instanceof ApiError && error.status === 422;
      setState({ at: 'failed', problem: isSpent ? SPENT : messageOf(error), mayTryAgain: !isSpent });
      return;
    }
    // The email is changed even if reading the profile fails now.
    await refresh().catch(() => {});
  }, [token, refresh]);

  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    void confirm();
  }, [confirm]);

  const back = (
    <Button variant="contained" href={securityPath(role)}>
      Go to your account
    </Button>
  );
  switch (state.at) {
    case 'checking':
      return (
        <Page title="Confirming your email" lead="Checking the link." width="reading">
          <LinearProgress aria-label="Checking the link" />
        </Page>
      );
    case 'done':
      return (
        <Page key="done" title="Your email is changed" width="reading">
          <Typography sx={{ mb: 3 }}>
            From now on you sign in with <strong>{state.email}</strong>.
          </Typography>
          {back}
        </Page>
      );
    case 'failed':
      return (
        <Page key="failed" title="Your email wasn’t changed" width="reading">
          <ErrorState title="The link could not be used" {...(state.mayTryAgain && { onRetry: () => void confirm() })}>
            {state.problem}
          </ErrorState>
          <Typography sx={{ mt: 3, mb: 3, color: 'text.secondary' }}>
            You are signed in as <strong>{email}</strong>.
          </Typography>
          {back}
        </Page>
      );
  }
}

const SPENT =
  'It has been used, has expired, or belongs to another account than the one you are signed in with. Ask for a new one under Security.';
