import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useHeadingFocus, usePageTitle } from '#kit/ui/page/page-heading.ts';

type AuthScreenProps = {
  /** The screen's only h1, also shown in the browser's tab. */
  title: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** The title and content of a screen for signing in, signing up or recovering an account. */
export function AuthScreen({ title, lead, children }: AuthScreenProps) {
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
