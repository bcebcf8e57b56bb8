import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconBriefcaseOff, IconSearchOff, IconUserOff, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getRecruiterJob } from '#features/jobs/recruiting-contract.ts';
import { announce } from '#kit/ui/announce.tsx';
import { ApiError } from '#kit/ui/api.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Page } from '#kit/ui/Page.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { paths } from '#kit/ui/paths.ts';
import { query } from '#kit/ui/query.ts';
import { DetailsSkeleton, ListSkeleton } from '#kit/ui/Skeletons.tsx';
import { useUrlSearch } from '#kit/ui/search-params.ts';
import { shortened } from '#kit/ui/shortened.ts';
import { ApplicantSearch, type ApplicantSummary, getApplicant } from '../contract.ts';
import { APPLICANTS_PANEL, ApplicantFilters } from './ApplicantFilters.tsx';
import { ApplicantList } from './ApplicantList.tsx';
import { ApplicantPanel, type Neighbours } from './ApplicantPanel.tsx';
import { type ApplicantListSearch, applicantsCall, applicantsHref } from './applicant-list-query.ts';
import type { ExtraSection } from './extra-section.ts';
import { useApplicantMoves } from './useApplicantMoves.ts';

/** The applicants of one job: the list by stage, and one of them beside it. */
export function ApplicantListPage({ sections = [] }: { sections?: readonly ExtraSection[] }) {
  const params: { jobId?: string } = useParams({ strict: false });
  const jobId = Number(params.jobId);
  const search = useUrlSearch(ApplicantSearch);
  const navigate = useNavigate();
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const { data: job } = useQuery(query(getRecruiterJob, { params: { id: jobId } }));
  const list = useQuery({
    ...query(...applicantsCall(jobId, search)),
    // The list stays on screen while the next one loads.
    placeholderData: keepPreviousData,
  });
  const hrefOf = (change: Partial<ApplicantListSearch>) => applicantsHref(jobId, search, change);
  const applicants = list.data?.data ?? [];
  const total = list.data?.meta.total;
  const title = job?.data.title ?? list.data?.job.title;
  const isNobodys = list.error instanceof ApiError && list.error.status === 404;
  const asPage = narrow && search.applicant !== undefined;
  const neighbours = neighboursOf(applicants, search.applicant, (applicant) => hrefOf({ applicant }));
  const jobs = { label: 'Jobs', href: paths.recruiter.jobs() };

  useEffect(() => {
    if (total !== undefined && !list.isPlaceholderData) announce(total === 1 ? '1 applicant' : `${total} applicants`);
  }, [total, list.isPlaceholderData]);

  useArrowKeys(search.applicant === undefined ? null : neighbours, (href) => navigate({ href, resetScroll: false }));

  if (isNobodys) {
    return (
      <Page title="Job not found" breadcrumbs={[jobs]}>
        <EmptyState
          title="We can’t find this job"
          icon={<IconBriefcaseOff size={28} aria-hidden />}
          action={
            <Button variant="contained" href={paths.recruiter.jobs()}>
              Your jobs
            </Button>
          }
        >
          It may have been deleted, or belong to another company.
        </EmptyState>
      </Page>
    );
  }

  const panel = search.applicant !== undefined && (
    <OpenApplicant
      id={search.applicant}
      jobId={jobId}
      neighbours={neighbours}
      closeHref={hrefOf({ applicant: undefined })}
      asPage={asPage}
      sections={sections}
    />
  );

  return (
    <Page
      title="Applicants"
      lead={asPage ? undefined : title}
      breadcrumbs={asPage ? [] : [jobs, { label: shortened(title ?? 'Job', 48), href: paths.recruiter.job(jobId) }]}
    >
      {asPage ? (
        panel
      ) : (
        <>
          <ApplicantFilters
            search={search}
            counts={list.data?.counts ?? null}
            hrefOf={hrefOf}
            onChange={(change) => navigate({ href: hrefOf(change), replace: true, resetScroll: false })}
          />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: panel ? { md: 'minmax(300px, 380px) minmax(0, 1fr)' } : 'minmax(0, 1fr)',
            }}
          >
            <Box id={APPLICANTS_PANEL} role="tabpanel" aria-labelledby={`${APPLICANTS_PANEL}-${search.stage ?? 'all'}`}>
              {list.error && !list.data ? (
                <ErrorState
                  title="The applicants could not be loaded"
                  onRetry={() => list.refetch()}
                  retrying={list.isFetching}
                />
              ) : !list.data ? (
                <ListSkeleton what="the applicants" />
              ) : applicants.length === 0 ? (
                <NoApplicants narrowed={search.stage !== undefined || search.search !== ''} jobId={jobId} />
              ) : (
                <>
                  <ApplicantList
                    applicants={applicants}
                    openId={search.applicant}
                    hrefOf={({ id }) => hrefOf({ applicant: id })}
                  />
                  <Pagination
                    page={list.data.meta.page}
                    lastPage={list.data.meta.last_page}
                    hrefOf={(page) => hrefOf({ page })}
                    what="Applicants"
                  />
                </>
              )}
            </Box>
            {panel}
          </Box>
        </>
      )}
    </Page>
  );
}

type OpenApplicantProps = {
  id: number;
  jobId: number;
  neighbours: Neighbours;
  closeHref: string;
  asPage: boolean;
  sections: readonly ExtraSection[];
};

function OpenApplicant({ id, jobId, ...rest }: OpenApplicantProps) {
  const { move, moving } = useApplicantMoves();
  const { data, error, isFetching, refetch } = useQuery(query(getApplicant, { params: { id } }));
  if (data && data.data.job.id === jobId) {
    return <ApplicantPanel applicant={data.data} moving={moving} onMove={(wanted) => move(data.data, wanted)} {...rest} />;
  }
  if (data || (error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        title="We can’t find this applicant"
        icon={<IconUserOff size={28} aria-hidden />}
        action={
          <Button variant="outlined" color="inherit" href={rest.closeHref}>
            All applicants
          </Button>
        }
      >
        The application may belong to another job, or its account may have been deleted.
      </EmptyState>
    );
  }
  if (error) return <ErrorState title="This applicant could not be loaded" onRetry={() => refetch()} retrying={isFetching} />;
  return (
    <Box sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <DetailsSkeleton what="the applicant" />
    </Box>
  );
}

function NoApplicants({ narrowed, jobId }: { narrowed: boolean; jobId: number }) {
  return narrowed ? (
    <EmptyState
      title="No matches"
      icon={<IconSearchOff size={28} aria-hidden />}
      action={
        <Button variant="outlined" color="inherit" href={paths.recruiter.jobApplications(jobId)}>
          Show everyone
        </Button>
      }
    >
      No applicant in this stage matches this name.
    </EmptyState>
  ) : (
    <EmptyState
      title="No applicants yet"
      icon={<IconUsers size={28} aria-hidden />}
      action={
        <Button variant="outlined" color="inherit" href={paths.recruiter.job(jobId)}>
          See the job
        </Button>
      }
    >
      People who apply appear here, newest first, with their cover letter, answers and CV.
    </EmptyState>
  );
}

function neighboursOf(
  applicants: readonly ApplicantSummary[],
  openId: number | undefined,
  hrefOf: (id: number) => string,
): Neighbours {
  const at = applicants.findIndex(({ id }) => id === openId);
  if (at < 0) return { previous: null, next: applicants[0] ? hrefOf(applicants[0].id) : null, place: null };
  const [before, after] = [applicants[at - 1], applicants[at + 1]];
  return {
    previous: before ? hrefOf(before.id) : null,
    next: after ? hrefOf(after.id) : null,
    place: { at: at + 1, of: applicants.length },
  };
}

/** The left and right arrow keys open the previous and next applicant, except in fields, menus and dialogs. */
function useArrowKeys(neighbours: Neighbours | null, go: (href: string) => void): void {
  const previous = neighbours?.previous ?? null;
  const next = neighbours?.next ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is recreated on every render with the same behaviour
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = event.target;
      if (
        target instanceof Element &&
        target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="tablist"], [role="dialog"]')
      )
        return;
      const href = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
      if (href) go(href);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [previous, next]);
}
