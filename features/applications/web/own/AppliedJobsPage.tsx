import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { IconArrowLeft, IconLayoutKanban, IconList, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useViewer } from '#features/accounts/web/index.ts';
import { JobsHead, SignInToSee } from '#features/jobs/web/parts.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { wideFrame } from '#kit/ui/page/frame.ts';
import { usePageTitle } from '#kit/ui/page/page-heading.ts';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { AppliedSearch, findApplications, getApplication } from '../../contract.ts';
import { DraftList } from '../apply/DraftList.tsx';
import type { ExtraSection } from '../extra-section.ts';
import { OpenQuestions, TrackedList } from '../tracking/TrackedList.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { OwnBoard } from './Board.tsx';
import { HiredPanel } from './HiredPanel.tsx';

type AppliedJobsPageProps = {
  sections?: readonly ExtraSection[];
  /** What a higher feature shows above all applications, such as the one thing to do next. */
  Lead?: ComponentType | undefined;
};

/** `/veteran/jobs?jobType=applied`: the veteran's applications and their progress. */
export function AppliedJobsPage({ sections = [], Lead }: AppliedJobsPageProps) {
  const viewer = useViewer();
  usePageTitle('Applied jobs');
  return (
    <Box {...wideFrame} sx={{ width: '100%', px: { xs: 2, sm: 3 }, pt: { xs: 2, md: 2.5 }, pb: { xs: 5, sm: 8 } }}>
      <JobsHead current="applied" />
      {viewer?.role === 'veteran' ? (
        <OwnApplications sections={sections} Lead={Lead} />
      ) : (
        <SignInToSee what="what you applied for" />
      )}
    </Box>
  );
}

/** Everything of the veteran: questions, what is unfinished, and the applications as a list or a board. */
function OwnApplications({ sections, Lead }: { sections: readonly ExtraSection[]; Lead: ComponentType | undefined }) {
  const { view, application, part, tracked } = useUrlSearch(AppliedSearch);
  const navigate = useNavigate();
  const applied = (to: { view?: 'board' } = {}) => paths.veteran.jobs({ jobType: 'applied', ...to });
  if (application !== undefined || tracked !== undefined)
    return (
      <>
        <Button
          href={applied(view === 'board' ? { view } : {})}
          color="inherit"
          size="small"
          startIcon={<IconArrowLeft size={18} aria-hidden />}
          sx={{ mb: 1.5 }}
        >
          {view === 'board' ? 'Board' : 'All applications'}
        </Button>
        {application !== undefined && <OneApplication id={application} part={part} sections={sections} />}
        {tracked !== undefined && <TrackedList openId={tracked} />}
      </>
    );
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', '&:not(:empty)': { mb: 2 } }}>
        <HiredPanel />
        {Lead && (
          <Suspense fallback={null}>
            <Lead />
          </Suspense>
        )}
      </Box>
      <ToggleButtonGroup exclusive size="small" value={view} aria-label="View" sx={{ mb: 2 }}>
        <ToggleButton value="list" onClick={() => void navigate({ href: applied() })}>
          <IconList size={18} aria-hidden />
          <Box component="span" sx={{ ml: 0.75 }}>
            List
          </Box>
        </ToggleButton>
        <ToggleButton value="board" onClick={() => void navigate({ href: applied({ view: 'board' }) })}>
          <IconLayoutKanban size={18} aria-hidden />
          <Box component="span" sx={{ ml: 0.75 }}>
            Board
          </Box>
        </ToggleButton>
      </ToggleButtonGroup>
      <OpenQuestions />
      <DraftList />
      {view === 'board' ? (
        <OwnBoard />
      ) : (
        <Box
          sx={{
            display: 'grid',
            columnGap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          }}
        >
          <div>
            <Applications sections={sections} />
          </div>
          <TrackedList openId={undefined} beside />
        </Box>
      )}
    </>
  );
}

type OneApplicationProps = { id: number; part: string | undefined; sections: readonly ExtraSection[] };

function OneApplication({ id, part, sections }: OneApplicationProps) {
  const { data, error, isError, isFetching, refetch } = useQuery(query(getApplication, { params: { id } }));
  if (data)
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data.data.stage === 'hired' && <HiredPanel applicationId={id} />}
        <Box sx={{ maxWidth: 820 }}>
          <ApplicationCard key={`${id} ${part}`} application={data.data} sections={sections} openPart={part} />
        </Box>
      </Box>
    );
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState title="We can’t find this application" icon={<IconSend size={28} aria-hidden />}>
        It may have been deleted, or belong to another account.
      </EmptyState>
    );
  return isError ? (
    <ErrorState title="This application could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
  ) : (
    <ListSkeleton rows={1} what="your application" />
  );
}

function Applications({ sections }: { sections: readonly ExtraSection[] }) {
  const { page } = useUrlSearch(AppliedSearch);
  const { data: found, isError, isFetching, refetch } = useQuery(query(findApplications, { query: { page } }));

  if (!found) {
    return isError ? (
      <ErrorState title="Your applications could not be loaded" onRetry={() => refetch()} retrying={isFetching} />
    ) : (
      <ListSkeleton rows={3} what="your applications" />
    );
  }
  if (found.data.length === 0) {
    return (
      <EmptyState
        title={found.meta.total === 0 ? 'You haven’t applied for any jobs yet' : `There is no page ${page}`}
        icon={<IconSend size={28} />}
        action={
          <Button
            variant="contained"
            href={found.meta.total === 0 ? paths.veteran.jobs() : paths.veteran.jobs({ jobType: 'applied' })}
          >
            {found.meta.total === 0 ? 'Find jobs' : 'First page'}
          </Button>
        }
      >
        {found.meta.total === 0 && 'Track the progress of your applications and when to expect a reply.'}
      </EmptyState>
    );
  }
  return (
    <>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
        {found.meta.total === 1 ? '1 application' : `${found.meta.total} applications`}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {found.data.map((application) => (
          <ApplicationCard key={application.id} application={application} headingLevel="h3" sections={sections} />
        ))}
      </Box>
      <Pagination
        page={found.meta.page}
        lastPage={found.meta.last_page}
        hrefOf={(to) => paths.veteran.jobs({ jobType: 'applied', page: to })}
        what="Applications"
      />
    </>
  );
}
