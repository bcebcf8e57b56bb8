import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconArrowDown, IconArrowUp, IconDotsVertical, IconEye, IconEyeOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type Control, useFieldArray, useForm, useFormState, useWatch } from 'react-hook-form';
import { NEED_OPTIONS } from '#features/services/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { announce } from '#kit/ui/page/announce.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import { createMasterQuestion, findMasterQuestions, type MasterQuestion, updateMasterQuestion } from '../operator-contract.ts';
import { QuestionField } from './QuestionField.tsx';
import { answersThatLead, hasAnswers, KIND_OPTIONS, PLACE_OPTIONS, type QuestionPlace } from './question-words.ts';

type Answer = { id?: number; option_text: string; category: MasterQuestion['options'][number]['category']; is_active: boolean };

type QuestionValues = {
  visibility_place: QuestionPlace;
  question: string;
  kind: MasterQuestion['kind'];
  after_option_id: number | null;
  is_active: boolean;
  options: Answer[];
};

const newAnswer = (): Answer => ({ option_text: '', category: null, is_active: true });

const valuesOf = (place: QuestionPlace, question: MasterQuestion | null): QuestionValues => ({
  visibility_place: place,
  question: question?.question ?? '',
  kind: question?.kind ?? 'choice',
  after_option_id: question?.after_option_id ?? null,
  is_active: question?.is_active ?? true,
  options: question?.options.map(({ id, option_text, category, is_active }) => ({ id, option_text, category, is_active })) ?? [
    newAnswer(),
    newAnswer(),
  ],
});

type QuestionDialogProps = {
  place: QuestionPlace;
  question: MasterQuestion | null;
  /** All there are: it may follow an answer of another one. */
  questions: readonly MasterQuestion[];
  onClose: () => void;
};

/** Writes a question with its answers. An answer that is reworded stays the same answer. */
export function QuestionDialog({ place, question, questions, onClose }: QuestionDialogProps) {
  const form = useForm<QuestionValues>({ defaultValues: valuesOf(place, question) });
  const draft = useFormDraft(form, question ? `question ${question.id}` : `new question ${place}`);
  const { control } = form;
  const [kind, visibilityPlace, afterOptionId] = useWatch({ control, name: ['kind', 'visibility_place', 'after_option_id'] });
  const leading = answersThatLead(questions, question);
  const inActionPlan = visibilityPlace === 'action_plan';

  return (
    <EditDialog
      form={form}
      draft={draft}
      title={question ? 'Edit question' : 'Add a question'}
      saveLabel={question ? 'Save question' : 'Add question'}
      maxWidth="md"
      list={findMasterQuestions}
      row={question && { revision: question.revision, values: valuesOf(place, question) }}
      onClose={onClose}
      onSave={({ after_option_id, options, ...values }, revision) => {
        const body = {
          ...values,
          after_option_id: inActionPlan ? after_option_id : null,
          options: hasAnswers(values.kind) ? options : [],
        };
        return question
          ? call(updateMasterQuestion, { params: { id: question.id }, body: { ...body, revision } })
          : call(createMasterQuestion, { body });
      }}
    >
      <TextInput control={control} name="question" label="Question" multiline minRows={2} maxLength={500} autoFocus />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <SelectInput control={control} name="visibility_place" label="Where it is asked" options={PLACE_OPTIONS} />
        <SelectInput control={control} name="kind" label="How it is answered" options={KIND_OPTIONS} />
      </Box>
      {inActionPlan && leading.length > 0 && (
        <SelectInput
          control={control}
          name="after_option_id"
          label="Who is asked"
          emptyLabel="Everybody"
          options={leading}
          optional
        />
      )}
      {hasAnswers(kind) && (
        <AnswerFields control={control} question={question} namesNeeds={inActionPlan && afterOptionId === null} />
      )}
      <CheckboxInput control={control} name="is_active" label="Ask it" help="Untick to hide the question without deleting it." />
      <Preview control={control} />
    </EditDialog>
  );
}

const MOST_ANSWERS = 30;

type AnswerFieldsProps = {
  control: Control<QuestionValues>;
  question: MasterQuestion | null;
  /** An answer may name a need: questions and next steps follow from it, and providers are proposed by it. */
  namesNeeds: boolean;
};

function AnswerFields({ control, question, namesNeeds }: AnswerFieldsProps) {
  // An answer's own id must not be taken for the key of its row.
  const { fields, append, remove, move, update } = useFieldArray({ control, name: 'options', keyName: 'key' });
  const answers = useWatch({ control, name: 'options' });
  const { errors } = useFormState({ control, name: 'options' });
  const labelId = useId();
  const fault = errors.options?.root?.message ?? errors.options?.message;
  return (
    <Box role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId} component="p" sx={{ m: 0, mb: 0.75 }}>
        Answers
      </FormLabel>
      {namesNeeds && (
        <FormHelperText sx={{ mt: 0, mb: 1 }}>
          An answer may name a need: then its own questions follow, and providers that help with it are proposed.
        </FormHelperText>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {fields.map((field, index) => {
          const answer = answers[index] ?? field;
          const known = question?.options.find(({ id }) => id === answer.id);
          const isUsed = known !== undefined && (known.answers > 0 || known.has_followers);
          const notes = [
            answer.is_active ? null : 'Hidden: no longer offered.',
            known && known.answers > 0 ? `${counted(known.answers, 'person has', 'people have')} selected it.` : null,
          ].filter((note) => note !== null);
          return (
            <Box key={field.key} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
              <Box
                sx={{
                  flex: 1,
                  minWidth: 0,
                  display: 'grid',
                  gap: 1,
                  alignItems: 'start',
                  gridTemplateColumns: {
                    xs: 'minmax(0, 1fr)',
                    sm: namesNeeds ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
                  },
                }}
              >
                <TextInput
                  control={control}
                  name={`options.${index}.option_text`}
                  label={`Answer ${index + 1}`}
                  help={notes.length > 0 ? notes.join(' ') : undefined}
                />
                {namesNeeds && (
                  <SelectInput
                    control={control}
                    name={`options.${index}.category`}
                    label={`Need of answer ${index + 1}`}
                    emptyLabel="None"
                    options={NEED_OPTIONS}
                    optional
                  />
                )}
              </Box>
              <AnswerMenu
                name={`answer ${index + 1}`}
                isActive={answer.is_active}
                onUp={index > 0 ? () => move(index, index - 1) : null}
                onDown={index < fields.length - 1 ? () => move(index, index + 1) : null}
                onHide={known ? () => update(index, { ...answer, is_active: !answer.is_active }) : null}
                onRemove={isUsed || fields.length <= 2 ? null : () => remove(index)}
              />
            </Box>
          );
        })}
      </Box>
      {fault && <FormHelperText error>{fault}</FormHelperText>}
      {fields.length < MOST_ANSWERS ? (
        <Button color="inherit" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => append(newAnswer())} sx={{ mt: 1 }}>
          Add an answer
        </Button>
      ) : (
        <FormHelperText>You’ve added the maximum number of answers.</FormHelperText>
      )}
    </Box>
  );
}

type AnswerMenuProps = {
  name: string;
  isActive: boolean;
  /** Null where it cannot be done. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onHide: (() => void) | null;
  onRemove: (() => void) | null;
};

function AnswerMenu({ name, isActive, onUp, onDown, onHide, onRemove }: AnswerMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: (() => void) | null, message: string) => () => {
    setAnchor(null);
    act?.();
    announce(`${message}: ${name}`);
  };
  return (
    <>
      <IconButton
        aria-label={`More for ${name}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        // Beside the field, which stands under its label.
        sx={{ mt: '28px' }}
      >
        <IconDotsVertical size={20} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem disabled={!onUp} onClick={choose(onUp, 'Moved up')}>
          <IconArrowUp size={18} aria-hidden />
          Move up
        </MenuItem>
        <MenuItem disabled={!onDown} onClick={choose(onDown, 'Moved down')}>
          <IconArrowDown size={18} aria-hidden />
          Move down
        </MenuItem>
        {onHide && (
          <MenuItem onClick={choose(onHide, isActive ? 'Hidden' : 'Shown')}>
            {isActive ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
            {isActive ? 'Hide' : 'Show'}
          </MenuItem>
        )}
        {onRemove && (
          <MenuItem onClick={choose(onRemove, 'Removed')}>
            <IconTrash size={18} aria-hidden />
            Remove
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

/** The question as a veteran meets it, with what is written so far. Nothing that is chosen in it is kept. */
function Preview({ control }: { control: Control<QuestionValues> }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { control: tried } = useForm<{ preview: unknown }>({ defaultValues: { preview: '' } });
  const [question, kind, visibility_place, options] = useWatch({
    control,
    name: ['question', 'kind', 'visibility_place', 'options'],
  });
  const offered = options.filter(({ is_active, option_text }) => is_active && option_text.trim() !== '');
  return (
    <div>
      <Button
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        startIcon={open ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide what a veteran sees' : 'Show what a veteran sees'}
      </Button>
      <Box
        id={id}
        hidden={!open}
        role="region"
        aria-label="What a veteran sees"
        sx={{ mt: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {open && (
          <QuestionField
            key={kind}
            control={tried}
            name="preview"
            question={{
              id: 0,
              visibility_place,
              question: question.trim() || 'Your question',
              kind,
              options: offered.map(({ option_text, category }, index) => ({ id: index + 1, option_text, category })),
            }}
          />
        )}
      </Box>
    </div>
  );
}
