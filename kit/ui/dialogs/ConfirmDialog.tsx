import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** The action as a verb, not "OK": "Delete CV". */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  destructive?: boolean;
  /** The action is running: neither button can be pressed. */
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Confirms an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : onCancel}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {children && (
        <DialogContent>
          <DialogContentText id={`${id}-text`} component="div">
            {children}
          </DialogContentText>
        </DialogContent>
      )}
      {/* Long labels wrap on a phone. */}
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        <Button variant="outlined" color="inherit" autoFocus disabled={pending} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={destructive ? 'error' : 'primary'} loading={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
