import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { ApiError, messageOf } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { securityPath } from '../../guards.ts';
import { confirmEmail } from '../../security-contract.ts';
import { readEmailLinkSearch } from '../forms/email-link-search.ts';
import { useSessionStore, useUser } from '../session/session.tsx';

/** Confirms a change of email with the mailed link. Requires a signed-in person; the guard returns here after signing in. */
export function ConfirmEmailPage() {
  const { token } = readEmailLinkSearch(useLocation().search);
  const { role, email } = useUser();
  const { refresh } = useSessionStore();
  const { mutate, data, error } = useMutation(
    mutation(confirmEmail, {
      // The email is changed even if reading the profile fails.
      onSuccess: () => refresh().catch(() => {}),
      onError: () => true,
    }),
  );
  // A link works once, and an effect may run twice.
  const isTried = useRef(false);
  const confirm = useCallback(() => mutate({ body: { token } }), [mutate, token]);

  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    confirm();
  }, [confirm]);

  const back = (
    <Button variant="contained" href={securityPath(role)}>
      Go to your account
    </Button>
  );
  if (data) {
    return (
      <Page key="done" title="Your email has been changed" width="reading">
        <Typography sx={{ mb: 3 }}>
          From now on you sign in with <strong>{shownEmail(data.data.email)}</strong>.
        </Typography>
        {back}
      </Page>
    );
  }
  if (error) {
    const isSpent = error instanceof ApiError && error.status === 422;
    return (
      <Page key="failed" title="Your email wasn’t changed" width="reading">
        <ErrorState title="The link could not be used" {...(!isSpent && { onRetry: confirm })}>
          {isSpent ? SPENT : messageOf(error)}
        </ErrorState>
        <Typography sx={{ mt: 3, mb: 3, color: 'text.secondary' }}>
          You are signed in as <strong>{shownEmail(email)}</strong>.
        </Typography>
        {back}
      </Page>
    );
  }
  return (
    <Page title="Confirming your email" lead="Checking the link." width="reading">
      <LinearProgress aria-label="Checking the link" />
    </Page>
  );
}

const SPENT =
  'It has been used, has expired or is for a different account from the one you’re signed in to. Request a new one under Security.';
