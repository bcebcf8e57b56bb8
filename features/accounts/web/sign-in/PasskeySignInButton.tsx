import Button from '@mui/material/Button';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { mutation } from '#kit/ui/data/query.ts';
import type { SignInAs } from '../../rules.ts';
import { signInByPasskey, supportsPasskeys, toastPasskeyProblem } from '../security/passkeys.ts';
import { useSessionStore } from '../session/session.tsx';

/** Signs in with a passkey that was added in the profile. Renders nothing where the browser does not support passkeys. */
export function PasskeySignInButton({ account, remember }: { account: SignInAs; remember: boolean }) {
  const session = useSessionStore();
  const signIn = useMutation(
    mutation(signInByPasskey, {
      success: 'Login successful',
      onSuccess: ({ data }) => session.signIn(data.token, data.user),
      onError: toastPasskeyProblem,
    }),
  );
  if (!supportsPasskeys()) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      fullWidth
      loading={signIn.isPending}
      loadingPosition="start"
      startIcon={<IconFingerprint size={20} aria-hidden />}
      onClick={() => signIn.mutate({ role: account, remember })}
      sx={{ mt: -1 }}
    >
      Sign in with a passkey
    </Button>
  );
}
