/** The frame of the translator, also while it is loaded, so that nothing jumps. */
export const TRANSLATOR_FRAME = {
  position: 'relative',
  overflow: 'hidden',
  minHeight: { xs: 470, md: 442 },
  p: { xs: 2, sm: 3 },
  borderRadius: 1.5,
  bgcolor: '#1E3452',
  color: '#FFFFFF',
} as const;
