import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '#features/accounts/web/index.ts';
import { type createAppRouter, openArea } from './router.tsx';

type Application = { router: ReturnType<typeof createAppRouter>; session: SessionStore; queryClient: QueryClient };

/** What the server wrote into a public page (kit/server/http/public-page.ts). */
const MARK = '[data-server-text]';
/** Milliseconds that the application may take to fill its first page before it is shown as it is. */
const LONGEST = 4000;

/**
 * Starts the application in `place`. A page that the server filled keeps its text until the application shows the same page whole: it changes
 * once, and nothing is seen twice. Any other page starts immediately.
 */
export async function startIn(place: HTMLElement, render: () => void, application: Application): Promise<void> {
  const { router, session, queryClient } = application;
  const started = Promise.all([session.start(), openArea(router, location.pathname)]);
  // The application reports it.
  started.catch(() => {});
  const text = document.body.querySelector(MARK);
  if (!text) return render();
  forgetHeadOnLeaving(router);
  try {
    await started;
    await router.load();
  } catch {
    // The application reports it.
  }
  // Laid out, as wide as it will be, but neither seen nor read aloud.
  Object.assign(place.style, { position: 'absolute', inset: '0 0 auto', visibility: 'hidden' });
  render();
  await whole(place, queryClient);
  text.remove();
  place.removeAttribute('style');
}

/** Resolves when the page has its heading and no query is running, in two frames after each other. */
function whole(place: HTMLElement, queryClient: QueryClient): Promise<void> {
  const latest = performance.now() + LONGEST;
  return new Promise((resolve) => {
    let before = false;
    const look = () => {
      const now = queryClient.isFetching() === 0 && place.querySelector('main h1') !== null;
      if ((now && before) || performance.now() > latest) return resolve();
      before = now;
      // A page in the background draws no frames.
      if (document.hidden) setTimeout(look, 50);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Another page has another address and picture to share. */
function forgetHeadOnLeaving(router: Application['router']): void {
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    stop();
    for (const element of document.head.querySelectorAll(MARK)) element.remove();
  });
}
