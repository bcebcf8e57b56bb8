import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useBlocker, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Control, type UseFormSetError, useController, useForm, useWatch } from 'react-hook-form';
import { findJobs, getJob } from '#features/jobs/contract.ts';
import { type Job, NOTICE_PERIODS } from '#features/jobs/shapes.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { resumeInText } from '#kit/country/country.ts';
import { ApiError, call, messageOf } from '#kit/ui/data/api.ts';
import { applyFieldErrors, mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { FileDrop, formatBytes } from '#kit/ui/inputs/FileDrop.tsx';
import { fieldId } from '#kit/ui/inputs/FormField.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { announce } from '#kit/ui/page/announce.tsx';
import { ErrorSummary } from '#kit/ui/page/ErrorSummary.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import {
  type Application,
  applyForJob,
  editApplication,
  findApplications,
  getApplication,
  type getApplicationPrefill,
  MAX_CV_BYTES,
} from '../../contract.ts';
import { findApplicationDrafts, getApplicationDraft, saveApplicationDraft } from '../../draft-contract.ts';
import { CV_TYPES, faultOfCv } from '../cv-file.ts';
import { AnswerField } from './AnswerField.tsx';
import { applyDraft, fromServer, toServer } from './apply-draft.ts';
import {
  type ApplyValues,
  answersOf,
  applyResolver,
  LETTER_MAX,
  type OwnResume,
  valuesToBegin,
  valuesToEdit,
} from './apply-values.ts';
import { CheckAnswers } from './CheckAnswers.tsx';
import { GapNotice } from './GapNotice.tsx';
import { OwnLetterSelect } from './LetterSelect.tsx';
import { OwnResumeSelect } from './ResumeSelect.tsx';

type Saved = NonNullable<ReplyOf<typeof getApplicationDraft>['data']>;
type Last = ReplyOf<typeof getApplicationPrefill>['data'];

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
  const { requestedResume, forget } = useRequestedResume();
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

  return (
    <Box ref={top} tabIndex={-1}>
      <LeaveQuestion when={typed && progress !== 1} left={left} onLeave={() => done()} />
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
        <Part title="Cover letter">
          <LetterChoice jobId={job.id} control={control} last={last.cover_letter ?? ''} />
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
            <TextInput control={control} name="available_from" label="Available from" type="date" optional />
          </Box>
        </Part>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" size="large">
            Check your application
          </Button>
          {!editing && (
            <Button variant="outlined" color="inherit" size="large" loading={saving} onClick={save}>
              Save and finish later
            </Button>
          )}
          <Button color="inherit" size="large" href={jobPath}>
            Back to the job
          </Button>
        </Box>
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

/** Saves the draft in the browser. @returns a function that clears it, for after sending or leaving on purpose */
function useStoredDraft(control: Control<ApplyValues>, userId: number, jobId: number, stores: boolean): () => void {
  const [cover_letter, answers, notice_period, available_from, cv, own] = useWatch({
    control,
    name: ['cover_letter', 'answers', 'notice_period', 'available_from', 'cv', 'own'],
  });
  const own_id = own?.id ?? null;
  const begun = useRef(false);
  const ended = useRef(false);
  useEffect(() => {
    // The initial values weren't typed.
    if (stores && begun.current && !ended.current)
      applyDraft.set(userId, jobId, { cover_letter, answers, notice_period, available_from, cv, own_id });
    begun.current = true;
  }, [stores, userId, jobId, cover_letter, answers, notice_period, available_from, cv, own_id]);
  return () => {
    ended.current = true;
    applyDraft.clear(userId, jobId);
  };
}

/** The resume that the address names, as the link from its editor does, until it is forgotten. */
function useRequestedResume() {
  const { resume_id }: { resume_id?: number | string } = useSearch({ strict: false });
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const isThere = resume_id !== undefined;
  const forget = useCallback(() => {
    if (!isThere) return;
    const rest = new URLSearchParams(searchStr);
    rest.delete('resume_id');
    void navigate({ href: rest.size > 0 ? `${pathname}?${rest}` : pathname, replace: true, resetScroll: false });
  }, [isThere, navigate, pathname, searchStr]);
  return { requestedResume: Number(resume_id) || null, forget };
}

/** Saves what is typed on the server, and leaves for the list of applications. */
function useSaving({
  job,
  revision,
  getValues,
  setError,
  done,
}: {
  job: Job;
  revision: number;
  getValues: () => ApplyValues;
  setError: UseFormSetError<ApplyValues>;
  done: () => void;
}) {
  const navigate = useNavigate();
  const left = useRef(false);
  const saving = useMutation(
    mutation(() => call(saveApplicationDraft, { params: { id: job.id }, body: { revision, content: toServer(getValues()) } }), {
      invalidates: [findApplicationDrafts, getApplicationDraft],
      success: ({ message }) => message,
      onSuccess: () => {
        done();
        // Before the navigation, which would otherwise ask whether to lose what is typed.
        left.current = true;
        void navigate({ href: paths.veteran.jobs({ jobType: 'applied' }) });
      },
      onError: (error) => {
        if (!(error instanceof ApiError)) return false;
        const named = Object.entries(error.errors).map(
          ([field, messages]) => [field.replace(/^content[.]/, ''), messages] as const,
        );
        return applyFieldErrors(new ApiError(error.status, error.message, { errors: Object.fromEntries(named) }), setError);
      },
    }),
  );
  return { save: () => saving.mutate(), saving: saving.isPending, left };
}

type Sending = Pick<ApplyFormProps, 'job' | 'userId' | 'editing' | 'onSent' | 'onAppliedAlready'> & {
  getValues: () => ApplyValues;
  setError: UseFormSetError<ApplyValues>;
  onFault: () => void;
};

/** Sends the application and shows errors at their fields. */
function useSending({ job, editing, getValues, setError, onSent, onAppliedAlready, onFault }: Sending) {
  const [progress, setProgress] = useState(0);
  const { mutate, isPending, isSuccess, error } = useMutation(
    mutation(
      (_: Done) => {
        const { cv, file, own, cover_letter, answers, notice_period, available_from } = getValues();
        const own_id = cv === 'own' && own ? { resume_id: own.id } : {};
        const body = {
          ...own_id,
          cover_letter,
          notice_period: notice_period ?? undefined,
          available_from: available_from || undefined,
          answers: answersOf(job.screening_questions, answers),
        };
        const files = cv === 'file' && file ? { file } : {};
        const options = { onProgress: setProgress };
        return editing
          ? call(
              editApplication,
              {
                params: { id: editing.id },
                body: { ...body, revision: editing.revision, ...(cv === 'last' && { keep_cv: true }) },
                files,
              },
              options,
            )
          : call(
              applyForJob,
              { params: { id: job.id }, body: { ...body, ...(cv === 'last' && { last_cv: true }) }, files },
              options,
            );
      },
      {
        invalidates: [findApplications, getApplication, findJobs, getJob],
        onSuccess: ({ data }, done) => {
          done();
          announce(editing ? 'Application changed' : 'Application sent');
          onSent(data);
        },
        onError: (refused, done) => {
          const existing = refused instanceof ApiError && refused.status === 409 ? applicationIdIn(refused.data) : null;
          if (existing !== null) {
            done();
            onAppliedAlready(existing);
          } else if (applyFieldErrors(refused, setError)) onFault();
          window.scrollTo(0, 0);
          // The form shows the message.
          return true;
        },
      },
    ),
  );
  return {
    send: (done: Done) => {
      setProgress(0);
      mutate(done);
    },
    progress: isPending || isSuccess ? progress : undefined,
    problem: error && messageOf(error),
  };
}

/** Clears the draft. */
type Done = () => void;

/** The existing application's id from a 409, or null for another conflict. */
function applicationIdIn(data: unknown): number | null {
  return typeof data === 'object' && data !== null && 'application_id' in data && typeof data.application_id === 'number'
    ? data.application_id
    : null;
}

type CvFieldsProps = {
  control: Control<ApplyValues>;
  jobId: number;
  last: Last['resume'];
  resumes: readonly OwnResume[];
  cv: string;
  progress: number | undefined;
  isEdit: boolean;
};

/** Chooses the CV to send. Without one written here or sent before, only a file can be chosen. */
function CvFields({ control, jobId, last, resumes, cv, progress, isEdit }: CvFieldsProps) {
  const { field: source } = useController({ control, name: 'cv' });
  const { field: file, fieldState } = useController({ control, name: 'file' });
  // Why the last file was refused. It stays until another is chosen, while the form is validated in between.
  const [refused, setRefused] = useState<string | null>(null);
  const take = (picked: File | null, fault: string | null) => {
    setRefused(fault);
    file.onChange(fault ? null : picked);
  };
  const options: { value: ApplyValues['cv']; label: ReactNode }[] = [
    ...(resumes.length > 0 ? [{ value: 'own' as const, label: `Send a ${cv} you wrote here` }] : []),
    ...(last
      ? [
          {
            value: 'last' as const,
            label: (
              <>
                {isEdit ? `Keep the ${cv} you sent` : `Send the ${cv} from your last application`}{' '}
                <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {last.name} ({formatBytes(last.size)})
                </Box>
              </>
            ),
          },
        ]
      : []),
    { value: 'file', label: 'Upload a file' },
  ];
  return (
    <>
      {options.length > 1 && (
        <RadioGroup aria-label={`Which ${cv} to send`} value={source.value} onChange={(_, value) => source.onChange(value)}>
          {options.map(({ value, label }) => (
            <FormControlLabel
              key={value}
              value={value}
              label={label}
              control={<Radio slotProps={{ input: source.value === value ? { id: fieldId('cv') } : {} }} />}
            />
          ))}
        </RadioGroup>
      )}
      {source.value === 'own' && <OwnResumeSelect control={control} jobId={jobId} resumes={resumes} label={`Your ${cv}s`} />}
      {source.value === 'file' && (
        <FileDrop
          id={fieldId('file')}
          label={cv === 'CV' ? 'CV' : 'Resume'}
          help="PDF or DOCX, up to 10 MB."
          accept={CV_TYPES}
          maxBytes={MAX_CV_BYTES}
          file={file.value}
          progress={progress}
          error={refused ?? fieldState.error?.message}
          onRefuse={() => take(null, 'This file is too large. Choose one up to 10 MB.')}
          onChange={async (picked) => take(picked, picked && (await faultOfCv(picked)))}
        />
      )}
    </>
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
function LetterChoice({ control, last, jobId }: { control: Control<ApplyValues>; last: string; jobId: number }) {
  const { field } = useController({ control, name: 'cover_letter' });
  return <OwnLetterSelect jobId={jobId} text={field.value} last={last} onChange={field.onChange} />;
}

/** Asks before leaving typed text behind, except when the session ends: the text is stored in this browser. */
function LeaveQuestion({ when, left, onLeave }: { when: boolean; left: { current: boolean }; onLeave: () => void }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when && !left.current && next.pathname !== current.pathname && !next.pathname.startsWith('/auth/'),
    enableBeforeUnload: when,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Are you sure you want to leave this page?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    >
      If you leave now, your progress will be lost.
    </ConfirmDialog>
  );
}
