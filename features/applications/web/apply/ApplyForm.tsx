import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Control, useController, useForm, useWatch } from 'react-hook-form';
import { type Job, NOTICE_PERIODS } from '#features/jobs/shapes.ts';
import { resumeInText } from '#kit/country/country.ts';
import { LeaveDialog } from '#kit/ui/editing/LeaveDialog.tsx';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { fieldId } from '#kit/ui/inputs/FormField.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { ErrorSummary } from '#kit/ui/page/ErrorSummary.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import type { Application } from '../../contract.ts';
import { AnswerField } from './AnswerField.tsx';
import { applyDraft, fromServer } from './apply-draft.ts';
import {
  type ApplyValues,
  applyResolver,
  type Last,
  LETTER_MAX,
  type OwnResume,
  valuesToBegin,
  valuesToEdit,
} from './apply-values.ts';
import { CheckAnswers } from './CheckAnswers.tsx';
import { CvFields } from './CvFields.tsx';
import { GapNotice } from './GapNotice.tsx';
import { OwnLetterSelect } from './LetterSelect.tsx';
import { type Saved, useRequested, useSaving, useStoredDraft } from './useApplyDraft.ts';
import { useSending } from './useSending.ts';

type ApplyFormProps = {
  job: Job;
  last: Last;
  resumes: readonly OwnResume[];
  userId: number;
  /** What was saved on the server. */
  saved: Saved | null;
  /** The application that is changed; left out for a new one. */
  editing?: Application;
  jobPath: string;
  onSent: (application: Application) => void;
  onAppliedAlready: (applicationId: number) => void;
};

/** Two steps on one page: write, then check everything and send it. A failure loses nothing that was typed. */
export function ApplyForm({ job, last, resumes, userId, saved, editing, jobPath, onSent, onAppliedAlready }: ApplyFormProps) {
  const { countryId } = useLocale();
  const cv = resumeInText(resumeWord(countryId));
  const questions = job.screening_questions;
  const { requestedResume, requestedLetter, forget } = useRequested();
  // Read once: a refetch must not change the form while someone is typing.
  const [defaults] = useState(() =>
    editing
      ? valuesToEdit(job, editing)
      : valuesToBegin(
          job,
          last,
          resumes,
          applyDraft.get(userId, job.id) ?? (saved && fromServer(saved.content)),
          requestedResume,
        ),
  );
  const { control, handleSubmit, setError, setFocus, getValues, formState } = useForm<ApplyValues>({
    defaultValues: defaults,
    resolver: applyResolver(questions, cv),
    shouldFocusError: false,
    reValidateMode: 'onChange',
  });
  const [step, setStep] = useState<'write' | 'check'>('write');
  const { send, progress, problem } = useSending({
    job,
    userId,
    editing,
    getValues,
    setError,
    onSent,
    onAppliedAlready,
    onFault: () => setStep('write'),
  });
  const done = useStoredDraft(control, userId, job.id, editing === undefined);
  const { save, saving, left } = useSaving({ job, revision: saved?.revision ?? 0, getValues, setError, done });
  const typed = formState.isDirty || (!editing && applyDraft.get(userId, job.id) !== null);

  // From the first change on, the stored draft decides after a reload.
  const { isDirty } = formState;
  useEffect(() => {
    if (isDirty) forget();
  }, [isDirty, forget]);

  const { top, go } = useStepFocus(step, setStep);

  return (
    <Box ref={top} tabIndex={-1}>
      <LeaveDialog
        when={typed && progress !== 1}
        isStay={(current, next) => left.current || next.pathname === current.pathname}
        onDiscard={() => done()}
      >
        If you leave now, your progress will be lost.
      </LeaveDialog>
      {saved && !applyDraft.get(userId, job.id) && (
        <Alert severity="info" role="status" sx={{ mb: 3 }}>
          Continue where you left off. You saved this <DateText value={saved.updated_at} />; only you can see it until you apply.
          {saved.content.cv === 'file' && ' Choose your file again: uploads are not saved.'}
        </Alert>
      )}
      {problem && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {problem}
        </Alert>
      )}
      {/* Hidden rather than removed, so that going back shows every field unchanged. */}
      <Box
        component="form"
        noValidate
        hidden={step !== 'write'}
        onSubmit={handleSubmit(() => go('check'))}
        sx={{ display: step === 'write' ? 'grid' : 'none', gap: 4, '& > [role=alert]': { mb: 0 } }}
      >
        <ErrorSummary control={control} setFocus={setFocus} />
        <Part title={`Your ${cv}`}>
          <CvFields
            control={control}
            jobId={job.id}
            last={last.resume}
            resumes={resumes}
            cv={cv}
            progress={progress}
            isEdit={editing !== undefined}
          />
          <Gap control={control} cv={cv} />
        </Part>
        {questions.length > 0 && (
          <Part title={`Questions from ${job.company.name}`}>
            {questions.map((question, index) => (
              <AnswerField key={question.question} question={question} name={`answers.${index}`} control={control} />
            ))}
          </Part>
        )}
        <LetterPart job={job} last={last} control={control} requested={requestedLetter} />
        <StartPart control={control} />
        <FormActions editing={editing} jobPath={jobPath} onSave={save} saving={saving} />
      </Box>
      {step === 'check' && (
        <CheckAnswers
          job={job}
          values={getValues()}
          lastResume={last.resume}
          cv={cv}
          progress={progress}
          onChange={(field) => {
            go('write');
            // After the form is shown again.
            requestAnimationFrame(() => document.getElementById(fieldId(field))?.focus());
          }}
          sendLabel={editing ? 'Save changes' : 'Apply'}
          onSend={() => send(done)}
        />
      )}
    </Box>
  );
}

/** Each step starts at the top of the page, with the focus there. */
function useStepFocus(step: 'check' | 'write', setStep: (value: 'check' | 'write') => void) {
  const top = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const go = (to: 'write' | 'check') => {
    moved.current = true;
    setStep(to);
  };
  // Before the step is shown, so that a click on its button is not moved away from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts at the top of the page with the focus there
  useLayoutEffect(() => {
    if (!moved.current) return;
    top.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return { top, go };
}

type LetterPartProps = {
  job: Job;
  last: Last;
  control: Control<ApplyValues>;
  /** The saved letter that the address names. */
  requested: number | null;
};

function LetterPart({ job, last, control, requested }: LetterPartProps) {
  return (
    <Part title="Cover letter">
      <LetterChoice jobId={job.id} control={control} last={last.cover_letter ?? ''} requested={requested} />
      <TextInput
        control={control}
        name="cover_letter"
        label="Your letter"
        help={
          last.cover_letter
            ? 'This is the letter from your last application. Adapt it for this job.'
            : 'Say why you want this job and which parts of your service or work prepare you for it.'
        }
        optional
        multiline
        minRows={8}
        maxRows={24}
        maxLength={LETTER_MAX}
      />
    </Part>
  );
}

function StartPart({ control }: { control: Control<ApplyValues> }) {
  return (
    <Part title="When you can start">
      <SelectInput
        control={control}
        name="notice_period"
        label="Notice period"
        optional
        emptyLabel="Prefer not to say"
        options={NOTICE_PERIODS.map((value) => ({ value, label: value }))}
      />
      <Box sx={{ maxWidth: 240 }}>
        <DateInput control={control} name="available_from" label="Available from" optional />
      </Box>
    </Part>
  );
}

type FormActionsProps = {
  editing: Application | undefined;
  jobPath: string;
  onSave: () => void;
  saving: boolean;
};

function FormActions({ editing, jobPath, onSave, saving }: FormActionsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button type="submit" variant="contained" size="large">
        Check your application
      </Button>
      {!editing && (
        <Button variant="outlined" color="inherit" size="large" loading={saving} onClick={onSave}>
          Save and finish later
        </Button>
      )}
      <Button color="inherit" size="large" href={jobPath}>
        Back to the job
      </Button>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Looks at the chosen CV for a long period without an entry. */
function Gap({ control, cv }: { control: Control<ApplyValues>; cv: string }) {
  const [source, own] = useWatch({ control, name: ['cv', 'own'] });
  const { field } = useController({ control, name: 'cover_letter' });
  if (source !== 'own' || !own) return null;
  return <GapNotice key={own.id} resumeId={own.id} cv={cv} letter={field.value} onLetter={field.onChange} />;
}

/** Copies a saved letter into the field below it. */
function LetterChoice({
  control,
  last,
  jobId,
  requested,
}: Omit<LetterPartProps, 'job' | 'last'> & { last: string; jobId: number }) {
  const { field } = useController({ control, name: 'cover_letter' });
  return <OwnLetterSelect jobId={jobId} text={field.value} last={last} requested={requested} onChange={field.onChange} />;
}
