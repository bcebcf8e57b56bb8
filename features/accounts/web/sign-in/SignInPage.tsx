import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { useSlogan } from '#features/tenants/web/index.ts';
import { useHeadingFocus, usePageTitle } from '#kit/ui/page/page-heading.ts';
import { paths, type SignInRole } from '#kit/ui/paths.ts';
import { AuthScreen } from '../forms/AuthScreen.tsx';
import { RoleTabs, tabPanel } from './RoleTabs.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { readSignInSearch } from './sign-in-search.ts';

/**
 * The sign-in screen for veterans and recruiters. The URL has the tab. Also shown at the URL of a recruiter page that a visitor
 * opened, with the recruiters' tab selected.
 */
export function SignInPage({ first = 'veteran' }: { first?: SignInRole }) {
  const { user, type, changed } = readSignInSearch(useLocation().search);
  const role = user ?? type ?? first;
  const slogan = useSlogan();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle('Sign in');
  useHeadingFocus(heading);

  return (
    <>
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        Sign in
      </Typography>
      {/* The slogan is next to the form on wide screens. */}
      <Typography sx={{ display: { md: 'none' }, mt: 0.5, color: 'text.secondary' }}>{slogan}</Typography>
      <RoleTabs
        role={role}
        labels={{ veteran: 'Veteran Login', recruiter: 'Recruiter Login' }}
        label="Account type"
        id="sign-in"
      />
      <Box {...tabPanel('sign-in', role)}>
        {changed === 'password' && <PasswordChanged />}
        <SignInForm account={role} />
        <Typography variant="body2" sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
          New here?{' '}
          <Link href={paths.auth.signup(role === 'recruiter' ? { user: role } : {})} sx={{ fontWeight: 600 }}>
            Create an account
          </Link>
        </Typography>
        {role === 'veteran' && <SocialButtons />}
      </Box>
    </>
  );
}

/** The same form for a tenant's staff, without tabs or sign-up. */
export function OperatorSignInPage() {
  const { changed } = readSignInSearch(useLocation().search);
  return (
    <AuthScreen title="Operator sign-in" lead="For the staff who run this site.">
      {changed === 'password' && <PasswordChanged />}
      <SignInForm account="operator" />
    </AuthScreen>
  );
}

/** Shown after a password reset by email. */
function PasswordChanged() {
  return (
    <Alert severity="success" role="status" sx={{ mb: 2.5 }}>
      Your password has been changed. Sign in with it.
    </Alert>
  );
}
