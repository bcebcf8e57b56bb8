import Button from '@mui/material/Button';
import { IconBell } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, download } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { type Application, findApplications, getApplication } from '../../contract.ts';
import { getOwnBoard, getReminderCalendar, setApplicationReminder } from '../../tracking-contract.ts';

type Reminded = Pick<Application, 'id' | 'reminder' | 'job'>;

/** The veteran's own reminder of an application. */
export function ReminderButton({ application }: { application: Reminded }) {
  const [open, setOpen] = useState(false);
  const { reminder, job } = application;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<IconBell size={16} aria-hidden />}
        aria-label={reminder ? undefined : `Remind me about ${job.title}`}
        onClick={() => setOpen(true)}
      >
        {reminder ? (
          <span>
            Reminder <DateText value={reminder.remind_on} as="day" />
          </span>
        ) : (
          'Remind me'
        )}
      </Button>
      {open && <ReminderDialog application={application} onClose={() => setOpen(false)} />}
    </>
  );
}

export function ReminderDialog({ application: { id, reminder, job }, onClose }: { application: Reminded; onClose: () => void }) {
  const titleId = useId();
  const form = useForm({ defaultValues: { remind_on: reminder?.remind_on ?? '', note: reminder?.note ?? '' } });
  const draft = useFormDraft(form, `reminder ${id}`);
  const save = useMutation(
    mutation(
      ({ remind_on, note }: { remind_on: string | null; note: string }) =>
        call(setApplicationReminder, { params: { id }, body: { remind_on, note } }),
      {
        form,
        invalidates: [findApplications, getApplication, getOwnBoard],
        success: ({ message }) => message,
        onSuccess: onClose,
      },
    ),
  );
  const calendar = useMutation(mutation(() => download(getReminderCalendar, { params: { id } }, 'reminder.ics')));
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={`Remind me about ${job.title}`}
      submitLabel="Set reminder"
      pending={save.isPending}
      maxWidth="xs"
      moreActions={
        reminder && (
          <>
            <Button color="inherit" disabled={save.isPending} onClick={() => save.mutate({ remind_on: null, note: '' })}>
              Remove
            </Button>
            <Button color="inherit" loading={calendar.isPending} onClick={() => calendar.mutate()}>
              Add to calendar
            </Button>
          </>
        )
      }
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      <DateInput
        control={form.control}
        name="remind_on"
        id={`${titleId}-day`}
        label="Day"
        help="You get a notification that morning. Only you see it."
      />
      <TextInput control={form.control} name="note" id={`${titleId}-note`} label="Note" maxLength={300} optional />
    </FormDialog>
  );
}
