import { Suspense } from 'react';
import { SignInDialog } from '#features/accounts/web/index.ts';

/** Asks a visitor who wants to save a service to sign in. */
export function SignInToSave({ provider, onClose }: { provider: { id: number; name: string } | null; onClose: () => void }) {
  return (
    <Suspense>
      {provider && (
        <SignInDialog
          open
          onClose={onClose}
          title={`Sign in to save ${provider.name}`}
          text="After signing in, the service is saved and you return to this page."
          save={{ kind: 'service', id: provider.id, name: provider.name }}
        />
      )}
    </Suspense>
  );
}
