import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, toastError } from '#kit/ui/data/api.ts';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { oneOf } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { ContentLine, LINES, moveId } from '#kit/ui/text/ContentLine.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import {
  deleteMasterQuestion,
  findMasterQuestions,
  type MasterQuestion,
  moveMasterQuestion,
  QUESTION_PLACES,
  showMasterQuestion,
} from '../operator-contract.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { asksNothing, byPlace, hasAnswers, KIND_WORDS, PLACE_WORDS, type QuestionPlace } from './question-words.ts';

type Dialog = { at: 'add'; place: QuestionPlace } | { at: 'edit' | 'delete'; id: number };

/** The questions that onboarding and plans ask, by the place where they are asked. */
export function QuestionList({ loadStandard }: { loadStandard: ReactNode }) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const input = query(findMasterQuestions);
  const { data, error, refetch, isFetching } = useQuery(input);
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: toastError,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(findMasterQuestions) }),
  });

  if (error && !data) {
    return <ErrorState title="The questions could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <ListSkeleton what="the questions" />;

  const questions = data.data;
  const move = (question: MasterQuestion, direction: 'up' | 'down') =>
    mutate(async () => {
      const reply = await call(moveMasterQuestion, { params: { id: question.id }, body: { direction } });
      client.setQueryData(input.queryKey, reply);
      announce(`Moved ${direction}: ${question.question}`);
      // The row has moved in the page and has taken the focus out of it.
      requestAnimationFrame(() => document.getElementById(moveId('question', question.id, direction))?.focus());
    });
  const activate = ({ id }: MasterQuestion, is_active: boolean) =>
    mutateAsync(() => call(showMasterQuestion, { params: { id }, body: { is_active } }));
  const edited = dialog && dialog.at !== 'add' ? questions.find(({ id }) => id === dialog.id) : undefined;

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {asksNothing(questions) && (
        <EmptyState title="No onboarding questions yet" icon={<IconListDetails size={28} aria-hidden />} action={loadStandard}>
          Start with the standard questions, next steps and providers for your country, then change them as you like. Anything
          you’ve written is kept.
        </EmptyState>
      )}
      {byPlace(questions).map(({ place, questions: placed }) => {
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
                  {known && PLACE_WORDS[known].lead} {placed.length === 0 && 'No questions here yet.'}
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
            {placed.length > 0 && (
              <Box component="ol" sx={LINES}>
                {placed.map(({ question, after, isFirst, isLast }) => (
                  <ContentLine
                    key={question.id}
                    kind="question"
                    id={question.id}
                    name={question.question}
                    switchLabel={`Ask: ${question.question}`}
                    isActive={question.is_active}
                    isFirst={isFirst}
                    isLast={isLast}
                    busy={isPending}
                    indented={after !== null}
                    chips={!question.is_active && <Chip size="small" label="Not asked" />}
                    onActivate={(is_active) => activate(question, is_active)}
                    onMove={(direction) => move(question, direction)}
                    onEdit={() => setDialog({ at: 'edit', id: question.id })}
                    {...(!isInUse(question) && { onDelete: () => setDialog({ at: 'delete', id: question.id }) })}
                  >
                    {after !== null && <div>{`Asked of those who answer “${after}”`}</div>}
                    <div>
                      {KIND_WORDS[question.kind]}
                      {hasAnswers(question.kind) && `: ${answersInWords(question)}`}
                    </div>
                    {question.answers > 0 && <div>{counted(question.answers, 'person has', 'people have')} answered</div>}
                  </ContentLine>
                ))}
              </Box>
            )}
          </Box>
        );
      })}
      {dialog?.at === 'add' && (
        <QuestionDialog place={dialog.place} question={null} questions={questions} onClose={() => setDialog(null)} />
      )}
      {dialog?.at === 'edit' && edited && (
        <QuestionDialog
          place={oneOf(QUESTION_PLACES, edited.visibility_place) ?? 'action_plan'}
          question={edited}
          questions={questions}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.at === 'delete' && edited && (
        <ConfirmDialog
          open
          title="Delete this question?"
          confirmLabel="Delete question"
          destructive
          pending={isPending}
          onCancel={() => setDialog(null)}
          onConfirm={() =>
            mutate(async () => {
              await call(deleteMasterQuestion, { params: { id: edited.id } });
              setDialog(null);
              toast.success('Question deleted');
            })
          }
        >
          “{edited.question}” will be permanently deleted. Nobody has answered it yet.
        </ConfirmDialog>
      )}
    </Box>
  );
}

const isInUse = ({ answers, options }: MasterQuestion): boolean =>
  answers > 0 || options.some(({ has_followers }) => has_followers);

const answersInWords = ({ options }: MasterQuestion): string =>
  options.map(({ option_text, is_active }) => (is_active ? option_text : `${option_text} (hidden)`)).join(', ');
