import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';

type SaveButtonProps = {
  item: { title: string; is_saved: boolean };
  onToggle: () => void;
  /** Shows the label next to the icon. */
  withLabel?: boolean;
};

/** Saves a job, a course or the like, or removes it from the saved ones. */
export function SaveButton({ item, onToggle, withLabel = false }: SaveButtonProps) {
  const Icon = item.is_saved ? IconBookmarkFilled : IconBookmark;
  const shared = {
    'aria-pressed': item.is_saved,
    'aria-label': `${item.is_saved ? 'Saved' : 'Save'} ${item.title}`,
    onClick: onToggle,
  };
  if (withLabel) {
    return (
      <Button
        {...shared}
        variant="outlined"
        color="inherit"
        size="large"
        startIcon={<Icon size={20} aria-hidden />}
        // Same width in both states, so that nothing next to it moves.
        sx={{ minWidth: 108 }}
      >
        {item.is_saved ? 'Saved' : 'Save'}
      </Button>
    );
  }
  return (
    <IconButton {...shared} title={item.is_saved ? 'Saved' : 'Save'} color={item.is_saved ? 'primary' : 'default'}>
      <Icon size={22} aria-hidden />
    </IconButton>
  );
}
