import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { getPipeline, getTeamwork, type Pipeline, updatePipeline } from '../../pipeline-contract.ts';
import { MOST_CRITERIA } from '../../pipeline-rules.ts';

type PipelineSettingsDialogProps = { jobId: number; pipeline: Pipeline; onClose: () => void };

/** Days to a first answer, and the criteria by which everybody scores. */
export function PipelineSettingsDialog({ jobId, pipeline, onClose }: PipelineSettingsDialogProps) {
  const id = useId();
  const form = useForm({ defaultValues: { reply_days: String(pipeline.reply_days), criteria: pipeline.criteria } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'criteria', keyName: 'row' });
  const save = useMutation(
    mutation(
      (values: { reply_days: string; criteria: Pipeline['criteria'] }) =>
        call(updatePipeline, {
          params: { id: jobId },
          body: { revision: pipeline.revision, reply_days: Number(values.reply_days), criteria: values.criteria },
        }),
      { form, invalidates: [getPipeline, getTeamwork], success: 'Settings saved', onSuccess: onClose },
    ),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))}>
        <DialogTitle id={`${id}-title`}>Settings of this job’s applicants</DialogTitle>
        <DialogContent>
          <TextInput
            control={form.control}
            name="reply_days"
            label="Days to a first answer"
            inputMode="numeric"
            help="Counted from the application, or from the closing date if that is later. Applicants see the date, and we tell them if it passes."
          />
          <Typography variant="subtitle2" component="h3" sx={{ mt: 3, mb: 1 }}>
            Scorecard criteria
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {fields.map((field, index) => (
              <Box key={field.row} sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
                <Box sx={{ flex: 1 }}>
                  <TextInput
                    control={form.control}
                    name={`criteria.${index}.label`}
                    label={`Criterion ${index + 1}`}
                    maxLength={120}
                  />
                </Box>
                <IconButton aria-label={`Delete criterion ${index + 1}`} onClick={() => remove(index)} sx={{ mb: 0.5 }}>
                  <IconTrash size={20} aria-hidden />
                </IconButton>
              </Box>
            ))}
          </Box>
          {fields.length < MOST_CRITERIA && (
            <Button
              color="inherit"
              startIcon={<IconPlus size={18} aria-hidden />}
              onClick={() => append({ key: crypto.randomUUID(), label: '' })}
              sx={{ mt: 1 }}
            >
              Add criterion
            </Button>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            Save settings
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
