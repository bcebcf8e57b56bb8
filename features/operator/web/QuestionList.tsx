import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '#kit/ui/announce.tsx';
import { call, toastError } from '#kit/ui/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { keyOf, query } from '#kit/ui/query.ts';
import { ListSkeleton } from '#kit/ui/Skeletons.tsx';
import { oneOf } from '#kit/ui/search-params.ts';
import { toast } from '#kit/ui/toast.tsx';
import {
  deleteMasterQuestion,
  findMasterQuestions,
  type MasterQuestion,
  moveMasterQuestion,
  QUESTION_PLACES,
  showMasterQuestion,
} from '../onboarding-contract.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { byPlace, hasAnswers, KIND_WORDS, PLACE_WORDS, type QuestionPlace } from './question-words.ts';

type Dialog = { at: 'add'; place: QuestionPlace } | { at: 'edit' | 'delete'; question: MasterQuestion };

/** The questions that onboarding and plans ask, by the place where they are asked. */
export function QuestionList() {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const asked = query(findMasterQuestions);
  const { data, error, refetch, isFetching } = useQuery(asked);
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: toastError,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(findMasterQuestions) }),
  });

  if (error && !data) {
    return <ErrorState title="The questions could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <ListSkeleton what="the questions" />;

  const move = (question: MasterQuestion, direction: 'up' | 'down') =>
    mutate(async () => {
      const reply = await call(moveMasterQuestion, { params: { id: question.id }, body: { direction } });
      client.setQueryData(asked.queryKey, reply);
      announce(`Moved ${direction}: ${question.question}`);
      // The row has moved in the page and has taken the focus out of it.
      requestAnimationFrame(() => document.getElementById(moveId(question, direction))?.focus());
    });
  const activate = (changed: MasterQuestion, is_active: boolean) => {
    const { id } = changed;
    // The switch answers the hand at once; a refusal puts it back.
    client.setQueryData(
      asked.queryKey,
      (before) => before && { ...before, data: before.data.map((one) => (one.id === id ? { ...one, is_active } : one)) },
    );
    mutate(() => call(showMasterQuestion, { params: { id }, body: { is_active } }));
  };

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {byPlace(data.data).map(({ place, questions }) => {
        const known = oneOf(QUESTION_PLACES, place);
        return (
          <Box component="section" key={place}>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}
            >
              <div>
                <Typography variant="h3" component="h2">
                  {known ? PLACE_WORDS[known].label : place}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {known && PLACE_WORDS[known].lead} {questions.length === 0 && 'Nothing is asked here yet.'}
                </Typography>
              </div>
              {known && (
                <Button
                  variant="outlined"
                  color="inherit"
                  aria-label={`Add a question to ${PLACE_WORDS[known].label}`}
                  startIcon={<IconPlus size={18} aria-hidden />}
                  onClick={() => setDialog({ at: 'add', place: known })}
                >
                  Add
                </Button>
              )}
            </Box>
            {questions.length > 0 && (
              <Box
                component="ol"
                sx={{
                  m: 0,
                  p: 0,
                  listStyle: 'none',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  bgcolor: 'background.paper',
                }}
              >
                {questions.map((question, index) => (
                  <QuestionLine
                    key={question.id}
                    question={question}
                    isFirst={index === 0}
                    isLast={index === questions.length - 1}
                    busy={isPending}
                    onMove={(direction) => move(question, direction)}
                    onActivate={(is_active) => activate(question, is_active)}
                    onEdit={() => setDialog({ at: 'edit', question })}
                    onDelete={() => setDialog({ at: 'delete', question })}
                  />
                ))}
              </Box>
            )}
          </Box>
        );
      })}
      {dialog?.at === 'add' && <QuestionDialog place={dialog.place} question={null} onClose={() => setDialog(null)} />}
      {dialog?.at === 'edit' && (
        <QuestionDialog
          place={oneOf(QUESTION_PLACES, dialog.question.visibility_place) ?? 'action_plan'}
          question={dialog.question}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.at === 'delete' && (
        <ConfirmDialog
          open
          title="Delete this question?"
          confirmLabel="Delete question"
          destructive
          pending={isPending}
          onCancel={() => setDialog(null)}
          onConfirm={() =>
            mutate(async () => {
              await call(deleteMasterQuestion, { params: { id: dialog.question.id } });
              setDialog(null);
              toast.success('Question deleted');
            })
          }
        >
          “{dialog.question.question}” and the answers that people gave to it go for good. To stop asking it and keep the answers,
          switch it off instead.
        </ConfirmDialog>
      )}
    </Box>
  );
}

const moveId = ({ id }: MasterQuestion, direction: 'up' | 'down') => `question-${id}-${direction}`;

type QuestionLineProps = {
  question: MasterQuestion;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onMove: (direction: 'up' | 'down') => void;
  onActivate: (isActive: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
};

function QuestionLine({ question, isFirst, isLast, busy, onMove, onActivate, onEdit, onDelete }: QuestionLineProps) {
  const words = question.question;
  const arrow = (direction: 'up' | 'down', atEnd: boolean) => {
    const Icon = direction === 'up' ? IconArrowUp : IconArrowDown;
    return (
      <IconButton
        id={moveId(question, direction)}
        aria-label={`Move ${direction}: ${words}`}
        // It keeps the focus at the end of the list, where a disabled button would lose it.
        aria-disabled={atEnd || busy}
        onClick={() => !atEnd && !busy && onMove(direction)}
        sx={{ opacity: atEnd ? 0.38 : 1 }}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
    );
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box sx={{ typography: 'body2', fontWeight: 600, overflowWrap: 'anywhere' }}>{words}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {KIND_WORDS[question.kind]}
          {hasAnswers(question.kind) && `: ${question.options.map(({ option_text }) => option_text).join(', ')}`}
        </Box>
      </Box>
      {!question.is_active && <Chip size="small" label="Not asked" />}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Switch
          checked={question.is_active}
          onChange={(_, checked) => onActivate(checked)}
          slotProps={{ input: { 'aria-label': `Ask: ${words}` } }}
        />
        {arrow('up', isFirst)}
        {arrow('down', isLast)}
        <IconButton aria-label={`Edit: ${words}`} onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label={`Delete: ${words}`} onClick={onDelete}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}
