import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation, useQueries } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import type { Task } from '#features/plans/transition-shapes.ts';
import { getQuestionairre } from '#features/questions/contract.ts';
import type { Question } from '#features/questions/shapes.ts';
import { QuestionField } from '#features/questions/web/parts.ts';
import { ApiError, call, messageOf } from '#kit/ui/data/api.ts';
import { applyFieldErrors, mutation, query } from '#kit/ui/data/query.ts';
import { isSame } from '#kit/ui/editing/merge-edits.ts';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { SavedElsewhere } from '#kit/ui/editing/SavedElsewhere.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { useSavedElsewhere } from '#kit/ui/editing/useSavedElsewhere.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ErrorSummary } from '#kit/ui/page/ErrorSummary.tsx';
import { saveQuestionairre } from '../contract.ts';
import { Onboarding } from '../shapes.ts';
import { PLAN_DRAFT } from './plan-draft.ts';
import {
  type AnswerValues,
  answerName,
  answersToBegin,
  answersToSend,
  describeAnswer,
  inFormNames,
  offeredAnswers,
  planToBegin,
  stepResolver,
} from './step-values.ts';

type QuestionnaireProps = {
  state: Onboarding;
  /** The questions that everyone gets. */
  questions: readonly Question[];
  /** Where Back leads from the first page; null for no button. */
  backHref: string | null;
  onSaved: (state: Onboarding, plan: Task[]) => Promise<void>;
};

type Values = { answers: AnswerValues };
type SentAnswers = ReturnType<typeof answersToSend>;

/** The questions of the action plan: first those for everyone, then a page for each need selected there. */
export function Questionnaire({ state, questions, backHref, onSaved }: QuestionnaireProps) {
  const [page, setPage] = useState(0);
  const [pageQuestions, setPageQuestions] = useState<readonly Question[]>(questions);
  const form = useForm<Values>({
    defaultValues: { answers: planToBegin(questions, state.answers) },
    resolver: stepResolver<Values>(null, () => null, pageQuestions),
    shouldFocusError: false,
  });
  const { control, handleSubmit, setError, setFocus, getValues, setValue } = form;
  const { errors } = useFormState({ control });
  const draft = useFormDraft(form, PLAN_DRAFT, (values) => ({
    answers: offeredAnswers(questions, values.answers),
  }));
  const [revision, setRevision] = useState(state.revisions.plan);
  const elsewhere = useSavedElsewhere(form, draft.overtaken);
  const answers = useWatch({ control, name: 'answers' });

  const needs = questions.flatMap(({ id, options }) => {
    const chosen = answers[answerName(id)];
    return options.filter((option) => option.category !== null && Array.isArray(chosen) && chosen.includes(option.id));
  });
  const input = useQueries({
    queries: needs.map(({ id }) => ({ ...query(getQuestionairre, { params: { id } }), staleTime: 60_000 })),
  });
  const followUps = input.flatMap(({ data }) => (data && data.data.questions.length > 0 ? [data.data] : []));
  const isKnown = input.every(({ isSuccess }) => isSuccess);
  const failed = input.find(({ isError }) => isError);
  const followUp = page > 0 ? followUps[page - 1] : undefined;
  const isLast = page >= followUps.length;

  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const go = (to: number) => {
    const next = to > 0 ? (followUps[to - 1]?.questions ?? []) : questions;
    const begins = form.formState.defaultValues?.answers;
    for (const [name, value] of Object.entries(answersToBegin(next, state.answers))) {
      const now = getValues('answers')[name];
      // Untouched: without options that are no longer offered, and empty in the form of its question.
      if (now === undefined || isSame(now, begins?.[name])) setValue(`answers.${name}`, value);
    }
    setPageQuestions(next);
    moved.current = true;
    setPage(to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page starts at the top with the focus there
  useEffect(() => {
    if (!moved.current) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [page]);

  const save = useMutation(
    mutation((sent: SentAnswers) => call(saveQuestionairre, { body: { answers: sent, revision } }), {
      onSuccess: async ({ data, action_plan }) => {
        draft.clear();
        await onSaved(data, action_plan);
      },
      onError: (error, sent) => {
        const stored = Onboarding.safeParse(error instanceof ApiError && error.status === 409 ? error.data : null);
        if (stored.success) {
          setRevision(stored.data.revisions.plan);
          elsewhere.merge({ answers: planToBegin(questions, stored.data.answers) });
          go(0);
          return true;
        }
        applyFieldErrors(inFormNames(error, { answers: sent }), setError);
        if (!(error instanceof ApiError && error.handled)) setError('root', { message: messageOf(error) });
        return true;
      },
    }),
  );
  const send = handleSubmit((values) => {
    if (!isLast) return go(page + 1);
    const all = [...questions, ...followUps.flatMap((one) => one.questions)];
    save.mutate(answersToSend(all, values.answers));
  });

  const known = [...questions, ...followUps.flatMap((one) => one.questions)];
  const shown = page === 0 ? questions : (followUp?.questions ?? []);
  return (
    <Box
      component="form"
      noValidate
      aria-label="Action plan"
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void send(event)}
    >
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ mb: 2 }}>
        {followUp ? followUp.option_text : 'Your situation'}
        {followUps.length > 0 && (
          <Typography component="span" variant="body2" sx={{ ml: 1, color: 'text.secondary' }}>
            {`Page ${page + 1} of ${followUps.length + 1}`}
          </Typography>
        )}
      </Typography>
      <ErrorSummary control={control} setFocus={setFocus} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {draft.restoredAt !== null && (
          <RestoredNotice
            at={draft.restoredAt}
            onDiscard={() => {
              draft.discard();
              elsewhere.clear();
              go(0);
            }}
          />
        )}
        <SavedElsewhere
          isOwn
          // The questions of a need that only the other tab selected are not known here: the need itself is named.
          fields={elsewhere.fields.filter(({ name }) => describeAnswer(known, name, []) !== null)}
          take={elsewhere.take}
          describe={(name, value) => describeAnswer(known, name, value) ?? { label: '', text: '' }}
        />
        {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
        {shown.map((question) => (
          <QuestionField key={question.id} question={question} control={control} name={`answers.${answerName(question.id)}`} />
        ))}
        {shown.length === 0 && (
          <Typography>There are no questions at the moment. Your plan starts with general next steps.</Typography>
        )}
        {!isKnown && !failed && <Skeleton height={48} />}
        {failed && <ErrorState title="Some questions could not be loaded" onRetry={() => void failed.refetch()} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={!isKnown}
            loading={save.isPending}
            loadingPosition="start"
          >
            {isLast ? 'Create my action plan' : 'Continue'}
          </Button>
          {page > 0 ? (
            <Button color="inherit" size="large" startIcon={<IconArrowLeft size={18} aria-hidden />} onClick={() => go(page - 1)}>
              Back
            </Button>
          ) : (
            backHref && (
              <Button color="inherit" size="large" href={backHref} startIcon={<IconArrowLeft size={18} aria-hidden />}>
                Back
              </Button>
            )
          )}
        </Box>
      </Box>
    </Box>
  );
}
