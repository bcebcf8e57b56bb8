import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { IconAdjustmentsHorizontal, IconLogout, IconX, type TablerIcon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { paths } from '#kit/ui/paths.ts';
import { Logo } from './Logo.tsx';
import { homeOf, isCurrent, visitorNav } from './nav.ts';
import { useNav } from './useNav.ts';
import type { ShellTenant, Viewer } from './viewer.ts';

type MobileDrawerProps = {
  open: boolean;
  onClose: () => void;
  viewer: Viewer | null;
  tenant: ShellTenant;
  pathname: string;
  onSettings: () => void;
  onLogout: () => void;
  onNeedsProfile: (event: MouseEvent) => void;
};

/** The menu on a phone: the links of the top bar and of its popovers. */
export function MobileDrawer({
  open,
  onClose,
  viewer,
  tenant,
  pathname,
  onSettings,
  onLogout,
  onNeedsProfile,
}: MobileDrawerProps) {
  const closeAnd = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 'min(88vw, 320px)' } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          height: 64,
          flexShrink: 0,
          pl: 2,
          pr: 1,
        }}
      >
        <Logo name={tenant.name} logoUrl={tenant.logo_url} />
        <IconButton aria-label="Close menu" onClick={onClose}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </Box>
      <Divider />
      <Box component="nav" aria-label="Main" sx={{ flex: 1, overflow: 'auto', p: 1 }}>
        {viewer ? (
          <RoleLinks viewer={viewer} pathname={pathname} onClose={onClose} onNeedsProfile={onNeedsProfile} />
        ) : (
          <VisitorLinks tenant={tenant} pathname={pathname} onClose={onClose} />
        )}
      </Box>
      <Divider />
      <List sx={{ p: 1 }}>
        <MenuButton label="Display settings" Icon={IconAdjustmentsHorizontal} onClick={closeAnd(onSettings)} />
        {viewer && <MenuButton label="Log Out" Icon={IconLogout} onClick={closeAnd(onLogout)} />}
      </List>
      {!viewer && (
        <Box sx={{ p: 2, pt: 0 }}>
          <Button fullWidth variant="contained" color="secondary" href={paths.auth.login()} onClick={onClose}>
            Login/Signup
          </Button>
        </Box>
      )}
    </Drawer>
  );
}

function RoleLinks({
  viewer,
  pathname,
  onClose,
  onNeedsProfile,
}: { viewer: Viewer } & Pick<MobileDrawerProps, 'pathname' | 'onClose' | 'onNeedsProfile'>) {
  return (
    <List disablePadding>
      {useNav(viewer).map(({ label, href, Icon, needsProfile }) => (
        <MenuLink
          key={label}
          label={label}
          href={href}
          Icon={Icon}
          selected={isCurrent(href, pathname, homeOf(viewer))}
          onClick={(event) => {
            if (needsProfile) onNeedsProfile(event);
            onClose();
          }}
        />
      ))}
    </List>
  );
}

function VisitorLinks({ tenant, pathname, onClose }: Pick<MobileDrawerProps, 'tenant' | 'pathname' | 'onClose'>) {
  const { links, services } = visitorNav(tenant);
  return (
    <>
      <List disablePadding>
        {links.map(({ label, href }) => (
          <MenuLink
            key={label}
            label={label}
            href={href}
            selected={isCurrent(href, pathname, paths.welcome())}
            onClick={onClose}
          />
        ))}
      </List>
      {services.length > 0 && (
        <List
          disablePadding
          aria-labelledby="menu-services"
          subheader={
            <ListSubheader
              id="menu-services"
              component="div"
              disableSticky
              sx={{ typography: 'caption', fontWeight: 600, pt: 2, pb: 0.5, bgcolor: 'transparent' }}
            >
              Services
            </ListSubheader>
          }
        >
          {services.map(({ label, href }) => (
            <MenuLink key={label} label={label} href={href} onClick={onClose} />
          ))}
        </List>
      )}
    </>
  );
}

type MenuLinkProps = { label: string; href: string; Icon?: TablerIcon; selected?: boolean; onClick: (event: MouseEvent) => void };

function MenuLink({ label, href, Icon, selected = false, onClick }: MenuLinkProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        href={href}
        selected={selected}
        aria-current={selected ? 'page' : undefined}
        onClick={onClick}
        sx={{ minHeight: 44 }}
      >
        {Icon && (
          <ListItemIcon>
            <Icon size={20} aria-hidden />
          </ListItemIcon>
        )}
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  );
}

function MenuButton({ label, Icon, onClick }: { label: string; Icon: TablerIcon; onClick: () => void }) {
  return (
    <ListItem disablePadding>
      <ListItemButton component="button" onClick={onClick} sx={{ width: '100%', minHeight: 44 }}>
        <ListItemIcon>
          <Icon size={20} aria-hidden />
        </ListItemIcon>
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  );
}
