import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { IconBriefcase, IconCalendarEvent, IconCircleCheck, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useUser } from '#features/accounts/web/index.ts';
import { shortened } from '#kit/contract/shortened.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { DayRange } from '#kit/ui/inputs/DayRange.tsx';
import { readDay } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { FigureCard } from '#kit/ui/page/FigureCard.tsx';
import { FigureRow } from '#kit/ui/page/FigureRow.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { SetupChecklist } from '#kit/ui/page/SetupChecklist.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { formatDayShort } from '#kit/ui/text/dates.ts';
import { durationInWords } from '#kit/ui/text/durations.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { getRecruiterDashboard, type RecruiterDashboard } from '../contract.ts';
import { isNew, stageSeries } from './dashboard-words.ts';
import { ToDoList } from './ToDoList.tsx';

/** Where a recruiter starts: what waits first, then how it goes. */
export function RecruiterDashboardPage() {
  const { user_details } = useUser();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const [from, to] = [readDay(search.from), readDay(search.to)];
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(getRecruiterDashboard, { query: { ...(from && { from }), ...(to && { to }) } }),
    placeholderData: keepPreviousData,
  });
  const dashboard = data?.data;
  const refused = error instanceof ApiError && error.status === 422 ? Object.values(error.errors).flat().join(' ') : undefined;

  return (
    <Page
      title={`Hello, ${user_details.first_name}`}
      lead={user_details.company?.name}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="outlined"
            color="inherit"
            href={paths.recruiter.interviews()}
            startIcon={<IconCalendarEvent size={18} aria-hidden />}
          >
            Interviews
          </Button>
          {dashboard && !isNew(dashboard) && (
            <Button variant="contained" href={paths.recruiter.jobCreate()} startIcon={<IconPlus size={18} aria-hidden />}>
              Post a job
            </Button>
          )}
        </Box>
      }
    >
      {user_details.is_admin === 1 && dashboard?.setup.job === false && (
        <CompanySetup companyId={user_details.company?.id ?? 0} done={dashboard.setup} />
      )}
      {refused ? (
        <Range from={from} to={to} error={refused} />
      ) : error && !dashboard ? (
        <ErrorState title="Your dashboard could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !dashboard ? (
        <DetailsSkeleton what="your dashboard" />
      ) : isNew(dashboard) ? (
        <EmptyState
          title="Post your first job"
          icon={<IconBriefcase size={28} aria-hidden />}
          action={
            <Button variant="contained" href={paths.recruiter.jobCreate()}>
              Post a job
            </Button>
          }
        >
          Once a job is open, you’ll see applicants to review, views, applications and hires here.
        </EmptyState>
      ) : (
        <Dashboard dashboard={dashboard} stale={isPlaceholderData} />
      )}
    </Page>
  );
}

function CompanySetup({ companyId, done }: { companyId: number; done: RecruiterDashboard['setup'] }) {
  return (
    <SetupChecklist
      title="Set up your company"
      id={`company ${companyId}`}
      steps={[
        {
          title: 'Add your logo',
          help: 'Veterans see it beside each job.',
          done: done.logo,
          href: paths.recruiter.companyDetails(),
        },
        {
          title: 'Say what your company does',
          help: 'Your public page begins with it.',
          done: done.about,
          href: paths.recruiter.companyDetails(),
        },
        {
          title: 'Invite a colleague',
          help: 'So that applicants get a reply while you’re away.',
          done: done.colleagues,
          href: paths.recruiter.inviteUser(),
        },
        {
          title: 'Write a message template',
          help: 'For what you write to many applicants.',
          done: done.template,
          href: paths.recruiter.messageTemplates(),
        },
        {
          title: 'Publish your first job',
          help: 'It appears in search immediately.',
          done: done.job,
          href: paths.recruiter.jobCreate(),
        },
      ]}
    />
  );
}

function Dashboard({ dashboard, stale }: { dashboard: RecruiterDashboard; stale: boolean }) {
  const { language } = useLocale();
  const { stages_by_week, jobs, pledge } = dashboard;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <section aria-labelledby="to-do">
        <Typography id="to-do" variant="h2" sx={{ mb: 1.5 }}>
          To do
        </Typography>
        {dashboard.to_do.length === 0 ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
            <Box component={IconCircleCheck} size={20} aria-hidden sx={{ color: 'success.text' }} />
            You’re all caught up.
          </Box>
        ) : (
          <ToDoList toDo={dashboard.to_do} jobs={dashboard.jobs_to_do} />
        )}
      </section>

      <section aria-labelledby="figures" aria-busy={stale}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 2, mb: 2 }}>
          <Typography id="figures" variant="h2">
            Performance
          </Typography>
          <Range from={dashboard.from} to={dashboard.to} />
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <FigureRow
            figures={[
              { label: 'Open jobs', value: dashboard.open_jobs, note: 'now' },
              { label: 'New applicants', value: dashboard.new_applicants, note: 'now' },
              {
                label: 'Views',
                value: dashboard.views,
                ...(dashboard.views_until < dashboard.to && {
                  note: <>until {formatDayShort(dashboard.views_until, language)}</>,
                }),
              },
              { label: 'Applications', value: dashboard.applications },
              { label: 'Hires', value: dashboard.hires },
              {
                label: 'Median response time',
                value: dashboard.median_answer_hours === null ? '–' : durationInWords(dashboard.median_answer_hours),
              },
            ]}
          />
          {pledge && <Pledge pledge={pledge} />}
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <FigureCard
              title="Applications by stage"
              what="Week from"
              labels={stages_by_week.map(({ week }) => formatDayShort(week, language))}
              series={stageSeries(stages_by_week)}
              nothing="No applications in this period."
              stacked
            />
            <FigureCard
              title="From views to applications"
              what="Job"
              labels={jobs.map(({ title }) => shortened(title, 48))}
              series={[
                { label: 'Views', values: jobs.map(({ views }) => views), colour: 'grey' },
                { label: 'Applications', values: jobs.map(({ applications }) => applications), colour: 'primary' },
              ]}
              nothing="No job views in this period."
              sideways
            />
          </Box>
        </Box>
      </section>
    </Box>
  );
}

function Range({ from, to, error }: { from: string; to: string; error?: string }) {
  const navigate = useNavigate();
  return (
    <DayRange
      from={from}
      to={to}
      error={error}
      onChange={(days) => void navigate({ href: withQuery(paths.recruiter.home(), days), replace: true, resetScroll: false })}
    />
  );
}

function Pledge({ pledge }: { pledge: NonNullable<RecruiterDashboard['pledge']> }) {
  return (
    <Box sx={{ p: 2.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mb: 1 }}>
        <Typography variant="h4" component="h3">
          Hiring pledge
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {pledge.hired} of {pledge.hires} veterans hired
          {pledge.by && (
            <>
              , by <DateText value={pledge.by} as="day" />
            </>
          )}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (100 * pledge.hired) / pledge.hires)}
        aria-label={`${pledge.hired} of ${pledge.hires} veterans hired`}
        sx={{ height: 8, borderRadius: 1 }}
      />
    </Box>
  );
}
