import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { IconPencil, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getIndustries } from '#features/lookups/contract.ts';
import { query } from '#kit/ui/data/query.ts';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { isOpen } from '../../../rules.ts';
import { ShareJobButton } from '../../details/ShareJobButton.tsx';
import { closingSoon } from '../../job-words.ts';
import { JobActions } from '../JobActions.tsx';
import { JobContentView } from '../JobContentView.tsx';
import { JobFrame } from '../JobFrame.tsx';
import { JobReviewNotice } from '../JobReviewNotice.tsx';
import type { RecruiterJobShown } from '../job-values.ts';
import { applicantsInWords } from '../recruiting-words.ts';
import { StatusChip } from '../StatusChip.tsx';
import { JobHistory } from './JobHistory.tsx';
import { JobPerformance } from './JobPerformance.tsx';
import { ViewAsVeteran } from './ViewAsVeteran.tsx';

/** One job of the recruiter's company: its content, its history, and a link to its applicants. */
export function JobPage() {
  const { jobId }: { jobId?: string } = useParams({ strict: false });
  return (
    <JobFrame jobId={Number(jobId)} titleOf={({ title }) => title} actionOf={(job) => <Actions job={job} />}>
      {(job) => <Details job={job} />}
    </JobFrame>
  );
}

function Actions({ job }: { job: RecruiterJobShown }) {
  return (
    <>
      {job.published_at === null ? (
        <Button variant="contained" href={paths.recruiter.jobEdit(job.id)} startIcon={<IconPencil size={18} aria-hidden />}>
          {job.status === 'draft' ? 'Finish draft' : 'Edit'}
        </Button>
      ) : (
        <Button
          variant="contained"
          href={paths.recruiter.jobApplications(job.id)}
          startIcon={<IconUsers size={18} aria-hidden />}
        >
          {job.applicants_total === 0 ? 'Applicants' : applicantsInWords(job.applicants_total)}
        </Button>
      )}
      {job.published_at !== null && (
        <Button
          variant="outlined"
          color="inherit"
          href={paths.recruiter.jobEdit(job.id)}
          startIcon={<IconPencil size={18} aria-hidden />}
        >
          Edit
        </Button>
      )}
      <ViewAsVeteran job={job} />
      {isOpen(job) && <ShareJobButton jobId={job.id} />}
      <JobActions job={job} here />
    </>
  );
}

function Details({ job }: { job: RecruiterJobShown }) {
  const { data: industries } = useQuery(query(getIndustries));
  const soon = isOpen(job) ? closingSoon(job.closes_at) : null;
  return (
    <>
      {job.review && <JobReviewNotice job={job} review={job.review} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3, typography: 'body2' }}>
        <StatusChip status={job.status} />
        {job.applicants_new > 0 && <Chip size="small" color="info" label={`${job.applicants_new} new`} />}
        {job.published_at && (
          <span>
            Published <DateText value={job.published_at} />
          </span>
        )}
        {soon ? (
          <Chip size="small" color="warning" label={soon} />
        ) : (
          job.closes_at && (
            <span>
              {isOpen(job) ? 'Closes' : 'Closing date'} <DateText value={job.closes_at} as="day" />
            </span>
          )
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}>
        <Box sx={{ p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
          <JobContentView
            recognised={job.recognised}
            job={{ ...job.draft, industry: industries?.data.find(({ id }) => id === job.draft.industry_id)?.name ?? null }}
          />
        </Box>
        <Box sx={{ alignSelf: 'start', display: 'grid', gap: 3 }}>
          {job.published_at !== null && <JobPerformance jobId={job.id} />}
          <JobHistory events={job.events} />
        </Box>
      </Box>
    </>
  );
}
