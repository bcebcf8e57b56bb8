import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Route } from '#kit/contract/route.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { Alert } from '../contract.ts';
import { type Frequency, LABELS } from '../rules.ts';
import { listOfAlert } from './alert-search.ts';
import { FREQUENCY_OPTIONS } from './NewAlertPage.tsx';

type Change = { name: string; frequency: Frequency; is_paused: boolean };

/** The calls that change alerts: those of an account, or those of a link in an email. */
export type AlertCalls = {
  list: Route;
  update: (id: number, change: Change) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  restore: (id: number) => Promise<unknown>;
  renew: (id: number) => Promise<unknown>;
  refresh: () => unknown;
};

const STATES = {
  on: { label: 'On', colour: 'success' },
  paused: { label: 'Paused', colour: 'default' },
  ended: { label: 'Ended', colour: 'default' },
} as const;

export function AlertList({
  alerts,
  area,
  calls,
  more,
}: {
  alerts: readonly Alert[];
  area: 'public' | 'veteran';
  calls: AlertCalls;
  /** What is shown below an alert. */
  more?: (alert: Alert) => ReactNode;
}) {
  return (
    <>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
        {counted(alerts.length, 'alert', 'alerts')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxWidth: 860 }}>
        {alerts.map((alert) => (
          <AlertCard key={alert.id} alert={alert} area={area} calls={calls}>
            {more?.(alert)}
          </AlertCard>
        ))}
      </Box>
    </>
  );
}

function AlertCard({
  alert,
  area,
  calls,
  children,
}: {
  alert: Alert;
  area: 'public' | 'veteran';
  calls: AlertCalls;
  children: ReactNode;
}) {
  const [isEdited, setIsEdited] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = (work: () => Promise<unknown>, done?: () => void) => {
    setIsBusy(true);
    void work()
      .then(() => {
        done?.();
        return calls.refresh();
      })
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : 'This could not be saved. Try again.'))
      .finally(() => setIsBusy(false));
  };
  const { id, name, frequency, state } = alert;
  const isOn = state === 'on';
  const pause = () =>
    run(
      () => calls.update(id, { name, frequency, is_paused: isOn }),
      () => toast.success(isOn ? 'Alert paused' : 'Alert turned on'),
    );
  const remove = () =>
    run(
      () => calls.remove(id),
      () => toast.undo(`Deleted: ${name}`, () => run(() => calls.restore(id))),
    );
  const button = { size: 'small', color: 'inherit', disabled: isBusy } as const;
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="subtitle1" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Chip size="small" label={STATES[state].label} color={STATES[state].colour} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {`${LABELS.frequency[frequency]}. `}
        {alert.last_sent_at ? (
          <>
            {'Last sent '}
            <DateText value={alert.last_sent_at} />
            {`, ${counted(alert.sent_jobs, 'job', 'jobs')} so far.`}
          </>
        ) : (
          'Nothing sent yet.'
        )}
      </Typography>
      {alert.ends_at && (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2">
            {'Still wanted? Otherwise it ends '}
            <DateText value={alert.ends_at} />.
          </Typography>
          <Button
            {...button}
            variant="outlined"
            onClick={() =>
              run(
                () => calls.renew(id),
                () => toast.success('The alert goes on for another year'),
              )
            }
          >
            Yes, go on
          </Button>
        </Box>
      )}
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button {...button} variant="outlined" href={listOfAlert(area, alert.search)} aria-label={`Open search: ${name}`}>
          Open search
        </Button>
        <Button {...button} onClick={() => setIsEdited(true)} aria-label={`Edit: ${name}`}>
          Edit
        </Button>
        <Button {...button} onClick={pause} aria-label={`${isOn ? 'Pause' : 'Turn on'}: ${name}`}>
          {isOn ? 'Pause' : 'Turn on'}
        </Button>
        <Button {...button} onClick={remove} aria-label={`Delete: ${name}`}>
          Delete
        </Button>
      </Box>
      {children}
      {isEdited && <EditAlertDialog alert={alert} calls={calls} onClose={() => setIsEdited(false)} />}
    </Box>
  );
}

export function EditAlertDialog({ alert, calls, onClose }: { alert: Alert; calls: AlertCalls; onClose: () => void }) {
  const form = useForm<{ name: string; frequency: Frequency }>({
    defaultValues: { name: alert.name, frequency: alert.frequency },
  });
  return (
    <EditDialog
      form={form}
      draft={useFormDraft(form, `alert ${alert.id}`)}
      title="Edit alert"
      saveLabel="Save alert"
      maxWidth="xs"
      list={calls.list}
      onClose={onClose}
      onSave={async (values) => {
        await calls.update(alert.id, { ...values, is_paused: alert.state !== 'on' });
        return { message: 'Alert saved' };
      }}
    >
      <TextInput control={form.control} name="name" label="Name of the alert" maxLength={120} />
      <SelectInput control={form.control} name="frequency" label="How often" options={FREQUENCY_OPTIONS} />
    </EditDialog>
  );
}
