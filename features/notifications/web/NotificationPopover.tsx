import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { Anchor } from '#kit/ui/page/link.tsx';
import { paths } from '#kit/ui/paths.ts';
import { NotificationList } from './NotificationList.tsx';

/** The latest notifications, with links to all of them and their settings. */
export function NotificationPopover({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Notifications', sx: { width: 'min(400px, calc(100vw - 32px))', mt: 1 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="subtitle1" component="h2" sx={{ flexGrow: 1 }}>
          Notifications
        </Typography>
        <Link component={Anchor} href={paths.notifications()} variant="body2" onClick={onClose}>
          All notifications and settings
        </Link>
      </Box>
      <NotificationList onFollow={onClose} />
    </Popover>
  );
}
