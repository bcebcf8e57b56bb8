import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { call, toastError } from '#kit/ui/api.ts';
import { CheckboxInput } from '#kit/ui/CheckboxInput.tsx';
import { applyFieldErrors, keyOf } from '#kit/ui/query.ts';
import { SelectInput } from '#kit/ui/SelectInput.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { createMasterQuestion, findMasterQuestions, type MasterQuestion, updateMasterQuestion } from '../onboarding-contract.ts';
import { hasAnswers, KIND_OPTIONS, PLACE_OPTIONS, type QuestionPlace } from './question-words.ts';

type QuestionValues = {
  visibility_place: QuestionPlace;
  question: string;
  kind: MasterQuestion['kind'];
  is_active: boolean;
  options: { id?: number; option_text: string }[];
};

type QuestionDialogProps = { place: QuestionPlace; question: MasterQuestion | null; onClose: () => void };

/** Writes a question with its answers. An answer that is reworded stays the same answer. */
export function QuestionDialog({ place, question, onClose }: QuestionDialogProps) {
  const titleId = useId();
  const client = useQueryClient();
  const { control, handleSubmit, setError, clearErrors, formState } = useForm<QuestionValues>({
    defaultValues: {
      visibility_place: place,
      question: question?.question ?? '',
      kind: question?.kind ?? 'choice',
      is_active: question?.is_active ?? true,
      options: question?.options ?? [{ option_text: '' }, { option_text: '' }],
    },
  });
  const kind = useWatch({ control, name: 'kind' });

  const save = handleSubmit(async (values) => {
    const body = { ...values, options: hasAnswers(values.kind) ? values.options : [] };
    try {
      if (question)
        await call(updateMasterQuestion, { params: { id: question.id }, body: { ...body, revision: question.revision } });
      else await call(createMasterQuestion, { body });
      await client.invalidateQueries({ queryKey: keyOf(findMasterQuestions) });
      toast.success(question ? 'Question saved' : 'Question added');
      onClose();
    } catch (error) {
      if (!applyFieldErrors(error, setError)) toastError(error);
    }
  });

  return (
    <Dialog
      open
      onClose={formState.isSubmitting || formState.isDirty ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <form
        noValidate
        onSubmit={(event) => {
          clearErrors();
          void save(event);
        }}
      >
        <DialogTitle id={titleId}>{question ? 'Edit question' : 'Add a question'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <TextInput control={control} name="question" label="Question" multiline minRows={2} maxLength={500} autoFocus />
          <SelectInput control={control} name="visibility_place" label="Where it is asked" options={PLACE_OPTIONS} />
          <SelectInput control={control} name="kind" label="How it is answered" options={KIND_OPTIONS} />
          {hasAnswers(kind) && <AnswerFields control={control} />}
          <CheckboxInput control={control} name="is_active" label="Ask it" help="Untick to keep it without asking it." />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={formState.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            {question ? 'Save question' : 'Add question'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const MOST_ANSWERS = 30;

function AnswerFields({ control }: { control: Control<QuestionValues> }) {
  // An answer's own id must not be taken for the key of its row.
  const { fields, append, remove } = useFieldArray({ control, name: 'options', keyName: 'key' });
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId} component="p" sx={{ m: 0, mb: 0.75 }}>
        Answers
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {fields.map((answer, index) => (
          <Box key={answer.key} sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
            <TextInput control={control} name={`options.${index}.option_text`} label={`Answer ${index + 1}`} />
            <IconButton
              aria-label={`Remove answer ${index + 1}`}
              disabled={fields.length <= 2}
              onClick={() => remove(index)}
              sx={{ flexShrink: 0 }}
            >
              <IconTrash size={20} aria-hidden />
            </IconButton>
          </Box>
        ))}
      </Box>
      {fields.length < MOST_ANSWERS ? (
        <Button
          color="inherit"
          startIcon={<IconPlus size={18} aria-hidden />}
          onClick={() => append({ option_text: '' })}
          sx={{ mt: 1 }}
        >
          Add an answer
        </Button>
      ) : (
        <FormHelperText>That is as many as there can be.</FormHelperText>
      )}
    </Box>
  );
}
