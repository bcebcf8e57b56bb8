import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { GROUP_NAMES, groupOf, TASK_GROUPS, type TaskGroup } from '../grouping.ts';
import type { Task } from '../transition-shapes.ts';
import { TaskItem, taskAnchor } from './TaskItem.tsx';
import { usePrinting } from './usePrinting.ts';

const LEADS: Record<TaskGroup, string> = {
  overdue: 'Became due after they entered your plan',
  catch_up: 'Their usual time was before you made this plan. Which of these have you done?',
  now: 'Due within 30 days, or open and due soon',
  next: 'In the next three months',
  later: 'After that, and what you’ve snoozed',
  done: 'Done or not relevant to you',
};
/** Of the long groups, how many are shown before "Show all". */
const SHOWN: Record<TaskGroup, number> = { overdue: 400, catch_up: 400, now: 400, next: 400, later: 400, done: 10 };

/** Overdue, Catch up, Now, Next, Later, Done. */
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
  const hash = useLocation({ select: (location) => location.hash });
  const linkedId = tasks.find(({ id }) => taskAnchor(id) === hash)?.id ?? null;
  useEffect(() => {
    if (linkedId === null) return;
    const item = document.getElementById(taskAnchor(linkedId));
    item?.scrollIntoView();
    item?.focus({ preventScroll: true });
  }, [linkedId]);
  return TASK_GROUPS.map((group) => {
    const members = tasks.filter((task) => groupOf(task, today) === group);
    if (members.length === 0) return null;
    return (
      <Group
        key={group}
        group={group}
        members={members}
        linkedId={linkedId}
        titles={titles}
        today={today}
        showCategory={showCategory}
      />
    );
  });
}

type GroupProps = {
  group: TaskGroup;
  members: readonly Task[];
  /** The task that the page's hash names, if any. */
  linkedId: number | null;
  titles: ReadonlyMap<number, string>;
  today: string;
  showCategory: boolean;
};

function Group({ group, members, linkedId, titles, today, showCategory }: GroupProps) {
  const [all, setAll] = useState(false);
  const isPrinting = usePrinting();
  const first = members.slice(0, SHOWN[group]);
  const hidesLinked = members.some(({ id }) => id === linkedId) && first.every(({ id }) => id !== linkedId);
  const shown = all || isPrinting || hidesLinked ? members : first;
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
            isLinked={task.id === linkedId}
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
