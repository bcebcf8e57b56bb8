import Box from '@mui/material/Box';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { IncompleteProfileDialog } from '#features/plans/web/index.ts';
import { MAIN_ID, SkipLink } from '#kit/ui/page/SkipLink.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useSettingsContext } from '#kit/ui/theme/settings.tsx';
import { Footer } from './Footer.tsx';
import { TopBar } from './TopBar.tsx';
import { TopProgress } from './TopProgress.tsx';
import type { ShellTask, ShellTenant, Viewer } from './viewer.ts';

const NavRail = lazy(async () => ({ default: (await import('./NavRail.tsx')).NavRail }));
const MobileDrawer = lazy(async () => ({ default: (await import('./MobileDrawer.tsx')).MobileDrawer }));
const SettingsDrawer = lazy(async () => ({ default: (await import('#kit/ui/theme/SettingsDrawer.tsx')).SettingsDrawer }));
const LogoutDialog = lazy(async () => ({ default: (await import('./LogoutDialog.tsx')).LogoutDialog }));

type ShellProps = {
  /** The signed-in person; null for a visitor. */
  viewer: Viewer | null;
  tenant: ShellTenant;
  /** The notification bell for signed-in people. */
  notifications?: ReactNode;
  /** Signs out and opens the page for visitors. */
  onLogout: () => void | Promise<void>;
  /** Set on the two screens with a single exit. */
  task?: ShellTask | null;
  /** Where to complete the profile: onboarding with its step, resume and CV step. */
  completeProfileHref?: string;
  /** What is missing in it. */
  missing?: 'Profile' | 'CV' | 'Resume';
  children: ReactNode;
};

type Overlay = 'menu' | 'settings' | 'logout' | 'incomplete-profile';

/** The frame around every screen: top bar, navigation, main region, footer. */
export function Shell({
  viewer,
  tenant,
  notifications,
  onLogout,
  task = null,
  completeProfileHref = paths.veteran.onboarding(),
  missing = 'Profile',
  children,
}: ShellProps) {
  const { themeLayout, themeStretch } = useSettingsContext();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const inRail = viewer !== null && task === null && themeLayout === 'mini';
  const wide = themeStretch || inRail;
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  // Once opened, an overlay stays mounted, so it can animate out.
  const [opened, setOpened] = useState<ReadonlySet<Overlay>>(new Set());

  const open = (next: Overlay) => {
    setOpened((before) => new Set(before).add(next));
    setOverlay(next);
  };
  const close = () => setOverlay(null);

  const onNeedsProfile = (event: MouseEvent) => {
    if (!viewer || viewer.onboarding_complete) return;
    event.preventDefault();
    open('incomplete-profile');
  };

  return (
    <>
      <SkipLink />
      <TopProgress />
      <TopBar
        viewer={viewer}
        tenant={tenant}
        notifications={notifications}
        task={task}
        pathname={pathname}
        inRail={inRail}
        onMenu={() => open('menu')}
        onSettings={() => open('settings')}
        onLogout={() => open('logout')}
        onNeedsProfile={onNeedsProfile}
      />
      <Box sx={{ flex: 1, display: 'flex', minWidth: 0 }}>
        {viewer && !task && themeLayout === 'mini' && (
          <NavRail viewer={viewer} pathname={pathname} onNeedsProfile={onNeedsProfile} />
        )}
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexDirection: 'column',
            // While content loads the footer stays below the window, so the content does not push it down.
            '&:empty, &:has(.MuiSkeleton-root)': { minHeight: '100dvh' },
          }}
        >
          {children}
        </Box>
      </Box>
      <Footer tenant={tenant} wide={wide} />

      <Suspense>
        {opened.has('menu') && (
          <MobileDrawer
            open={overlay === 'menu'}
            onClose={close}
            viewer={viewer}
            tenant={tenant}
            pathname={pathname}
            onSettings={() => open('settings')}
            onLogout={() => open('logout')}
            onNeedsProfile={onNeedsProfile}
          />
        )}
        {opened.has('settings') && <SettingsDrawer open={overlay === 'settings'} onClose={close} />}
        {opened.has('logout') && <LogoutDialog open={overlay === 'logout'} onClose={close} onLogout={onLogout} />}
        {viewer && opened.has('incomplete-profile') && (
          <IncompleteProfileDialog
            open={overlay === 'incomplete-profile'}
            onClose={close}
            what={missing}
            onComplete={() => {
              close();
              void navigate({ href: completeProfileHref });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
