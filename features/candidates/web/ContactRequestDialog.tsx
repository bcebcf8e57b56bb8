import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { findRecruiterJobs } from '#features/jobs/recruiting-contract.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import { findCandidates, getCandidate, sendContactRequests } from '../contract.ts';
import { REQUEST_DAYS } from '../rules.ts';

type ContactRequestDialogProps = {
  candidates: readonly { key: string; label: string }[];
  onClose: () => void;
  onSent: () => void;
};

const people = (count: number) => counted(count, 'candidate', 'candidates');

/** Asks one or several candidates for their contact details. Says first how many will be asked, and afterwards who was not. */
export function ContactRequestDialog({ candidates, onClose, onSent }: ContactRequestDialogProps) {
  const titleId = useId();
  const form = useForm<{ message: string; job_id: number | null }>({ defaultValues: { message: '', job_id: null } });
  const draft = useFormDraft(form, 'contact request');
  const [skipped, setSkipped] = useState<readonly { key: string; label: string; reason: string }[]>([]);
  const jobs = useQuery(query(findRecruiterJobs, { query: { status: ['published'] } }));
  const send = useMutation(
    mutation(sendContactRequests, {
      form,
      invalidates: [findCandidates, getCandidate],
      success: ({ data: { sent } }) => (sent > 0 ? (sent === 1 ? 'Request sent' : `${sent} requests sent`) : undefined),
      onSuccess: ({ data }) => {
        if (data.skipped.length === 0) onSent();
        else setSkipped(data.skipped);
      },
    }),
  );
  const [first] = candidates;
  const whom = candidates.length === 1 && first ? first.label : people(candidates.length);

  if (skipped.length > 0)
    return (
      <Dialog open onClose={onSent} maxWidth="sm" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{people(skipped.length)} not asked</DialogTitle>
        <DialogContent>
          <ul>
            {skipped.map(({ key, label, reason }) => (
              <li key={key}>
                {label}: {reason}
              </li>
            ))}
          </ul>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onSent}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    );

  return (
    <FormDialog
      form={form}
      draft={draft}
      title={`Ask ${whom} to contact you`}
      text={`They see your company and this message, and have ${REQUEST_DAYS} days to answer. If they accept, you see their name, email and phone.`}
      submitLabel={candidates.length === 1 ? 'Send request' : `Send ${candidates.length} requests`}
      pending={send.isPending}
      onSubmit={form.handleSubmit(({ message, job_id }) =>
        send.mutate({ body: { keys: candidates.map(({ key }) => key), message, ...(job_id !== null && { job_id }) } }),
      )}
      onClose={onClose}
    >
      {candidates.length > 1 && (
        <Alert severity="info">The same message goes to {people(candidates.length)}. Each of them answers alone.</Alert>
      )}
      <TextInput
        control={form.control}
        name="message"
        label="Message"
        multiline
        maxLength={2000}
        autoFocus
        help="Say who you are and what the work is. Don’t ask for bank details, identity numbers or money."
      />
      <SelectInput
        control={form.control}
        name="job_id"
        label="About a job"
        optional
        emptyLabel="No particular job"
        options={(jobs.data?.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      />
    </FormDialog>
  );
}
