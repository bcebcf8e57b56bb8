import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, wantsSecondFactor } from '#kit/ui/data/api.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { findSecurityEvents, findSessions, getSecondFactors } from '../../security-contract.ts';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { IdentityProvider } from './IdentityProvider.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecurityEventsCard } from './SecurityEventsCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** Password, email, second factors, sessions and security events. */
export function SecuritySection() {
  const renew = useSecurityRenewal();
  const factors = useQuery(query(getSecondFactors));
  // Staff who must set up a second factor get 403 from everything else.
  const mustSetUp = wantsSecondFactor(useQuery(query(findSessions)).error);

  if (!factors.data) {
    if (!factors.error) return <ListSkeleton rows={4} what="your security settings" />;
    return factors.error instanceof ApiError && factors.error.status === 403 ? (
      <Alert severity="info">
        {factors.error.message} Until then, you can change your password with “Forgot password?” on the sign-in screen.
      </Alert>
    ) : (
      <ErrorState
        title="We couldn’t load your security settings"
        onRetry={() => void factors.refetch()}
        retrying={factors.isFetching}
      />
    );
  }
  const { has_password, authenticator, passkeys } = factors.data.data;
  return (
    <IdentityProvider>
      <Stack spacing={2}>
        {mustSetUp && (
          <Alert severity="warning">
            Set up an authenticator app or a passkey to continue. Everyone who runs this site needs one.
          </Alert>
        )}
        {!mustSetUp && <PasswordCard hasPassword={has_password} onChange={renew} />}
        {!mustSetUp && <EmailCard hasPassword={has_password} />}
        {/* Always at the same place in the tree; otherwise the recovery codes would be lost when the other cards appear. */}
        <AuthenticatorCard authenticator={authenticator} onChange={renew} />
        <PasskeysCard passkeys={passkeys} onChange={renew} />
        {!mustSetUp && <SessionsCard />}
        {!mustSetUp && <SecurityEventsCard />}
      </Stack>
    </IdentityProvider>
  );
}

/** Refetches what a change of the account affects. */
function useSecurityRenewal(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const changed = [getSecondFactors, findSessions, findSecurityEvents];
    await Promise.all(changed.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })));
  };
}
