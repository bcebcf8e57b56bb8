import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { GROUP_NAMES, groupOf } from '../grouping.ts';
import type { Task } from '../transition-shapes.ts';
import { taskAnchor } from './TaskItem.tsx';

/** Tasks that have no place on a calendar yet, below it. */
export function UndatedTasks({ tasks, today }: { tasks: readonly Task[]; today: string }) {
  const undated = tasks.filter(({ due_on }) => due_on === null);
  if (undated.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="undated-title" sx={{ mt: 2 }}>
      <Typography id="undated-title" variant="subtitle2" component="h3">
        {`No date (${undated.length})`}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 0.5,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {undated.map((task) => {
          const group = groupOf(task, today);
          return (
            <Box component="li" key={task.id} sx={{ minHeight: 28, typography: 'body2', overflowWrap: 'anywhere' }}>
              <Link
                href={`#${taskAnchor(task.id)}`}
                color="textPrimary"
                sx={{ display: 'inline-block', minHeight: 24, textDecoration: group === 'done' ? 'line-through' : undefined }}
              >
                {task.title}
              </Link>
              <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${GROUP_NAMES[group]}`}</Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
