import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { type Column, ResponsiveTable } from '#kit/ui/lists/ResponsiveTable.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { RecruiterJob } from '../../recruiting-contract.ts';
import { isOpen } from '../../rules.ts';
import { closingSoon } from '../job-words.ts';
import { JobActions } from './JobActions.tsx';
import { ReviewLine } from './JobReviewNotice.tsx';
import { applicantsInWords } from './recruiting-words.ts';
import { StatusChip } from './StatusChip.tsx';

const NOTHING = (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    –
  </Box>
);

const COLUMNS: readonly [Column<RecruiterJob>, ...Column<RecruiterJob>[]] = [
  {
    key: 'title',
    header: 'Job',
    cell: (job) => (
      <Box sx={{ minWidth: { sm: 200 }, overflowWrap: 'anywhere' }}>
        <Link href={paths.recruiter.job(job.id)} variant="subtitle2" color="textPrimary" underline="hover">
          {job.title}
        </Link>
        <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>{job.city ?? 'No location yet'}</Box>
        {job.review && <ReviewLine review={job.review} />}
      </Box>
    ),
  },
  { key: 'status', header: 'Status', width: 144, cell: (job) => <StatusChip status={job.status} /> },
  {
    key: 'published',
    header: 'Published',
    width: 136,
    cell: (job) => (job.published_at ? <DateText value={job.published_at} /> : NOTHING),
  },
  { key: 'closes', header: 'Closes', width: 160, cell: (job) => <Closes job={job} /> },
  { key: 'applicants', header: 'Applicants', width: 208, cell: (job) => <Applicants job={job} /> },
  { key: 'actions', header: '', name: 'Actions', width: 64, align: 'right', cell: (job) => <JobActions job={job} /> },
];

/** The company's jobs as rows, or as cards on a phone. */
export function JobTable({ jobs }: { jobs: readonly RecruiterJob[] }) {
  return <ResponsiveTable caption="Your jobs" columns={COLUMNS} rows={jobs} rowKey={({ id }) => id} />;
}

function Closes({ job }: { job: RecruiterJob }) {
  if (!job.closes_at) return NOTHING;
  const soon = isOpen(job) ? closingSoon(job.closes_at) : null;
  return soon ? <Chip size="small" color="warning" label={soon} /> : <DateText value={job.closes_at} as="day" />;
}

function Applicants({ job }: { job: RecruiterJob }) {
  if (job.applicants_total === 0) return NOTHING;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Link
        href={paths.recruiter.jobApplications(job.id)}
        aria-label={`${applicantsInWords(job.applicants_total)} for ${job.title}`}
      >
        {applicantsInWords(job.applicants_total)}
      </Link>
      {job.applicants_new > 0 && <Chip size="small" color="info" label={`${job.applicants_new} new`} />}
    </Box>
  );
}
