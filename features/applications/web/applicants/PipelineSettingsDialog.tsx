import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { getPipeline, getTeamwork, type Pipeline, updatePipeline } from '../../pipeline-contract.ts';
import { MOST_CRITERIA } from '../../pipeline-rules.ts';

type PipelineSettingsDialogProps = { jobId: number; pipeline: Pipeline; onClose: () => void };

const valuesOf = ({ reply_days, criteria }: Pipeline) => ({ reply_days: String(reply_days), criteria });

/** Days to a first answer, and the criteria by which everybody scores. */
export function PipelineSettingsDialog({ jobId, pipeline, onClose }: PipelineSettingsDialogProps) {
  const form = useForm({ defaultValues: valuesOf(pipeline) });
  const draft = useFormDraft(form, `applicant settings ${jobId}`);
  const { fields, append, insert, remove } = useFieldArray({ control: form.control, name: 'criteria', keyName: 'row' });
  const newCriterion = () => ({ key: crypto.randomUUID(), label: '' });

  /** Enter in a criterion goes to the next one, and adds it after the last. */
  const goOn = (index: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (index + 1 < fields.length) form.setFocus(`criteria.${index + 1}.label`);
    else if (fields.length < MOST_CRITERIA && form.getValues(`criteria.${index}.label`).trim() !== '')
      insert(index + 1, newCriterion(), { focusName: `criteria.${index + 1}.label` });
  };

  return (
    <EditDialog
      form={form}
      draft={draft}
      title="Applicant settings"
      saveLabel="Save settings"
      savedText="Settings saved"
      list={getPipeline}
      alsoShownIn={[getTeamwork]}
      row={{ revision: pipeline.revision, values: valuesOf(pipeline) }}
      onClose={onClose}
      onSave={(values, revision) =>
        call(updatePipeline, {
          params: { id: jobId },
          body: {
            revision,
            reply_days: Number(values.reply_days),
            // The last one, which Enter has added, may be empty.
            criteria: values.criteria.filter(({ label }) => label.trim() !== ''),
          },
        })
      }
    >
      <TextInput
        control={form.control}
        name="reply_days"
        label="Days to a first answer"
        inputMode="numeric"
        help="Counted from the application, or from the closing date if that is later. Applicants see the date, and we tell them if it passes."
      />
      <div>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
          Scorecard criteria
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {fields.map((field, index) => (
            <Box key={field.row} sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
              <Box sx={{ flex: 1 }} onKeyDown={goOn(index)}>
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
            onClick={() => append(newCriterion())}
            sx={{ mt: 1 }}
          >
            Add criterion
          </Button>
        )}
      </div>
    </EditDialog>
  );
}
