import { Link } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ComponentType, forwardRef, type Ref } from 'react';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The link changes a part of the page, which stays where it is scrolled to. */
  'data-keep-scroll'?: boolean | undefined;
};

/**
 * The router's Link types its target by the application's routes, which this kit must not depend on. Every path here is a
 * complete string from paths.ts, including the query.
 */
const RouterLink = Link as unknown as ComponentType<
  AnchorProps & { href: string; ref?: Ref<HTMLAnchorElement>; activeOptions?: object; resetScroll?: boolean }
>;

/**
 * Whether this is a page of the application, not a file of the server, another site, an email address or a jump within the page.
 */
export function isAppPath(href: string): boolean {
  return /^\/(?!\/)/.test(href) && !/^\/(api|dev|assets|healthz|readyz)(\/|$)/.test(href);
}

/**
 * Renders every `href` of a MUI component (set once in the theme). Pages of the application use the router without a page load;
 * everything else is a plain anchor. `aria-current="page"` marks a link to the current page.
 */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorProps>(function Anchor({ href = '', target, rel, ...rest }, ref) {
  if (isAppPath(href) && target === undefined && rest.download === undefined) {
    const resetScroll = rest['data-keep-scroll'] !== true;
    return <RouterLink ref={ref} href={href} activeOptions={EXACTLY} resetScroll={resetScroll} {...rest} />;
  }
  return <a ref={ref} href={href} target={target} rel={target === '_blank' ? 'noopener noreferrer' : rel} {...rest} />;
});

// Pages that differ only in their query are different pages: steps of a form, tabs of a list.
const EXACTLY = { exact: true, includeSearch: true };
