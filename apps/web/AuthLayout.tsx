import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type ReactNode, Suspense } from 'react';
import { Anchor } from '#kit/ui/page/link.tsx';
import { MAIN_ID } from '#kit/ui/page/SkipLink.tsx';
import { paths } from '#kit/ui/paths.ts';
import { TOP_BAR_HEIGHT } from '#kit/ui/theme/theme.ts';
import { Footer } from './shell/Footer.tsx';
import { Logo } from './shell/Logo.tsx';
import { useShellTenant } from './shell-people.ts';

const SideImage = lazy(async () => ({ default: (await import('./SideImage.tsx')).SideImage }));

/** The layout of sign-in and related screens: the form, and beside it the slogan on a wide screen. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const tenant = useShellTenant();
  const { breakpoints, palette } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  return (
    <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', bgcolor: 'background.paper' }}>
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            height: { xs: TOP_BAR_HEIGHT.mobile, md: TOP_BAR_HEIGHT.desktop },
            // Like the line under the top bar of other pages, so the logo keeps its place.
            borderBottom: '1px solid transparent',
            px: { xs: 2, sm: 3 },
          }}
        >
          <Box
            component={Anchor}
            href={tenant.marketing_site_url ?? paths.welcome()}
            aria-label={tenant.name || 'Home'}
            sx={{ display: 'inline-flex', minWidth: 0, borderRadius: 1, textDecoration: 'none' }}
          >
            <Logo name={tenant.name} logoUrl={tenant.logo_url} />
          </Box>
        </Box>
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{
            flex: 1,
            display: 'flex',
            flexDirection: 'column',
            // On a phone the form starts at the top and the footer is below the window, so nothing moves when the form's code
            // arrives.
            justifyContent: { xs: 'flex-start', md: 'center' },
            minHeight: { xs: '100dvh', md: 0 },
            px: { xs: 2, sm: 3 },
            py: 4,
          }}
        >
          <Box sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>{children}</Box>
        </Box>
        <Footer tenant={tenant} wide />
      </Box>
      {isWide && (
        <Box component="aside" aria-label={`About ${tenant.name}`} sx={{ bgcolor: palette.secondary.main }}>
          <Suspense>
            <SideImage />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
