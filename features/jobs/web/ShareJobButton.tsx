import IconButton from '@mui/material/IconButton';
import { IconLink } from '@tabler/icons-react';
import { paths } from '#kit/ui/paths.ts';
import { toast } from '#kit/ui/toast.tsx';

/** Copies the job's public address. */
export function ShareJobButton({ jobId }: { jobId: number }) {
  const copy = async () => {
    const address = new URL(paths.job(jobId), location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      toast.success('Link copied');
    } catch {
      toast.error(`We couldn’t copy the link. Copy it here: ${address}`);
    }
  };
  return (
    <IconButton aria-label="Copy link to this job" title="Copy link" onClick={copy} sx={{ width: 48, height: 48 }}>
      <IconLink size={22} aria-hidden />
    </IconButton>
  );
}
