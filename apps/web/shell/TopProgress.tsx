import LinearProgress from '@mui/material/LinearProgress';
import { type Query, useIsFetching } from '@tanstack/react-query';

/**
 * Jobs, resumes, candidates with their applications, stats and company users, by the path of the call: a query's
 * key starts with its method and path. The preview of a resume is left out, because it is redrawn while its owner types.
 */
const WATCHED =
  /^[A-Z]+ \/api\/(.+\/)?(jobs|resumes|shared-resumes|get-resume|candidates|applications|dashboard|figures|stats|company-users)(\/(?!.*svg$)|$)/;

/** Whether the progress bar shows while this query loads. */
export function isWatched({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return typeof queryKey[0] === 'string' && WATCHED.test(queryKey[0]);
}

/** A thin bar at the very top while the queries of the main lists and records load. */
export function TopProgress() {
  const loading = useIsFetching({ predicate: isWatched }) > 0;
  if (!loading) return null;
  return (
    <LinearProgress
      aria-hidden
      id="top-progress"
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 0,
        left: 0,
        right: 0,
        height: 3,
        pointerEvents: 'none',
        bgcolor: 'transparent',
        '& .MuiLinearProgress-bar': { bgcolor: 'primary.text' },
      }}
    />
  );
}
