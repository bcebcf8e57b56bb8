import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  IconBriefcaseOff,
  IconDownload,
  IconKeyboard,
  IconLayoutKanban,
  IconList,
  IconSearchOff,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { getRecruiterJob } from '#features/jobs/recruiting-contract.ts';
import { shortened } from '#kit/contract/shortened.ts';
import { ApiError, call, download } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { BoardSkeleton, ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { TOP_BAR_HEIGHT } from '#kit/ui/theme/theme.ts';
import { ApplicantSearch } from '../../contract.ts';
import { exportApplicants, findApplicantIds, getPipeline, readApplicant } from '../../pipeline-contract.ts';
import { type ApplicantTab, stagesOfTab } from '../../rules.ts';
import type { BulkAction, ExtraSection } from '../extra-section.ts';
import { ApplicantList } from './ApplicantList.tsx';
import { APPLICANTS_PANEL, ApplicantStageTabs } from './ApplicantStageTabs.tsx';
import { ApplicantToolbar, NO_FILTER } from './ApplicantToolbar.tsx';
import {
  type ApplicantListSearch,
  applicantsCall,
  applicantsHref,
  boardCall,
  filterOf,
  showsBoard,
} from './applicant-list-query.ts';
import { BulkBar } from './BulkBar.tsx';
import { FillingNotice } from './FillingNotice.tsx';
import { HiringTeam } from './HiringTeam.tsx';
import { neighboursOf, useArrowKeys } from './neighbours.ts';
import { OpenApplicant } from './OpenApplicant.tsx';
import { SavedViews } from './SavedViews.tsx';
import { refreshApplicants, useApplicantMoves } from './useApplicantMoves.ts';
import { useBulkMoves } from './useBulkMoves.tsx';
import { useChosen } from './useChosen.ts';
import { useRowInPlace } from './useRowInPlace.ts';

const ApplicantBoard = lazy(async () => ({ default: (await import('./ApplicantBoard.tsx')).ApplicantBoard }));
const PipelineSettingsDialog = lazy(async () => ({
  default: (await import('./PipelineSettingsDialog.tsx')).PipelineSettingsDialog,
}));

/** The list beside an applicant scrolls by itself, as the applicant does. */
const besidePanel = (hasBulkBar: boolean) =>
  ({
    position: 'sticky',
    top: TOP_BAR_HEIGHT.desktop + 16,
    maxHeight: `calc(100dvh - ${TOP_BAR_HEIGHT.desktop + (hasBulkBar ? 100 : 32)}px)`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  }) as const;

type ApplicantListPageProps = { sections?: readonly ExtraSection[]; actions?: readonly BulkAction[] };

/** The applicants of one job as a list or a board, and one of them beside it. */
export function ApplicantListPage({ sections = [], actions = [] }: ApplicantListPageProps) {
  const address: { jobId?: string } = useParams({ strict: false });
  const jobId = Number(address.jobId);
  const search = useUrlSearch(ApplicantSearch);
  const navigate = useNavigate();
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const client = useQueryClient();
  const chosen = useChosen();
  const [settings, setSettings] = useState(false);
  const params = { id: jobId };
  const { data: job } = useQuery(query(getRecruiterJob, { params }));
  const pipeline = useQuery(query(getPipeline, { params })).data?.data;
  const isBoard = showsBoard(search);
  const list = useQuery({
    ...query(...applicantsCall(jobId, search)),
    // The list stays on screen while the next one loads.
    placeholderData: keepPreviousData,
    enabled: !isBoard,
  });
  const { stage: _, ...filter } = filterOf(search);
  const board = useQuery({
    ...query(...boardCall(jobId, search)),
    placeholderData: keepPreviousData,
    enabled: isBoard,
  });
  const { move } = useApplicantMoves();
  const hrefOf = (change: Partial<ApplicantListSearch>) => applicantsHref(jobId, search, change);
  const go = (change: Partial<ApplicantListSearch>) => {
    chosen.clear();
    void navigate({ href: hrefOf(change), replace: true, resetScroll: false });
  };
  const columns = board.data?.data.columns;
  const shown = isBoard ? board : list;
  const applicants = isBoard ? (columns?.flatMap((column) => column.applicants) ?? []) : (list.data?.data ?? []);
  const total = isBoard ? columns?.reduce((sum, { count }) => sum + count, 0) : list.data?.meta.total;
  const title = job?.data.title ?? list.data?.job.title;
  const isNobodys = shown.error instanceof ApiError && shown.error.status === 404;
  // On a phone the list gives way to the applicant. The board opens a drawer there too.
  const asPage = narrow && !isBoard && search.applicant !== undefined;
  const neighbours = neighboursOf(applicants, search.applicant, (applicant) => hrefOf({ applicant }));
  const jobs = { label: 'Jobs', href: paths.recruiter.jobs() };
  const isPlaceholder = shown.isPlaceholderData;
  const all = useMutation(
    mutation(() => call(findApplicantIds, { params, query: filterOf(search) }), {
      onSuccess: ({ data }) => chosen.replace(data),
    }),
  );
  const column = useMutation(
    mutation(
      ({ tab }: { tab: ApplicantTab; on: boolean }) =>
        call(findApplicantIds, { params, query: { ...filter, stage: [...stagesOfTab(tab)] } }),
      { onSuccess: ({ data }, { tab, on }) => chosen.chooseColumn(tab, data, on) },
    ),
  );
  const moves = useBulkMoves(jobId, [...chosen.ids], chosen);
  const spreadsheet = useMutation(
    mutation(() => download(exportApplicants, { params, query: filterOf(search) }, 'Applicants.csv')),
  );

  useEffect(() => {
    if (total !== undefined && !isPlaceholder) announce(counted(total, 'applicant', 'applicants'));
  }, [total, isPlaceholder]);

  // Opening an applicant is what marks it as read, for this recruiter only.
  const isUnread = applicants.some(({ id, is_unread }) => id === search.applicant && is_unread);
  useEffect(() => {
    if (search.applicant === undefined || !isUnread) return;
    call(readApplicant, { params: { id: search.applicant } }).then(
      () => refreshApplicants(client),
      // The panel shows why the applicant can't be opened.
      () => {},
    );
  }, [client, search.applicant, isUnread]);

  const pane = useRef<HTMLDivElement>(null);
  const rowInPlace = useRowInPlace(isBoard ? undefined : search.applicant, pane);
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
      closeHref={hrefOf({ applicant: undefined, tab: undefined, review: false })}
      tab={search.tab}
      hrefOfTab={(tab) => hrefOf({ tab: tab === 'overview' ? undefined : tab })}
      asPage={narrow}
      inDrawer={isBoard}
      isReview={search.review}
      onGo={(href) => void navigate({ href, resetScroll: false })}
      sections={sections}
    />
  );
  // The panel stays mounted when the window becomes narrow or wide, with the dialogs that are open in it.
  const isAlone = asPage || (search.review && panel !== false);
  const [first] = applicants;
  const isNarrowed = search.stage !== undefined || JSON.stringify({ ...search, ...NO_FILTER }) !== JSON.stringify({ ...search });
  const present =
    applicantsHref(jobId, search, { applicant: undefined, tab: undefined, review: false, page: 1 }).split('?')[1] ?? '';

  const actionsOfList = (
    <>
      <ToggleButtonGroup exclusive size="small" value={search.view} aria-label="View">
        <ToggleButton value="list" onClick={() => go({ view: 'list' })}>
          <IconList size={18} aria-hidden />
          <Box component="span" sx={{ ml: 0.75 }}>
            List
          </Box>
        </ToggleButton>
        <ToggleButton value="board" onClick={() => go({ view: 'board', stage: undefined, page: 1 })}>
          <IconLayoutKanban size={18} aria-hidden />
          <Box component="span" sx={{ ml: 0.75 }}>
            Board
          </Box>
        </ToggleButton>
      </ToggleButtonGroup>
      {pipeline && (
        <SavedViews
          views={pipeline.views}
          present={present}
          hrefOf={(saved) => `${paths.recruiter.jobApplications(jobId)}${saved && `?${saved}`}`}
          onGo={(href) => {
            chosen.clear();
            void navigate({ href, resetScroll: false });
          }}
        />
      )}
      {first && (
        <Button
          variant="outlined"
          color="inherit"
          href={hrefOf({ review: true, applicant: first.id })}
          startIcon={<IconKeyboard size={18} aria-hidden />}
        >
          Review one by one
        </Button>
      )}
      {first && (
        <Tooltip title="Download as CSV">
          <IconButton aria-label="Download as CSV" loading={spreadsheet.isPending} onClick={() => spreadsheet.mutate()}>
            <IconDownload size={20} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
      {pipeline && (
        <Tooltip title="Settings">
          <IconButton aria-label="Settings" onClick={() => setSettings(true)}>
            <IconSettings size={20} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
    </>
  );

  return (
    <Page
      title="Applicants"
      lead={
        !asPage &&
        title && (
          <>
            {title}
            {pipeline && <ReplyRate replies={pipeline.replies} />}
            <HiringTeam jobId={jobId} />
          </>
        )
      }
      breadcrumbs={asPage ? [] : [jobs, { label: shortened(title ?? 'Job', 48), href: paths.recruiter.job(jobId) }]}
      action={!isAlone && actionsOfList}
      // A board needs the width of the screen.
      {...(isBoard && { width: 'full' as const })}
    >
      {!isAlone && (
        <>
          <FillingNotice key={jobId} jobId={jobId} />
          <ApplicantToolbar search={search} facets={pipeline?.facets} onChange={go} />
          {!isBoard && <ApplicantStageTabs search={search} counts={list.data?.counts ?? null} hrefOf={hrefOf} />}
        </>
      )}
      {isBoard ? (
        shown.error && !columns ? (
          <ErrorState
            title="The applicants could not be loaded"
            onRetry={() => void board.refetch()}
            retrying={board.isFetching}
          />
        ) : !columns ? (
          <BoardSkeleton />
        ) : total === 0 ? (
          <NoApplicants narrowed={isNarrowed} jobId={jobId} />
        ) : (
          <Suspense fallback={<BoardSkeleton />}>
            <ApplicantBoard
              jobId={jobId}
              search={search}
              columns={columns}
              openId={search.applicant}
              hrefOf={({ id }) => hrefOf({ applicant: id })}
              onMove={move}
              chosen={chosen}
              onColumn={({ tab, count, applicants: loaded }, on) =>
                loaded.length === count
                  ? chosen.chooseColumn(
                      tab,
                      loaded.map(({ id }) => id),
                      on,
                    )
                  : column.mutate({ tab, on })
              }
              onMoveChosen={moves.ask}
            />
          </Suspense>
        )
      ) : (
        <Box
          {...rowInPlace}
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: panel && !isAlone ? { md: 'minmax(300px, 400px) minmax(0, 1fr)' } : 'minmax(0, 1fr)',
          }}
        >
          {!isAlone && (
            <Box
              ref={pane}
              id={APPLICANTS_PANEL}
              tabIndex={-1}
              role="tabpanel"
              aria-labelledby={`${APPLICANTS_PANEL}-${search.stage ?? 'all'}`}
              sx={panel ? besidePanel(chosen.ids.size > 0) : undefined}
            >
              {list.error && !list.data ? (
                <ErrorState
                  title="The applicants could not be loaded"
                  onRetry={() => list.refetch()}
                  retrying={list.isFetching}
                />
              ) : !list.data ? (
                <ListSkeleton what="the applicants" />
              ) : applicants.length === 0 ? (
                <NoApplicants narrowed={isNarrowed} jobId={jobId} />
              ) : (
                <>
                  <ApplicantList
                    applicants={applicants}
                    openId={search.applicant}
                    hrefOf={({ id }) => hrefOf({ applicant: id })}
                    chosen={chosen}
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
          )}
          {panel}
        </Box>
      )}
      <BulkBar
        jobId={jobId}
        ids={[...chosen.ids]}
        moves={moves}
        actions={actions}
        total={total ?? 0}
        choosing={all.isPending || column.isPending}
        onAll={() => all.mutate()}
        onClear={chosen.clear}
        hidden={isAlone}
      />
      {isBoard && panel && (
        <Drawer
          anchor="right"
          open
          onClose={() => void navigate({ href: hrefOf({ applicant: undefined, tab: undefined }), resetScroll: false })}
          slotProps={{ paper: { 'aria-label': 'Applicant', sx: { width: 'min(760px, 100vw)', scrollPaddingTop: 64 } } }}
        >
          {panel}
        </Drawer>
      )}
      {settings && pipeline && (
        <Suspense fallback={null}>
          <PipelineSettingsDialog jobId={jobId} pipeline={pipeline} onClose={() => setSettings(false)} />
        </Suspense>
      )}
    </Page>
  );
}

/** How many answers were given by the day that applicants expect. */
function ReplyRate({ replies: { kept: stored, late, overdue } }: { replies: { kept: number; late: number; overdue: number } }) {
  const all = stored + late + overdue;
  if (all === 0) return null;
  return (
    <>
      {` · ${Math.round((100 * stored) / all)}% of answers in time`}
      {overdue > 0 && (
        <Box component="span" sx={{ color: 'warning.text' }}>
          {` · ${counted(overdue, 'answer', 'answers')} overdue`}
        </Box>
      )}
    </>
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
      No applicant matches these filters.
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
      People who apply appear here, newest first, with their documents and answers.
    </EmptyState>
  );
}
