import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { IconAdjustmentsHorizontal, IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { Anchor } from '#kit/ui/page/link.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { paths } from '#kit/ui/paths.ts';
import { TOP_BAR_HEIGHT } from '#kit/ui/theme/theme.ts';
import { Logo } from './Logo.tsx';
import { homeOf, isCurrent, visitorNav } from './nav.ts';
import { useNav } from './useNav.ts';
import { ViewerAvatar } from './ViewerAvatar.tsx';
import type { ShellTask, ShellTenant, Viewer } from './viewer.ts';

// Popovers and dialogs are loaded when they are opened or about to be, to keep the first visit small.
const loadProfile = () => import('./ProfilePopover.tsx');
const loadServices = () => import('./ServicesPopover.tsx');
const ProfilePopover = lazy(async () => ({ default: (await loadProfile()).ProfilePopover }));
const ServicesPopover = lazy(async () => ({ default: (await loadServices()).ServicesPopover }));

type TopBarProps = {
  viewer: Viewer | null;
  tenant: ShellTenant;
  notifications: ReactNode;
  task: ShellTask | null;
  pathname: string;
  /** The role's links are in the rail on the left. */
  inRail: boolean;
  onMenu: () => void;
  onSettings: () => void;
  onLogout: () => void;
  onNeedsProfile: (event: MouseEvent) => void;
};

/**
 * Logo, the role's links, display settings and the person. Height 64 on mobile and 72 on desktop. It has the full width on every
 * page, so the logo is always in the same place.
 */
export function TopBar({
  viewer,
  tenant,
  notifications,
  task,
  pathname,
  inRail,
  onMenu,
  onSettings,
  onLogout,
  onNeedsProfile,
}: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: { xs: TOP_BAR_HEIGHT.mobile, md: TOP_BAR_HEIGHT.desktop },
        flexShrink: 0,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, md: 4 },
          height: '100%',
          px: { xs: 2, sm: 3 },
        }}
      >
        <LogoLink viewer={viewer} tenant={tenant} task={task} />
        {task ? (
          <TaskButton task={task} />
        ) : (
          <>
            {!inRail && (
              <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'block' }, height: '100%' }}>
                {viewer ? (
                  <RoleLinks viewer={viewer} pathname={pathname} onNeedsProfile={onNeedsProfile} />
                ) : (
                  <VisitorLinks tenant={tenant} pathname={pathname} />
                )}
              </Box>
            )}
            <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, md: 1 }, ml: 'auto' }}>
              <IconButton
                aria-label="Display settings"
                onClick={onSettings}
                sx={[{ display: { xs: 'none', md: 'inline-flex' } }, NAMED_BESIDE]}
              >
                <IconAdjustmentsHorizontal size={22} aria-hidden />
              </IconButton>
              {viewer && notifications}
              {viewer ? (
                <ProfileButton viewer={viewer} onLogout={onLogout} onNeedsProfile={onNeedsProfile} />
              ) : (
                <Button
                  variant="contained"
                  color="secondary"
                  href={paths.auth.login()}
                  sx={{ display: { xs: 'none', md: 'inline-flex' } }}
                >
                  Login/Signup
                </Button>
              )}
              <IconButton aria-label="Open menu" onClick={onMenu} sx={{ display: { md: 'none' }, mr: -1 }}>
                <IconMenu2 size={24} aria-hidden />
              </IconButton>
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}

/**
 * Shows the name of an icon button beside it while hovered or focused. A tooltip component with its positioning would be a tenth
 * of what a first visit loads.
 */
const NAMED_BESIDE = {
  position: 'relative',
  '&:hover::before, &:focus-visible::before': {
    content: 'attr(aria-label)',
    position: 'absolute',
    right: '100%',
    mr: 1,
    px: 1.25,
    py: 0.75,
    borderRadius: 0.75,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    typography: 'caption',
    fontWeight: 500,
    bgcolor: 'tooltip.background',
    color: 'tooltip.text',
  },
} as const;

/** Links to the role's dashboard, or to the marketing site. Before step 4 of onboarding it asks about skipping instead. */
function LogoLink({ viewer, tenant, task }: Pick<TopBarProps, 'viewer' | 'tenant' | 'task'>) {
  const logo = <Logo name={tenant.name} logoUrl={tenant.logo_url} />;
  const frame = { display: 'inline-flex', minWidth: 0, borderRadius: 1, textDecoration: 'none' } as const;
  if (task?.at === 'onboarding' && task.logo_skips) {
    return (
      <ButtonBase onClick={task.onSkip} aria-label={`${tenant.name}: skip for now`} sx={frame}>
        {logo}
      </ButtonBase>
    );
  }
  return (
    <Box component={Anchor} href={viewer ? homeOf(viewer) : visitorNav(tenant).home} sx={frame}>
      {logo}
    </Box>
  );
}

function TaskButton({ task }: { task: ShellTask }) {
  return (
    <Box sx={{ ml: 'auto' }}>
      {task.at === 'refine-action-plan' && (
        <Button color="inherit" onClick={task.onCancel}>
          Cancel
        </Button>
      )}
      {task.at === 'onboarding' && !task.skip_hidden && (
        <Button color="inherit" onClick={task.onSkip} disabled={task.skip_disabled}>
          Skip
        </Button>
      )}
    </Box>
  );
}

function LinkRow({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', alignItems: 'stretch', gap: { md: 2.5, lg: 3.5 }, height: '100%', listStyle: 'none', m: 0, p: 0 }}
    >
      {children}
    </Box>
  );
}

/** The style of the bar's links and dropdown: a line below marks the current page. */
const BAR_ITEM = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  height: '100%',
  px: 0.25,
  typography: 'subtitle2',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'text.secondary',
  borderTop: '2px solid transparent',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'text.primary', borderBottomColor: 'primary.text' },
} as const;

function RoleLinks({ viewer, pathname, onNeedsProfile }: { viewer: Viewer } & Pick<TopBarProps, 'pathname' | 'onNeedsProfile'>) {
  return (
    <LinkRow>
      {useNav(viewer)
        .filter(({ mobileOnly }) => !mobileOnly)
        .map(({ label, href, needsProfile }) => (
          <li key={label}>
            <Box
              component={Anchor}
              href={href}
              aria-current={isCurrent(href, pathname, homeOf(viewer)) ? 'page' : undefined}
              onClick={needsProfile ? onNeedsProfile : undefined}
              sx={BAR_ITEM}
            >
              {label}
            </Box>
          </li>
        ))}
    </LinkRow>
  );
}

function VisitorLinks({ tenant, pathname }: Pick<TopBarProps, 'tenant' | 'pathname'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { links, services } = visitorNav(tenant);
  return (
    <LinkRow>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Box
            component={Anchor}
            href={href}
            aria-current={isCurrent(href, pathname, paths.welcome()) ? 'page' : undefined}
            sx={BAR_ITEM}
          >
            {label}
          </Box>
        </li>
      ))}
      {services.length > 0 && (
        <li>
          <ButtonBase
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            aria-current={services.some(({ href }) => isCurrent(href, pathname, paths.welcome())) ? 'true' : undefined}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
            onPointerEnter={loadServices}
            onFocus={loadServices}
            sx={BAR_ITEM}
          >
            Services
            <IconChevronDown size={16} aria-hidden />
          </ButtonBase>
          <Suspense>{anchor && <ServicesPopover services={services} anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
        </li>
      )}
    </LinkRow>
  );
}

function ProfileButton({
  viewer,
  onLogout,
  onNeedsProfile,
}: { viewer: Viewer } & Pick<TopBarProps, 'onLogout' | 'onNeedsProfile'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onPointerEnter={loadProfile}
        onFocus={loadProfile}
        sx={{ borderRadius: '50%', p: 0.25 }}
      >
        <VisuallyHidden component="span">{`Your account, ${viewer.full_name}`}</VisuallyHidden>
        <ViewerAvatar viewer={viewer} size={36} />
      </ButtonBase>
      <Suspense>
        {anchor && (
          <ProfilePopover
            viewer={viewer}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onLogout={onLogout}
            onNeedsProfile={onNeedsProfile}
          />
        )}
      </Suspense>
    </>
  );
}
