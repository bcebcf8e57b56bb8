import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';

type IncompleteProfileDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What is missing: the profile, or the CV or resume by its name in the country. */
  what: 'Profile' | 'CV' | 'Resume';
  /** Goes to the step of onboarding that completes it. */
  onComplete: () => void;
};

/** Shown before anything that needs a complete profile. */
export function IncompleteProfileDialog({ open, onClose, what, onComplete }: IncompleteProfileDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={`Your ${what} is incomplete`}
      cancelLabel="I'll do it later"
      confirmLabel="Complete Profile"
      onCancel={onClose}
      onConfirm={onComplete}
    >
      Please complete your profile to access 'Employment' and 'Education' transition plans.
    </ConfirmDialog>
  );
}
