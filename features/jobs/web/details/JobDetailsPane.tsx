import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { IconFileText, IconMail, IconMapQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { resumeInText } from '#kit/country/country.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { SaveButton } from '#kit/ui/editing/SaveButton.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { paths } from '#kit/ui/paths.ts';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { findSimilarJobs, getJob } from '../../contract.ts';
import { isOpen } from '../../rules.ts';
import type { Job, JobCard } from '../../shapes.ts';
import { ReportJobButton } from '../reports/ReportJobButton.tsx';
import { useJobFilter } from '../search/filters/JobFilterContext.tsx';
import { jobListHref, NO_FILTER } from '../search/filters/job-filter-url.ts';
import { ApplyAction, type HeadingLevel, JobBody, JobHead, SimilarJobs } from './JobDetails.tsx';
import { useCountedView } from './job-views.ts';
import { ShareJobButton } from './ShareJobButton.tsx';

// Only veterans have a match. Its menu would be a tenth of what a visitor loads.
const JobMatch = lazy(async () => ({ default: (await import('./JobMatch.tsx')).JobMatch }));

type JobDetailsPaneProps = {
  jobId: number;
  /** The job's card from the list, if there is one. */
  card: JobCard | undefined;
  /** Beside the list with its own scroll bar; otherwise a page. */
  beside: boolean;
  /** False for recruiters and operators, who can't save or apply. */
  mayApply: boolean;
  onToggleSave: (job: JobCard) => void;
};

/** One job: the header with Apply and Save stays visible, the rest scrolls. */
export function JobDetailsPane({ jobId, card, beside, mayApply, onToggleSave }: JobDetailsPaneProps) {
  const filter = useJobFilter();
  const { countryId } = useLocale();
  const { data, error, refetch, isFetching } = useQuery(query(getJob, { params: { id: jobId } }));
  const similar = useQuery(query(findSimilarJobs, { params: { id: jobId } }));
  const job = data?.data;
  useCountedView(job);
  const head = job ?? card;
  const level: HeadingLevel = beside ? 'h2' : 'h1';

  if (error && !job) {
    const gone = error instanceof ApiError && error.status === 404;
    return (
      <Box sx={{ p: beside ? 3 : 0 }}>
        {gone ? (
          <Gone similar={similar.data?.data ?? []} level={level} />
        ) : (
          <ErrorState title="This job could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
        )}
      </Box>
    );
  }

  const actions = head && mayApply && (
    <>
      {job ? (
        <ApplyAction job={job} applyHref={filter.applyHref(jobId)} appliedHref={paths.veteran.jobs({ jobType: 'applied' })} />
      ) : (
        <Skeleton variant="rounded" width={120} height={48} />
      )}
      <SaveButton item={head} onToggle={() => onToggleSave(head)} withLabel />
      <ShareJobButton jobId={jobId} />
    </>
  );

  return (
    <Box
      component="article"
      aria-labelledby={head && 'job-title'}
      sx={beside ? { height: '100%', display: 'flex', flexDirection: 'column', minHeight: 0 } : {}}
    >
      <Box sx={beside ? { p: 3, pb: 2.5, borderBottom: 1, borderColor: 'divider' } : { pb: 3 }}>
        {beside && <BackToResults jobId={jobId} />}
        {head ? <JobHead job={head} level={level} /> : <HeadSkeleton />}
        {(beside || !mayApply) && (
          <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {head ? actions || <ShareJobButton jobId={jobId} /> : <ActionsSkeleton />}
          </Box>
        )}
        {job?.apply_url && mayApply && (
          <Box id="apply-elsewhere" sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
            You apply on the employer’s website, which opens in a new tab.
          </Box>
        )}
      </Box>
      <Box
        // One scroll position per job: a new job starts at the top, and an earlier one keeps its position.
        key={jobId}
        data-scroll-restoration-id={`job-${jobId}`}
        sx={beside ? { flex: 1, minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin', p: 3 } : {}}
      >
        {job ? (
          <>
            <Closed job={job} />
            {filter.area === 'veteran' && mayApply && isOpen(job) && job.applied_stage === null && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mb: 2 }}>
                <Link
                  href={paths.veteran.resumeBuild({ job_id: job.id })}
                  variant="body2"
                  sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
                >
                  <IconFileText size={18} aria-hidden />
                  Tailor your {resumeInText(resumeWord(countryId))} for this job
                </Link>
                <Link
                  href={paths.veteran.coverLetterBuild({ job_id: job.id })}
                  variant="body2"
                  sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
                >
                  <IconMail size={18} aria-hidden />
                  Write a letter for this job
                </Link>
              </Box>
            )}
            {(job.match || job.no_match) && (
              <Suspense>
                <JobMatch job={job} headingLevel={beside ? 'h3' : 'h2'} />
              </Suspense>
            )}
            <JobBody
              job={job}
              level={level}
              companyJobsHref={jobListHref(filter.area, { ...NO_FILTER, company_id: job.company.id })}
            />
            {mayApply && isOpen(job) && (
              <Box sx={{ mt: 3 }}>
                <ReportJobButton job={job} />
              </Box>
            )}
          </>
        ) : (
          <BodySkeleton />
        )}
        {job && (
          <Box sx={{ mt: 4 }}>
            <SimilarJobs jobs={similar.data?.data ?? []} level={level} hrefOf={filter.jobHref} />
          </Box>
        )}
      </Box>
      {!beside && actions && (
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            display: 'flex',
            gap: 1,
            mx: { xs: -2, sm: -3 },
            mt: 3,
            px: { xs: 2, sm: 3 },
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            '& > :first-of-type': { flex: 1 },
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
}

function Closed({ job }: { job: Job }) {
  if (isOpen(job)) return null;
  const message =
    job.status === 'filled'
      ? 'This job has been filled'
      : job.status === 'paused' || job.status === 'held'
        ? 'This job is on hold'
        : 'This job is closed';
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {message}, so you can’t apply for it now. See similar jobs below.
    </Alert>
  );
}

function Gone({ similar, level }: { similar: JobCard[]; level: HeadingLevel }) {
  const { listHref, jobHref } = useJobFilter();
  return (
    <>
      <EmptyState
        title="This job is no longer available"
        headingLevel="h2"
        icon={<IconMapQuestion size={28} />}
        action={
          <Button variant="contained" href={listHref()}>
            See open jobs
          </Button>
        }
      >
        It may have closed or been filled.
      </EmptyState>
      <Box sx={{ mt: 4 }}>
        <SimilarJobs jobs={similar} level={level} hrefOf={jobHref} title="Similar open jobs" />
      </Box>
    </>
  );
}

/** For keyboard users: opening a job moves focus here, and this link returns to the job in the list. Visible while focused. */
function BackToResults({ jobId }: { jobId: number }) {
  return (
    <Button
      size="small"
      variant="contained"
      color="secondary"
      onClick={() => document.getElementById(`job-link-${jobId}`)?.focus()}
      sx={{
        position: 'absolute',
        zIndex: 1,
        top: 8,
        right: 8,
        '&:not(:focus)': { width: 1, height: 1, minWidth: 0, minHeight: 0, p: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
      }}
    >
      Back to the list
    </Button>
  );
}

/** Placeholder until the job is known. */
export function JobDetailsSkeleton() {
  return (
    <Box sx={{ p: 3, display: 'grid', gap: 2 }}>
      <HeadSkeleton />
      <ActionsSkeleton />
      <BodySkeleton />
    </Box>
  );
}

function ActionsSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 1 }}>
      <Skeleton variant="rounded" width={120} height={48} />
      <Skeleton variant="rounded" width={108} height={48} />
    </Box>
  );
}

function HeadSkeleton() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }} aria-hidden>
      <Skeleton variant="rounded" width={56} height={56} />
      <Box sx={{ flex: 1 }}>
        <Skeleton variant="rounded" width="60%" height={24} sx={{ my: 0.5 }} />
        <Skeleton variant="rounded" width="40%" height={16} sx={{ mt: 1 }} />
      </Box>
    </Box>
  );
}

function BodySkeleton() {
  return (
    <Box role="status">
      <VisuallyHidden>Loading the job</VisuallyHidden>
      <Box
        aria-hidden
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))', gap: 2.5 }}
      >
        {['pay', 'type', 'place', 'experience', 'industry', 'closes'].map((fact) => (
          <Box key={fact} sx={{ display: 'flex', gap: 1.25 }}>
            <Skeleton variant="rounded" width={20} height={20} />
            <Box sx={{ flex: 1 }}>
              <Skeleton variant="rounded" width="40%" height={12} />
              <Skeleton variant="rounded" width="70%" height={14} sx={{ mt: 1 }} />
            </Box>
          </Box>
        ))}
      </Box>
      <Skeleton aria-hidden variant="rounded" height={120} sx={{ mt: 4 }} />
      <Box aria-hidden sx={{ mt: 4, display: 'grid', gap: 1.25 }}>
        {[96, 92, 98, 90, 60].map((width) => (
          <Skeleton key={width} variant="rounded" height={14} width={`${width}%`} />
        ))}
      </Box>
    </Box>
  );
}
