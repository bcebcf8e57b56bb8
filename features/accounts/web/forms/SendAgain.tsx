import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mutation } from '#kit/ui/data/query.ts';
import { forgotPassword, resendVerification } from '../../sign-up-contract.ts';
import { type Mailed, noteMailed, secondsToWait } from './mailed.ts';

/** Sends the email again, at most once a minute. */
export function SendAgain({ what, email }: { what: Mailed; email: string }) {
  const [wait, setWait] = useState(() => secondsToWait(what, email));
  const mustWait = wait > 0;
  const resend = useMutation(
    mutation(what === 'reset' ? forgotPassword : resendVerification, {
      onSuccess: () => {
        noteMailed(what, email);
        setWait(secondsToWait(what, email));
      },
    }),
  );
  const isBusy = mustWait || resend.isPending;

  useEffect(() => {
    if (!mustWait) return;
    const timer = setInterval(() => setWait(secondsToWait(what, email)), 1000);
    return () => clearInterval(timer);
  }, [mustWait, what, email]);

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {/* Disabling the button would take the focus away from it. */}
      <Button
        variant="outlined"
        color="inherit"
        aria-disabled={isBusy}
        aria-describedby={mustWait ? 'send-again-wait' : undefined}
        onClick={() => !isBusy && resend.mutate({ body: { email } })}
        sx={mustWait ? { color: 'text.disabled', cursor: 'default', '&:hover': { bgcolor: 'transparent' } } : undefined}
      >
        Send the email again
      </Button>
      {mustWait && (
        <Box id="send-again-wait" sx={{ typography: 'body2', color: 'text.secondary' }}>
          You can request another one in {wait} {wait === 1 ? 'second' : 'seconds'}.
        </Box>
      )}
      <Box role="status" sx={{ typography: 'body2' }}>
        {resend.data && (resend.data.message ?? 'We’ve sent a new email.')}
      </Box>
    </Box>
  );
}
