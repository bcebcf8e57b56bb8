import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { SelectInput } from '#kit/ui/SelectInput.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { DECLINE_REASONS, type DeclineReason } from '../rules.ts';

export type Declined = { reason?: DeclineReason; note?: string };

type DeclineDialogProps = {
  job: string;
  company: string;
  pending: boolean;
  onCancel: () => void;
  onConfirm: (said: Declined) => void;
};

/** Asks before an offer is declined, and why. Both answers are optional. */
export function DeclineDialog({ job, company, pending, onCancel, onConfirm }: DeclineDialogProps) {
  const id = useId();
  const { control, handleSubmit } = useForm<{ reason: DeclineReason | null; note: string }>({
    defaultValues: { reason: null, note: '' },
  });
  return (
    <Dialog open onClose={pending ? undefined : onCancel} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit(({ reason, note }) =>
          onConfirm({ ...(reason && { reason }), ...(note.trim() && { note: note.trim() }) }),
        )}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={`${id}-title`}>Decline the offer from {company}?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <DialogContentText>
            {job} at {company}. We’ll let the employer know. You can’t apply for this job again.
          </DialogContentText>
          <SelectInput
            control={control}
            name="reason"
            id={`${id}-reason`}
            label="Reason"
            optional
            emptyLabel="Prefer not to say"
            options={Object.entries(DECLINE_REASONS).map(([value, label]) => ({ value, label }))}
          />
          <TextInput
            control={control}
            name="note"
            id={`${id}-note`}
            label="Note to the employer"
            multiline
            minRows={3}
            maxRows={10}
            maxLength={2000}
            optional
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={pending} onClick={onCancel}>
            Keep offer
          </Button>
          <Button type="submit" variant="contained" color="error" loading={pending}>
            Decline offer
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
