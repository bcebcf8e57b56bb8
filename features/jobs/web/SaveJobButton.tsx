import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';

type SaveJobButtonProps = {
  job: { title: string; is_saved: boolean };
  onToggle: () => void;
  /** Shows the label next to the icon. */
  withLabel?: boolean;
};

/** Saves a job or removes it from the saved jobs. */
export function SaveJobButton({ job, onToggle, withLabel = false }: SaveJobButtonProps) {
  const Icon = job.is_saved ? IconBookmarkFilled : IconBookmark;
  const shared = {
    'aria-pressed': job.is_saved,
    'aria-label': `${job.is_saved ? 'Saved' : 'Save'} ${job.title}`,
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
        {job.is_saved ? 'Saved' : 'Save'}
      </Button>
    );
  }
  return (
    <IconButton {...shared} title={job.is_saved ? 'Saved' : 'Save'} color={job.is_saved ? 'primary' : 'default'}>
      <Icon size={22} aria-hidden />
    </IconButton>
  );
}
