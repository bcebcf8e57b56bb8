import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { mutation } from '#kit/ui/query.ts';
import { SelectInput } from '#kit/ui/SelectInput.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { getServiceProvider, reportServiceProvider } from '../contract.ts';
import type { REPORT_KINDS } from '../rules.ts';
import { REPORT_OPTIONS } from './provider-words.ts';

type Values = { kind: (typeof REPORT_KINDS)[number]; note: string };

/** Says what about a provider is no longer right. */
export function ReportDialog({ provider, onClose }: { provider: { id: number; name: string }; onClose: () => void }) {
  const id = useId();
  const form = useForm<Values>({ defaultValues: { kind: 'phone', note: '' } });
  const report = useMutation(
    mutation(reportServiceProvider, {
      form,
      invalidates: [getServiceProvider],
      success: ({ message }) => message,
      onSuccess: onClose,
    }),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={form.handleSubmit((body) => report.mutate({ params: { id: provider.id }, body }))}>
        <DialogTitle id={id}>Report something out of date</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <SelectInput control={form.control} name="kind" label="What is out of date" options={REPORT_OPTIONS} />
          <TextInput
            control={form.control}
            name="note"
            label="What should it say?"
            help="Don’t include anything personal."
            multiline
            minRows={3}
            maxLength={1000}
            optional
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={report.isPending}>
            Send report
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
