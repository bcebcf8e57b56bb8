import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { paths } from '#kit/ui/paths.ts';
import type { Application } from '../../contract.ts';
import { StageTrack } from '../own/StageTrack.tsx';

/** Confirmation after applying, with the next steps. */
export function ApplySent({ application }: { application: Application }) {
  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Box component={IconCircleCheck} size={40} aria-hidden sx={{ color: 'success.text' }} />
      <Typography sx={{ mt: 1, maxWidth: '60ch' }}>{application.plain_text}</Typography>
      <Box sx={{ mt: 3 }}>
        <StageTrack application={application} />
      </Box>
      <Typography variant="h4" component="h2" sx={{ mt: 3 }}>
        What happens next
      </Typography>
      <Box component="ol" sx={{ mt: 1, mb: 0, pl: 2.5, maxWidth: '65ch', '& li': { mb: 0.75 } }}>
        <li>
          {application.job.company.name} reads your application. Applied jobs shows when they do, and until then you can change
          it.
        </li>
        <li>
          If they’d like to take it further, they’ll propose times for an interview. You choose one under Applied jobs and can add
          it to your calendar.
        </li>
        <li>If they choose someone else, you’ll see the reason there.</li>
      </Box>
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" href={paths.veteran.jobs({ jobType: 'applied' })}>
          Your applications
        </Button>
        <Button variant="outlined" color="inherit" href={paths.veteran.jobs()}>
          Find more jobs
        </Button>
      </Box>
    </Box>
  );
}
