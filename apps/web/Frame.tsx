import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Outlet, useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { completeProfileHref, homeOf, type Verdict } from '#features/accounts/guards.ts';
import type { User } from '#features/accounts/shapes.ts';
import { SignInPage, useSessionStore, useViewer } from '#features/accounts/web/index.ts';
import { MessagesButton } from '#features/messages/web/index.ts';
import { NotificationBell } from '#features/notifications/web/index.ts';
import { useTopBarTask } from '#features/onboarding/web/parts.ts';
import { DATA_SECTION } from '#features/privacy/web/index.ts';
import { Analytics, ContactTeam } from '#features/tenants/web/parts.ts';
import { paths } from '#kit/ui/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import type { RouterContext } from './router-context.ts';
import { resumeLabel } from './shell/nav.ts';
import { Shell } from './shell/Shell.tsx';
import { ApprovalPendingPage, InactivePage, LoginRequiredPage, NotFoundPage } from './shell/state-pages.tsx';
import { useShellTenant, viewerOf } from './shell-people.ts';

/**
 * The frame of every page except sign-in and sign-up: the shell, or the sign-in screen if a guard shows it instead of the page.
 */
export function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
  const user = useViewer();
  const { signOut } = useSessionStore();
  const tenant = useShellTenant();
  const { task, dialog } = useTopBarTask();
  const verdict = useMatches({ select: (matches) => verdictOf(matches.at(-1)?.context) });
  if (verdict?.at === 'sign_in_here' && !user) {
    return (
      <AuthLayout>
        <Suspense>
          <SignInPage first="recruiter" />
        </Suspense>
      </AuthLayout>
    );
  }
  return (
    <Shell
      viewer={user && viewerOf(user)}
      tenant={tenant}
      notifications={
        user &&
        mayBeTold(user) && (
          <>
            {hasInbox(user) && (
              <Suspense fallback={<IconSpace />}>
                <MessagesButton href={paths[user.role].messages()} />
              </Suspense>
            )}
            <Suspense fallback={<IconSpace />}>
              <NotificationBell userId={user.id} />
            </Suspense>
          </>
        )
      }
      onLogout={async () => void (await signOut())}
      task={task}
      completeProfileHref={user ? completeProfileHref(user) : undefined}
      // If step 2 is next, the CV is what is missing.
      missing={user?.onboarding_steps === 2 ? resumeLabel(viewerOf(user)) : 'Profile'}
    >
      {verdict?.at === 'login_required' && !user ? <LoginRequiredPage /> : children}
      {dialog}
      <Analytics />
    </Shell>
  );
}

/** Keeps the place of an icon in the top bar while its code is loading. */
const IconSpace = () => <span style={{ width: 38 }} />;

/** Inactive accounts and companies get no replies but the reason. */
function mayBeTold({ status, user_details }: User): boolean {
  return status === 'active' && user_details.company?.status !== 'inactive';
}

/** Veterans, and recruiters of an active company. Operators have no conversations. */
function hasInbox(user: User): user is User & { role: 'veteran' | 'recruiter' } {
  return user.role === 'veteran' || (user.role === 'recruiter' && user.user_details.company?.status === 'active');
}

/** For a URL without a page. */
export function FramedNotFound() {
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}

export function NotFound() {
  const user = useViewer();
  return <NotFoundPage homeHref={user ? homeOf(user) : paths.home()} />;
}

export function LoginRequired() {
  return <LoginRequiredPage />;
}

export function Inactive() {
  const user = useViewer();
  return (
    <>
      <InactivePage
        contact={<ContactTeam />}
        onLogout={useLogOut()}
        isRejected={user?.status === 'rejected'}
        {...(user?.status === 'active' && { company: user.user_details.company?.name })}
        reason={user?.status === 'active' ? user.user_details.company?.status_reason : user?.status_reason}
      />
      {user && <OwnData />}
    </>
  );
}

/** People without access can still take their data and leave. */
const OwnData = () => (
  <Box
    component="section"
    aria-labelledby="own-data"
    sx={{ width: '100%', maxWidth: 688, mx: 'auto', px: { xs: 2, sm: 3 }, pb: 8 }}
  >
    <Typography id="own-data" variant="h2" sx={{ mb: 2 }}>
      {DATA_SECTION.label}
    </Typography>
    <Suspense>
      <DATA_SECTION.Content />
    </Suspense>
  </Box>
);

export function ApprovalPending() {
  const user = useViewer();
  return (
    <>
      <ApprovalPendingPage contact={<ContactTeam />} onLogout={useLogOut()} />
      {user && <OwnData />}
    </>
  );
}

function useLogOut(): (() => void) | undefined {
  const { signOut } = useSessionStore();
  return useViewer() ? () => void signOut() : undefined;
}

function verdictOf(context: RouterContext | (RouterContext & { verdict: Verdict }) | undefined): Verdict | undefined {
  return context && 'verdict' in context ? context.verdict : undefined;
}
