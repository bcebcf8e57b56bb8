import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useHeadingFocus, usePageTitle } from '#kit/ui/page-heading.ts';

type WayInProps = {
  /** The screen's only h1, and its name in the browser's tab. */
  title: string;
  /** A sentence or two under it. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** A screen of signing up or finding the way back in, inside the frame that signing in has. */
export function WayIn({ title, lead, children }: WayInProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useHeadingFocus(heading);
  return (
    <>
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      {lead && (
        <Typography component="div" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
          {lead}
        </Typography>
      )}
      {children}
    </>
  );
}
