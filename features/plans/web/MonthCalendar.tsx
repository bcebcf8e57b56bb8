import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays, addMonths, daysInMonth, firstOfMonth } from '#kit/calendar/days.ts';
import { UNITED_STATES } from '#kit/country/country.ts';
import { formatFull } from '#kit/ui/text/dates.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { groupOf } from '../grouping.ts';
import type { Task } from '../transition-shapes.ts';
import { taskAnchor } from './TaskItem.tsx';
import { UndatedTasks } from './UndatedTasks.tsx';

/** One month with its tasks. On a phone only the days that have some. */
export function MonthCalendar({ tasks, today }: { tasks: readonly Task[]; today: string }) {
  const { language, countryId } = useLocale();
  const [month, setMonth] = useState(firstOfMonth(today));
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(month));
  const startsOnSunday = countryId === UNITED_STATES;
  const weekday = (new Date(`${month}T00:00:00Z`).getUTCDay() + (startsOnSunday ? 0 : 6)) % 7;
  const days = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  const cells = Array.from({ length: Math.ceil((weekday + days) / 7) * 7 }, (_, index) => addDays(month, index - weekday));
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  const on = (day: string) => tasks.filter(({ due_on }) => due_on === day);
  const inMonth = (day: string) => day.slice(0, 7) === month.slice(0, 7);
  const count = tasks.filter(({ due_on }) => due_on !== null && inMonth(due_on)).length;
  return (
    <Box component="section" aria-labelledby="calendar-title" sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <IconButton aria-label="Month before" onClick={() => setMonth(addMonths(month, -1))}>
          <IconChevronLeft size={20} aria-hidden />
        </IconButton>
        <Typography
          id="calendar-title"
          variant="h3"
          component="h2"
          aria-live="polite"
          sx={{ minWidth: 170, textAlign: 'center' }}
        >
          {name}
        </Typography>
        <IconButton aria-label="Month after" onClick={() => setMonth(addMonths(month, 1))}>
          <IconChevronRight size={20} aria-hidden />
        </IconButton>
        <Button color="inherit" size="small" onClick={() => setMonth(firstOfMonth(today))}>
          This month
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {count === 0 ? 'Nothing is due' : count === 1 ? '1 task is due' : `${count} tasks are due`}
        </Typography>
      </Box>
      <Box
        component="table"
        sx={{
          display: { xs: 'none', sm: 'table' },
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          bgcolor: 'background.paper',
          '& td, & th': { border: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            {cells.slice(0, 7).map((day) => (
              <Box component="th" scope="col" key={day} sx={{ py: 0.5, typography: 'caption', color: 'text.secondary' }}>
                {new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(day))}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Box
                  component="td"
                  key={day}
                  aria-current={day === today ? 'date' : undefined}
                  sx={{
                    height: 92,
                    verticalAlign: 'top',
                    p: 0.75,
                    ...(!inMonth(day) && { bgcolor: 'background.default', color: 'text.secondary' }),
                  }}
                >
                  <Box
                    component="span"
                    sx={{
                      typography: 'caption',
                      fontWeight: day === today ? 700 : 400,
                      ...(day === today && { color: 'primary.text' }),
                    }}
                  >
                    {Number(day.slice(8))}
                  </Box>
                  <DayTasks tasks={on(day)} today={today} />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
        {cells
          .filter((day) => inMonth(day) && on(day).length > 0)
          .map((day) => (
            <Box key={day} sx={{ mb: 1.5 }}>
              <Typography variant="subtitle2" component="h3">
                {formatFull(day, language)}
              </Typography>
              <DayTasks tasks={on(day)} today={today} />
            </Box>
          ))}
      </Box>
      <UndatedTasks tasks={tasks} today={today} />
    </Box>
  );
}

function DayTasks({ tasks, today }: { tasks: readonly Task[]; today: string }) {
  if (tasks.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {tasks.map((task) => {
        const group = groupOf(task, today);
        return (
          <Box component="li" key={task.id} sx={{ '& + &': { mt: 0.5 } }}>
            <Link
              href={`#${taskAnchor(task.id)}`}
              variant="caption"
              color={group === 'overdue' ? 'error.text' : 'textPrimary'}
              sx={{ display: 'block', minHeight: 24, textDecoration: group === 'done' ? 'line-through' : undefined }}
            >
              {group === 'overdue' ? `Overdue: ${task.title}` : task.title}
            </Link>
          </Box>
        );
      })}
    </Box>
  );
}
