import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { progressOf } from '../grouping.ts';
import type { Task } from '../transition-shapes.ts';
import { OwnTaskForm } from './OwnTaskForm.tsx';
import { TaskItem } from './TaskItem.tsx';
import { useToday } from './useToday.ts';

/** The next steps that the answers led to, with the same tasks as a transition plan. */
export function ActionPlanList({ items }: { items: readonly Task[] }) {
  const today = useToday();
  const { done, total } = progressOf(items, today);
  return (
    <div>
      <Typography variant="body2" role="status" sx={{ mb: 1, color: 'text.secondary' }}>
        {`${done} of ${total} done`}
      </Typography>
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
      >
        {items.map((task) => (
          <TaskItem key={task.id} task={task} today={today} showCategory />
        ))}
      </Box>
      <OwnTaskForm planId={null} />
    </div>
  );
}
