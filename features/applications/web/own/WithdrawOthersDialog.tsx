import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import { findJobs, getJob } from '#features/jobs/contract.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import { findApplications, getApplication } from '../../contract.ts';
import { getHire, type LiveApplication, withdrawApplications } from '../../hire-contract.ts';
import { KIND_NOTE } from '../../hire-rules.ts';
import { getOwnBoard } from '../../tracking-contract.ts';
import { stageWords } from '../application-words.ts';

type Values = { application_ids: number[]; note: string };
type WithdrawOthersDialogProps = { applications: readonly LiveApplication[]; onClose: () => void };

/** Lists the applications that are still open and the note to their employers, before anything is sent. */
export function WithdrawOthersDialog({ applications, onClose }: WithdrawOthersDialogProps) {
  const id = useId();
  const form = useForm<Values>({ defaultValues: { application_ids: applications.map((one) => one.id), note: KIND_NOTE } });
  const draft = useFormDraft(form, 'withdraw other applications');
  const { field: chosen } = useController({ control: form.control, name: 'application_ids' });
  const withdraw = useMutation(
    mutation(withdrawApplications, {
      form,
      invalidates: [getHire, findApplications, getApplication, getOwnBoard, findJobs, getJob],
      success: ({ message }) => message,
      onSuccess: onClose,
    }),
  );
  // A draft may name applications that have ended since.
  const ids = applications.map((one) => one.id).filter((one) => chosen.value.includes(one));
  return (
    <FormDialog
      form={form}
      draft={draft}
      title="Withdraw your other applications?"
      text="Each employer gets this note. You can’t apply for these jobs again."
      submitLabel={ids.length === 0 ? 'Withdraw' : `Withdraw ${counted(ids.length, 'application', 'applications')}`}
      cancelLabel="Keep them open"
      destructive
      pending={withdraw.isPending}
      disabled={ids.length === 0}
      onSubmit={form.handleSubmit(({ note }) => withdraw.mutate({ body: { application_ids: ids, note } }))}
      onClose={onClose}
    >
      <Box role="group" aria-labelledby={`${id}-which`}>
        <Typography variant="subtitle2" component="p" id={`${id}-which`}>
          Applications to withdraw
        </Typography>
        {applications.map(({ id: applicationId, job_title, company_name, stage }) => (
          <FormControlLabel
            key={applicationId}
            sx={{ display: 'flex', alignItems: 'flex-start', '& .MuiFormControlLabel-label': { py: 1 } }}
            control={
              <Checkbox
                checked={ids.includes(applicationId)}
                onChange={(_, isOn) =>
                  chosen.onChange(isOn ? [...ids, applicationId] : ids.filter((one) => one !== applicationId))
                }
              />
            }
            label={
              <Box component="span" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {job_title}
                </Box>
                {`, ${company_name} · ${stageWords(stage)}`}
              </Box>
            }
          />
        ))}
      </Box>
      <TextInput
        control={form.control}
        name="note"
        id={`${id}-note`}
        label="Note to the employers"
        multiline
        minRows={3}
        maxRows={8}
        maxLength={2000}
        optional
      />
    </FormDialog>
  );
}
