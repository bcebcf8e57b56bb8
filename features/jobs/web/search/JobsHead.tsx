import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconLock } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { intent, useViewer } from '#features/accounts/web/index.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { useHeadingFocus } from '#kit/ui/page/page-heading.ts';
import { paths } from '#kit/ui/paths.ts';
import type { JobList } from './filters/job-filter-url.ts';
import { JobTabs } from './JobTabs.tsx';

/** The header of each job list: the heading and, for a veteran, links to the other lists. */
export function JobsHead({ current, children }: { current: JobList; children?: ReactNode }) {
  const viewer = useViewer();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, minHeight: 36, mb: 1.5 }}>
      <Typography ref={heading} variant="h2" component="h1" tabIndex={-1}>
        Jobs
      </Typography>
      {viewer?.role === 'veteran' && <JobTabs current={current} />}
      {viewer?.role === 'veteran' && current === 'recommended' && (
        <Link href={paths.veteran.dismissedJobs()} variant="body2" color="textSecondary">
          Jobs you dismissed
        </Link>
      )}
      {children}
    </Box>
  );
}

/** Shown to visitors in place of a veteran's own list. */
export function SignInToSee({ what }: { what: string }) {
  const { href } = useLocation();
  return (
    <EmptyState
      title={`Sign in to see ${what}`}
      icon={<IconLock size={28} />}
      action={
        <Button variant="contained" href={paths.auth.login({ user: 'veteran' })} onClick={() => intent.returnTo(href)}>
          Sign in
        </Button>
      }
    >
      After signing in, you’ll return to this page.
    </EmptyState>
  );
}
