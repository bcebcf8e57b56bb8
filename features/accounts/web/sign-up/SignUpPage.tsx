import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { PAGE_PATHS } from '#features/tenants/page-rules.ts';
import { paths } from '#kit/ui/paths.ts';
import { AuthScreen } from '../forms/AuthScreen.tsx';
import { RoleTabs, tabPanel } from '../sign-in/RoleTabs.tsx';
import { SocialButtons } from '../sign-in/SocialButtons.tsx';
import { readSignInSearch } from '../sign-in/sign-in-search.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** Creates an account for a veteran or a recruiter. The URL has the tab. */
export function SignUpPage() {
  const { user, type } = readSignInSearch(useLocation().search);
  const role = user ?? type ?? 'veteran';
  return (
    <AuthScreen title="Create an account">
      <RoleTabs role={role} labels={{ veteran: 'Veteran', recruiter: 'Recruiter' }} label="Account type" id="sign-up" />
      <Box {...tabPanel('sign-up', role)}>
        <SignUpForm account={role} />
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          By creating an account you accept our <Link href={PAGE_PATHS.terms}>terms of use</Link>. Our{' '}
          <Link href={PAGE_PATHS.privacy}>privacy page</Link> says what we store and who sees it.
        </Typography>
        <Typography variant="body2" sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
          Already have an account?{' '}
          <Link href={paths.auth.login(role === 'recruiter' ? { user: role } : {})} sx={{ fontWeight: 600 }}>
            Sign in
          </Link>
        </Typography>
        {role === 'veteran' && <SocialButtons verb="Sign up" />}
      </Box>
    </AuthScreen>
  );
}
