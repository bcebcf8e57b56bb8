import { useMutation } from '@tanstack/react-query';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { endPersonsSessions, getPerson } from '../../contract.ts';

type EndSessionsDialogProps = { person: { id: number; full_name: string }; isMe: boolean; onClose: () => void };

/** Signs a person out everywhere, after asking. */
export function EndSessionsDialog({ person, isMe, onClose }: EndSessionsDialogProps) {
  const { mutate, isPending } = useMutation(
    mutation(endPersonsSessions, {
      invalidates: [getPerson],
      success: ({ message }) => message ?? 'Sessions ended',
      onSuccess: onClose,
    }),
  );
  return (
    <ConfirmDialog
      open
      title={isMe ? 'End your other sessions?' : `End all sessions of ${person.full_name}?`}
      confirmLabel="End sessions"
      destructive
      pending={isPending}
      onCancel={onClose}
      onConfirm={() => mutate({ params: { id: person.id } })}
    >
      {isMe
        ? 'You stay signed in here and are signed out everywhere else.'
        : 'They are signed out on every device and can sign in again with their password.'}
    </ConfirmDialog>
  );
}
