/** Short messages at the bottom centre of the screen. They can be sent from outside React too. */

export type Toast =
  | { kind: 'success' | 'error'; text: string }
  | { kind: 'undo'; text: string; onUndo: () => void; seconds: number };

let show: ((message: Toast) => void) | null = null;
let waiting: Toast[] = [];
const listeners = new Set<() => void>();

function send(message: Toast) {
  if (show) return show(message);
  waiting = [...waiting, message];
  for (const listener of listeners) listener();
}

export const toast = {
  /** Disappears after two seconds. */
  success: (text: string) => send({ kind: 'success', text }),
  /** Stays until it is closed. The same text is not shown twice at the same time. */
  error: (text: string) => send({ kind: 'error', text }),
  /** Reports what was done and offers to undo it, long enough to read and react. */
  undo: (text: string, onUndo: () => void, seconds = 10) => send({ kind: 'undo', text, onUndo, seconds }),
};

/**
 * Used by the host: sends messages to `showMessage` from now on, first those that were waiting. Returns a function that stops it.
 */
export function hostToasts(showMessage: (message: Toast) => void): () => void {
  show = showMessage;
  for (const message of waiting) showMessage(message);
  waiting = [];
  return () => {
    show = null;
  };
}

/** Calls `listener` when a message waits for a host, immediately if one already does. Returns a function that stops it. */
export function onWaitingToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => {
    listeners.delete(listener);
  };
}

/** The height in pixels at the bottom of the window where no message is shown. */
export const TOASTS_ABOVE = '--toasts-above';

/**
 * Keeps messages from covering an element at the bottom of the page, such as the footer with the crisis line. Returns a function
 * that stops it.
 */
export function keepToastsAbove(element: HTMLElement): () => void {
  const measure = () => {
    const covered = Math.max(0, window.innerHeight - element.getBoundingClientRect().top);
    document.documentElement.style.setProperty(TOASTS_ABOVE, `${Math.min(covered, element.offsetHeight)}px`);
  };
  // The page grows and shrinks while its data loads.
  const grown = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
  grown?.observe(document.body);
  // The footer grows when its lines wrap. The body does not show that while the window is taller than the page.
  grown?.observe(element);
  window.addEventListener('scroll', measure, { passive: true });
  window.addEventListener('resize', measure);
  measure();
  return () => {
    grown?.disconnect();
    window.removeEventListener('scroll', measure);
    window.removeEventListener('resize', measure);
    document.documentElement.style.removeProperty(TOASTS_ABOVE);
  };
}
