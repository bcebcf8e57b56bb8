/**
 * Spread on the outermost element of a screen that fills the window (split views, boards), to align the top bar and footer with
 * it.
 */
export const wideFrame = { 'data-frame': 'wide' } as const;

/** A selector for the frame's own parts, for use while such a screen is shown. */
export const AROUND_WIDE_FRAME = 'body:has([data-frame="wide"]) &';
