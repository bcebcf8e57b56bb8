import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { mutation } from '#kit/ui/data/query.ts';
import { DateField } from '#kit/ui/inputs/DateField.tsx';
import { PLAN_LISTS } from './plan-lists.ts';
import { addTask } from './task-calls.ts';

/** Adds a task of one's own. @param planId null: to the action plan */
export function OwnTaskForm({ planId }: { planId: number | null }) {
  const id = useId();
  const [title, setTitle] = useState('');
  const [day, setDay] = useState('');
  const add = useMutation(
    mutation(() => addTask(planId, { title: title.trim(), notes: '', due_on: day || null }), {
      invalidates: PLAN_LISTS,
      success: 'Task added',
      onSuccess: () => {
        setTitle('');
        setDay('');
      },
    }),
  );
  return (
    <Box
      component="form"
      aria-label="Add a task of your own"
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() && !add.isPending) add.mutate();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end', mt: 2 }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography component="label" htmlFor={`${id}-title`} variant="body2" sx={{ display: 'block' }}>
          Your own task
        </Typography>
        <OutlinedInput
          id={`${id}-title`}
          size="small"
          fullWidth
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          inputProps={{ maxLength: 200 }}
        />
      </Box>
      <Box>
        <Typography component="label" htmlFor={`${id}-day`} variant="body2" sx={{ display: 'block' }}>
          Due (optional)
        </Typography>
        <DateField id={`${id}-day`} size="small" value={day} onChange={setDay} sx={{ maxWidth: 180 }} />
      </Box>
      <Button type="submit" variant="outlined" color="inherit" loading={add.isPending}>
        Add task
      </Button>
    </Box>
  );
}
