import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { decideHeldChange, decideHeldJob } from '#features/jobs/hold-contract.ts';
import { closeMessageReport, decideHeldMessage } from '#features/messages/contract.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { getQueues } from '../../contract.ts';
import { findHeld, type HeldEntry } from '../../held-contract.ts';

type What = 'deliver' | 'refuse' | 'close' | 'publish' | 'return';
/** A decision that an operator is about to make. */
export type OpenDialog = { what: What; entry: HeldEntry };

const WORDS: Record<What, { title: string; text: string; note: string; confirm: string; optional?: true; destructive?: true }> = {
  deliver: {
    title: 'Deliver this message?',
    text: 'The recipient can read it immediately, and we tell the sender.',
    note: 'Note to the sender',
    confirm: 'Deliver message',
    optional: true,
  },
  refuse: {
    title: 'Refuse this message?',
    text: 'The recipient never sees it. The sender reads your reason.',
    note: 'Reason',
    confirm: 'Refuse message',
    destructive: true,
  },
  close: {
    title: 'Close this report?',
    text: 'Only operators read your note. To stop a company or recruiter, deactivate their account.',
    note: 'What you decided',
    confirm: 'Close report',
  },
  publish: {
    title: 'Publish this job?',
    text: 'Veterans can find it immediately, and we tell its recruiter. The marked words are not checked again in this job.',
    note: 'Note to the recruiter',
    confirm: 'Publish job',
    optional: true,
  },
  return: {
    title: 'Return this job?',
    text: 'It is not published. Its recruiter reads your reason, can correct the job and publish it again.',
    note: 'Reason',
    confirm: 'Return job',
    destructive: true,
  },
};

const CHANGE_WORDS: Record<'publish' | 'return', (typeof WORDS)[What]> = {
  publish: {
    title: 'Publish this change?',
    text: 'It replaces the earlier text immediately, and we tell the recruiter. The marked words are not checked again in this job.',
    note: 'Note to the recruiter',
    confirm: 'Publish change',
    optional: true,
  },
  return: {
    title: 'Return this change?',
    text: 'The job keeps its earlier text. Its recruiter reads your reason, can correct the change and save it again.',
    note: 'Reason',
    confirm: 'Return change',
    destructive: true,
  },
};

function decide({ what, entry }: OpenDialog, note: string) {
  const approved = what === 'deliver' || what === 'publish';
  if (entry.kind === 'job') return call(decideHeldJob, { params: { id: entry.id }, body: { approved, note } });
  if (entry.kind === 'change') return call(decideHeldChange, { params: { id: entry.id }, body: { approved, note } });
  return what === 'close'
    ? call(closeMessageReport, { params: { id: entry.report?.id ?? 0 }, body: { note } })
    : call(decideHeldMessage, { params: { id: entry.id }, body: { approved, note } });
}

export function HeldDialog({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { what, entry } = dialog;
  const words = entry.kind === 'change' && (what === 'publish' || what === 'return') ? CHANGE_WORDS[what] : WORDS[what];
  const form = useForm({ defaultValues: { note: '' } });
  const draft = useFormDraft(form, `decision on ${entry.kind} ${entry.id} ${what}`);
  const deciding = useMutation(
    mutation(({ note }: { note: string }) => decide(dialog, note), {
      form,
      invalidates: [findHeld, getQueues],
      success: ({ message }: { message?: string | undefined }) => message,
      onSuccess: onClose,
      // It waits no longer, and the list is read again. A note that was typed stays, to be copied.
      onError: (error, { note }) => {
        if (error instanceof ApiError && (error.status === 404 || error.status === 409) && note.trim() === '') onClose();
        return false;
      },
    }),
  );
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={words.title}
      text={
        entry.kind === 'message' && what !== 'close' && entry.copies > 1
          ? `${words.text} It goes to ${entry.copies} people; your decision covers all of them.`
          : words.text
      }
      submitLabel={words.confirm}
      destructive={words.destructive ?? false}
      pending={deciding.isPending}
      onSubmit={form.handleSubmit((body) => deciding.mutate(body))}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="note"
        label={words.note}
        optional={words.optional ?? false}
        multiline
        maxLength={1000}
        autoFocus
      />
    </FormDialog>
  );
}
