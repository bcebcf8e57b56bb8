import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addDays, addMonths, endOfMonth, firstOfMonth, longDay } from '#kit/calendar/days.ts';
import { useLocale } from '../text/locale.tsx';

const MOVES: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: firstOfMonth,
  End: endOfMonth,
};

const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());
/** 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The days of a month to choose from. The arrow keys move by day and week, Page Up and Page Down by month. */
export function MonthGrid({ day, onChoose }: { day: string | null; onChoose: (day: string) => void }) {
  const { language } = useLocale();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(day ?? today());
  const first = firstOfMonth(current);
  const weekBegins = language === 'en-US' ? 0 : 1;
  const start = addDays(first, -((weekdayOf(first) - weekBegins + 7) % 7));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => addDays(start, week * 7 + index)),
  ).filter(([monday = '']) => monday <= endOfMonth(current));
  const title = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${first}T00:00:00Z`),
  );
  const nameOfDay = (one: string, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(`${one}T00:00:00Z`));

  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = MOVES[event.key]?.(current);
    if (!next || next < '0001-01-01' || next > '9999-12-31') return;
    event.preventDefault();
    setCurrent(next);
  };

  return (
    <Box sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <IconButton aria-label="Month before" size="small" onClick={() => setCurrent(addMonths(current, -1))}>
          <IconChevronLeft size={20} aria-hidden />
        </IconButton>
        <Typography id={id} variant="subtitle2" component="h2" aria-live="polite">
          {title}
        </Typography>
        <IconButton aria-label="Month after" size="small" onClick={() => setCurrent(addMonths(current, 1))}>
          <IconChevronRight size={20} aria-hidden />
        </IconButton>
      </Box>
      <Box ref={grid} role="grid" aria-labelledby={id} onKeyDown={onKeyDown}>
        <Box role="row" sx={WEEK}>
          {weeks[0]?.map((one) => (
            <Box
              key={one}
              role="columnheader"
              aria-label={nameOfDay(one, 'long')}
              sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center' }}
            >
              {nameOfDay(one, 'short').slice(0, 2)}
            </Box>
          ))}
        </Box>
        {weeks.map((week) => (
          <Box role="row" key={week[0]} sx={WEEK}>
            {week.map((one) => (
              <Box role="gridcell" key={one} aria-selected={one === day}>
                <ButtonBase
                  data-day={one}
                  tabIndex={one === current ? 0 : -1}
                  aria-label={longDay(one, language)}
                  aria-current={one === today() ? 'date' : undefined}
                  onClick={() => onChoose(one)}
                  sx={{
                    width: 36,
                    height: 36,
                    borderRadius: 1,
                    typography: 'body2',
                    color: one.slice(0, 7) === first.slice(0, 7) ? 'text.primary' : 'text.secondary',
                    '&:hover': { bgcolor: 'action.hover' },
                    '&[aria-current]': { fontWeight: 700, textDecoration: 'underline' },
                    ...(one === day && {
                      bgcolor: 'primary.main',
                      color: 'primary.contrastText',
                      '&:hover': { bgcolor: 'primary.dark' },
                    }),
                  }}
                >
                  {Number(one.slice(8))}
                </ButtonBase>
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const WEEK = { display: 'grid', gridTemplateColumns: 'repeat(7, 36px)', gap: 0.25, mb: 0.25 } as const;
