import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { type Query, useIsFetching } from '@tanstack/react-query';
import nprogress from 'nprogress';
import { useEffect } from 'react';

nprogress.configure({
  minimum: 0.08,
  showSpinner: false,
  // The library's own template has roles that ARIA does not define.
  template: '<div class="bar" aria-hidden="true"></div>',
  barSelector: '.bar',
  speed: 200,
});

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
  const { palette, zIndex } = useTheme();
  const loading = useIsFetching({ predicate: isWatched }) > 0;

  useEffect(() => {
    if (!loading) return;
    nprogress.start();
    return () => {
      nprogress.done();
    };
  }, [loading]);

  return (
    <GlobalStyles
      styles={{
        '#nprogress': { pointerEvents: 'none' },
        '#nprogress .bar': {
          position: 'fixed',
          zIndex: zIndex.tooltip,
          top: 0,
          left: 0,
          width: '100%',
          height: 3,
          backgroundColor: palette.primary.text,
        },
      }}
    />
  );
}
