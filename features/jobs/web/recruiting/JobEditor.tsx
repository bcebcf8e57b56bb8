import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconEye } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { getIndustries } from '#features/lookups/contract.ts';
import { industryOptions } from '#features/lookups/industries.ts';
import { countryOf } from '#kit/country/country.ts';
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
import { JobFields } from './JobFields.tsx';
import { JobHistory } from './JobHistory.tsx';
import { JobPreview } from './JobPreview.tsx';
import { JobReviewNotice } from './JobReviewNotice.tsx';
import {
  EMPTY_JOB,
  type JobFormControl,
  type JobFormValues,
  jobResolver,
  type RecruiterJobShown,
  valuesOf,
} from './job-values.ts';
import { fieldWords } from './recruiting-words.ts';

type Wanted = 'save' | 'publish';

/** Creates a job when `job` is null, otherwise edits it. What was typed stays in the form when the server refuses it. */
export function JobEditor({ job: loaded }: { job: RecruiterJobShown | null }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { countryId } = useLocale();
  const [job, setJob] = useState(loaded);
  const [previewed, setPreviewed] = useState<JobFormValues | null>(null);
  const [towns, setTowns] = useState<readonly Option[]>(townOf(loaded));
  const leaving = useRef(false);
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

  /** Shows the job as the server returned it, on every screen. */
  const show = (shown: RecruiterJobShown) => {
    setJob(shown);
    setTowns((before) => [...before, ...townOf(shown)]);
    client.setQueryData(keyOf(getRecruiterJob, { params: { id: shown.id } }), { status: true, data: shown });
  };

  const saveDraft = async (content: JobDraft): Promise<RecruiterJobShown> => {
    const { data } = job
      ? await call(updateJob, { params: { id: job.id }, body: { job: content, updated_at: String(edited.revision) } })
      : await call(createJob, { body: content });
    const values = valuesOf(data);
    edited.save({ revision: data.updated_at, values });
    draft.clear();
    show(data);
    reset(values);
    return data;
  };

  const save = useMutation(
    mutation(
      async ({ to, content }: { to: Wanted; content: JobDraft; leaves?: boolean }) => {
        const saved = await saveDraft(content);
        return to === 'publish' ? (await call(publishJob, { params: { id: saved.id }, body: {} })).data : saved;
      },
      {
        invalidates: [findRecruiterJobs],
        success: ({ status }) => savedInWords(status, before),
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
          if (error.status === 409 && job) {
            edited.refuse();
            renew.mutate(job.id);
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
        <JobFields
          control={control}
          industries={industryOptions(industries?.data, job?.draft.industry_id)}
          towns={knownTowns(towns, getValues('city_id'))}
          recognised={loaded?.recognised ?? null}
          onTowns={(picked) => setTowns((before) => [...before, ...picked])}
        />
        <EditorBar
          isDraft={isDraft}
          busy={busy}
          isDirty={isDirty}
          onPreview={() => setPreviewed(structuredClone(getValues()))}
          onSaveDraft={send('save')}
        />
      </form>
      <Box sx={{ display: 'grid', gap: 3, alignSelf: 'start', position: { md: 'sticky' }, top: { md: 96 } }}>
        {isDraft && <StillMissing control={control} onPick={(field) => setFocus(field)} />}
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

type EditorBarProps = {
  isDraft: boolean;
  busy: Wanted | null;
  isDirty: boolean;
  onPreview: () => void;
  onSaveDraft: () => void;
};

function EditorBar({ isDraft, busy, isDirty, onPreview, onSaveDraft }: EditorBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 3,
        mx: { xs: -2, sm: 0 },
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {isDraft ? (
        <>
          <Button type="submit" variant="contained" loading={busy === 'publish'} disabled={busy !== null}>
            Publish
          </Button>
          <Button variant="outlined" color="inherit" loading={busy === 'save'} disabled={busy !== null} onClick={onSaveDraft}>
            Save draft
          </Button>
        </>
      ) : (
        <Button type="submit" variant="contained" loading={busy === 'save'} disabled={busy !== null}>
          Save changes
        </Button>
      )}
      <Button color="inherit" startIcon={<IconEye size={18} aria-hidden />} onClick={onPreview}>
        Preview
      </Button>
      {isDirty && (
        <Typography variant="body2" sx={{ ml: 'auto', color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
          Not saved yet
        </Typography>
      )}
    </Box>
  );
}

/** Of a draft that was restored, the town is known only by its number. */
const PREVIOUS_TOWN = 'Previously chosen town';

function townOf(job: RecruiterJobShown | null): Option[] {
  if (!job?.draft.city_id) return [];
  return [{ value: job.draft.city_id, label: job.draft.city_label ?? PREVIOUS_TOWN }];
}

const knownTowns = (towns: readonly Option[], chosen: JobFormValues['city_id']): readonly Option[] =>
  !chosen || towns.some(({ value }) => value === chosen) ? towns : [...towns, { value: Number(chosen), label: PREVIOUS_TOWN }];

/** The form's field of a name in the server's errors: `job.salary_to` of an edit is the field `salary_to`. */
function fieldOf(name: string): FieldPath<JobFormValues> {
  const field = name.replace(/^job\./, '');
  const known = Object.keys(EMPTY_JOB).find((key): key is keyof JobFormValues => field === key || field.startsWith(`${key}.`));
  // A row of a list of texts is not a field; the list shows its error.
  if (known === 'responsibilities' || known === 'requirements' || known === 'skills') return known;
  const question = /^screening_questions\.(\d+)\.(question|kind|choices|minimum)/.exec(field);
  if (question) return `screening_questions.${Number(question[1])}.${partOf(question[2])}`;
  return known ?? 'title';
}

const partOf = (part: string | undefined) => (part === 'kind' || part === 'choices' || part === 'minimum' ? part : 'question');

/** A field that a colleague changed. Lists, rows of other tables and fixed values have no short words. */
const describe = (name: string, value: unknown) => ({
  label: fieldWords(name),
  text: typeof value === 'number' && !name.endsWith('_id') ? String(value) : TEXTS.has(name) ? String(value ?? '') : null,
});

const TEXTS = new Set(['title', 'job_role', 'postcode', 'security_clearance', 'apply_url', 'starts_at', 'closes_on']);

type ToPublish = Pick<JobFormValues, 'title' | 'description' | 'job_type' | 'type' | 'experience' | 'city_id' | 'closes_on'>;

/** What the form as typed lacks before the job can be published. */
const missingInForm = (values: Partial<ToPublish>, today: string) =>
  missingToPublish(
    {
      title: values.title ?? '',
      description: values.description ?? '',
      job_type: values.job_type ?? null,
      type: values.type ?? null,
      experience: values.experience ?? null,
      city_id: values.city_id ? Number(values.city_id) : null,
      closes_on: values.closes_on || null,
    },
    today,
  );

/** What is still missing before the job can be published. */
function StillMissing({ control, onPick }: { control: JobFormControl; onPick: (field: FieldPath<JobFormValues>) => void }) {
  const { countryId } = useLocale();
  const values = useWatch({ control });
  const missing = missingInForm(values, dayIn(closingZone(countryId)));
  return (
    <Box
      component="section"
      aria-labelledby="still-missing"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography id="still-missing" variant="subtitle1" component="h2">
        {missing.length === 0 ? 'Ready to publish' : 'Before you publish'}
      </Typography>
      {missing.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          You’ve added all required details. Preview the job before publishing.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5, typography: 'body2' }}>
          {missing.map(({ field }) => (
            <li key={field}>
              <Link component="button" type="button" variant="body2" onClick={() => onPick(fieldOf(field))}>
                {fieldWords(field, countryOf(countryId).words.town)}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
