import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { NumberInput } from '#kit/ui/inputs/NumberInput.tsx';
import { paths } from '#kit/ui/paths.ts';
import { getTransitionSituation, updateReminders } from '../transition-contract.ts';

/** How many days before a task is due its reminder comes. */
export function RemindersDialog({ days, onClose }: { days: number; onClose: () => void }) {
  const form = useForm<{ remind_days: number | null }>({ defaultValues: { remind_days: days } });
  return (
    <EditDialog
      form={form}
      draft={null}
      title="Reminders"
      saveLabel="Save reminders"
      maxWidth="xs"
      list={getTransitionSituation}
      onClose={onClose}
      onSave={async ({ remind_days }) => {
        await call(updateReminders, { body: { remind_days: remind_days ?? 0 } });
        return { message: `You’ll be reminded ${remind_days === 1 ? 'a day' : `${remind_days} days`} before a task is due` };
      }}
    >
      <NumberInput
        control={form.control}
        name="remind_days"
        label="Days before a task is due"
        help="1 to 60 days, for the tasks of all your plans."
        max={60}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Whether reminders also come by email is a choice under <Link href={paths.notifications()}>Notifications</Link>.
      </Typography>
    </EditDialog>
  );
}
