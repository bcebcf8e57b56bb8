import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { findRecruiterJobs, getRecruiterJob, publishJob } from '../../recruiting-contract.ts';
import { savedInWords } from '../../recruiting-rules.ts';
import { today } from './job-values.ts';

/** Publishes an ended job again with a new closing date. */
export function RelistDialog({ job, onClose }: { job: { id: number; title: string }; onClose: () => void }) {
  const titleId = useId();
  const client = useQueryClient();
  const form = useForm({ defaultValues: { closes_on: '' } });
  const publish = useMutation(
    mutation(publishJob, {
      form,
      invalidates: [findRecruiterJobs],
      success: ({ data }) => (data.status === 'held' ? savedInWords(data, 'held') : 'Job published again'),
      onSuccess: (reply) => {
        client.setQueryData(keyOf(getRecruiterJob, { params: { id: job.id } }), reply);
        onClose();
      },
    }),
  );

  const relist = form.handleSubmit(({ closes_on }) => {
    if (closes_on === '' || closes_on < today()) {
      form.setError('closes_on', { type: 'required', message: 'Choose today or a later date' }, { shouldFocus: true });
      return;
    }
    publish.mutate({ params: { id: job.id }, body: { closes_on } });
  });

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={relist} noValidate>
        <DialogTitle id={titleId}>Relist “{job.title}”</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>We’ll publish the job unchanged. You can edit it afterwards.</DialogContentText>
          <DateInput
            control={form.control}
            name="closes_on"
            label="New closing date"
            help="The last day to apply."
            autoFocus
            id="relist-closes-on"
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={publish.isPending}>
            Relist
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
