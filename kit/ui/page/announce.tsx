import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

let spoken = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** Announces `text` politely to screen readers: results found, progress, a change without a visible focus. */
export function announce(text: string): void {
  spoken = { text, turn: spoken.turn + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The live region for announcements. Mounted once, by Appearance. */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(subscribe, () => spoken);
  return (
    <VisuallyHidden>
      {/* A repeated text goes into a new element; otherwise nothing would change and nothing be announced. */}
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label="Announcements">
        {text && <p key={turn}>{text}</p>}
      </div>
    </VisuallyHidden>
  );
}
