import { useEffect } from 'react';
import { useSessionStore } from './session.tsx';

const SECONDS = 20;

/** Reads the profile regularly while a page waits for a decision. The guards open the next page when it has been made. */
export function useFreshSession(): void {
  const { refresh } = useSessionStore();
  useEffect(() => {
    const timer = setInterval(() => {
      // The next reading reports an outage or an ended session.
      if (document.visibilityState === 'visible') refresh().catch(() => {});
    }, SECONDS * 1000);
    return () => clearInterval(timer);
  }, [refresh]);
}
