import Button from '@mui/material/Button';
import { IconCalendarDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { getInterviewCalendar } from '../contract.ts';

/** Downloads the appointment as a calendar file. */
export function AddToCalendar({ id }: { id: number }) {
  const save = useMutation(mutation(() => download(getInterviewCalendar, { params: { id } }, 'interview.ics')));
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      loading={save.isPending}
      loadingPosition="start"
      startIcon={<IconCalendarDown size={18} aria-hidden />}
      onClick={() => save.mutate()}
    >
      Add to calendar
    </Button>
  );
}
