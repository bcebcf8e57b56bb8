import Button from '@mui/material/Button';
import { IconChevronLeft } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useJobFilter } from './filters/JobFilterContext.tsx';

/** Link from a job back to the list. It goes back in history when the list came before, so the list keeps its scroll position. */
export function BackToList() {
  const { listHref } = useJobFilter();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button
      color="inherit"
      href={listHref()}
      startIcon={<IconChevronLeft size={20} aria-hidden />}
      onClick={(event) => {
        if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.back();
      }}
      sx={{ ml: -1, mb: 1 }}
    >
      Back
    </Button>
  );
}
