import Button from '@mui/material/Button';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { toastError } from '#kit/ui/api.ts';
import { toast } from '#kit/ui/toast.tsx';
import type { SignInAs } from '../rules.ts';
import { knowsPasskeys, PasskeyProblem, signInByPasskey } from './passkeys.ts';
import { useSessionStore } from './session.tsx';

/** Signing in without a password, for who has made a passkey in their profile; nothing where the browser knows none. */
export function PasskeySignInButton({ account, remember }: { account: SignInAs; remember: boolean }) {
  const session = useSessionStore();
  const [pending, setPending] = useState(false);
  if (!knowsPasskeys()) return null;

  const signIn = async () => {
    setPending(true);
    try {
      const { data } = await signInByPasskey(account, remember);
      toast.success('Login successful');
      session.signIn(data.token, data.user);
    } catch (error) {
      if (error instanceof PasskeyProblem) toast.error(error.message);
      else toastError(error);
      setPending(false);
    }
  };

  return (
    <Button
      variant="outlined"
      color="inherit"
      fullWidth
      loading={pending}
      loadingPosition="start"
      startIcon={<IconFingerprint size={20} aria-hidden />}
      onClick={() => void signIn()}
      sx={{ mt: -1 }}
    >
      Sign in with a passkey
    </Button>
  );
}
