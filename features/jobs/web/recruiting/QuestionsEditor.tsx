import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { NumberInput } from '#kit/ui/inputs/NumberInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { announce } from '#kit/ui/page/announce.tsx';
import { knockoutSentence } from '../../screening-rules.ts';
import type { JobFormControl, JobFormValues } from './job-values.ts';
import { ListEditor } from './ListEditor.tsx';
import { QUESTION_KIND_OPTIONS } from './recruiting-words.ts';

type Question = NonNullable<JobFormValues['screening_questions']>[number];

const MOST = 20;
const UNDO_MS = 10_000;

/** The questions that everyone answers with their application. */
export function QuestionsEditor({ control }: { control: JobFormControl }) {
  const { fields, append, insert, remove, swap } = useFieldArray({ control, name: 'screening_questions' });
  const input = useWatch({ control, name: 'screening_questions' });
  const [removed, setRemoved] = useState<{ question: Question; index: number } | null>(null);
  const cards = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);

  const focusSoon = (index: number, control: 'up' | 'down' | 'remove') => {
    requestAnimationFrame(() => {
      const card = cards.current?.children[index];
      const wanted = card?.querySelector<HTMLButtonElement>(`[data-control="${control}"]:not(:disabled)`);
      (wanted ?? card?.querySelector<HTMLButtonElement>('[data-control]:not(:disabled)') ?? addButton.current)?.focus();
    });
  };

  const move = (from: number, to: number) => {
    swap(from, to);
    announce(`Question ${from + 1} is now question ${to + 1}`);
    focusSoon(to, to < from ? 'up' : 'down');
  };

  const take = (index: number) => {
    const question = input?.[index];
    if (question) setRemoved({ question, index });
    remove(index);
    announce(`Removed question ${index + 1}. Undo is below the questions.`);
    focusSoon(Math.min(index, fields.length - 2), 'remove');
  };

  const undo = () => {
    if (!removed) return;
    insert(removed.index, removed.question, { shouldFocus: false });
    setRemoved(null);
    announce(`Restored question ${removed.index + 1}`);
    focusSoon(removed.index, 'remove');
  };

  return (
    <Box role="group" aria-labelledby="screening-title" aria-describedby="screening-help">
      <Typography id="screening-title" variant="subtitle2" component="h3">
        Questions
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {' '}
          (optional)
        </Box>
      </Typography>
      <Typography id="screening-help" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Applicants answer these when they apply. Don’t ask for bank details, identity numbers or health information.
      </Typography>
      {fields.length > 0 && (
        <Box ref={cards} component="ol" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {fields.map((field, index) => (
            <Box
              key={field.id}
              component="li"
              sx={{
                display: 'grid',
                gap: 2,
                p: 2,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.default',
              }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center' }}>
                <Typography variant="subtitle2" component="h4" sx={{ flex: 1 }}>
                  Question {index + 1}
                </Typography>
                <IconButton
                  data-control="up"
                  aria-label={`Move question ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <IconArrowUp size={18} aria-hidden />
                </IconButton>
                <IconButton
                  data-control="down"
                  aria-label={`Move question ${index + 1} down`}
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <IconArrowDown size={18} aria-hidden />
                </IconButton>
                <IconButton data-control="remove" aria-label={`Remove question ${index + 1}`} onClick={() => take(index)}>
                  <IconTrash size={18} aria-hidden />
                </IconButton>
              </Box>
              <QuestionFields control={control} index={index} question={input?.[index] ?? field} />
            </Box>
          ))}
        </Box>
      )}
      {removed && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, typography: 'body2', color: 'text.secondary' }}>
          Removed question {removed.index + 1}
          <Button size="small" onClick={undo}>
            Undo
          </Button>
        </Box>
      )}
      <Button
        ref={addButton}
        variant="outlined"
        color="inherit"
        startIcon={<IconPlus size={18} aria-hidden />}
        disabled={fields.length >= MOST}
        onClick={() => append({ question: '', kind: 'yes_no', choices: [], minimum: undefined, knockout: false })}
      >
        Add a question
      </Button>
    </Box>
  );
}

function QuestionFields({ control, index, question }: { control: JobFormControl; index: number; question: Question }) {
  const name = `screening_questions.${index}` as const;
  const mayKnockOut = question.kind === 'yes_no' || question.kind === 'number';
  const sentence = knockoutSentence(question);
  return (
    <>
      <TextInput control={control} name={`${name}.question`} label="Question" maxLength={300} />
      <SelectInput control={control} name={`${name}.kind`} label="Answer type" options={QUESTION_KIND_OPTIONS} />
      {question.kind === 'choice' && (
        <ListEditor
          control={control}
          name={`${name}.choices`}
          label="Choices"
          one="choice"
          help="Add at least two."
          maxLength={200}
          maxItems={20}
        />
      )}
      {question.kind === 'number' && (
        <NumberInput
          control={control}
          name={`${name}.minimum`}
          label="Minimum number"
          help="We flag answers below this number."
          optional={!question.knockout}
        />
      )}
      {mayKnockOut && (
        <CheckboxInput
          control={control}
          name={`${name}.knockout`}
          label="Required for this job"
          help={
            question.kind === 'number'
              ? 'People see the minimum before they apply and can’t apply below it.'
              : 'People see this before they apply and can’t apply unless they answer Yes.'
          }
        />
      )}
      {sentence && (
        <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'info.soft', typography: 'body2' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            Veterans see:
          </Box>{' '}
          {sentence}
        </Box>
      )}
    </>
  );
}
