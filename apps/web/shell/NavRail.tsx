import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { Anchor } from '#kit/ui/page/link.tsx';
import { TOP_BAR_HEIGHT } from '#kit/ui/theme/theme.ts';
import { homeOf, isCurrent } from './nav.ts';
import { useNav } from './useNav.ts';
import type { Viewer } from './viewer.ts';

type NavRailProps = { viewer: Viewer; pathname: string; onNeedsProfile: (event: MouseEvent) => void };

/** The role's links as icons on the left, for the layout "mini" on a desktop. */
export function NavRail({ viewer, pathname, onNeedsProfile }: NavRailProps) {
  const { palette } = useTheme();
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        display: { xs: 'none', md: 'block' },
        flexShrink: 0,
        width: 72,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="ul"
        sx={{
          position: 'sticky',
          top: TOP_BAR_HEIGHT.desktop,
          display: 'grid',
          justifyItems: 'center',
          gap: 0.5,
          m: 0,
          p: 0,
          py: 1.5,
          listStyle: 'none',
        }}
      >
        {useNav(viewer)
          .filter(({ mobileOnly }) => !mobileOnly)
          .map(({ label, href, Icon, needsProfile }) => {
            const current = isCurrent(href, pathname, homeOf(viewer));
            return (
              <li key={label}>
                <Tooltip title={label} placement="right">
                  <Box
                    component={Anchor}
                    href={href}
                    aria-label={label}
                    aria-current={current ? 'page' : undefined}
                    onClick={needsProfile ? onNeedsProfile : undefined}
                    sx={{
                      display: 'grid',
                      placeItems: 'center',
                      width: 48,
                      height: 48,
                      borderRadius: 1,
                      color: current ? palette.primary.softText : 'text.secondary',
                      bgcolor: current ? palette.primary.soft : 'transparent',
                      '&:hover': {
                        color: current ? palette.primary.softText : 'text.primary',
                        bgcolor: current ? palette.primary.soft : 'background.subtle',
                      },
                    }}
                  >
                    <Icon size={22} aria-hidden />
                  </Box>
                </Tooltip>
              </li>
            );
          })}
      </Box>
    </Box>
  );
}
