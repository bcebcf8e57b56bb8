import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { GROUP_NAMES, groupOf, TASK_GROUPS, type TaskGroup } from '../grouping.ts';
import type { Task } from '../transition-shapes.ts';
import { TaskItem } from './TaskItem.tsx';
import { usePrinting } from './usePrinting.ts';

const LEADS: Record<TaskGroup, string> = {
  overdue: 'Past their due date but still worth doing',
  now: 'Due within 30 days, or open and due soon',
  next: 'In the next three months',
  later: 'After that, and what you’ve snoozed',
  done: 'Done or not relevant to you',
};
/** Of the long groups, how many are shown before "Show all". */
const SHOWN: Record<TaskGroup, number> = { overdue: 400, now: 400, next: 400, later: 400, done: 10 };

/** Overdue, Now, Next, Later, Done. */
export function TaskGroups({
  tasks,
  today,
  showCategory = false,
}: {
  tasks: readonly Task[];
  today: string;
  showCategory?: boolean;
}) {
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  return TASK_GROUPS.map((group) => {
    const members = tasks.filter((task) => groupOf(task, today) === group);
    if (members.length === 0) return null;
    return <Group key={group} group={group} members={members} titles={titles} today={today} showCategory={showCategory} />;
  });
}

type GroupProps = {
  group: TaskGroup;
  members: readonly Task[];
  titles: ReadonlyMap<number, string>;
  today: string;
  showCategory: boolean;
};

function Group({ group, members, titles, today, showCategory }: GroupProps) {
  const [all, setAll] = useState(false);
  const isPrinting = usePrinting();
  const shown = all || isPrinting ? members : members.slice(0, SHOWN[group]);
  return (
    <Box component="section" aria-labelledby={`group-${group}`} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mb: 1 }}>
        <Typography
          id={`group-${group}`}
          variant="h3"
          component="h2"
          sx={group === 'overdue' ? { color: 'error.text' } : undefined}
        >
          {`${GROUP_NAMES[group]} (${members.length})`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {LEADS[group]}
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
      >
        {shown.map((task) => (
          <TaskItem
            key={task.id}
            task={task}
            today={today}
            waitsFor={task.waits_for.flatMap((id) => titles.get(id) ?? [])}
            showCategory={showCategory}
          />
        ))}
      </Box>
      {members.length > shown.length && (
        <Button color="inherit" onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {`Show all ${members.length}`}
        </Button>
      )}
    </Box>
  );
}
