import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { mutation, query } from '#kit/ui/data/query.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import {
  type Candidate,
  createCandidateList,
  findCandidateLists,
  findCandidates,
  getCandidate,
  updateCandidateList,
} from '../contract.ts';

type SaveToListDialogProps = { candidates: readonly Candidate[]; onClose: () => void };

/** Puts candidates on the company's lists, or takes them off, and makes new lists. */
export function SaveToListDialog({ candidates, onClose }: SaveToListDialogProps) {
  const titleId = useId();
  const lists = useQuery(query(findCandidateLists));
  const form = useForm({ defaultValues: { name: '' } });
  const invalidates = [findCandidateLists, findCandidates, getCandidate];
  const change = useMutation(mutation(updateCandidateList, { invalidates }));
  const create = useMutation(
    mutation(createCandidateList, {
      form,
      invalidates,
      success: ({ data }) => `Saved to ${data.name}`,
      onSuccess: () => form.reset(),
    }),
  );
  const keys = candidates.map(({ key }) => key);
  const [first] = candidates;
  const whom = candidates.length === 1 && first ? first.label : counted(candidates.length, 'candidate', 'candidates');
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Save {whom} to a list</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box role="group" aria-label="Lists of your company">
          {lists.data?.data.map(({ id, name, count }) => {
            const on = candidates.filter(({ list_ids }) => list_ids.includes(id)).length;
            return (
              <FormControlLabel
                key={id}
                sx={{ display: 'flex' }}
                control={
                  <Checkbox
                    checked={on === candidates.length}
                    indeterminate={on > 0 && on < candidates.length}
                    disabled={change.isPending}
                    onChange={(_, listed) => change.mutate({ params: { id }, body: { keys, listed } })}
                  />
                }
                label={`${name} (${count})`}
              />
            );
          })}
        </Box>
        <form noValidate onSubmit={form.handleSubmit(({ name }) => create.mutate({ body: { name, keys } }))}>
          <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
            <TextInput control={form.control} name="name" label="New list" placeholder="Workshop, spring" />
            <Button type="submit" variant="outlined" color="inherit" loading={create.isPending} sx={{ flexShrink: 0 }}>
              Create
            </Button>
          </Box>
        </form>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
