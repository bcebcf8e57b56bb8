import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CATEGORIES, type Category } from '#features/services/rules.ts';
import { addMonths, daysBetween, firstOfMonth } from '#kit/calendar/days.ts';
import { formatDay } from '#kit/ui/text/dates.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { calendarRange, GROUP_NAMES, groupOf, type TaskGroup } from '../grouping.ts';
import type { Task } from '../transition-shapes.ts';
import { PLAN_NAMES } from '../transition-words.ts';
import { taskAnchor } from './TaskItem.tsx';
import { UndatedTasks } from './UndatedTasks.tsx';

const MONTH_PX = 30;
const ROW_PX = 28;
const LANE_PX = 104;
/** Markers closer than this go into rows of their own. */
const APART_DAYS = 27;

const COLOURS: Record<TaskGroup, string> = {
  overdue: 'error.main',
  catch_up: 'warning.main',
  now: 'primary.main',
  next: 'info.main',
  later: 'grey.500',
  done: 'success.main',
};
const MARKS: Record<TaskGroup, string> = { overdue: '!', catch_up: '↺', now: '●', next: '○', later: '·', done: '✓' };

type TimelineProps = { tasks: readonly Task[]; discharge: string | null; today: string };
type Dated = Task & { due_on: string };

/** 24 months before to 24 months after discharge: a lane for each category, a marker for each dated task. To a screen reader it is a list. */
export function Timeline({ tasks, discharge, today }: TimelineProps) {
  const { language } = useLocale();
  const { from, to } = calendarRange(discharge, today);
  const begin = firstOfMonth(from);
  const months = Array.from({ length: 49 }, (_, index) => addMonths(begin, index));
  const days = daysBetween(begin, addMonths(begin, 49));
  const width = 49 * MONTH_PX;
  const x = (day: string) => Math.round((daysBetween(begin, day) / days) * width);
  const shown = tasks.filter((task): task is Dated => task.due_on !== null && task.due_on >= begin && task.due_on <= to);
  const lanes = CATEGORIES.map((category) => ({ category, tasks: shown.filter((task) => task.category === category) })).filter(
    (lane) => lane.tasks.length > 0,
  );
  const ordered = lanes.flatMap((lane) => lane.tasks);
  const [active, setActive] = useState<number | null>(null);
  const focusable = active ?? ordered[0]?.id ?? null;
  const scroller = useRef<HTMLDivElement>(null);
  const todayAt = x(today);
  const openDays = ordered.flatMap((task) => (groupOf(task, today) === 'done' ? [] : [x(task.due_on)]));
  const firstAt = Math.min(todayAt, ...openDays);
  useEffect(() => {
    const box = scroller.current;
    // The labels of the lanes stay on the left: the first open task must not begin below them.
    if (box) box.scrollLeft = Math.max(0, Math.min(todayAt + LANE_PX - box.clientWidth / 3, firstAt - 24));
  }, [todayAt, firstAt]);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = ordered.findIndex(({ id }) => id === focusable);
    const next = ordered[Math.min(Math.max(at + step, 0), ordered.length - 1)];
    if (!next) return;
    setActive(next.id);
    document.getElementById(`marker-${next.id}`)?.focus();
  };

  if (ordered.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="timeline-title" sx={{ display: { xs: 'none', sm: 'block' }, mb: 3 }}>
      <Typography id="timeline-title" variant="h3" component="h2" sx={{ mb: 1 }}>
        Timeline
      </Typography>
      <Box
        ref={scroller}
        sx={{
          position: 'relative',
          overflowX: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ position: 'relative', width: width + LANE_PX, pb: 1 }}>
          <Box aria-hidden sx={{ height: 44, position: 'relative', ml: `${LANE_PX}px`, borderBottom: 1, borderColor: 'divider' }}>
            {months.map((month) => (
              <MonthTick
                key={month}
                month={month}
                left={x(month)}
                language={language}
                isCovered={[todayAt, discharge ? x(discharge) : todayAt].some((at) => x(month) > at - 32 && x(month) < at + 64)}
              />
            ))}
          </Box>
          <Guide left={LANE_PX + todayAt} label="Today" colour="primary.text" />
          {discharge && <Guide left={LANE_PX + x(discharge)} label="You leave" colour="text.primary" />}
          <Box component="ul" aria-label="Tasks by category and date" onKeyDown={move} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {lanes.map((lane) => (
              <Lane
                key={lane.category}
                {...lane}
                x={x}
                today={today}
                focusable={focusable}
                onFocus={setActive}
                describe={(task) =>
                  `${task.title}, due ${formatDay(task.due_on, language)}, ${GROUP_NAMES[groupOf(task, today)].toLowerCase()}`
                }
              />
            ))}
          </Box>
        </Box>
      </Box>
      <Legend />
      <UndatedTasks tasks={tasks} today={today} />
    </Box>
  );
}

/** `isCovered`: the label of a guide takes the place of the year. */
function MonthTick({ month, left, language, isCovered }: { month: string; left: number; language: string; isCovered: boolean }) {
  const isYear = month.slice(5, 7) === '01';
  const label = new Intl.DateTimeFormat(language, { month: 'narrow', timeZone: 'UTC' }).format(Date.parse(`${month}T00:00:00Z`));
  return (
    <Box
      sx={{
        position: 'absolute',
        left,
        top: 0,
        bottom: 0,
        borderLeft: 1,
        borderColor: isYear ? 'text.secondary' : 'divider',
        pl: 0.5,
      }}
    >
      <Box sx={{ typography: 'caption', fontWeight: 600, height: 20, whiteSpace: 'nowrap' }}>
        {isYear && !isCovered ? month.slice(0, 4) : ''}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{label}</Box>
    </Box>
  );
}

const Guide = ({ left, label, colour }: { left: number; label: string; colour: string }) => (
  <Box
    aria-hidden
    sx={{ position: 'absolute', left, top: 0, bottom: 0, borderLeft: 2, borderColor: colour, zIndex: 1, pointerEvents: 'none' }}
  >
    <Box
      sx={{
        typography: 'caption',
        fontWeight: 600,
        color: colour,
        bgcolor: 'background.paper',
        px: 0.5,
        ml: '1px',
        whiteSpace: 'nowrap',
      }}
    >
      {label}
    </Box>
  </Box>
);

type LaneProps = {
  category: Category;
  tasks: readonly Dated[];
  x: (day: string) => number;
  today: string;
  focusable: number | null;
  onFocus: (id: number) => void;
  describe: (task: Dated) => string;
};

/** The row of each marker, so that none covers another. */
function packed(tasks: readonly Dated[]): { rows: number; placed: { task: Dated; row: number }[] } {
  const ends: string[] = [];
  const placed = tasks.map((task) => {
    const free = ends.findIndex((end) => daysBetween(end, task.due_on) >= APART_DAYS);
    const row = free === -1 ? ends.length : free;
    ends[row] = task.due_on;
    return { task, row };
  });
  return { rows: Math.max(1, ends.length), placed };
}

function Lane({ category, tasks, x, today, focusable, onFocus, describe }: LaneProps) {
  const { rows, placed } = packed(tasks);
  return (
    <Box
      component="li"
      sx={{ position: 'relative', height: rows * ROW_PX + 12, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box
        sx={{
          position: 'sticky',
          left: 0,
          zIndex: 2,
          width: LANE_PX,
          height: '100%',
          display: 'flex',
          alignItems: 'center',
          px: 1.5,
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
          typography: 'subtitle2',
        }}
      >
        {PLAN_NAMES[category]}
      </Box>
      <Box
        component="ul"
        aria-label={PLAN_NAMES[category]}
        sx={{ m: 0, p: 0, listStyle: 'none', position: 'absolute', inset: 0, left: LANE_PX }}
      >
        {placed.map(({ task, row }) => {
          const group = groupOf(task, today);
          return (
            <Box
              component="li"
              key={task.id}
              sx={{ position: 'absolute', left: x(task.due_on) - 12, top: 8 + row * ROW_PX, width: 24, height: 24 }}
            >
              <Box
                component="a"
                id={`marker-${task.id}`}
                href={`#${taskAnchor(task.id)}`}
                tabIndex={task.id === focusable ? 0 : -1}
                onFocus={() => onFocus(task.id)}
                title={describe(task)}
                aria-label={describe(task)}
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  width: 24,
                  height: 24,
                  borderRadius: '50%',
                  border: 2,
                  borderColor: COLOURS[group],
                  bgcolor: 'background.paper',
                  color: 'text.primary',
                  textDecoration: 'none',
                  fontSize: 12,
                  fontWeight: 700,
                  lineHeight: 1,
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <span aria-hidden>{MARKS[group]}</span>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const Legend = () => (
  <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1, typography: 'caption', color: 'text.secondary' }}>
    {(Object.keys(MARKS) as TaskGroup[]).map((group) => (
      <Box key={group} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 16,
            height: 16,
            borderRadius: '50%',
            border: 2,
            borderColor: COLOURS[group],
            color: 'text.primary',
            fontSize: 9,
          }}
        >
          {MARKS[group]}
        </Box>
        {GROUP_NAMES[group]}
      </Box>
    ))}
  </Box>
);

/** On a phone: how many tasks fall into each quarter of the calendar. */
export function TimelineStrip({ tasks, discharge, today }: TimelineProps) {
  const { from } = calendarRange(discharge, today);
  const quarters = Array.from({ length: 16 }, (_, index) => ({
    from: addMonths(from, index * 3),
    to: addMonths(from, index * 3 + 3),
  }));
  const counts = quarters.map(
    (quarter) => tasks.filter(({ due_on }) => due_on !== null && due_on >= quarter.from && due_on < quarter.to).length,
  );
  const most = Math.max(1, ...counts);
  if (counts.every((count) => count === 0)) return null;
  return (
    <Box aria-hidden sx={{ display: { xs: 'block', sm: 'none' }, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'end', gap: '2px', height: 40 }}>
        {quarters.map((quarter, index) => (
          <Box
            key={quarter.from}
            sx={{
              flex: 1,
              height: `${8 + (92 * (counts[index] ?? 0)) / most}%`,
              borderRadius: '2px 2px 0 0',
              bgcolor: today >= quarter.from && today < quarter.to ? 'primary.main' : 'grey.400',
            }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'caption', color: 'text.secondary' }}>
        <span>24 months before</span>
        <span>{discharge ? 'You leave' : 'Today'}</span>
        <span>24 after</span>
      </Box>
    </Box>
  );
}
