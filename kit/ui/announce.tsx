import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

let spoken = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** Has a screen reader say `text` when it is done with what it is saying: results found, progress, a change without a visible focus. */
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

/** The place in the page where announcements are written; mounted once, by Appearance. */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(subscribe, () => spoken);
  return (
    <VisuallyHidden>
      {/* A text that is said twice in a row is written into a new element, or it would be no change to announce. */}
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label="Announcements">
        {text && <p key={turn}>{text}</p>}
      </div>
    </VisuallyHidden>
  );
}
