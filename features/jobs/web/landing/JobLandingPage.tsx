import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useViewer } from '#features/accounts/web/index.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { getJobLanding, type JobLanding } from '../../landing-contract.ts';
import { JobListItem } from '../search/JobListItem.tsx';

/** `/jobs/browse`, and pages about the open jobs of a role, of a place, of both and of a military trade in a place. */
export function JobLandingPage() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') });
  const { data, error, refetch, isFetching } = useQuery(query(getJobLanding, { query: { path } }));
  const page = data?.data;
  if (error instanceof ApiError && (error.status === 404 || error.status === 422))
    return (
      <Page title="Page not found" width="reading">
        <EmptyState
          title="There are no such jobs right now"
          action={
            <Button variant="contained" href={paths.jobs()}>
              Search all jobs
            </Button>
          }
        >
          This page is shown while it has at least three open jobs. Search all jobs, or check the address.
        </EmptyState>
      </Page>
    );
  if (!page)
    return (
      <Page title="Jobs">
        {error ? (
          <ErrorState title="The jobs could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <ListSkeleton rows={6} what="the jobs" />
        )}
      </Page>
    );
  const { title, lead, parents, jobs } = page;
  return (
    <Page title={title} lead={lead.join(' ')} breadcrumbs={parents}>
      {jobs.length > 0 ? <WithJobs page={page} /> : <Groups page={page} columns />}
    </Page>
  );
}

/** The form for an alert about the jobs of the search, named like the page. */
const alertHref = (search: string, title: string): string =>
  withQuery(paths.newAlert(search.slice(paths.jobs().length)), { name: title });

function WithJobs({ page }: { page: JobLanding }) {
  const viewer = useViewer();
  const mayGetAlerts = viewer === null || viewer.role === 'veteran';
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 5,
        rowGap: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Work work={page.work} />
        <section aria-labelledby="newest-jobs">
          <Typography id="newest-jobs" variant="h2" sx={{ mb: 1.5 }}>
            Newest jobs
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
            {page.jobs.map((job) => (
              <JobListItem key={job.id} job={job} href={paths.job(job.id)} />
            ))}
          </Box>
          {page.search && (
            <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" color="inherit" href={page.search.href}>
                {page.search.label}
              </Button>
              {mayGetAlerts && (
                <Button variant="outlined" color="inherit" href={alertHref(page.search.href, page.title)}>
                  Alert me to new jobs
                </Button>
              )}
            </Box>
          )}
        </section>
      </Box>
      <Groups page={page} />
    </Box>
  );
}

/** Civilian work that a trade leads to. */
function Work({ work }: Pick<JobLanding, 'work'>) {
  if (work.length === 0) return null;
  return (
    <section aria-labelledby="work">
      <Typography id="work" variant="h2" sx={{ mb: 1.5 }}>
        Work that this background leads to
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {work.map(({ name, why }) => (
          <div key={name}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary', typography: 'body2' }}>
              {why}
            </Box>
          </div>
        ))}
      </Box>
    </section>
  );
}

/** Links to employers and to other pages: beside the jobs, or in columns where they are the page. */
function Groups({ page: { groups }, columns = false }: { page: JobLanding; columns?: boolean }) {
  return (
    <Box component="nav" aria-label="More jobs" sx={{ display: 'grid', gap: 4 }}>
      {groups.map(({ heading, links }) => (
        <section key={heading} aria-label={heading}>
          <Typography variant={columns ? 'h2' : 'h4'} component="h2" sx={{ mb: 1 }}>
            {heading}
          </Typography>
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              columnGap: 3,
              ...(columns && { gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }),
            }}
          >
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}>
                  {label}
                </Link>
              </li>
            ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}
