import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { credentials } from '../data/credentials.ts';

type Address = { pathname: string; search: unknown };

type LeaveDialogProps = {
  /** The form has changes that are not saved. */
  when: boolean;
  /** Whether the form stays on the screen, as on another page of the same form. */
  isStay?: (current: Address, next: Address) => boolean;
  /** Saves what was typed. Leaves the page when it resolves to true. */
  onSave?: () => Promise<boolean>;
  /** Removes what was typed. Left out where this browser stores it until the person returns. */
  onDiscard?: () => void;
  children: ReactNode;
};

/**
 * Asks before a page with unsaved changes is left. Does not ask when the tab is closed or the session has ended, because this browser
 * stores the changes until the person signs in again.
 */
export function LeaveDialog({ when, isStay, onSave, onDiscard, children }: LeaveDialogProps) {
  const id = useId();
  const [saving, setSaving] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => when && credentials.token() !== null && !isStay?.(current, next),
    enableBeforeUnload: false,
    withResolver: true,
  });
  const stay = () => blocker.reset?.();
  const save = async () => {
    setSaving(true);
    const isSaved = await onSave?.();
    setSaving(false);
    if (isSaved) blocker.proceed?.();
    else stay();
  };
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={saving ? undefined : stay}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Are you sure you want to leave this page?</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{children}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        <Button
          color={onDiscard ? 'error' : 'inherit'}
          disabled={saving}
          sx={{ mr: 'auto' }}
          onClick={() => {
            onDiscard?.();
            blocker.proceed?.();
          }}
        >
          {onDiscard ? 'Discard' : 'Leave'}
        </Button>
        {onSave && (
          <Button variant="outlined" color="inherit" loading={saving} onClick={() => void save()}>
            Save draft
          </Button>
        )}
        <Button variant="contained" autoFocus disabled={saving} onClick={stay}>
          Keep writing
        </Button>
      </DialogActions>
    </Dialog>
  );
}
