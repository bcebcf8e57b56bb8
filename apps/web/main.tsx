import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSession } from '#features/accounts/web/index.ts';
import { tenantQuery } from '#features/tenants/web/index.ts';
import { newQueryClient } from '#kit/ui/data/query.ts';
import { App } from './App.tsx';
import { followSession } from './follow-session.ts';
import { createAppRouter, loadAreas } from './router.tsx';
import { startIn } from './server-text.ts';

const queryClient = newQueryClient();
const session = createSession();
const router = createAppRouter({ session, queryClient });

followSession(router, { session, queryClient });
session.follow();
// Requested in parallel: the session and the tenant.
void queryClient.prefetchQuery(tenantQuery);
// A person who uses the page may soon go to another area, for example by signing in.
for (const action of ['pointerdown', 'keydown']) addEventListener(action, loadAreas, { once: true, passive: true });

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the application');
const root = createRoot(place);
const render = () =>
  root.render(
    <StrictMode>
      <App session={session} queryClient={queryClient} router={router} />
    </StrictMode>,
  );
void startIn(place, render, { router, session, queryClient });
