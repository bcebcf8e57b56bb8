import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { call, toastError } from '#kit/ui/api.ts';
import { forgotPassword, resendVerification } from '../../sign-up-contract.ts';
import { type Mailed, noteMailed, secondsToWait } from './mailed.ts';

/** Sends the email again, at most once a minute. */
export function SendAgain({ what, email }: { what: Mailed; email: string }) {
  const [wait, setWait] = useState(() => secondsToWait(what, email));
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState('');
  const mustWait = wait > 0;

  useEffect(() => {
    if (!mustWait) return;
    const timer = setInterval(() => setWait(secondsToWait(what, email)), 1000);
    return () => clearInterval(timer);
  }, [mustWait, what, email]);

  const send = async () => {
    if (mustWait || sending) return;
    setSending(true);
    try {
      const { message } = await call(what === 'reset' ? forgotPassword : resendVerification, { body: { email } });
      noteMailed(what, email);
      setWait(secondsToWait(what, email));
      setSaid(message ?? 'We’ve sent a new email.');
    } catch (error) {
      toastError(error);
    } finally {
      setSending(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {/* aria-disabled instead of disabled, so that the button does not lose focus when pressed. */}
      <Button
        variant="outlined"
        color="inherit"
        aria-disabled={mustWait || sending}
        aria-describedby={mustWait ? 'send-again-wait' : undefined}
        onClick={() => void send()}
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
        {said}
      </Box>
    </Box>
  );
}
