import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useViewer } from '#features/accounts/web/index.ts';
import { paths } from '#kit/ui/paths.ts';
import { AlertMe } from './AlertMe.tsx';
import { useJobFilter } from './filters/JobFilterContext.tsx';
import { ShareSearch } from './ShareSearch.tsx';
import { SubscribeToSearch } from './SubscribeToSearch.tsx';

/** What can be done with the search itself. */
export function SearchActions() {
  const { search } = useJobFilter();
  const viewer = useViewer();
  const mayGetAlerts = viewer === null || viewer.role === 'veteran';
  return (
    <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {viewer?.role === 'veteran' && (
        <Link href={paths.veteran.alerts()} variant="body2" color="textSecondary" sx={{ mr: 1 }}>
          Your alerts
        </Link>
      )}
      {search.jobType !== 'saved' && mayGetAlerts && <AlertMe />}
      {search.jobType === 'jobs' && <SubscribeToSearch />}
      {search.jobType === 'jobs' && <ShareSearch />}
    </Box>
  );
}
