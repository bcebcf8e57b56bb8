import Button from '@mui/material/Button';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { SessionProvider, type SessionStore, useSession, useSessionStore } from '#features/accounts/web/index.ts';
import { useMissingSite, useTenant } from '#features/tenants/web/index.ts';
import { UNITED_KINGDOM } from '#kit/country/country.ts';
import { OutageBanner } from '#kit/ui/page/OutageBanner.tsx';
import { LocaleProvider } from '#kit/ui/text/locale.tsx';
import { Appearance } from '#kit/ui/theme/Appearance.tsx';
import type { createAppRouter } from './router.tsx';
import { LoadingScreen } from './shell/LoadingScreen.tsx';
import { StatePage } from './shell/StatePage.tsx';

type AppProps = { session: SessionStore; queryClient: QueryClient; router: ReturnType<typeof createAppRouter> };

export function App({ session, queryClient, router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider store={session}>
        <Appearance>
          <InTenant>
            <Whole router={router} />
          </InTenant>
          <OutageBanner />
        </Appearance>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Names the site after its tenant, and after the product until the tenant is loaded, as the page does before this code runs. */
function InTenant({ children }: { children: ReactNode }) {
  const tenant = useTenant();
  return (
    <LocaleProvider siteName={tenant?.name ?? 'Muster'} countryId={tenant?.country_id ?? UNITED_KINGDOM}>
      {children}
    </LocaleProvider>
  );
}

/** Covers the screen until the session is known. */
function Whole({ router }: Pick<AppProps, 'router'>) {
  const session = useSession();
  const missing = useMissingSite();
  if (missing === 'suspended') return <StatePage title="This site is suspended" seed={403} />;
  if (missing) return <StatePage title="There is nothing at this address" seed={404} />;
  if (session.at === 'not_initialised') return session.problem ? <NotStarted problem={session.problem} /> : <LoadingScreen />;
  return <RouterProvider router={router} />;
}

function NotStarted({ problem }: { problem: string }) {
  const { start } = useSessionStore();
  // Retries by itself when the network is back.
  useEffect(() => {
    const again = () => void start();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [start]);
  return (
    <StatePage
      title="The site could not be reached"
      seed={503}
      action={
        <Button variant="contained" onClick={() => void start()}>
          Try again
        </Button>
      }
    >
      {problem}
    </StatePage>
  );
}
