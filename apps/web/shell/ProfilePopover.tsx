import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import {
  IconBell,
  IconBriefcase,
  IconBuilding,
  IconCompass,
  IconEye,
  IconFileCv,
  IconLogout,
  IconUser,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { countryOf } from '#kit/country/country.ts';
import { paths } from '#kit/ui/paths.ts';
import { type NavLink, profileOf, ROLE_NAMES, resumeLabel, siteNavOf } from './nav.ts';
import { ViewerAvatar } from './ViewerAvatar.tsx';
import type { Viewer } from './viewer.ts';

type ProfilePopoverProps = {
  viewer: Viewer;
  anchor: HTMLElement | null;
  onClose: () => void;
  onLogout: () => void;
  /** Called for a link that needs a complete profile. May prevent it from being followed. */
  onNeedsProfile: (event: MouseEvent) => void;
};

/**
 * The links of the popover. A veteran's Jobs and CV or Resume only on a phone, where the top bar has no room for
 * them.
 */
export function profileLinks(viewer: Viewer): NavLink[] {
  const profile = { label: 'Profile Details', href: profileOf(viewer), Icon: IconUser };
  // Without access, only a recruiter's profile can be opened.
  if (!viewer.has_access) return viewer.role === 'recruiter' ? [profile] : [];
  return [
    ...(viewer.role === 'recruiter'
      ? [{ label: 'Company Details', href: paths.recruiter.companyDetails(), Icon: IconBuilding }]
      : []),
    ...siteNavOf(viewer),
    profile,
    ...(viewer.role === 'veteran'
      ? [
          { label: 'Who can find you', href: paths.veteran.visibility(), Icon: IconEye },
          { label: `Your ${countryOf(viewer.country_id).words.trade}`, href: paths.trade(), Icon: IconCompass },
          { label: 'Job alerts', href: paths.veteran.alerts(), Icon: IconBell },
          { label: 'Jobs', href: paths.veteran.jobs(), Icon: IconBriefcase, mobileOnly: true },
          { label: resumeLabel(viewer), href: paths.veteran.resumes(), Icon: IconFileCv, mobileOnly: true, needsProfile: true },
        ]
      : []),
  ];
}

/** The signed-in person and the links to their pages. */
export function ProfilePopover({ viewer, anchor, onClose, onLogout, onNeedsProfile }: ProfilePopoverProps) {
  const role = ROLE_NAMES[viewer.role];
  const links = profileLinks(viewer);
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Your account', sx: { width: 320, mt: 1 } } }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, p: 2, alignItems: 'center' }}>
        <ViewerAvatar viewer={viewer} size={48} />
        <Box
          sx={{
            minWidth: 0,
            typography: 'body2',
            color: 'text.secondary',
            '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
          }}
        >
          <Box sx={{ typography: 'subtitle2', color: 'text.primary' }}>{viewer.full_name}</Box>
          <div>{shownEmail(viewer.email)}</div>
          <div>{viewer.company_name ? `${role}, ${viewer.company_name}` : role}</div>
        </Box>
      </Box>
      <Divider />
      <List sx={{ p: 0.75, '&:empty, &:empty + hr': { display: 'none' } }}>
        {links.map(({ label, href, Icon, mobileOnly, needsProfile }, index) => (
          <ListItem key={label} disablePadding sx={mobileOnly ? { display: { md: 'none' } } : undefined}>
            <ListItemButton
              href={href}
              autoFocus={index === 0}
              onClick={(event) => {
                if (needsProfile) onNeedsProfile(event);
                onClose();
              }}
            >
              <ListItemIcon>
                <Icon size={20} aria-hidden />
              </ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Divider />
      <List sx={{ p: 0.75 }}>
        <ListItem disablePadding>
          <ListItemButton
            component="button"
            autoFocus={links.length === 0}
            onClick={() => {
              onClose();
              onLogout();
            }}
            sx={{ width: '100%' }}
          >
            <ListItemIcon>
              <IconLogout size={20} aria-hidden />
            </ListItemIcon>
            <ListItemText primary="Log Out" />
          </ListItemButton>
        </ListItem>
      </List>
    </Popover>
  );
}
