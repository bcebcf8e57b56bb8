import { Link } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ComponentType, forwardRef, type Ref } from 'react';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement>;

/**
 * The router's Link types its target by the route table of the application, which a kit does not know. Every path here comes
 * whole out of paths.ts, so the target is one string, query included.
 */
const RouterLink = Link as unknown as ComponentType<
  AnchorProps & { href: string; ref?: Ref<HTMLAnchorElement>; activeOptions?: object }
>;

/** A path of this application, not a file of the server, another site, a mail address or a jump within the page. */
export function isAppPath(href: string): boolean {
  return /^\/(?!\/)/.test(href) && !/^\/(api|dev|assets|healthz|readyz)(\/|$)/.test(href);
}

/**
 * The anchor behind every `href` of a MUI component (set once in the theme): paths of the application go through the router without
 * a page load, everything else stays a plain anchor. `aria-current="page"` marks a link to the page shown.
 */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorProps>(function Anchor({ href = '', target, rel, ...rest }, ref) {
  if (isAppPath(href) && target === undefined && rest.download === undefined) {
    return <RouterLink ref={ref} href={href} activeOptions={EXACTLY} {...rest} />;
  }
  return <a ref={ref} href={href} target={target} rel={target === '_blank' ? 'noopener noreferrer' : rel} {...rest} />;
});

// Pages that differ in their query alone are not one page: each step of a form, each tab of a list.
const EXACTLY = { exact: true, includeSearch: true };
