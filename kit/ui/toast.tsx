/** Short messages at the bottom centre of the screen, from anywhere, also outside React. */

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
  /** Gone after two seconds. */
  success: (text: string) => send({ kind: 'success', text }),
  /** Stays until it is closed. The same text is not shown twice at a time. */
  error: (text: string) => send({ kind: 'error', text }),
  /** Says what was done and offers to take it back: long enough to read it, to reach the button and to think. */
  undo: (text: string, onUndo: () => void, seconds = 10) => send({ kind: 'undo', text, onUndo, seconds }),
};

/** For the host: messages go to `showMessage` from now on, first those that came before it was there. Returns how to leave. */
export function hostToasts(showMessage: (message: Toast) => void): () => void {
  show = showMessage;
  for (const message of waiting) showMessage(message);
  waiting = [];
  return () => {
    show = null;
  };
}

/** Calls `listener` when a message waits for a host to show it, at once if one already does. Returns how to stop. */
export function onWaitingToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => {
    listeners.delete(listener);
  };
}

/** The part of the window, in pixels from its bottom, where no toast is shown. */
export const TOASTS_ABOVE = '--toasts-above';

/** Keeps toasts from covering an element at the bottom of the page, such as the footer with the crisis line. Returns how to stop. */
export function keepToastsAbove(element: HTMLElement): () => void {
  const measure = () => {
    const covered = Math.max(0, window.innerHeight - element.getBoundingClientRect().top);
    document.documentElement.style.setProperty(TOASTS_ABOVE, `${Math.min(covered, element.offsetHeight)}px`);
  };
  // The page grows and shrinks while its data arrives.
  const grown = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
  grown?.observe(document.body);
  // The footer itself grows when its lines wrap, which the body does not show while the window is taller than the page.
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
