import IconButton from '@mui/material/IconButton';
import { IconLink } from '@tabler/icons-react';
import { paths } from '#kit/ui/paths.ts';
import { copyLink } from '#kit/ui/text/copy-link.ts';

/** Copies the job's public address. */
export function ShareJobButton({ jobId }: { jobId: number }) {
  return (
    <IconButton
      aria-label="Copy link to this job"
      title="Copy link"
      onClick={() => void copyLink(paths.job(jobId))}
      sx={{ width: 48, height: 48 }}
    >
      <IconLink size={22} aria-hidden />
    </IconButton>
  );
}
