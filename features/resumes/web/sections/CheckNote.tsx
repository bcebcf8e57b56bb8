import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type CheckNoteProps = {
  id?: string;
  children: ReactNode;
  /** Buttons before the one that confirms. */
  actions?: ReactNode;
  confirm?: string;
  onConfirm: (button: HTMLElement) => void;
};

/** What to check in an entry that was parsed from a file, with a button that confirms it. */
export function CheckNote({ id, children, actions, confirm = 'It’s right', onConfirm }: CheckNoteProps) {
  return (
    <Box
      id={id}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'flex-start',
        borderLeft: 3,
        borderColor: 'warning.text',
        borderRadius: 0.5,
        bgcolor: 'background.subtle',
        px: 1.5,
        py: 1,
        typography: 'body2',
      }}
    >
      <Box component={IconAlertTriangle} size={18} aria-hidden sx={{ color: 'warning.text', flexShrink: 0, mt: '1px' }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>Check this:</strong> {children}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
        {actions}
        <Button size="small" variant="outlined" color="inherit" onClick={({ currentTarget }) => onConfirm(currentTarget)}>
          {confirm}
        </Button>
      </Box>
    </Box>
  );
}
