import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconArrowLeft, IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { ApiError, messageOf } from '#kit/ui/data/api.ts';
import { applyFieldErrors, mutation } from '#kit/ui/data/query.ts';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { SavedElsewhere } from '#kit/ui/editing/SavedElsewhere.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { useSavedElsewhere } from '#kit/ui/editing/useSavedElsewhere.ts';
import { ErrorSummary } from '#kit/ui/page/ErrorSummary.tsx';
import { Onboarding } from '../shapes.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { inFormNames, type SentBody } from './step-values.ts';

type StepFormProps<Values extends FieldValues> = {
  /** Created with `shouldFocusError: false`, because the error summary takes the focus. */
  form: UseFormReturn<Values>;
  label: string;
  /** The name under which this browser stores what is not saved yet. */
  draftName: string;
  /** Removes options from a restored draft that are no longer offered. */
  cleanDraft?: (values: Values) => Values;
  /** The request body, to map errors about its answers to their questions. */
  bodyOf: (values: Values) => SentBody;
  /** Saves the step. Errors appear at their field or above the form, and what was typed stays. */
  onSend: (values: Values, revision: string) => Promise<Onboarding>;
  onSaved: (state: Onboarding) => Promise<void>;
  state: Onboarding;
  /** What the form starts from in a state, also in the one that a second tab saved. */
  startFrom: (state: Onboarding) => { values: Values; revision: string };
  /** A field's label and one of its values in words. */
  describe: (name: string, value: unknown) => { label: string; text: string };
  /** For a form on several pages, each with some of its fields. */
  pages?: {
    step: number;
    /** The fields of the page that is shown. */
    fields: readonly FieldPath<Values>[];
    /** Goes to the next page; null on the last. */
    next: (() => void) | null;
    /** Shows the page with this field. */
    show: (field: string) => void;
  };
  /** The page before this one; null on the first. */
  backHref: string | null;
  /** Whether the step was completed before. */
  finished: boolean;
  action?: string;
  children: ReactNode;
};

/** The form of a step: error summary, questions, back and continue buttons, and whether it is saved. */
export function StepForm<Values extends FieldValues>({
  form,
  label,
  draftName,
  cleanDraft,
  bodyOf,
  onSend,
  onSaved,
  state,
  startFrom,
  describe,
  pages,
  backHref,
  finished,
  action = 'Save and continue',
  children,
}: StepFormProps<Values>) {
  const { control, handleSubmit, setError, setFocus } = form;
  const { isDirty, errors } = useFormState({ control });
  const draft = useFormDraft(form, draftName, cleanDraft);
  const [revision, setRevision] = useState(() => startFrom(state).revision);
  const elsewhere = useSavedElsewhere(form, draft.overtaken);
  const save = useMutation(
    mutation((values: Values) => onSend(values, revision), {
      onSuccess: async (state) => {
        draft.clear();
        await onSaved(state);
      },
      onError: (error, values) => {
        const stored = Onboarding.safeParse(error instanceof ApiError && error.status === 409 ? error.data : null);
        if (stored.success) {
          const latest = startFrom(stored.data);
          setRevision(latest.revision);
          elsewhere.merge(latest.values);
          return true;
        }
        const named = inFormNames(error, bodyOf(values));
        applyFieldErrors(named, setError);
        const [first] = named instanceof ApiError ? Object.keys(named.errors) : [];
        if (first) pages?.show(first);
        if (!(error instanceof ApiError && error.handled)) setError('root', { message: messageOf(error) });
        return true;
      },
    }),
  );
  const sendAll = handleSubmit(
    (values) => save.mutate(values),
    (faults) => {
      const [first] = Object.keys(faults);
      if (first) pages?.show(first);
    },
  );
  const goOn = async (next: () => void) => {
    if (await form.trigger(pages?.fields, { shouldFocus: true })) next();
  };
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (!pages?.next) return sendAll(event);
    event.preventDefault();
    return goOn(pages.next);
  };

  return (
    <Box component="form" noValidate aria-label={label} onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void send(event)}>
      <LeaveQuestion when={isDirty && !save.isPending} {...(pages && { within: pages.step })} />
      <ErrorSummary control={control} setFocus={setFocus} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {draft.restoredAt !== null && (
          <RestoredNotice
            at={draft.restoredAt}
            onDiscard={() => {
              draft.discard();
              elsewhere.clear();
            }}
          />
        )}
        <SavedElsewhere isOwn fields={elsewhere.fields} take={elsewhere.take} describe={describe} />
        {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
        {children}
        <StepFooter backHref={backHref} saved={save.isPending ? 'saving' : isDirty ? 'unsaved' : finished ? 'saved' : null}>
          <Button type="submit" variant="contained" size="large" loading={save.isPending} loadingPosition="start">
            {pages?.next ? 'Continue' : action}
          </Button>
        </StepFooter>
      </Box>
    </Box>
  );
}

const SAVED_WORDS = { saved: 'Saved', saving: 'Saving', unsaved: 'Not saved yet' } as const;

type StepFooterProps = {
  backHref: string | null;
  saved: keyof typeof SAVED_WORDS | null;
  /** Keeps the buttons in view at the bottom of the window, for a long form. */
  sticky?: boolean;
  children: ReactNode;
};

/** The continue and back buttons of a step, and whether the step is saved. */
export function StepFooter({ backHref, saved, sticky = false, children }: StepFooterProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        pt: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        ...(sticky && { position: 'sticky', bottom: 0, zIndex: 2, pt: 1.5, pb: 1.5, bgcolor: 'background.default' }),
      }}
    >
      {children}
      {backHref && (
        <Button color="inherit" size="large" href={backHref} startIcon={<IconArrowLeft size={18} aria-hidden />}>
          Back
        </Button>
      )}
      <SavedMark saved={saved} />
    </Box>
  );
}

export function SavedMark({ saved }: Pick<StepFooterProps, 'saved'>) {
  return (
    <Typography
      variant="body2"
      role="status"
      sx={{
        ml: { sm: 'auto' },
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        color: saved === 'saved' ? 'success.text' : 'text.secondary',
      }}
    >
      {saved === 'saved' && <IconCircleCheck size={18} aria-hidden />}
      {saved && SAVED_WORDS[saved]}
    </Typography>
  );
}
