import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';

type SaveCourseButtonProps = {
  course: { title: string; is_saved: boolean };
  onToggle: () => void;
  /** Shows the label next to the icon. */
  withLabel?: boolean;
};

/** Saves a course or removes it from the saved courses. */
export function SaveCourseButton({ course, onToggle, withLabel = false }: SaveCourseButtonProps) {
  const Icon = course.is_saved ? IconBookmarkFilled : IconBookmark;
  const shared = {
    'aria-pressed': course.is_saved,
    'aria-label': `${course.is_saved ? 'Saved' : 'Save'} ${course.title}`,
    onClick: onToggle,
  };
  if (!withLabel)
    return (
      <IconButton {...shared} title={course.is_saved ? 'Saved' : 'Save'} color={course.is_saved ? 'primary' : 'default'}>
        <Icon size={22} aria-hidden />
      </IconButton>
    );
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
      {course.is_saved ? 'Saved' : 'Save'}
    </Button>
  );
}
