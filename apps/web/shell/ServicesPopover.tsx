import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';

type ServicesPopoverProps = {
  services: readonly { label: string; href: string }[];
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** The Services dropdown of a visitor. */
export function ServicesPopover({ services, anchor, onClose }: ServicesPopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Services', sx: { minWidth: 200, mt: 1 } } }}
    >
      <List sx={{ p: 0.75 }}>
        {services.map(({ label, href }, index) => (
          <ListItem key={label} disablePadding>
            <ListItemButton href={href} autoFocus={index === 0} onClick={onClose}>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Popover>
  );
}
