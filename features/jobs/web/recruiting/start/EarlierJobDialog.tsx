import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { paths } from '#kit/ui/paths.ts';
import { copyJob, findRecruiterJobs } from '../../../recruiting-contract.ts';
import { copiedInWords, STATUS_WORDS } from '../recruiting-words.ts';

type EarlierJobDialogProps = { onLeave: (href: string) => Promise<void>; onClose: () => void };

/** Copies a job of the company to a new draft. */
export function EarlierJobDialog({ onLeave, onClose }: EarlierJobDialogProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isError, isFetching, refetch } = useQuery({
    ...query(findRecruiterJobs, { query: { search } }),
    placeholderData: keepPreviousData,
  });
  const copy = useMutation(
    mutation(copyJob, {
      invalidates: [findRecruiterJobs],
      onSuccess: async ({ data: copied, left_out }) => {
        toast.success(copiedInWords(left_out));
        await onLeave(paths.recruiter.jobEdit(copied.id));
      },
    }),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="earlier-job">
      <DialogTitle id="earlier-job">Start from an earlier job</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          Everything is copied to a new draft, except its dates and applicants.
        </Typography>
        <OutlinedInput
          type="search"
          placeholder="Search your jobs"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ input: { 'aria-label': 'Search your jobs' } }}
          autoFocus
          fullWidth
        />
        {isError && !data && <ErrorState title="Your jobs could not be loaded" onRetry={() => refetch()} retrying={isFetching} />}
        {data?.data.length === 0 && (
          <Typography sx={{ mt: 2 }}>{search ? 'No jobs with these words.' : 'Your company hasn’t posted a job yet.'}</Typography>
        )}
        <Box
          component="ul"
          aria-label="Your jobs"
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', maxHeight: 360, overflowY: 'auto' }}
        >
          {data?.data.map((job) => (
            <li key={job.id}>
              <ListItemButton disabled={copy.isPending} onClick={() => copy.mutate({ params: { id: job.id } })}>
                <ListItemText
                  primary={job.title}
                  secondary={[STATUS_WORDS[job.status].label, job.city].filter(Boolean).join(' · ')}
                />
              </ListItemButton>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
