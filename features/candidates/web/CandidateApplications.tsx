import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { STAGE_LABEL } from '#features/jobs/stages.ts';
import { paths } from '#kit/ui/paths.ts';
import type { Candidate } from '../contract.ts';

type CandidateApplicationsProps = { candidate: Candidate; most?: number };

/** The jobs of the company that a candidate applied for, the newest first, with the stage of each. */
export function CandidateApplications({ candidate, most = Number.POSITIVE_INFINITY }: CandidateApplicationsProps) {
  const { applications, applications_total, label } = candidate;
  if (applications.length === 0) return null;
  const shown = applications.slice(0, most);
  return (
    <Box
      component="ul"
      aria-label={`Applications of ${label}`}
      sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
    >
      {shown.map(({ id, job_id, job_title, stage }) => (
        <Typography
          key={id}
          component="li"
          variant="body2"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <span>
            Applied for {/* Above the link that covers a card. */}
            <Link
              href={paths.recruiter.application(job_id, id)}
              sx={{ position: 'relative', zIndex: 1, overflowWrap: 'anywhere' }}
            >
              {job_title}
            </Link>
          </span>
          <Chip size="small" variant="outlined" label={STAGE_LABEL[stage]} />
        </Typography>
      ))}
      {applications_total > shown.length && (
        <Typography component="li" variant="body2" color="textSecondary">
          and {applications_total - shown.length} more
        </Typography>
      )}
    </Box>
  );
}
