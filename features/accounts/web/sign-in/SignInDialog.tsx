import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { paths } from '#kit/ui/paths.ts';
import type { Intent } from '../../sign-up-contract.ts';
import { intent } from '../session/intent.ts';

type SignInDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Why an account is needed, and what happens after signing in. */
  text?: string;
  /** What the visitor wanted to save. */
  save?: Intent['save'];
  cancelLabel?: string;
};

/** Asks a visitor to sign in first. Signing in leads back to this page and saves what they wanted to save. */
export default function SignInDialog({
  open,
  onClose,
  title,
  text = 'After signing in, you’ll return to this page.',
  save = null,
  cancelLabel = 'Not now',
}: SignInDialogProps) {
  const id = useId();
  const path = useLocation({ select: (location) => location.href });
  const remember = () => intent.write(null, { path, save });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          {cancelLabel}
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
