import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { mutation } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { FieldTexts } from '#kit/ui/inputs/FormField.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import type { TranslatedOccupation } from '../contract.ts';
import { reportTranslation } from '../report-contract.ts';
import { namesOf, REPORTED_PROBLEMS, type ReportedProblem } from '../trade-rules.ts';
import type { Trade } from './TradeForm.tsx';

type ReportDialogProps = { found: TranslatedOccupation; asked: Trade; forces: 'UK' | 'US'; onClose: () => void };
type Values = { problem: ReportedProblem | ''; note: string };

/** Says what is wrong about a result. It goes to the site's staff, without a name. */
export function ReportDialog({ found, asked: trade, forces, onClose }: ReportDialogProps) {
  const id = useId();
  const form = useForm<Values>({ defaultValues: { problem: '', note: '' } });
  const draft = useFormDraft(form, `report of occupation ${found.onet_soc}`);
  const { control, handleSubmit } = form;
  const report = useMutation(mutation(reportTranslation, { form, success: ({ message }) => message, onSuccess: onClose }));
  const send = handleSubmit(({ problem, note }) => {
    if (problem !== '') report.mutate({ body: { ...trade, onet_soc: found.onet_soc, problem, note } });
  });
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={`What’s wrong with ${namesOf(found, forces).name}?`}
      submitLabel="Send"
      pending={report.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="problem"
        rules={{ required: 'Choose what is wrong' }}
        render={({ field, fieldState }) => (
          <Box sx={{ mb: 2 }}>
            <FormLabel id={`${id}-problem`}>Problem</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-problem`}
              aria-describedby={fieldState.error ? `${id}-problem-error` : undefined}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            >
              {Object.entries(REPORTED_PROBLEMS).map(([problem, label], index) => (
                <FormControlLabel
                  key={problem}
                  value={problem}
                  label={label}
                  control={<Radio slotProps={{ input: index === 0 ? { ref: field.ref } : {} }} />}
                />
              ))}
            </RadioGroup>
            <FieldTexts id={`${id}-problem`} error={fieldState.error?.message} />
          </Box>
        )}
      />
      <TextInput
        control={control}
        name="note"
        id={`${id}-note`}
        label="What would be right?"
        help="Don’t include names or other personal details. We don’t store who sends this."
        multiline
        minRows={2}
        maxRows={6}
        maxLength={500}
        optional
      />
    </FormDialog>
  );
}
