import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, wantsSecondFactor } from '#kit/ui/api.ts';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { keyOf, query } from '#kit/ui/query.ts';
import { ListSkeleton } from '#kit/ui/Skeletons.tsx';
import { findSecurityEvents, findSessions, getSecondFactors } from '../security-contract.ts';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecurityEventsCard } from './SecurityEventsCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** Password, e-mail, second factors, sessions and what happened to the account. */
export function SecuritySection() {
  const renew = useSecurityRenewal();
  const factors = useQuery(query(getSecondFactors));
  // Staff who must set up a second factor are refused everything else until they have.
  const mustSetUp = wantsSecondFactor(useQuery(query(findSessions)).error);

  if (!factors.data) {
    if (!factors.error) return <ListSkeleton rows={4} what="the security of your account" />;
    return factors.error instanceof ApiError && factors.error.status === 403 ? (
      <Alert severity="info">
        {factors.error.message} Until then, “Forgot password?” on the sign-in screen changes your password.
      </Alert>
    ) : (
      <ErrorState
        title="The security of your account could not be loaded"
        onRetry={() => void factors.refetch()}
        retrying={factors.isFetching}
      />
    );
  }
  const { has_password, authenticator, passkeys } = factors.data.data;
  const secondFactors = (
    <>
      <AuthenticatorCard authenticator={authenticator} onChange={renew} />
      <PasskeysCard passkeys={passkeys} onChange={renew} />
    </>
  );
  if (mustSetUp) {
    return (
      <Stack spacing={2}>
        <Alert severity="warning">
          Set up an authenticator app or a passkey first. This site asks it of everyone who runs it; the rest opens when it is
          done.
        </Alert>
        {secondFactors}
      </Stack>
    );
  }
  return (
    <Stack spacing={2}>
      <PasswordCard hasPassword={has_password} onChange={renew} />
      <EmailCard hasPassword={has_password} />
      {secondFactors}
      <SessionsCard />
      <SecurityEventsCard />
    </Stack>
  );
}

/** Fetches anew what a change of the account has changed. */
function useSecurityRenewal(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const changed = [getSecondFactors, findSessions, findSecurityEvents];
    await Promise.all(changed.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })));
  };
}
