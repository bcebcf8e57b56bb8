import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type RowActionsProps = {
  /** The row's name, which ends the name of each button. */
  name: string;
  /** The words of the first button where it does something else than edit; they are shown then. */
  editLabel?: string;
  onEdit: () => void;
  /** Left out for a row that cannot be deleted. */
  onDelete?: (() => void) | undefined;
  /** Further buttons, between the two. */
  children?: ReactNode;
};

/** The buttons at the end of a row of a table of content. */
export function RowActions({ name, editLabel, onEdit, onDelete, children }: RowActionsProps) {
  return (
    <Box sx={{ display: 'inline-flex' }}>
      {editLabel ? (
        <Button
          size="small"
          color="inherit"
          startIcon={<IconPencil size={18} aria-hidden />}
          aria-label={`${editLabel} ${name}`}
          onClick={onEdit}
        >
          {editLabel}
        </Button>
      ) : (
        <IconButton aria-label={`Edit ${name}`} onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
        </IconButton>
      )}
      {children}
      {onDelete && (
        <IconButton aria-label={`Delete ${name}`} onClick={onDelete}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}
