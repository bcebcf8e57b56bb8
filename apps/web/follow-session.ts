import { afterSignIn, securityPath, signInPath, wantedPage } from '#features/accounts/guards.ts';
import { signsInAs } from '#features/accounts/rules.ts';
import { intent, readSignInSearch, type SessionEvent, type SessionStore } from '#features/accounts/web/index.ts';
import { savePendingPlans } from '#features/plans/web/index.ts';
import { tenantQuery } from '#features/tenants/web/index.ts';
import { setRedirects } from '#kit/ui/data/api.ts';
import { unsaved } from '#kit/ui/editing/unsaved.ts';
import { paths } from '#kit/ui/paths.ts';
import type { createAppRouter } from './router.tsx';
import type { RouterContext } from './router-context.ts';

type Router = ReturnType<typeof createAppRouter>;

/** Navigates when the session changes: after signing in or out, and by the guards' verdict after any other change. */
export function followSession(router: Router, { session, queryClient }: RouterContext): void {
  const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== tenantQuery.queryKey[0];

  /** One person's data is never kept for the next. */
  const forgetData = () => {
    void queryClient.cancelQueries({ predicate: isPersonal });
    queryClient.removeQueries({ predicate: isPersonal, type: 'inactive' });
    queryClient.getMutationCache().clear();
  };
  /** Refetches the data on the screen as the person now signed in. */
  const renewShown = () => void queryClient.resetQueries({ predicate: isPersonal });

  const move = async (event: SessionEvent): Promise<void> => {
    if (event.type === 'initial') return;
    if (event.type === 'refresh') return router.invalidate();
    forgetData();
    if (event.elsewhere) {
      if (event.type !== 'logout') intent.write(null, null);
      await router.invalidate();
    } else if (event.type === 'logout') await router.navigate({ href: wayBack, replace: event.because === 'expired' });
    else {
      const { redirect } = readSignInSearch(router.state.location.search);
      const wanted = redirect ? { path: redirect, save: null } : intent.read(null);
      const href = afterSignIn(event.user, wanted?.path ?? null);
      // A page of another role stays wanted: the person may have used the wrong account.
      if (wanted && wantedPage(event.user, wanted.path)) {
        intent.write(null, null);
        if (wanted.save || href === paths.veteran.onboarding()) intent.write(event.user.id, wanted);
      }
      await router.navigate({ href, replace: true });
      await router.invalidate();
    }
    renewShown();
  };

  // Recorded early: when it is needed, the person is no longer in the session.
  let wayBack = signInPathOf(session);
  session.subscribe((event) => {
    if (!event) return;
    if (event.type === 'logout' && !event.because && !event.elsewhere) {
      intent.write(null, null);
      unsaved.forget();
    }
    // The next person at this machine must not find another's input.
    if (event.type !== 'logout') unsaved.keepOnly(event.user?.id ?? null);
    void move(event).then(() => {
      const user = event.type === 'logout' ? null : event.user;
      if (user?.role !== 'veteran' || user.status !== 'active') return;
      void savePendingPlans(queryClient, user.id).catch(() => {});
      if (intent.read(user.id)?.save)
        void import('./save-wanted.ts').then(({ saveWanted }) => saveWanted(queryClient, user)).catch(() => {});
    });
    if (event.type !== 'logout') wayBack = signInPathOf(session);
  });

  setRedirects({
    signedOut: () => {
      intent.returnTo(router.state.location.href);
      session.expire();
    },
    inactive: () => void router.navigate({ href: paths.inactive(), replace: true }),
    secondFactor: () => {
      const role = session.user()?.role;
      if (role) void router.navigate({ href: securityPath(role), replace: true });
    },
  });
}

/** The sign-in screen of a person's role. */
function signInPathOf(session: SessionStore): string {
  const role = session.user()?.role;
  return role ? signInPath(signsInAs(role)) : paths.auth.login();
}
