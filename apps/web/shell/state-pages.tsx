import Button from '@mui/material/Button';
import { paths, type SignInRole } from '#kit/ui/paths.ts';
import { StatePage } from './StatePage.tsx';

/** For an address that leads nowhere, or to what the role may not see. */
export function NotFoundPage({ homeHref = paths.home() }: { homeHref?: string }) {
  return (
    <StatePage
      title="Sorry, page not found!"
      seed={404}
      action={
        <Button variant="contained" href={homeHref}>
          Go to Home
        </Button>
      }
    >
      The address may be mistyped, or the page may have moved.
    </StatePage>
  );
}

/** For an account or a company that has been made inactive (HTTP 410). */
export function InactivePage({ onLogout }: { onLogout?: () => void }) {
  return (
    <StatePage
      title="This account is inactive"
      seed={410}
      action={
        onLogout && (
          <Button variant="outlined" color="inherit" onClick={onLogout}>
            Log Out
          </Button>
        )
      }
    >
      You or your company cannot use the site at the moment. Nothing has been deleted. Write to the site's team to have it opened
      again.
    </StatePage>
  );
}

/** For a visitor who opens the candidate list or the jobs of a recruiter. */
export function LoginRequiredPage({ user = 'recruiter' }: { user?: SignInRole }) {
  return (
    <StatePage
      title="Sign in to see this page"
      seed={401}
      action={
        <>
          <Button variant="contained" href={paths.auth.login({ user })}>
            Sign in
          </Button>
          <Button variant="outlined" color="inherit" href={paths.auth.signup({ user })}>
            Create an account
          </Button>
        </>
      }
    >
      You will come back here afterwards.
    </StatePage>
  );
}

/** For a veteran whose account waits for the tenant's staff. */
export function ApprovalPendingPage({ onLogout }: { onLogout?: () => void }) {
  return (
    <StatePage
      title="Your account is waiting for approval"
      seed={202}
      action={
        onLogout && (
          <Button variant="outlined" color="inherit" onClick={onLogout}>
            Log Out
          </Button>
        )
      }
    >
      We check each new account by hand. You will get an e-mail when yours is open; there is nothing more to do until then.
    </StatePage>
  );
}
