import { useState } from 'react';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';

type LogoutDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Signs out. Reports a refusal itself, and the dialog closes. */
  onLogout: () => void | Promise<void>;
};

/** Asks before signing out. */
export function LogoutDialog({ open, onClose, onLogout }: LogoutDialogProps) {
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onLogout();
    } finally {
      setPending(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title="Are you sure you want to logout?"
      cancelLabel="No"
      confirmLabel="Yes"
      pending={pending}
      onCancel={onClose}
      onConfirm={confirm}
    />
  );
}
