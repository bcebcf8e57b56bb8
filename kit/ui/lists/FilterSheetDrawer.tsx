import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId } from 'react';

export type FilterSheetProps = {
  /** Number of active filters. */
  inForce: number;
  /** `128 jobs`; null while they are counted. */
  found: string | null;
  onClear: () => void;
  /** Opens from the bottom on a phone and from the side on wider screens. */
  anchor: 'bottom' | 'left';
  children: ReactNode;
};

/** The sheet itself, loaded when its button is first pressed. */
export function FilterSheetDrawer({
  open,
  close,
  inForce,
  found,
  onClear,
  anchor,
  children,
}: FilterSheetProps & { open: boolean; close: () => void }) {
  const id = useId();
  return (
    <Drawer
      anchor={anchor}
      open={open}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx:
            anchor === 'bottom'
              ? { height: '88dvh', '&.MuiPaper-root': { borderTopLeftRadius: 16, borderTopRightRadius: 16 } }
              : { width: 360 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 1.5, pb: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          Filters
        </Typography>
        <IconButton aria-label="Close filters" onClick={close}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 2, py: 1 }}>{children}</Box>
      <Box sx={{ display: 'flex', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" onClick={onClear} disabled={inForce === 0}>
          Clear all
        </Button>
        <Button variant="contained" size="large" onClick={close} sx={{ flex: 1 }}>
          {found === null ? 'Counting' : found.startsWith('0 ') ? found.replace('0', 'No') : `Show ${lowerFirst(found)}`}
        </Button>
      </Box>
    </Drawer>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
