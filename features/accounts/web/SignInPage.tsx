import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSlogan } from '#features/tenants/web/index.ts';
import { useLocale } from '#kit/ui/locale.tsx';
import { paths, type SignInRole } from '#kit/ui/paths.ts';
import { stringifySearch } from '#kit/ui/search-params.ts';
import { SignInForm } from './SignInForm.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { readSignInSearch } from './sign-in-search.ts';

const TABS = [
  { role: 'veteran', label: 'Veteran Login' },
  { role: 'recruiter', label: 'Recruiter Login' },
] as const;

/**
 * The sign-in screen for veterans and recruiters; the tab is in the address. It also stands at the address of a recruiter page that a visitor
 * has opened, there with the recruiters' tab first.
 */
export function SignInPage({ first = 'veteran' }: { first?: SignInRole }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { user, type } = readSignInSearch(search);
  const role = user ?? type ?? first;
  const slogan = useSlogan();
  useTitle('Sign in');

  const choose = (next: SignInRole) =>
    navigate({
      href: pathname + stringifySearch({ ...search, type: undefined, user: next }),
      replace: true,
      resetScroll: false,
    });

  return (
    <>
      <Typography variant="h1">Sign in</Typography>
      {/* On a wide screen the slogan stands beside the form. */}
      <Typography sx={{ display: { md: 'none' }, mt: 0.5, color: 'text.secondary' }}>{slogan}</Typography>
      <Tabs
        value={role}
        onChange={(_, next: SignInRole) => void choose(next)}
        variant="fullWidth"
        aria-label="Whose account"
        sx={{ mt: 2, mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((tab) => (
          <Tab key={tab.role} value={tab.role} label={tab.label} id={`sign-in-tab-${tab.role}`} aria-controls="sign-in-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="sign-in-panel" aria-labelledby={`sign-in-tab-${role}`}>
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

/** The same form for a tenant's staff, who have neither tabs nor a way to sign up. */
export function OperatorSignInPage() {
  useTitle('Operator sign-in');
  return (
    <>
      <Typography variant="h1">Operator sign-in</Typography>
      <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>For the staff who run this site.</Typography>
      <SignInForm account="operator" />
    </>
  );
}

function useTitle(title: string) {
  const { siteName } = useLocale();
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
}
