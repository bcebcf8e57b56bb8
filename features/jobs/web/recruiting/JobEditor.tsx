import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { getIndustries } from '#features/lookups/contract.ts';
import { industryOptions } from '#features/lookups/industries.ts';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { keyOf, mutation, query } from '#kit/ui/data/query.ts';
import { LeaveDialog } from '#kit/ui/editing/LeaveDialog.tsx';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { SavedElsewhere } from '#kit/ui/editing/SavedElsewhere.tsx';
import { useEditedRow } from '#kit/ui/editing/useEditedRow.ts';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import type { Option } from '#kit/ui/inputs/SelectInput.tsx';
import { ErrorSummary } from '#kit/ui/page/ErrorSummary.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import {
  createJob,
  findRecruiterJobs,
  getRecruiterJob,
  type JobDraft,
  publishJob,
  updateJob,
} from '../../recruiting-contract.ts';
import { closingZone, dayIn, missingToPublish, savedInWords } from '../../recruiting-rules.ts';
import { AdvertAdvice } from './advice/AdvertAdvice.tsx';
import { FittingTrades } from './advice/FittingTrades.tsx';
import { useGuidance } from './advice/useGuidance.ts';
import { EditorBar, type Wanted } from './EditorBar.tsx';
import { fieldOf } from './field-names.ts';
import { JobFields } from './JobFields.tsx';
import { JobPreview } from './JobPreview.tsx';
import { JobReviewNotice } from './JobReviewNotice.tsx';
import { EMPTY_JOB, type JobFormValues, jobResolver, type RecruiterJobShown, valuesOf } from './job-values.ts';
import { JobHistory } from './page/JobHistory.tsx';
import { fieldWords } from './recruiting-words.ts';
import { missingInForm, StillMissing } from './StillMissing.tsx';
import { StartPanel } from './start/StartPanel.tsx';
import { useAutosave } from './useAutosave.ts';

/** Creates a job when `job` is null, otherwise edits it. What was typed stays in the form when the server refuses it. */
export function JobEditor({ job: loaded }: { job: RecruiterJobShown | null }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { countryId } = useLocale();
  const [job, setJob] = useState(loaded);
  const [previewed, setPreviewed] = useState<JobFormValues | null>(null);
  const [towns, setTowns] = useState<readonly Option[]>(townOf(loaded));
  const leaving = useRef(false);
  /** The job as it was stored last: a save may end between the press of a button and its own. */
  const stored = useRef(loaded && { id: loaded.id, updated_at: loaded.updated_at });
  const { data: industries } = useQuery(query(getIndustries));
  const form = useForm<JobFormValues, unknown, JobDraft>({
    resolver: jobResolver,
    defaultValues: job ? valuesOf(job) : EMPTY_JOB,
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, job ? `job ${job.id}` : 'new job');
  const edited = useEditedRow(form, job && { revision: job.updated_at, values: valuesOf(job) }, draft.overtaken);
  const { control, formState, setError, setFocus, reset, getValues } = form;
  const isDraft = job === null || job.status === 'draft';
  const before = job?.status ?? 'draft';
  const { isDirty } = formState;
  const guidance = useGuidance(control, job?.id ?? null);

  /** Shows the job as the server returned it, on every screen. */
  const show = (shown: RecruiterJobShown) => {
    setJob(shown);
    stored.current = { id: shown.id, updated_at: shown.updated_at };
    setTowns((before) => [...before, ...townOf(shown)]);
    client.setQueryData(keyOf(getRecruiterJob, { params: { id: shown.id } }), { status: true, data: shown });
  };

  const store = async (content: JobDraft): Promise<RecruiterJobShown> => {
    const at = stored.current;
    const { data } = at
      ? await call(updateJob, { params: { id: at.id }, body: { job: content, updated_at: at.updated_at } })
      : await call(createJob, { body: content });
    return data;
  };

  const saveDraft = async (content: JobDraft): Promise<RecruiterJobShown> => {
    await autosave.settle();
    const data = await store(content);
    const values = valuesOf(data);
    edited.save({ revision: data.updated_at, values });
    draft.clear();
    show(data);
    reset(values);
    return data;
  };

  const autosave = useAutosave({
    form,
    isOn: isDraft && edited.fields.length === 0,
    save: async (content, values) => {
      const isNew = stored.current === null;
      const data = await store(content);
      draft.clear();
      show(data);
      edited.save({ revision: data.updated_at, values });
      // What is typed meanwhile stays, and counts as a change. So does the list of what is missing to publish.
      reset(values, { keepValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true });
      if (isNew) {
        void client.invalidateQueries({ queryKey: keyOf(findRecruiterJobs) });
        // The address leads to the draft when the page is loaded again. The form stays on the screen.
        await leaveFor(paths.recruiter.jobCreate({ draft: data.id }), true);
      }
    },
    onConflict: () => {
      if (!stored.current) return;
      edited.refuse();
      renew.mutate(stored.current.id);
    },
  });

  const save = useMutation(
    mutation(
      async ({ to, content }: { to: Wanted; content: JobDraft; leaves?: boolean }) => {
        const saved = await saveDraft(content);
        return to === 'publish' ? (await call(publishJob, { params: { id: saved.id }, body: {} })).data : saved;
      },
      {
        invalidates: [findRecruiterJobs],
        success: (saved) => savedInWords(saved, before),
        onSuccess: async (saved, { to, leaves }) => {
          show(saved);
          edited.save({ revision: saved.updated_at, values: valuesOf(saved) });
          if (leaves) return;
          if (to === 'publish' || (before === 'held' && saved.status === 'published'))
            await leaveFor(paths.recruiter.job(saved.id));
          else if (!job) await leaveFor(paths.recruiter.jobEdit(saved.id), true);
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return false;
          if (error.status === 409 && stored.current) {
            edited.refuse();
            renew.mutate(stored.current.id);
            return true;
          }
          const fields = Object.entries(error.errors);
          for (const [field, messages] of fields) setError(fieldOf(field), { type: 'server', message: messages.join(' ') });
          return fields.length > 0;
        },
      },
    ),
  );
  /** Fetches the version that a colleague saved, to merge it into the form. */
  const renew = useMutation(
    mutation((id: number) => call(getRecruiterJob, { params: { id } }), { onSuccess: ({ data }) => show(data) }),
  );
  const busy = save.isPending ? save.variables.to : null;

  const today = dayIn(closingZone(countryId));
  const send = (to: Wanted) =>
    form.handleSubmit(
      (content) => {
        const missing = to === 'publish' ? [...missingToPublish(content, today)] : [];
        for (const { field, message } of missing) setError(fieldOf(field), { type: 'missing', message });
        if (missing.length === 0) save.mutate({ to, content });
      },
      (invalid) => {
        if (to === 'save') return;
        for (const { field, message } of missingInForm(getValues(), today)) {
          if (!(fieldOf(field) in invalid)) setError(fieldOf(field), { type: 'missing', message });
        }
      },
    );

  const leaveFor = async (href: string, replace = false) => {
    leaving.current = true;
    await navigate({ href, replace });
    leaving.current = false;
  };

  /** Saves before the page is left. @returns whether it did; errors are at their fields */
  const saveToLeave = async (): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit(async (content) => {
      isSaved = await save.mutateAsync({ to: 'save', content, leaves: true }).then(
        () => true,
        () => false,
      );
    })();
    return isSaved;
  };

  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 720px) minmax(240px, 320px)' } }}
    >
      <form noValidate onSubmit={send(isDraft ? 'publish' : 'save')}>
        <ErrorSummary control={control} setFocus={setFocus} />
        {draft.restoredAt !== null && (
          <Box sx={{ mb: 3 }}>
            <RestoredNotice
              at={draft.restoredAt}
              onDiscard={() => {
                draft.discard();
                edited.clear();
              }}
            />
          </Box>
        )}
        <SavedElsewhere fields={edited.fields} take={edited.take} describe={describe} />
        {job?.review && <JobReviewNotice job={job} review={job.review} onPick={(field) => setFocus(fieldOf(field))} />}
        {job?.duplicate_of && <DuplicateNotice duplicate={job.duplicate_of} />}
        {loaded === null && (
          <StartPanel
            form={form}
            onTowns={(picked) => setTowns((before) => [...before, ...picked])}
            onLeave={(href) => leaveFor(href)}
          />
        )}
        <JobFields
          control={control}
          industries={industryOptions(industries?.data, job?.draft.industry_id)}
          towns={knownTowns(towns, getValues('city_id'))}
          recognised={loaded?.recognised ?? null}
          guidance={guidance}
          onTowns={(picked) => setTowns((before) => [...before, ...picked])}
        />
        <EditorBar
          isDraft={isDraft}
          busy={busy}
          isDirty={isDirty}
          autosaved={isDraft ? autosave.status : null}
          onPreview={() => setPreviewed(structuredClone(getValues()))}
          onSaveDraft={send('save')}
        />
      </form>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignSelf: 'start',
          position: { md: 'sticky' },
          top: { md: 96 },
          // What does not fit beside the form scrolls by itself.
          maxHeight: { md: 'calc(100vh - 112px)' },
          overflowY: { md: 'auto' },
        }}
      >
        {isDraft && <StillMissing control={control} onPick={(field) => setFocus(field)} />}
        <AdvertAdvice control={control} onPick={(field) => setFocus(field)} />
        <FittingTrades guidance={guidance} />
        {job && <JobHistory events={job.events} />}
      </Box>
      {previewed && (
        <JobPreview
          values={previewed}
          town={towns.findLast(({ value }) => value === previewed.city_id)?.label ?? null}
          industry={industries?.data.find(({ id }) => id === previewed.industry_id)?.name ?? null}
          onClose={() => setPreviewed(null)}
        />
      )}
      <LeaveDialog
        when={isDirty}
        isStay={() => leaving.current}
        onDiscard={draft.clear}
        {...(isDraft && { onSave: saveToLeave })}
      >
        If you leave now, your progress will be lost.
      </LeaveDialog>
    </Box>
  );
}

type DuplicateNoticeProps = {
  duplicate: NonNullable<RecruiterJobShown['duplicate_of']>;
};

function DuplicateNotice({ duplicate }: DuplicateNoticeProps) {
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      Your company posted “<Link href={paths.recruiter.job(duplicate.id)}>{duplicate.title}</Link>” in this location within the
      last 30 days. Edit or relist that job instead of posting it twice.
    </Alert>
  );
}

/** Of a draft that was restored, the town is known only by its number. */
const PREVIOUS_TOWN = 'Previously chosen town';

function townOf(job: RecruiterJobShown | null): Option[] {
  const { city_id = null, city_label = null } = job?.proposed ?? job?.draft ?? {};
  return city_id === null ? [] : [{ value: city_id, label: city_label ?? PREVIOUS_TOWN }];
}

const knownTowns = (towns: readonly Option[], chosen: JobFormValues['city_id']): readonly Option[] =>
  !chosen || towns.some(({ value }) => value === chosen) ? towns : [...towns, { value: Number(chosen), label: PREVIOUS_TOWN }];

/** A field that a colleague changed. Lists, rows of other tables and fixed values have no short words. */
const describe = (name: string, value: unknown) => ({
  label: fieldWords(name),
  text: typeof value === 'number' && !name.endsWith('_id') ? String(value) : TEXTS.has(name) ? String(value ?? '') : null,
});

const TEXTS = new Set(['title', 'job_role', 'postcode', 'security_clearance', 'apply_url', 'starts_at', 'closes_on']);
