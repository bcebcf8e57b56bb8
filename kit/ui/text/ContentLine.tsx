import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ShownSwitch } from '../inputs/ShownSwitch.tsx';

export const moveId = (kind: string, id: number, direction: 'up' | 'down') => `${kind}-${id}-${direction}`;

/** The border around a list of lines. */
export const LINES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

type ContentLineProps = {
  /** Prefix for the ids of its arrow buttons, which keep the focus when the line moves. */
  kind: 'question' | 'step';
  id: number;
  name: string;
  /** What the switch does: "Ask: Where will you live?". */
  switchLabel: string;
  isActive: boolean;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  indented?: boolean;
  /** Next to the name. */
  chips?: ReactNode;
  /** Under the name. */
  children: ReactNode;
  onActivate: (isActive: boolean) => Promise<unknown>;
  onMove: (direction: 'up' | 'down') => void;
  onEdit: () => void;
  /** Left out when the line is in use. */
  onDelete?: () => void;
};

/** A line of content that can be switched on and off, moved, edited and, while unused, deleted. */
export function ContentLine({
  kind,
  id,
  name,
  switchLabel,
  isActive,
  isFirst,
  isLast,
  busy,
  indented = false,
  chips,
  children,
  onActivate,
  onMove,
  onEdit,
  onDelete,
}: ContentLineProps) {
  const arrow = (direction: 'up' | 'down', atEnd: boolean) => {
    const Icon = direction === 'up' ? IconArrowUp : IconArrowDown;
    return (
      <IconButton
        id={moveId(kind, id, direction)}
        aria-label={`Move ${direction}: ${name}`}
        // At the end of the list the button is not disabled, because it would lose the focus.
        aria-disabled={atEnd || busy}
        onClick={() => !atEnd && !busy && onMove(direction)}
        sx={{ opacity: atEnd ? 0.38 : 1 }}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
    );
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        pl: indented ? { xs: 3, sm: 5 } : 2,
        pr: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'body2', fontWeight: 600 }}>
          {name}
          {chips}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{children}</Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <ShownSwitch label={switchLabel} checked={isActive} onPress={onActivate} />
        {arrow('up', isFirst)}
        {arrow('down', isLast)}
        <IconButton aria-label={`Edit: ${name}`} onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </IconButton>
        {onDelete ? (
          <IconButton aria-label={`Delete: ${name}`} onClick={onDelete}>
            <IconTrash size={20} aria-hidden />
          </IconButton>
        ) : (
          // Aligns the columns of all lines.
          <Box aria-hidden sx={{ width: 36 }} />
        )}
      </Box>
    </Box>
  );
}
