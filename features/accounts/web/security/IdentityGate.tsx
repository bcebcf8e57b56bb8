import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '#kit/ui/query.ts';
import { ListSkeleton } from '#kit/ui/Skeletons.tsx';
import { getSecondFactors } from '../../security-contract.ts';
import { IdentityProvider } from './IdentityProvider.tsx';

/** Lets the screens of other features ask for a proof of identity (`useWithIdentity`), by the methods that the person has. */
export function IdentityGate({ children }: { children: ReactNode }) {
  const { data, isError } = useQuery(query(getSecondFactors));
  if (!data && !isError) return <ListSkeleton rows={1} what="your sign-in methods" />;
  const factors = data?.data;
  const methods = {
    hasPassword: factors?.has_password ?? true,
    hasAuthenticator: Boolean(factors?.authenticator),
    hasPasskey: (factors?.passkeys.length ?? 0) > 0,
  };
  return <IdentityProvider methods={methods}>{children}</IdentityProvider>;
}
