import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { wantedPath } from '#features/accounts/web/index.ts';
import { paths } from '#kit/ui/paths.ts';

const SAVED_JOBS =
  'We store saved jobs in your account, so you can find them on any device. After signing in, you’ll return to this page.';

type SignInDialogProps = { open: boolean; onClose: () => void; title: string; text?: string };

/** Asks a visitor to sign in first; signing in leads back to this page. */
export function SignInDialog({ open, onClose, title, text = SAVED_JOBS }: SignInDialogProps) {
  const id = useId();
  const href = useLocation({ select: (location) => location.href });
  const remember = () => wantedPath.set(href);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          Not now
        </Button>
        <Button variant="outlined" color="inherit" href={paths.auth.signup()} onClick={remember}>
          Create an account
        </Button>
        <Button variant="contained" href={paths.auth.login({ user: 'veteran' })} onClick={remember}>
          Sign in
        </Button>
      </DialogActions>
    </Dialog>
  );
}
