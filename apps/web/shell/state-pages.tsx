import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { paths, type SignInRole } from '#kit/ui/paths.ts';
import { StatePage } from './StatePage.tsx';

/** For a URL without a page, or one that the role may not see. */
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

type AccountStateProps = {
  /** Ends the sentence about contacting the tenant's staff: an email link, or the team's name. */
  contact: ReactNode;
  onLogout?: () => void;
};

/** For an inactive account or company (HTTP 410), or a veteran's account that was not approved. */
export function InactivePage({
  contact,
  onLogout,
  isRejected = false,
  reason,
  company,
}: AccountStateProps & {
  isRejected?: boolean;
  reason?: string | null;
  /** Named when the company is inactive, rather than the account. */
  company?: string | undefined;
}) {
  return (
    <StatePage
      title={isRejected ? 'Your account was not approved' : `${company ?? 'This account'} is inactive`}
      seed={410}
      action={
        onLogout && (
          <Button variant="outlined" color="inherit" onClick={onLogout}>
            Log Out
          </Button>
        )
      }
    >
      {reason && (
        <>
          Reason: {reason}
          <br />
        </>
      )}
      {isRejected ? 'If you think this is a mistake, ' : 'Nothing has been deleted. To ask for access again, '}
      {contact}.
    </StatePage>
  );
}

/** For a visitor who opens the candidate list or a recruiter's jobs. */
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
      After signing in, you’ll return to this page.
    </StatePage>
  );
}

/** For a veteran whose account is waiting for approval. */
export function ApprovalPendingPage({ contact, onLogout }: AccountStateProps) {
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
      We check every new account and will email you when yours is approved. You don’t need to do anything until then. If you have
      a question, {contact}.
    </StatePage>
  );
}
