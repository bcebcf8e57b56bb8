import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import { findJobs, getJob } from '../../contract.ts';
import { dismissJob, findDismissedJobs, restoreJob } from '../../match-contract.ts';
import { DISMISS_LABELS, DISMISS_REASONS, type DismissReason } from '../../match-rules.ts';

/** Takes a job out of the recommendations and asks why. The toast offers to take it back. */
export function DismissJobMenu({ jobId, title }: { jobId: number; title: string }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const lists = { invalidates: [findJobs, getJob, findDismissedJobs] };
  const restore = useMutation(mutation(() => call(restoreJob, { params: { id: jobId } }), lists));
  const dismiss = useMutation(
    mutation((reason: DismissReason) => call(dismissJob, { params: { id: jobId }, body: { reason } }), {
      ...lists,
      onSuccess: () => toast.undo('Removed from your recommendations', () => restore.mutate()),
    }),
  );
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={`Not for me: ${title}`}
        endIcon={<IconChevronDown size={16} aria-hidden />}
        loading={dismiss.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Not for me
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {DISMISS_REASONS.map((reason) => (
          <MenuItem
            key={reason}
            onClick={() => {
              setAnchor(null);
              dismiss.mutate(reason);
            }}
          >
            {DISMISS_LABELS[reason]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
