import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useViewer } from '#features/accounts/web/index.ts';
import { getCompany } from '#features/companies/contract.ts';
import { CompanyView } from '#features/companies/web/parts.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths, withQuery } from '#kit/ui/paths.ts';
import { findJobs } from '../../contract.ts';
import { JobListItem } from '../search/JobListItem.tsx';

/** `/companies/:companyId`: a company's description, its support for people who served, and its open jobs. */
export function CompanyPage() {
  const { companyId }: { companyId?: string } = useParams({ strict: false });
  const id = Number(companyId);
  const { data, error, refetch, isFetching } = useQuery({
    ...query(getCompany, { params: { id } }),
    enabled: Number.isInteger(id) && id > 0,
  });
  const company = data?.data;
  const viewer = useViewer();
  const mayGetAlerts = viewer === null || viewer.role === 'veteran';
  if (!(id > 0) || (error instanceof ApiError && error.status === 404))
    return (
      <Page title="Company not found" width="reading">
        <EmptyState
          title="We can’t find this company"
          action={
            <Button variant="contained" href={paths.jobs()}>
              Find jobs
            </Button>
          }
        >
          It may have been removed, or the address may be mistyped.
        </EmptyState>
      </Page>
    );
  if (!company)
    return (
      <Page title="Company" width="reading">
        {error ? (
          <ErrorState title="The company could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <FormSkeleton fields={5} />
        )}
      </Page>
    );
  return (
    <Page
      title={company.name}
      breadcrumbs={[{ label: 'Employers', href: paths.companies() }]}
      action={
        <>
          {company.open_jobs > 0 && (
            <Button variant="contained" href={withQuery(paths.jobs(), { company_id: company.id })}>
              {company.open_jobs === 1 ? 'See open job' : `See ${company.open_jobs} open jobs`}
            </Button>
          )}
          {mayGetAlerts && (
            <Button
              variant="outlined"
              color="inherit"
              href={withQuery(paths.newAlert(''), { company_id: company.id, name: company.name })}
            >
              Alert me to new jobs
            </Button>
          )}
        </>
      }
      lead={company.open_jobs === 0 ? 'No open jobs right now.' : undefined}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: company.open_jobs > 0 ? 'minmax(0, 7fr) minmax(0, 5fr)' : undefined },
        }}
      >
        <div>
          {company.logo_url && (
            <Avatar
              variant="rounded"
              src={company.logo_url}
              alt={`Logo of ${company.name}`}
              sx={{ width: 96, height: 96, mb: 3, border: 1, borderColor: 'divider', bgcolor: 'common.white' }}
            />
          )}
          <CompanyView company={company} />
        </div>
        {company.open_jobs > 0 && <OpenJobs companyId={company.id} total={company.open_jobs} />}
      </Box>
    </Page>
  );
}

/** The first page of the company's open jobs, with a link to the rest. */
function OpenJobs({ companyId, total }: { companyId: number; total: number }) {
  const { data, error, refetch, isFetching } = useQuery(
    query(findJobs, { query: { company_id: companyId, sorted_by: 'newest' } }),
  );
  const all = withQuery(paths.jobs(), { company_id: companyId });
  return (
    <Box component="section" sx={{ maxWidth: 720 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Open jobs
      </Typography>
      {error && !data && <ErrorState title="The jobs could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
          {data.data.map((job) => (
            <JobListItem key={job.id} job={job} href={paths.job(job.id)} />
          ))}
        </Box>
      )}
      {data && total > data.data.length && (
        <Button variant="outlined" color="inherit" href={all} sx={{ mt: 2 }}>
          See all {total} jobs
        </Button>
      )}
    </Box>
  );
}
