import type { ElementType, HTMLAttributes } from 'react';

/**
 * Hidden visually but not from assistive technology. Also for a radio or checkbox that is replaced by its styled label. For `style`: in `sx`,
 * a width of 1 is the whole width.
 */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers only. */
export function VisuallyHidden({
  component: Component = 'div',
  ...rest
}: HTMLAttributes<HTMLElement> & { component?: ElementType }) {
  return <Component style={visuallyHidden} {...rest} />;
}
