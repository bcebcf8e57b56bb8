import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { IconMedal, IconShieldCheck } from '@tabler/icons-react';
import type { JobCard } from '../../shapes.ts';

type MarkedJob = Pick<JobCard, 'guaranteed_interview' | 'company'>;

/** An employer's award for supporting people who served: Covenant award (UK) or medallion (US), as `Covenant gold`. */
export function pledgeOf({ covenant_level, hire_vets_medallion }: MarkedJob['company']): string | null {
  if (covenant_level) return `Covenant ${covenant_level}`;
  return hire_vets_medallion ? `HIRE Vets ${hire_vets_medallion}` : null;
}

/** Labels for the ways in which an employer values service. Renders nothing without any. */
export function JobMarks({ job }: { job: MarkedJob }) {
  const pledge = pledgeOf(job.company);
  if (!job.guaranteed_interview && !pledge) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, minWidth: 0 }}>
      {job.guaranteed_interview && (
        <Chip size="small" color="success" icon={<IconShieldCheck size={15} aria-hidden />} label="Guaranteed interview" />
      )}
      {pledge && <Chip size="small" icon={<IconMedal size={15} aria-hidden />} label={pledge} />}
    </Box>
  );
}
