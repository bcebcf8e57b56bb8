import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconExternalLink, IconMapQuestion } from '@tabler/icons-react';
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { SignInDialog, useUser, useViewer } from '#features/accounts/web/index.ts';
import { getJob } from '#features/jobs/contract.ts';
import type { Job } from '#features/jobs/shapes.ts';
import { CompanyLogo, payOf, placeOf } from '#features/jobs/web/parts.ts';
import { findResumes } from '#features/resumes/resumes-contract.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { SalaryText } from '#kit/ui/text/MoneyText.tsx';
import { type Application, findApplications, getApplication, getApplicationPrefill } from '../../contract.ts';
import { getApplicationDraft } from '../../draft-contract.ts';
import { TRACKED_LABEL } from '../../rules.ts';
import { findTracked, getOwnBoard, leaveToApply } from '../../tracking-contract.ts';
import { ApplicationCard } from '../own/ApplicationCard.tsx';
import { AskIfApplied } from '../tracking/AskIfApplied.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { ApplySent } from './ApplySent.tsx';
import type { OwnResume } from './apply-values.ts';

/** `/jobs/:jobId/apply` and `/veteran/jobs/:jobId/apply`: from the last application to this one. */
export function ApplyPage() {
  const params: { jobId?: string } = useParams({ strict: false });
  const { pathname } = useLocation();
  const jobId = Number(params.jobId);
  const [last, setSent] = useState<Application | null>(null);
  const sent = last?.job.id === jobId ? last : null;
  const viewer = useViewer();
  const job = useQuery(query(getJob, { params: { id: jobId } }));
  const jobPath = pathname.startsWith('/veteran/') ? paths.veteran.job(jobId) : paths.job(jobId);
  const listPath = pathname.startsWith('/veteran/') ? paths.veteran.jobs() : paths.jobs();
  const found = job.data?.data;
  const { edit }: { edit?: string } = useSearch({ strict: false });
  const editing = useQuery({
    ...query(getApplication, { params: { id: Number(edit) } }),
    enabled: viewer !== null && Number(edit) > 0,
    gcTime: 0,
  });

  return (
    <Page
      title={
        sent
          ? 'Application sent'
          : found
            ? `${Number(edit) > 0 ? 'Change your application for' : 'Apply for'} ${found.title}`
            : 'Apply'
      }
      width="reading"
      breadcrumbs={[{ label: 'Jobs', href: listPath }]}
    >
      {sent ? (
        <ApplySent application={sent} />
      ) : found && !viewer ? (
        <ApplyAsVisitor job={found} jobPath={jobPath} />
      ) : found && Number(edit) > 0 ? (
        <EditApplication job={found} jobPath={jobPath} state={editing} />
      ) : found ? (
        <ApplyTo key={found.id} job={found} jobPath={jobPath} onSent={setSent} />
      ) : job.error instanceof ApiError && job.error.status === 404 ? (
        <EmptyState
          title="This job is not open"
          icon={<IconMapQuestion size={28} />}
          action={
            <Button variant="contained" href={listPath}>
              View open jobs
            </Button>
          }
        >
          It may have closed or been filled since you opened it.
        </EmptyState>
      ) : job.error ? (
        <ErrorState title="This job could not be loaded" onRetry={() => job.refetch()} retrying={job.isFetching} />
      ) : (
        <FormSkeleton fields={5} what="the application" />
      )}
    </Page>
  );
}

/** The job, and why an account is needed. Signing in or up leads back to the form. */
function ApplyAsVisitor({ job, jobPath }: { job: Job; jobPath: string }) {
  const navigate = useNavigate();
  if (job.apply_url) return <EmployerSite url={job.apply_url} company={job.company.name} />;
  return (
    <>
      <JobSummary job={job} jobPath={jobPath} />
      <Suspense>
        <SignInDialog
          open
          onClose={() => void navigate({ href: jobPath })}
          title={`Sign in to apply for ${job.title}`}
          text="You need an account to apply, so you can save your application, follow its progress and get the employer’s reply. After signing in, you return to the application."
          cancelLabel="Back to the job"
        />
      </Suspense>
    </>
  );
}

/** One of: applied already, not open here, or the form. */
function ApplyTo({ job, jobPath, onSent }: { job: Job; jobPath: string; onSent: (application: Application) => void }) {
  const user = useUser();
  const [existingId, setExistingId] = useState<number | null>(null);
  // Read once, on first render: a later refetch must not remove the form while someone is typing.
  const [appliedBefore] = useState(job.applied_stage !== null);
  const prefill = useQuery({
    ...query(getApplicationPrefill, { query: { job_id: job.id } }),
    enabled: !appliedBefore,
    staleTime: Number.POSITIVE_INFINITY,
    // Always current: the last application may have been sent from another tab.
    gcTime: 0,
  });

  const saved = useQuery({
    ...query(getApplicationDraft, { params: { id: job.id } }),
    enabled: !appliedBefore,
    staleTime: Number.POSITIVE_INFINITY,
    // It may have been saved on another device.
    gcTime: 0,
  });
  const resumes = useOwnResumes(!appliedBefore);

  if (appliedBefore || existingId !== null) return <AppliedAlready jobId={job.id} applicationId={existingId} />;
  if (job.status !== 'published') {
    return <Alert severity="info">This job is closed and no longer accepts applications.</Alert>;
  }
  if (job.apply_url) return <ApplyElsewhere jobId={job.id} url={job.apply_url} company={job.company.name} />;
  return (
    <>
      <JobSummary job={job} jobPath={jobPath} />
      {prefill.data && resumes && !saved.isPending ? (
        <ApplyForm
          job={job}
          last={prefill.data.data}
          resumes={resumes}
          userId={user.id}
          saved={saved.data?.data ?? null}
          jobPath={jobPath}
          onSent={onSent}
          onAppliedAlready={setExistingId}
        />
      ) : prefill.isError ? (
        <ErrorState title="The form could not be loaded" onRetry={() => prefill.refetch()} retrying={prefill.isFetching} />
      ) : (
        <FormSkeleton fields={5} what="the application" />
      )}
    </>
  );
}

/**
 * The veteran's resumes, undefined until the form may use them: it reads them once, and a list in the cache may lack a resume made just now.
 * Empty where they could not be loaded, because a file can be sent instead.
 */
function useOwnResumes(enabled = true): readonly OwnResume[] | undefined {
  const { data, isPending, isFetching, isFetchedAfterMount } = useQuery({ ...query(findResumes, { query: {} }), enabled });
  return isPending || (isFetching && !isFetchedAfterMount) ? undefined : (data?.data ?? []);
}

type Editing = Pick<UseQueryResult<ReplyOf<typeof getApplication>>, 'data' | 'isError' | 'isFetching' | 'refetch'>;

/** The form of an application that was sent, as long as nobody has opened it. */
function EditApplication({ job, jobPath, state }: { job: Job; jobPath: string; state: Editing }) {
  const user = useUser();
  const resumes = useOwnResumes();
  const navigate = useNavigate();
  const application = state.data?.data;
  if (!application || !resumes)
    return state.isError ? (
      <ErrorState title="Your application could not be loaded" onRetry={() => state.refetch()} retrying={state.isFetching} />
    ) : (
      <FormSkeleton fields={5} what="the application" />
    );
  return (
    <>
      <JobSummary job={job} jobPath={jobPath} />
      {application.may_edit ? (
        <ApplyForm
          job={job}
          last={{ ...application, resume: application.resume }}
          editing={application}
          resumes={resumes}
          userId={user.id}
          saved={null}
          jobPath={jobPath}
          onSent={() => void navigate({ href: paths.veteran.jobs({ jobType: 'applied' }) })}
          onAppliedAlready={() => {}}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Alert severity="info">The employer has opened your application, so it can no longer be changed.</Alert>
          <ApplicationCard application={application} />
        </Box>
      )}
    </>
  );
}

function JobSummary({ job, jobPath }: { job: Job; jobPath: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        mb: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <CompanyLogo company={job.company} />
      <Box sx={{ minWidth: 0 }}>
        <Link href={jobPath} color="textPrimary" underline="hover" variant="subtitle2">
          {job.title}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[job.company.name, placeOf(job)].filter(Boolean).join(' · ')} · <SalaryText job={payOf(job.salary)} />
        </Typography>
      </Box>
    </Box>
  );
}

/** Leads to the employer's site, and asks on return whether the veteran applied there. */
function ApplyElsewhere({ jobId, url, company }: { jobId: number; url: string; company: string }) {
  const { left }: { left?: string } = useSearch({ strict: false });
  const { data } = useQuery(query(findTracked));
  const tracked = data?.data.find(({ job_id }) => job_id === jobId);
  const leave = useMutation(mutation(leaveToApply, { invalidates: [findTracked, getOwnBoard] }));
  const { mutate } = leave;
  const begun = useRef(false);
  useEffect(() => {
    // The job's page opened the employer's site and led here.
    if (!left || begun.current) return;
    begun.current = true;
    mutate({ params: { id: jobId } });
  }, [left, jobId, mutate]);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {tracked?.stage === 'opened' && <AskIfApplied tracked={tracked} />}
      {tracked && tracked.stage !== 'opened' && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" href={paths.veteran.jobs({ jobType: 'applied', tracked: tracked.id })}>
              Show
            </Button>
          }
        >
          You track this application: {TRACKED_LABEL[tracked.stage]}.
        </Alert>
      )}
      <EmployerSite url={url} company={company} again={Boolean(tracked)} onOpen={() => mutate({ params: { id: jobId } })} />
    </Box>
  );
}

type EmployerSiteProps = {
  url: string;
  company: string;
  /** Whether it has been opened before. */
  again?: boolean;
  /** Tracks the application; a visitor has none to track. */
  onOpen?: () => void;
};

function EmployerSite({ url, company, again = false, onOpen }: EmployerSiteProps) {
  return (
    <EmptyState
      title="Apply on the employer’s site"
      icon={<IconExternalLink size={28} />}
      action={
        <Button
          variant={again ? 'outlined' : 'contained'}
          color={again ? 'inherit' : 'primary'}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          endIcon={<IconExternalLink size={18} aria-hidden />}
          onClick={onOpen}
        >
          Go to the employer’s site
        </Button>
      }
    >
      {`${company} accepts applications on its own site, which opens in a new tab.${onOpen ? ' Come back here afterwards to keep track of it.' : ''}`}
    </EmptyState>
  );
}

function AppliedAlready({ jobId, applicationId }: { jobId: number; applicationId: number | null }) {
  const one = useQuery({ ...query(getApplication, { params: { id: applicationId ?? 0 } }), enabled: applicationId !== null });
  const recent = useQuery({ ...query(findApplications, { query: { page: 1 } }), enabled: applicationId === null });
  const input = applicationId === null ? recent : one;
  const application = one.data?.data ?? recent.data?.data.find(({ job }) => job.id === jobId);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="info">You have already applied for this job. You can apply only once.</Alert>
      {application ? (
        <ApplicationCard application={application} />
      ) : input.isError ? (
        <ErrorState title="Your application could not be loaded" onRetry={() => input.refetch()} retrying={input.isFetching} />
      ) : input.isPending ? (
        <FormSkeleton fields={2} what="your application" />
      ) : null}
      <Box>
        <Button variant="contained" href={paths.veteran.jobs({ jobType: 'applied' })}>
          View all applications
        </Button>
      </Box>
    </Box>
  );
}
